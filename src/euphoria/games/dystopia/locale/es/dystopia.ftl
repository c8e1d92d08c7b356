# Euphoria: Build a Better Dystopia. Los textos de las cartas están escritos con nuestras propias palabras.

dystopia-title = Construye una distopía mejor
    .text = Dados que son trabajadores en una ciudad que sabe demasiado, para 2 a 6 jugadores. Recluta, excava, construye y comercia; quien coloque primero diez estrellas gobernará la distopía.

## Facciones, regiones, bienes, artefactos

dystopia-faction-euphorian = los Euphorianos
    .plural = Euphorianos
dystopia-faction-subterran = los Subterráneos
    .plural = Subterráneos
dystopia-faction-wastelander = los Habitantes del Yermo
    .plural = Habitantes del Yermo
dystopia-faction-icarite = los Icaritas
    .plural = Icaritas

dystopia-region-euphorian = Euphoria
dystopia-region-subterran = Subterra
dystopia-region-wastelander = Yermo
dystopia-region-icarite = Ícaro

dystopia-good-energy = energía
dystopia-good-water = agua
dystopia-good-food = comida
dystopia-good-bliss = dicha
dystopia-good-gold = oro
dystopia-good-stone = piedra
dystopia-good-clay = arcilla

# Un artefacto; .one es lo que alguien toma, descarta o quema.
dystopia-card-bat = Bate de Béisbol
    .one = un bate de béisbol
dystopia-card-balloons = Globos
    .one = un manojo de globos
dystopia-card-bifocals = Bifocales
    .one = unos bifocales
dystopia-card-book = Libro
    .one = un libro
dystopia-card-box = Juego de Mesa
    .one = un juego de mesa
dystopia-card-bear = Oso de Peluche
    .one = un oso de peluche

# Tantos de algo, en pagos y trueques.
dystopia-count-energy = { $count } de energía
dystopia-count-water = { $count } de agua
dystopia-count-food = { $count } de comida
dystopia-count-bliss = { $count } de dicha
dystopia-count-gold = { $count } de oro
dystopia-count-stone = { $count } de piedra
dystopia-count-clay = { $count } de arcilla
dystopia-count-bat = { $count ->
    [one] { $count } bate de béisbol
    [many] { $count } de bates de béisbol
   *[other] { $count } bates de béisbol
}
dystopia-count-balloons = { $count ->
    [one] { $count } manojo de globos
    [many] { $count } de manojos de globos
   *[other] { $count } manojos de globos
}
dystopia-count-bifocals = { $count ->
    [one] { $count } carta de bifocales
    [many] { $count } de cartas de bifocales
   *[other] { $count } cartas de bifocales
}
dystopia-count-book = { $count ->
    [one] { $count } libro
    [many] { $count } de libros
   *[other] { $count } libros
}
dystopia-count-box = { $count ->
    [one] { $count } juego de mesa
    [many] { $count } de juegos de mesa
   *[other] { $count } juegos de mesa
}
dystopia-count-bear = { $count ->
    [one] { $count } oso de peluche
    [many] { $count } de osos de peluche
   *[other] { $count } osos de peluche
}
# Conocimiento que se gana como precio.
dystopia-count-knowledge = { $count } más de conocimiento
dystopia-count-goods = { $count ->
    [0] ningún bien
    [one] { $count } bien
    [many] { $count } de bienes
   *[other] { $count } bienes
}
dystopia-count-cards = { $count ->
    [0] ninguna carta
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
dystopia-and = { $most } y { $last }
dystopia-nothing = nada

dystopia-track-morale = la moral
dystopia-track-knowledge = el conocimiento

dystopia-side-fight = luchar contra el sistema
dystopia-side-serve = servir a la distopía

dystopia-workers = { $count ->
    [1] el trabajador { $numbers }
   *[other] los trabajadores { $numbers }
}
    .whom = { $count ->
        [1] al trabajador { $numbers }
       *[other] a los trabajadores { $numbers }
    }

# Lo mismo, por el valor y el lugar.
dystopia-workers-at = { $count ->
    [1] el { $list }
   *[other] los trabajadores de valor { $list }
}
    .whom = { $count ->
        [1] al { $list }
       *[other] a los trabajadores de valor { $list }
    }

# Cómo se paga una retirada, detrás de los trabajadores.
dystopia-retrieve-free = gratis, perdiendo moral
dystopia-retrieve-food = por 1 de comida, ganando 2 de moral
dystopia-retrieve-bliss = por 1 de dicha, ganando 2 de moral
dystopia-retrieve-energy = por 1 de energía, perdiendo 1 de conocimiento y ganando 1 de moral
dystopia-retrieve-calm = por 1 de dicha, perdiendo 2 de conocimiento

dystopia-choice-morale = 1 más de moral
dystopia-choice-knowledge = 1 menos de conocimiento
dystopia-choice-card = una carta de artefacto
dystopia-choice-territory = una estrella en el territorio
dystopia-choice-site = una estrella en el mercado de la { $site }

## Casillas; .on sigue a «coloca un trabajador», .short es para la mesa en breve

dystopia-site = obra { $number } de { $faction }
dystopia-space-generator = Generador
    .on = en el Generador
dystopia-space-aquifer = Acuífero
    .on = en el Acuífero
dystopia-space-farm = Granja
    .on = en la Granja
dystopia-space-cloud-mine = Mina de Nubes
    .on = en la Mina de Nubes
dystopia-space-euphorian-tunnel = Túnel de los Euphorianos
    .short = túnel Euphoria
    .on = en el Túnel de los Euphorianos
dystopia-space-subterran-tunnel = Túnel de los Subterráneos
    .short = túnel Subterra
    .on = en el Túnel de los Subterráneos
dystopia-space-wastelander-tunnel = Túnel de los Habitantes del Yermo
    .short = túnel Yermo
    .on = en el Túnel de los Habitantes del Yermo
dystopia-space-euphorian-tunnel-end = Final del Túnel de los Euphorianos
    .short = final del túnel Euphoria
    .on = al final del Túnel de los Euphorianos
dystopia-space-subterran-tunnel-end = Final del Túnel de los Subterráneos
    .short = final del túnel Subterra
    .on = al final del Túnel de los Subterráneos
dystopia-space-wastelander-tunnel-end = Final del Túnel de los Habitantes del Yermo
    .short = final del túnel Yermo
    .on = al final del Túnel de los Habitantes del Yermo
dystopia-space-tank-energy = Tanque de Activación de Trabajadores (energía)
    .short = tanque (energía)
    .on = en el Tanque de Activación de Trabajadores, con energía
dystopia-space-tank-water = Tanque de Activación de Trabajadores (agua)
    .short = tanque (agua)
    .on = en el Tanque de Activación de Trabajadores, con agua
dystopia-space-incinerator = Incinerador de la Exactitud Histórica
    .short = Incinerador
    .on = en el Incinerador de la Exactitud Histórica
dystopia-space-free-press = Prensa Libre de la Cruda Realidad
    .short = Prensa Libre
    .on = en la Prensa Libre de la Cruda Realidad
dystopia-space-ark = Arca de los Recuerdos Rotos
    .short = Arca
    .on = en el Arca de los Recuerdos Rotos
dystopia-space-wind-saloon = Salón del Viento
    .on = en el Salón del Viento
dystopia-space-nimbus-loft = Ático de los Nimbos
    .on = en el Ático de los Nimbos
dystopia-space-breeze-bar = Bar de la Brisa
    .on = en el Bar de la Brisa
dystopia-space-sky-lounge = Sala del Cielo
    .on = en la Sala del Cielo
dystopia-space-market = Mercado de la { $site }
    .on = en el mercado de la { $site }
dystopia-space-built = Mercado { $tile } ({ $site })
    .on = en el mercado { $tile } ({ $site })
dystopia-space-construction = Casilla { $number } ({ $good }) de la { $site }
    .on = en la casilla { $number } ({ $good }) de la { $site }

## Reclutas; .classic es la redacción antigua donde es distinta, .short es para la mesa en breve

dystopia-recruit-ben-ludologist = Ben el Ludólogo
    .short = Ben
    .text = Cuando la tirada de un rival le deja dos trabajadores disponibles iguales, puedes perder 2 de moral a cambio de 1 recurso a tu elección.
dystopia-recruit-bradley-futurist = Bradley el Futurista
    .short = Bradley
    .text = Después de colocar una estrella en un mercado fuera de Ícaro, puedes ganar 2 de conocimiento para tomar 2 cartas de artefacto y quedarte con una.
dystopia-recruit-esme-fireman = Esme la Bombera
    .short = Esme
    .text = Cada vez que colocas una estrella, puedes quemar una carta de artefacto: ganas 1 de energía y además pierdes 1 de conocimiento o ganas 1 de moral. Quemar un libro da 2 de energía, 2 menos de conocimiento y 2 más de moral.
    .classic = Cada vez que colocas una estrella, puedes quemar una carta de artefacto: ganas 1 de energía y además pierdes 1 de conocimiento o ganas 1 de moral.
dystopia-recruit-gary-electrician = Gary el Electricista
    .short = Gary
    .text = Cuando tu trabajador en el Generador es igual a otro que está allí, ganas 1 de moral o 1 más de energía.
dystopia-recruit-jefferson-shock-artist = Jefferson el Artista del Electrochoque
    .short = Jefferson
    .text = También puedes pagar una retirada con 1 de energía; entonces pierdes 1 de conocimiento y ganas 1 de moral.
dystopia-recruit-julia-thought-inspector = Julia la Inspectora del Pensamiento
    .short = Julia
    .text = Cuando desplazas al trabajador de un rival, puedes perder 1 de moral a cambio de 1 recurso a tu elección. El trabajador desplazado no se lanza entonces, sino que toma el valor del tuyo.
    .classic = Cuando desplazas al trabajador de un rival que tiene el mismo valor que el tuyo, puedes perder 2 de moral a cambio de 1 recurso a tu elección.
dystopia-recruit-katy-dietician = Katy la Dietista
    .short = Katy
    .text = Cuando colocas un trabajador en el Generador sin tener cartas de artefacto en la mano, ganas también 1 de comida.
dystopia-recruit-laura-philanthropist = Laura la Filántropa
    .short = Laura
    .text = Cuando desplazas a un rival de un túnel o del Tanque de Activación de Trabajadores, puedes darle 1 de tu oro para tomar 2 cartas de artefacto.
dystopia-recruit-michael-engineer = Michael el Ingeniero
    .short = Michael
    .text = En una obra puedes pagar cualquier recurso en lugar del impreso. Cada vez que pagas oro allí, ganas 1 de moral y 1 de conocimiento.
dystopia-recruit-nakagawa-tribute = Dr. Nakagawa el Tributo
    .short = Nakagawa
    .text = Cada vez que colocas un trabajador en una obra, puedes avanzar a los Euphorianos 1 paso en el medidor de lealtad.
    .classic = Después de colocar una estrella en un mercado fuera de Ícaro, puedes sacrificar al trabajador que colocaste allí y poner una segunda estrella en el territorio de esa región.
dystopia-recruit-ray-foreman = Ray el Capataz
    .short = Ray
    .text = Cada vez que se termina un mercado, ganas 2 de moral si ayudaste a construirlo; si no, pierdes 2 de conocimiento.
dystopia-recruit-yordy-demotivator = Yordy el Desmotivador
    .short = Yordy
    .text = Cuando retiras gratis, puedes pagar 1 de energía para dar a uno de los trabajadores retirados el valor que quieras en lugar de lanzarlo.
    .classic = Mientras tengas exactamente dos trabajadores, retirar gratis no te cuesta moral.
dystopia-recruit-andrew-spelunker = Andrew el Espeleólogo
    .short = Andrew
    .text = Cuando sacas oro o arcilla de un túnel sin tener cartas de artefacto en la mano, tomas también una carta.
dystopia-recruit-brett-lockpicker = Brett el Abrecerraduras
    .short = Brett
    .text = Después de colocar una estrella en un mercado fuera de Ícaro, puedes ganar 1 de conocimiento a cambio de 1 recurso a tu elección.
    .classic = Después de colocar una estrella en un mercado fuera de Ícaro sin desplazar a nadie, puedes ganar 2 de conocimiento a cambio de 1 recurso a tu elección.
dystopia-recruit-chase-miner = Chase el Minero
    .short = Chase
    .text = En un túnel puedes sacrificar al trabajador que acabas de colocar a cambio de 2 más del recurso del túnel. Un trabajador que consigues puede colocarse en el mismo turno.
dystopia-recruit-curtis-propagandist = Curtis el Propagandista
    .short = Curtis
    .text = Cada vez que pierdes moral, pierdes otro tanto de conocimiento.
dystopia-recruit-dave-demolitionist = Mayor Dave el Dinamitero
    .short = Dave
    .text = Cuando desplazas a un rival de un túnel, puedes ganar 1 de conocimiento: tomas 1 más del recurso del túnel y su minero avanza 1 paso más.
    .classic = Cuando desplazas a un rival de un túnel, puedes ganar 2 de conocimiento: tomas 1 más del recurso del túnel y su minero avanza 1 paso más.
dystopia-recruit-faith-hydroelectrician = Faith la Hidroelectricista
    .short = Faith
    .text = Cuando colocas un trabajador en el Acuífero sin tener cartas de artefacto en la mano, ganas también 1 de energía.
dystopia-recruit-jonathan-gambler = Jonathan el Apostador
    .short = Jonathan el Apostador
    .text = Una vez por turno, al tomar una carta de artefacto, puedes tomar dos en su lugar y mostrar tu mano. Si en ella hay dos iguales, cada rival toma una carta.
    .classic = Una vez por turno, al tomar una carta de artefacto, puedes ganar 1 de conocimiento y tomar tres a la vista en su lugar; quédate solo con las que sean iguales.
dystopia-recruit-josiah-hacker = Josiah el Pirata Informático
    .short = Josiah
    .text = Cuando colocas un trabajador en el Generador, la Granja o la Mina de Nubes, ganas 1 de moral y cada jugador que tenga allí un trabajador, salvo tú, gana 1 de conocimiento.
dystopia-recruit-maggie-outlaw = Maggie la Forajida
    .short = Maggie
    .text = Cuando todos los trabajadores que retiras vienen de Subterra, ganas 1 de agua o 1 de piedra.
dystopia-recruit-phil-spy = Phil el Espía
    .short = Phil
    .text = Cuando desplazas a un rival que no tiene ningún recluta Subterráneo activo, puedes ganar 1 de conocimiento para tomar una carta de artefacto.
    .classic = Cuando desplazas a un rival que no tiene ningún recluta Subterráneo activo, puedes ganar 2 de conocimiento para tomar una carta de artefacto.
dystopia-recruit-soulless-plumber = Soulless el Plomero
    .short = Soulless
    .text = Cuando tu trabajador en el Acuífero está solo o es menor que todos los demás, ganas 1 de moral o 1 más de agua.
dystopia-recruit-xander-excavator = Xander el Excavador
    .short = Xander
    .text = Cuando desplazas de un túnel a un trabajador rival mayor que el tuyo, puedes ganar 1 de conocimiento a cambio de 1 más del recurso del túnel.
dystopia-recruit-brian-viticulturist = Brian el Viticultor
    .short = Brian
    .text = Puedes usar comida como dicha. Si lo haces al pagar un mercado fuera de Ícaro, ganas 1 de conocimiento y los Habitantes del Yermo avanzan 1 paso. Cada colocación en Ícaro te cuesta 1 de moral.
    .classic = Puedes usar comida como dicha. Si lo haces al pagar un mercado fuera de Ícaro, ganas 1 de conocimiento y los Habitantes del Yermo avanzan 1 paso.
dystopia-recruit-flartner-luddite = Flartner el Ludita
    .short = Flartner
    .text = En una obra puedes pagar una carta de artefacto en lugar del recurso; entonces ganas 1 de moral.
dystopia-recruit-geek-oracle = Geek el Oráculo
    .short = Geek
    .text = Una vez por turno, al tomar una carta de artefacto, puedes ganar 1 de conocimiento y tomar tres en su lugar; después descarta dos cartas de tu mano.
    .classic = Una vez por turno, al tomar cartas de artefacto, puedes ganar 2 de conocimiento para tomar una más; después descarta una carta de tu mano.
dystopia-recruit-ian-horticulturist = Ian el Horticultor
    .short = Ian
    .text = Cuando colocas un trabajador en la Granja sin tener ningún recurso, ganas también 1 de agua.
dystopia-recruit-jacko-archivist = Jacko el Archivista
    .short = Jacko
    .text = En el Arca de los Recuerdos Rotos puedes pagar una sola carta de artefacto; entonces cada rival puede tomar una.
    .classic = Cuando visitas un mercado fuera de Ícaro, puedes pagar 2 cartas de artefacto más para colocar una segunda estrella.
dystopia-recruit-jonathan-artist = Jonathan el Artista
    .short = Jonathan el Artista
    .text = Cuando tu trabajador está solo en una obra o es mayor que todos los demás de ella, puedes ganar 2 de conocimiento para tomar una carta de artefacto.
dystopia-recruit-kyle-scavenger = Kyle el Chatarrero
    .short = Kyle
    .text = Cuando tu trabajador está solo en el Generador, el Acuífero o la Granja, puedes ganar 2 de conocimiento para tomar una carta de artefacto.
dystopia-recruit-nick-understudy = Nick el Suplente
    .short = Nick
    .text = Cada vez que ganas conocimiento, ganas otro tanto de moral.
dystopia-recruit-pete-cannibal = Pete el Caníbal
    .short = Pete
    .text = Al retirar, puedes sacrificar a uno de los trabajadores retirados a cambio de 4 de comida y 1 recurso a tu elección. Cuando consigues un trabajador, puedes ganar 2 de conocimiento para tomar una carta de artefacto.
dystopia-recruit-reitz-archaeologist = Profesor Reitz el Arqueólogo
    .short = Reitz
    .text = En un túnel donde no desplazas a nadie, puedes ganar 2 de conocimiento: tomas 1 carta de artefacto más y el minero avanza 1 paso más.
dystopia-recruit-scarby-harvester = Sir Scarby el Cosechador
    .short = Scarby
    .text = Cuando tu trabajador en la Granja está solo o es mayor que todos los demás, pierdes 1 de conocimiento o ganas 1 más de comida.
dystopia-recruit-steven-scholar = Steven el Erudito
    .short = Steven
    .text = Cuando una tirada que supera el límite de conocimiento te cuesta un trabajador, ganas 1 recurso a tu elección y tomas una carta de artefacto.
dystopia-recruit-amanda-broker = Amanda la Intermediaria
    .short = Amanda
    .text = Cuando tu trabajador es desplazado, incluso por ti, puedes pagar 1 de dicha para elegir su nuevo valor en lugar de lanzarlo.
    .classic = Cuando otro jugador desplaza a tu trabajador, puedes darle 1 de dicha para elegir su nuevo valor en lugar de lanzarlo.
dystopia-recruit-flavio-merchant = Flavio el Mercader
    .short = Flavio
    .text = Después de colocar una estrella en un mercado fuera de Ícaro, puedes ganar 1 de conocimiento para tomar una carta de artefacto.
    .classic = Después de colocar una estrella en un mercado fuera de Ícaro donde desplazaste a un rival, puedes perder 2 de moral para tomar una carta de artefacto.
dystopia-recruit-gidget-hypnotist = Gidget la Hipnotizadora
    .short = Gidget
    .text = Cuando pagas una retirada con dicha, puedes perder 2 de conocimiento en lugar de ganar 2 de moral.
dystopia-recruit-josh-negotiator = Josh el Negociador
    .short = Josh
    .text = Cuando visitas un mercado fuera de Ícaro, puedes pagar dicha en lugar del recurso de su costo.
dystopia-recruit-kaden-infiltrator = Kaden el Infiltrado
    .short = Kaden
    .text = Puedes ganar 2 de conocimiento para colocar un trabajador al final de cualquier túnel terminado, sean cuales sean las facciones de tus reclutas.
dystopia-recruit-lee-gossip = Lee el Chismoso
    .short = Lee
    .text = Cuando desplazas a un rival, puedes perder 1 de moral: ese jugador gana 1 de conocimiento y tú, 1 mercancía a tu elección.
dystopia-recruit-matthew-thief = Matthew el Ladrón
    .short = Matthew
    .text = Cuando desplazas a un rival de un túnel, puedes ganar 1 de conocimiento en lugar de pagar la mercancía.
dystopia-recruit-maxime-ambassador = Maxime el Embajador
    .short = Maxime
    .text = Cuando desplazas a un rival, puedes perder 2 de moral: ese jugador gana 1 de conocimiento y tú tomas una carta de artefacto.
dystopia-recruit-rebecca-peddler = Rebecca la Buhonera
    .short = Rebecca
    .text = Cuando desplazas a un rival, puedes perder 2 de moral: ese jugador gana 1 de conocimiento y tú, 1 recurso a tu elección.
dystopia-recruit-sarinee-cloud-miner = Sarinee la Minera de Nubes
    .short = Sarinee
    .text = Cuando tu trabajador está solo en la Mina de Nubes, pierdes 1 de conocimiento o ganas 1 más de dicha.
dystopia-recruit-sheppard-lobotomist = Dr. Sheppard el Lobotomista
    .short = Sheppard
    .text = Al retirar, puedes sacrificar a uno de los trabajadores retirados a cambio de 4 de dicha y 1 recurso a tu elección. Cuando consigues un trabajador, puedes perder 2 de moral para tomar una carta de artefacto.
dystopia-recruit-zong-astronomer = Zong el Astrónomo
    .short = Zong
    .text = Cuando colocas un trabajador en la Mina de Nubes, puedes ganar 1 de conocimiento para tomar una carta de artefacto; entonces cada rival puede tomar 1 de dicha.
    .classic = Cuando colocas un trabajador en la Mina de Nubes sin tener recursos ni cartas de artefacto, ganas también 1 de agua o 1 de energía.

## Mercados; la penalización es para quien no tiene una estrella en él, .short es para la mesa en breve

dystopia-tile-laboratory-of-selective-genetics = Laboratorio de Genética Selectiva
    .short = Laboratorio
    .cost = 1 carta de artefacto y 1 recurso a tu elección
    .penalty = Con dos o tres trabajadores no puedes conseguir otro.
dystopia-tile-spa-of-fleeting-pleasure = Spa del Placer Fugaz
    .short = Spa
    .cost = 4 de agua y 1 carta de artefacto
    .penalty = No puedes desplazar a tus propios trabajadores.
dystopia-tile-courthouse-of-hasty-judgment = Juzgado del Juicio Precipitado
    .short = Juzgado
    .cost = 4 de energía y 1 de piedra
    .penalty = En los mercados de artefactos no puedes pagar con dos cartas iguales; hacen falta tres.
dystopia-tile-plaza-of-immortalized-humility = Plaza de la Humildad Inmortalizada
    .short = Plaza
    .cost = 4 de agua y 1 de arcilla
    .penalty = No puedes visitar mercados construidos donde no tengas una estrella.
dystopia-tile-fountain-of-wishful-thinking = Fuente de las Vanas Ilusiones
    .short = Fuente
    .cost = 4 de agua y 1 de oro
    .penalty = No puedes colocar más de un trabajador por turno.
dystopia-tile-lounge-of-opulent-frugality = Club de la Frugalidad Opulenta
    .short = Club
    .cost = 4 de energía y 1 carta de artefacto
    .penalty = No puedes colocar un trabajador en una obra donde un rival tenga uno.
dystopia-tile-academy-of-mandatory-equality = Academia de la Igualdad Obligatoria
    .short = Academia
    .cost = 4 de comida y 1 de oro
    .penalty = Las habilidades de tus reclutas no funcionan.
dystopia-tile-cafeteria-of-nameless-meat = Cafetería de la Carne sin Nombre
    .short = Cafetería
    .cost = 4 de comida y 1 carta de artefacto
    .penalty = Retirar gratis te cuesta 1 más de moral.
dystopia-tile-apothecary-of-productive-dreams = Botica de los Sueños Productivos
    .short = Botica
    .cost = 4 de dicha y 1 recurso a tu elección
    .penalty = No puedes colocar trabajadores en Ícaro.
dystopia-tile-theater-of-revelatory-propaganda = Teatro de la Propaganda Reveladora
    .short = Teatro
    .cost = 4 de energía y 1 de arcilla
    .penalty = Cada estrella que colocas te da 1 de conocimiento.
dystopia-tile-registry-of-personal-secrets = Registro de Secretos Personales
    .short = Registro
    .cost = 4 de dicha y 1 carta de artefacto
    .penalty = No recibes las bonificaciones de lealtad de los niveles 1 y 2.
dystopia-tile-arena-of-peaceful-conflict = Palestra del Conflicto Pacífico
    .short = Palestra
    .cost = 4 de comida y 1 de piedra
    .penalty = No puedes colocar un trabajador en una zona de mercancías donde ya tengas uno.
dystopia-tile-disassemble-a-teddy-bear-shop = Taller «Desarma tu Osito»
    .short = Taller
    .cost = 1 mercancía a tu elección y 1 oso de peluche
    .penalty = Cada 1 que sacas te cuesta una mercancía o un recurso.
dystopia-tile-clinic-of-blind-hindsight = Clínica de la Retrospectiva Ciega
    .short = Clínica
    .cost = 1 mercancía a tu elección y 1 carta de bifocales
    .penalty = Cada 2 que sacas te cuesta una mercancía o un recurso.
dystopia-tile-bemusement-park = Parque de Desconciertos
    .short = Parque
    .cost = 1 mercancía a tu elección y 1 manojo de globos
    .penalty = Cada 3 que sacas te cuesta una mercancía o un recurso.
dystopia-tile-friendly-local-game-bonfire = Hoguera de Juegos del Barrio
    .short = Hoguera
    .cost = 1 mercancía a tu elección y 1 juego de mesa
    .penalty = Cada 4 que sacas te cuesta una mercancía o un recurso.
dystopia-tile-stadium-of-guaranteed-home-runs = Estadio de los Jonrones Garantizados
    .short = Estadio
    .cost = 1 mercancía a tu elección y 1 bate de béisbol
    .penalty = Cada 5 que sacas te cuesta una mercancía o un recurso.
dystopia-tile-center-for-reduced-literacy = Centro para la Alfabetización Reducida
    .short = Centro
    .cost = 1 mercancía a tu elección y 1 libro
    .penalty = Cada 6 que sacas te cuesta una mercancía o un recurso.

## Dilemas

dystopia-dilemma-oppressor = El Opresor
    .fight = Luchar contra el opresor
    .serve = Servir al opresor
dystopia-dilemma-friend = Un Amigo en Apuros
    .fight = Ayudar a escapar a un amigo
    .serve = Delatar a un amigo
dystopia-dilemma-press = El Poder de la Prensa
    .fight = Publicar una denuncia
    .serve = Publicar propaganda
dystopia-dilemma-reading = El Libro Prohibido
    .fight = Leer un libro
    .serve = Quemar un libro
dystopia-dilemma-leisure = Trabajo y Descanso
    .fight = Dejar descansar a los trabajadores
    .serve = Hacer trabajar más a los trabajadores
dystopia-dilemma-love = Asuntos del Corazón
    .fight = Elegir el amor verdadero
    .serve = Aceptar la pareja asignada

## Cartas consultadas

dystopia-is-recruit = recluta
dystopia-is-tile = loseta de mercado
dystopia-is-artifact = carta de artefacto
dystopia-is-dilemma = dilema ético
dystopia-label-type = Tipo
dystopia-label-faction = Facción
dystopia-label-classic = Redacción clásica
dystopia-label-cost = Costo de la visita
dystopia-label-gain = Beneficio de la visita
dystopia-label-copies = Copias
dystopia-label-dilemma = Dilema
dystopia-label-market = Mercado
dystopia-label-artifact = Artefacto
dystopia-label-fight = Para luchar contra el sistema
dystopia-label-serve = Para servir a la distopía
dystopia-visit = una estrella en el territorio de la región y 1 paso de lealtad para su facción
dystopia-penalty = Sin una estrella en este mercado: { $penalty }
dystopia-about-artifact = Una reliquia del viejo mundo. Tres cartas de artefacto cualesquiera, o dos iguales, compran una estrella en un mercado de artefactos.
dystopia-about-dilemma = Una vez por partida, como turno entero: muestra esta carta y descarta { $card } o dos cartas de artefacto cualesquiera. Después elige: toma dos reclutas y quédate con uno oculto, o coloca una estrella en esta carta.

## Sucesos

dystopia-recruits-dealt = Se reparten los reclutas y los dilemas.
dystopia-kept = { $you ->
    [seat] Tu recluta activo es { $recruit }.
   *[other] El recluta activo de { $seat } es { $recruit }.
}
dystopia-kept-hidden = { $you ->
    [seat] Tu recluta oculto es { $recruit }.
   *[other] El recluta oculto de { $seat } es { $recruit }.
}
dystopia-dilemma-dealt = { $you ->
    [seat] Tu dilema es «{ $dilemma }».
   *[other] El dilema de { $seat } es «{ $dilemma }».
}
dystopia-begins = { $you ->
    [seat] Empiezas tú.
   *[other] Empieza { $seat }.
}
dystopia-turn = { $you ->
    [seat] Turno { $turn }: te toca a ti.
   *[other] Turno { $turn }: le toca a { $seat }.
}
dystopia-placed = { $you ->
    [seat] Colocas un { $value } { $space-on }.
   *[other] { $seat } coloca un { $value } { $space-on }.
}
dystopia-bumps = { $space }: { $you ->
    [both] desplazas a tu propio trabajador.
    [seat] desplazas al trabajador de { $owner }.
    [owner] { $seat } desplaza a tu trabajador.
    [same] { $seat } desplaza a su propio trabajador.
   *[other] { $seat } desplaza al trabajador de { $owner }.
}
dystopia-rolled = { $you ->
    [seat] Sacas un { $value }.
   *[other] { $seat } saca un { $value }.
}
dystopia-set-value = { $you ->
    [seat] Tu trabajador vale ahora { $value }.
   *[other] El trabajador de { $seat } vale ahora { $value }.
}
dystopia-worker-lost = { $you ->
    [seat] Tus trabajadores saben demasiado: el { $value } huye.
   *[other] Los trabajadores de { $seat } saben demasiado: el { $value } huye.
}
dystopia-new-worker = { $you ->
    [seat] Consigues un nuevo trabajador.
   *[other] { $seat } consigue un nuevo trabajador.
}
dystopia-sacrificed = { $you ->
    [seat] Sacrificas a tu trabajador de valor { $value }.
   *[other] { $seat } sacrifica a un trabajador de valor { $value }.
}
dystopia-paid = { $you ->
    [seat] Pagas { $payment }.
   *[other] { $seat } paga { $payment }.
}
dystopia-cannot-pay = { $space }: { $you ->
    [seat] ya no puedes pagar y no recibes nada.
   *[other] { $seat } ya no puede pagar y no recibe nada.
}
dystopia-gained = { $you ->
    [seat] Ganas { $count } de { $good }.
   *[other] { $seat } gana { $count } de { $good }.
}
dystopia-lost = { $you ->
    [seat] Pierdes 1 de { $good }.
   *[other] { $seat } pierde 1 de { $good }.
}
dystopia-gave = { $you ->
    [seat] Le das 1 de { $good } a { $receiver }.
    [receiver] { $seat } te da 1 de { $good }.
   *[other] { $seat } le da 1 de { $good } a { $receiver }.
}
dystopia-drew = { $you ->
    [seat] Tomas una carta de artefacto.
   *[other] { $seat } toma una carta de artefacto.
}
dystopia-drew-card = { $you ->
    [seat] Has tomado { $card-one }.
   *[other] { $seat } ha tomado { $card-one }.
}
dystopia-drew-nothing = { $you ->
    [seat] No quedan cartas de artefacto: no tomas nada.
   *[other] No quedan cartas de artefacto: { $seat } no toma nada.
}
dystopia-reshuffled = Las cartas de artefacto descartadas se barajan y forman un nuevo mazo.
dystopia-discarded = { $you ->
    [seat] Descartas { $card-one }.
   *[other] { $seat } descarta { $card-one }.
}
dystopia-shows-hand = { $you ->
    [seat] Muestras tu mano: { $stock }.
   *[other] { $seat } muestra su mano: { $stock }.
}
dystopia-morale = { $you ->
    [seat] Tu moral es ahora { $step }.
   *[other] La moral de { $seat } es ahora { $step }.
}
dystopia-knowledge = { $you ->
    [seat] Tu conocimiento es ahora { $step }.
   *[other] El conocimiento de { $seat } es ahora { $step }.
}
dystopia-allegiance = La lealtad de { $faction } sube a { $step }.
dystopia-miner = El minero de { $faction } excava hasta el paso { $step }.
dystopia-tunnel-open = El túnel de { $faction } está terminado; la casilla de su final queda abierta.
dystopia-activated = { $you ->
    [seat] Tu recluta oculto se activa: { $recruit }.
   *[other] El recluta oculto de { $seat } se activa: { $recruit }.
}
dystopia-star-territory = { $you ->
    [seat] Colocas una estrella en el territorio de { $faction }.
   *[other] { $seat } coloca una estrella en el territorio de { $faction }.
}
dystopia-star-tile = { $you ->
    [seat] Colocas una estrella en el mercado de la { $site }.
   *[other] { $seat } coloca una estrella en el mercado de la { $site }.
}
dystopia-star-recruit = { $you ->
    [seat] Colocas una estrella en { $recruit }.
   *[other] { $seat } coloca una estrella en { $recruit }.
}
dystopia-star-dilemma = { $you ->
    [seat] Colocas una estrella en tu dilema.
   *[other] { $seat } coloca una estrella en su dilema.
}
dystopia-no-star = { $you ->
    [seat] No puedes colocar ninguna estrella en el territorio de { $faction }.
   *[other] { $seat } no puede colocar ninguna estrella en el territorio de { $faction }.
}
dystopia-built = Se termina la { $site }: abre «{ $tile }».
dystopia-returned = { $you ->
    [seat] { $count ->
        [one] { $count } trabajador tuyo vuelve de la obra.
        [many] { $count } de trabajadores tuyos vuelven de la obra.
       *[other] { $count } trabajadores tuyos vuelven de la obra.
    }
   *[other] { $count ->
        [one] { $count } trabajador de { $seat } vuelve de la obra.
        [many] { $count } de trabajadores de { $seat } vuelven de la obra.
       *[other] { $count } trabajadores de { $seat } vuelven de la obra.
    }
}
dystopia-retrieves = { $you ->
    [seat] Retiras
   *[other] { $seat } retira
} { $count ->
    [one] { $count } trabajador.
    [many] { $count } de trabajadores.
   *[other] { $count } trabajadores.
}
dystopia-uses = { $you ->
    [seat] Usas a { $recruit }.
   *[other] { $seat } usa a { $recruit }.
}
dystopia-shows-dilemma = { $you ->
    [seat] Resuelves tu dilema, «{ $dilemma }»: { $side }.
   *[other] { $seat } resuelve su dilema, «{ $dilemma }»: { $side }.
}
dystopia-drew-recruits = { $you ->
    [seat] Tomas dos reclutas.
   *[other] { $seat } toma dos reclutas.
}
dystopia-saw-recruits = { $you ->
    [seat] Has tomado a { $recruit } y a { $other }.
   *[other] { $seat } ha tomado a { $recruit } y a { $other }.
}
dystopia-offered = { $you ->
    [seat] Le propones un trueque a { $receiver }
    [receiver] { $seat } te propone un trueque
   *[other] { $seat } le propone un trueque a { $receiver }
}: { $goods } y { $cards } por { $other_goods } y { $other_cards }.
dystopia-offered-exactly = { $you ->
    [seat] Le ofreces a { $receiver } { $give } por { $get }.
    [receiver] { $seat } te ofrece { $give } por { $get }.
   *[other] { $seat } le ofrece a { $receiver } { $give } por { $get }.
}
dystopia-traded = { $you ->
    [seat] Haces el trueque con { $receiver }.
    [receiver] { $seat } hace el trueque contigo.
   *[other] { $seat } hace el trueque con { $receiver }.
}
dystopia-stays = { $you ->
    [seat] Quieres hacer trueques antes de terminar tu turno.
   *[other] { $seat } quiere hacer trueques antes de terminar su turno.
}
dystopia-not-traded = { $you ->
    [seat] No hay trueque entre { $receiver } y tú.
    [receiver] No hay trueque entre { $seat } y tú.
   *[other] No hay trueque entre { $seat } y { $receiver }.
}
dystopia-last-star = { $you ->
    [seat] Has colocado tu última estrella.
   *[other] { $seat } ha colocado su última estrella.
}
dystopia-tie-roll = { $you ->
    [seat] Para desempatar sacas un total de { $sum }.
   *[other] Para desempatar { $seat } saca un total de { $sum }.
}
dystopia-wins = { $you ->
    [seat] ¡Ganas!
   *[other] { $seat } gana.
}
dystopia-stopped = Se ha alcanzado el límite de turnos. La partida se detiene.
dystopia-took-step = { $you ->
    [seat] Pones { $track } en { $step }.
   *[other] { $seat } pone { $track } en { $step }.
}

## Acciones, como líneas de un menú

dystopia-do-keep = Activo: { $active }; oculto: { $hidden }
dystopia-do-take = Tomar a { $recruit }
dystopia-do-pick = Poner en juego «{ $tile }»
dystopia-do-mark = Poner { $track } en { $step }
dystopia-do-place = Colocar un { $value } { $space-on }
dystopia-do-retrieve = Retirar { $workers-whom } { $way }
dystopia-do-resolve = Resolver tu dilema: { $side }
dystopia-do-stay = Hacer trueques antes de terminar mi turno
dystopia-do-finish = Terminar el turno
dystopia-do-stop = No colocar más trabajadores
dystopia-do-pay = Pagar { $payment }
dystopia-do-use = Usar a { $recruit }
dystopia-do-done = No usar ningún recluta
dystopia-do-choose = Elegir { $choice }
dystopia-do-discard = Descartar { $card-one }
dystopia-do-lose = Entregar 1 de { $good }
dystopia-do-set = Dar al trabajador el valor { $value }
dystopia-do-yes = Tomarlo
dystopia-do-no = No tomarlo
dystopia-do-offer = Ofrecer a { $partner } { $give } por { $get }
dystopia-do-accept = Aceptar el trueque
dystopia-do-decline = Rechazar el trueque
dystopia-do-counter = Ofrecer en su lugar { $give } por { $get }
dystopia-do-burn = Quemar { $card-one }
dystopia-do-retain = Quedarte con { $recruit }

## Preguntas

dystopia-ask-draft = Toma uno de estos reclutas; los demás pasan al jugador de tu izquierda.
dystopia-ask-keep = Elige tu recluta activo y tu recluta oculto.
dystopia-ask-pick = Elige la loseta de mercado que entrará en juego.
dystopia-ask-mark = Pon tu moral o tu conocimiento en un paso libre.
dystopia-ask-turn = Tu turno: coloca un trabajador, retira trabajadores o resuelve tu dilema.
dystopia-ask-end = Aún puedes hacer trueques o terminar tu turno.
dystopia-ask-more = Puedes colocar otro trabajador o parar.
dystopia-ask-pay = Elige cómo pagas.
dystopia-ask-tunnel = El túnel: elige el recurso o una carta de artefacto.
dystopia-ask-star = Elige dónde colocas tu estrella.
dystopia-ask-gain = Elige qué ganas.
dystopia-ask-choose = Tu recluta: elige qué ganas.
dystopia-ask-ability = ¿Usas un recluta?
dystopia-ask-draw = Vas a tomar cartas de artefacto. ¿Usas un recluta?
dystopia-ask-throw = Elige una carta de artefacto para descartarla.
dystopia-ask-discard = Tu mano supera el límite: elige una carta de artefacto para descartarla.
dystopia-ask-lose = Tu tirada te cuesta algo: elige qué pierdes.
dystopia-ask-set-value = Elige el nuevo valor del trabajador.
dystopia-ask-may-take = ¿Lo aceptas?
dystopia-ask-dilemma-pay = Tu dilema: elige qué cartas de artefacto descartas.
dystopia-ask-retain = Elige con qué recluta te quedas.
dystopia-ask-trade = Te proponen un trueque: acepta, rechaza o haz otra oferta.
dystopia-ask-counter = Has recibido otra oferta: acepta o rechaza.
dystopia-ask-burn = Elige la carta de artefacto que quemas.
dystopia-ask-keep-one = Elige cuál de las dos cartas tomadas descartas; te quedas con la otra.
dystopia-about-may-draw = { $recruit } ({ $name }) ofrece a cada rival 1 carta de artefacto
dystopia-about-may-take-bliss = { $recruit } ({ $name }) ofrece a cada rival 1 de dicha

dystopia-wait-draft = Esperando a que { $names } { $count ->
    [1] tome un recluta.
   *[other] tomen un recluta.
}
dystopia-wait-keep = Esperando a que { $names } { $count ->
    [1] elija sus reclutas.
   *[other] elijan sus reclutas.
}
dystopia-wait-pick = Esperando a que { $names } { $count ->
    [1] elija una loseta de mercado.
   *[other] elijan una loseta de mercado.
}
dystopia-wait-mark = Esperando a que { $names } { $count ->
    [1] ponga su moral o su conocimiento en un paso.
   *[other] pongan su moral o su conocimiento en un paso.
}
dystopia-wait-turn = Esperando a que { $names } { $count ->
    [1] decida qué hacer en su turno.
   *[other] decidan qué hacer en su turno.
}
dystopia-wait-end = Esperando a que { $names } { $count ->
    [1] haga un trueque o termine el turno.
   *[other] hagan un trueque o terminen el turno.
}
dystopia-wait-more = Esperando a { $names }: ¿otro trabajador o basta?
dystopia-wait-pay = Esperando a que { $names } { $count ->
    [1] pague.
   *[other] paguen.
}
dystopia-wait-tunnel = Esperando a que { $names } { $count ->
    [1] elija el recurso o una carta en el túnel.
   *[other] elijan el recurso o una carta en el túnel.
}
dystopia-wait-star = Esperando a que { $names } { $count ->
    [1] coloque una estrella.
   *[other] coloquen una estrella.
}
dystopia-wait-gain = Esperando a que { $names } { $count ->
    [1] elija qué gana.
   *[other] elijan qué ganan.
}
dystopia-wait-choose = Esperando a que { $names } { $count ->
    [1] elija qué le da su recluta.
   *[other] elijan qué les da su recluta.
}
dystopia-wait-ability = Esperando a { $names }: ¿se usa un recluta?
dystopia-wait-draw = Esperando a { $names }: ¿se usa un recluta para tomar cartas?
dystopia-wait-throw = Esperando a que { $names } { $count ->
    [1] descarte una carta de artefacto.
   *[other] descarten una carta de artefacto.
}
dystopia-wait-discard = Esperando a que { $names } { $count ->
    [1] descarte hasta el límite de su mano.
   *[other] descarten hasta el límite de su mano.
}
dystopia-wait-lose = Esperando a que { $names } { $count ->
    [1] elija qué pierde.
   *[other] elijan qué pierden.
}
dystopia-wait-set-value = Esperando a que { $names } { $count ->
    [1] elija el valor de un trabajador.
   *[other] elijan el valor de un trabajador.
}
dystopia-wait-may-take = Esperando a { $names }: ¿se toma lo ofrecido?
dystopia-wait-dilemma-pay = Esperando a que { $names } { $count ->
    [1] pague su dilema.
   *[other] paguen su dilema.
}
dystopia-wait-retain = Esperando a que { $names } { $count ->
    [1] se quede con uno de dos reclutas.
   *[other] se queden con uno de dos reclutas.
}
dystopia-wait-trade = Esperando a que { $names } { $count ->
    [1] responda a una oferta.
   *[other] respondan a una oferta.
}
dystopia-wait-counter = Esperando a que { $names } { $count ->
    [1] responda a la otra oferta.
   *[other] respondan a la otra oferta.
}
dystopia-wait-burn = Esperando a que { $names } { $count ->
    [1] queme una carta de artefacto.
   *[other] quemen una carta de artefacto.
}
dystopia-wait-keep-one = Esperando a que { $names } { $count ->
    [1] se quede con una de dos cartas.
   *[other] se queden con una de dos cartas.
}

## Rechazos; después sigue el número de la regla entre paréntesis

dystopia-no-nothing-asked = Ahora no se pregunta nada
dystopia-no-not-a-way-to-pay = Con eso no se paga el costo, o no lo tienes
dystopia-no-ability-not-now = { $recruit } no se puede usar ahora
dystopia-no-answered-already = Ya has respondido; los demás todavía están eligiendo
dystopia-no-not-your-turn = Es el turno de { $seat }
dystopia-no-not-asked = Ahora no se te pregunta a ti
dystopia-no-no-such-worker = No tienes ningún trabajador disponible de valor { $value } para este turno
dystopia-no-not-a-double = En este turno solo puedes colocar más trabajadores de valor { $value }
dystopia-no-apothecary = La Botica de los Sueños Productivos te cierra Ícaro
dystopia-no-arena = Por la Palestra del Conflicto Pacífico no puedes enviar allí a un segundo trabajador
dystopia-no-tunnel-not-finished = El túnel no está terminado
dystopia-no-tunnel-of-others = No tienes ningún recluta activo de la facción de ese túnel
dystopia-no-not-built = El mercado aún no está construido
dystopia-no-plaza = Por la Plaza de la Humildad Inmortalizada no puedes visitar un mercado donde no tengas una estrella
dystopia-no-already-built = El mercado ya está construido
dystopia-no-occupied = Allí hay ya un trabajador
dystopia-no-lounge = Por el Club de la Frugalidad Opulenta no puedes construir donde un rival tenga un trabajador
dystopia-no-spa = Por el Spa del Placer Fugaz no puedes desplazar a tu propio trabajador
dystopia-no-cannot-pay = No puedes pagar lo que cuesta
dystopia-no-icarus-morale = En Ícaro { $recruit } te cuesta 1 de moral y no puedes perderla
dystopia-no-not-this-turn = Tu trabajador de valor { $value } solo se puede colocar en un turno posterior
dystopia-no-one-thing-a-turn = En un turno o se coloca, o se retira, o se resuelve el dilema
dystopia-no-nobody-on-board = No tienes ningún trabajador en el tablero
dystopia-no-cannot-retrieve-so = Esos trabajadores no se pueden retirar de esa manera
dystopia-no-dilemma-resolved = Ya has resuelto tu dilema
dystopia-no-dilemma-cards = No tienes ni el artefacto de tu dilema ni otras dos cartas
dystopia-no-stays-already = Ya has dicho que quieres hacer trueques antes de terminar tu turno
dystopia-no-no-trading = En esta mesa no hay trueques
dystopia-no-trade-with-another = Solo puedes hacer trueques con otro jugador
dystopia-no-both-give = En un trueque las dos partes dan algo
dystopia-no-not-yours = No tienes lo que ofreces
dystopia-no-asked-draft = Primero toma uno de los reclutas que tienes
dystopia-no-asked-keep = Primero elige tu recluta activo y tu recluta oculto entre los que recibiste
dystopia-no-asked-pick = Primero elige una de tus losetas de mercado
dystopia-no-asked-mark = Debes poner la moral o el conocimiento en un paso libre
dystopia-no-asked-turn = Es tu turno: coloca un trabajador, retira trabajadores o resuelve tu dilema
dystopia-no-asked-end = Ahora solo puedes ofrecer un trueque o terminar tu turno
dystopia-no-asked-more = Ahora solo puedes colocar otro trabajador o parar
dystopia-no-asked-pay = Primero paga la casilla
dystopia-no-asked-tunnel = Primero elige el recurso del túnel o una carta de artefacto
dystopia-no-asked-star = Primero elige dónde va tu estrella
dystopia-no-asked-gain = Primero elige qué ganas
dystopia-no-asked-choose = Primero elige qué te da tu recluta
dystopia-no-asked-ability = Ahora solo puedes usar un recluta o seguir
dystopia-no-asked-draw = Primero di si usas un recluta para tomar cartas
dystopia-no-asked-throw = Primero elige una de tus cartas de artefacto para descartarla
dystopia-no-asked-discard = Primero descarta una de tus cartas de artefacto; tu mano supera el límite
dystopia-no-asked-lose = Primero elige qué mercancía o recurso tuyo pierdes
dystopia-no-asked-set-value = Primero elige un valor de 1 a 6
dystopia-no-asked-may-take = Solo puedes tomar lo ofrecido o no tomarlo
dystopia-no-asked-dilemma-pay = Primero descarta cartas por tu dilema
dystopia-no-asked-retain = Primero elige uno de los dos reclutas que has tomado
dystopia-no-asked-trade = Primero responde a la oferta: acepta, rechaza u ofrece otra cosa que tengas
dystopia-no-asked-counter = Primero acepta o rechaza la otra oferta
dystopia-no-asked-burn = Primero elige una de tus cartas de artefacto para quemarla
dystopia-no-asked-keep-one = Primero elige cuál de las dos cartas tomadas descartas

## El final

dystopia-way-ten-stars = Se colocaron las diez estrellas.
dystopia-way-stopped = La partida se detuvo al llegar al límite de turnos.
dystopia-end-tie = { $count } jugadores colocaron su última estrella a la vez; { $by ->
    [morale] decidió la moral más alta.
    [knowledge] decidió el conocimiento más bajo.
    [tiles] decidieron las estrellas en más mercados.
    [territories] decidieron las estrellas en más territorios.
   *[roll] decidió la tirada más baja de todos los trabajadores.
}

## La mesa, un dato por línea

dystopia-level-1 = { $space } da 1 más de { $good }
dystopia-level-2 = el túnel da { $good } y una carta
dystopia-level-2-icarite = una carta con cada estrella en el territorio de los Icaritas
dystopia-level-3 = los reclutas ocultos se activan
dystopia-level-4 = una estrella en cada recluta activo
dystopia-level-3-reached = los reclutas ocultos se activan enseguida
dystopia-level-4-reached = los reclutas activos llevan una estrella

dystopia-table-before-play = La partida se está preparando.
dystopia-table-turn = { $you ->
    [yes] Turno { $turn }: te toca a ti.
   *[no] Turno { $turn }: le toca a { $seat }.
}
dystopia-table-stars = Estrellas colocadas, de 10: { $list }.
dystopia-table-player = { $you ->
    [yes] { $seat } (tú):
   *[no] { $seat }:
}
dystopia-table-goods = Bienes: { $goods }
dystopia-table-tracks = Moral { $morale }, conocimiento { $knowledge }
dystopia-table-hand = Cartas de artefacto: { $count }, como máximo { $limit }
dystopia-table-known-hand = Cartas de artefacto: { $count }, como máximo { $limit }: { $cards }
dystopia-table-workers = Trabajadores: { $list }
dystopia-table-worker-home = el { $number }, de valor { $value }, disponible
dystopia-table-worker-placed = el { $number }, de valor { $value }: { $space }
dystopia-table-worker-unrolled = el { $number }, aún sin lanzar
dystopia-table-recruit = { $star ->
    [yes] Recluta activo: { $recruit }, de { $faction }, con una estrella
   *[no] Recluta activo: { $recruit }, de { $faction }
}
dystopia-table-hidden = Recluta oculto: { $recruit }, de { $faction }
dystopia-table-hidden-count = Reclutas ocultos: { $count }
dystopia-table-dealt = Reclutas para elegir: { $list }
dystopia-table-tiles = Losetas de mercado para elegir: { $list }
# $state es "open", "served" (una estrella) o "fought" (un recluta).
dystopia-table-dilemma = { $state ->
    [open] Dilema: { $dilemma } ({ $card }), aún sin resolver
    [served] Dilema: { $dilemma } ({ $card }), resuelto con una estrella
   *[fought] Dilema: { $dilemma } ({ $card }), resuelto por un recluta
}
dystopia-table-dilemma-unknown = Dilema: aún sin resolver
dystopia-table-stars-left = Estrellas: colocadas { $placed }, quedan { $left }
dystopia-table-stars-on = Estrellas en territorios: { $list }
dystopia-table-stars-on-markets = Estrellas en los mercados de: { $list }
dystopia-table-penalties = Penalizaciones: { $list }

dystopia-table-allegiance = Lealtad, con bonificaciones para quienes tienen un recluta activo de la facción:
dystopia-table-row = { $faction }: paso { $step } de 11
dystopia-table-in-force = { $row }; en vigor: { $bonuses }
dystopia-table-next-level = { $row }; desde el paso { $step }: { $bonus }
dystopia-table-tunnels = Túneles:
dystopia-table-tunnel = { $space }: minero en el paso { $step } de 9
dystopia-table-tunnel-activates = { $row }; en el paso 6 se activan los reclutas ocultos, en el paso 9 se abre el final
dystopia-table-tunnel-opens = { $row }; en el paso 9 se abre el final
dystopia-table-tunnel-open = { $row }; el final está abierto
dystopia-table-spaces = Trabajadores en el tablero:
dystopia-table-area = { $space }: { $workers }; en total { $count }
dystopia-table-area-empty = { $space }: nadie
dystopia-table-sites = Obras y mercados:
dystopia-table-site = { $site }: trabajadores { $count } de { $needed }; las casillas libres cuestan { $goods }
dystopia-table-market = { $site }: { $tile }; visita por { $cost }; estrellas: { $names }; penalización sin estrella: { $penalty }
dystopia-table-territories = Lugares libres para estrellas en los territorios: { $list }.
dystopia-table-deck = Cartas de artefacto en el mazo: { $count }; descartadas: { $cards }.
dystopia-table-placing = { $space }: se está usando ahora mismo.
dystopia-table-offer = { $you ->
    [seat] Trueque: le das a { $receiver } { $give } por { $get }.
    [receiver] Trueque: { $seat } te da { $give } por { $get }.
   *[other] Trueque: { $seat } le da a { $receiver } { $give } por { $get }.
}
dystopia-table-offer-unknown = Trueque: { $seat } y { $receiver } están negociando.
dystopia-table-turns = Turnos jugados: { $count }.
dystopia-table-leading = En cabeza por estrellas y desempate: { $list }.

## Lo impreso en las casillas, para las mesas en palabras. $one y $two: uno y dos del bien («1 de energía»).

dystopia-table-printed = Costos y ganancias impresos, sin reclutas, bonificaciones ni penalizaciones:
dystopia-printed-area = { $space }: gratis; { $one }; con un total de 1 a 4, además 1 paso de lealtad; de 5 a 8, además 1 menos de conocimiento; desde 9, en su lugar { $two } y 1 más de conocimiento
dystopia-printed-tunnel = { $space }: por { $cost }; { $gain } o una carta de artefacto, y el minero avanza 1 paso
dystopia-printed-end = { $space }: gratis; { $gain }
dystopia-printed-tank-energy = { $space }: por { $cost }; un nuevo trabajador y 2 menos de conocimiento
dystopia-printed-tank-water = { $space }: por { $cost }; un nuevo trabajador y 2 más de moral
dystopia-printed-cards = { $space }: por 3 cartas de artefacto cualesquiera o 2 iguales; una estrella en el territorio de la región o en uno de sus mercados, y 1 paso de lealtad
dystopia-printed-wind-saloon = { $space }: por 3 cartas de artefacto cualesquiera o 2 iguales; una estrella en el territorio de Ícaro y 1 paso de lealtad
dystopia-printed-nimbus-loft = { $space }: por 3 recursos cualesquiera; una estrella en el territorio de Ícaro y 1 paso de lealtad
dystopia-printed-breeze-bar = { $space }: por 1 de dicha y 1 de otra mercancía; 2 cartas de artefacto y 1 paso de lealtad
dystopia-printed-sky-lounge = { $space }: por 1 de dicha y 1 de otra mercancía; 2 recursos cualesquiera y 1 paso de lealtad
dystopia-table-recruits = Lo que hacen los reclutas:
dystopia-table-overload = Tu conocimiento junto con el de tus trabajadores en casa: { $sum }; desde { $overload }, una tirada cuesta un trabajador.

## Por qué el bot elegiría eso; lo que habla en contra empieza por «Pero»

dystopia-hint-star = Colocas una estrella.
dystopia-hint-finish = Termina el mercado, y todos los que lo han construido colocan una estrella.
dystopia-hint-build = Es parte de una estrella: { $count ->
    [one] con un trabajador más
    [many] con { $count } de trabajadores más
   *[other] con { $count } trabajadores más
} se termina el mercado.
dystopia-hint-allegiance = Suben un paso { $faction }, y tienes reclutas suyos.
dystopia-hint-allegiance-but = Pero suben un paso { $faction }, y eso ayuda a tus rivales más que a ti.
dystopia-hint-row-ends = Llegan al final de su medidor { $faction }: una estrella en cada uno de los reclutas activos que tienes de ellos.
dystopia-hint-gain = Te da { $stock }.
dystopia-hint-cards = Tomas { $count ->
    [one] una carta de artefacto
    [many] { $count } de cartas de artefacto
   *[other] { $count } cartas de artefacto
}.
dystopia-hint-resources = Recibes { $count } recursos a tu elección.
dystopia-hint-tunnel = Recibes 1 de { $good } o una carta de artefacto, como prefieras.
dystopia-hint-tunnel-both = Recibes 1 de { $good } y una carta de artefacto.
dystopia-hint-miner = El minero avanza, y en el paso 6 se activa tu recluta oculto de { $faction }.
dystopia-hint-worker = Ganas un trabajador.
dystopia-hint-knowledge = Tu conocimiento baja, y con él el peligro de perder un trabajador.
dystopia-hint-knowledge-but = Pero tu conocimiento sube.
dystopia-hint-morale = Tu moral sube, y con ella las cartas que puedes tener.
dystopia-hint-morale-but = Pero tu moral baja.
dystopia-hint-risk-but = Pero con un { $chance } % de probabilidad tus trabajadores sabrán demasiado y perderás a uno.
dystopia-hint-home = { $count ->
    [one] Un trabajador vuelve a casa y se puede colocar otra vez.
    [many] { $count } de trabajadores vuelven a casa y se pueden colocar otra vez.
   *[other] { $count } trabajadores vuelven a casa y se pueden colocar otra vez.
}
dystopia-hint-leave-but = Pero renuncia a una obra que ya has pagado.
dystopia-hint-bump = Tu propio trabajador vuelve a casa gratis.
dystopia-hint-bump-but = Pero manda a casa gratis al trabajador de un rival.
dystopia-hint-double = Otro trabajador tuyo muestra un { $value } y se puede colocar en el mismo turno.
dystopia-hint-pair = Con dos reclutas de { $faction }, el final de su medidor vale dos estrellas.
dystopia-hint-recruit = Su habilidad es de las más fuertes: { $recruit }.
dystopia-hint-near = Ya van avanzados en su medidor { $faction }, y al final espera una estrella para este recluta.
dystopia-hint-ability = Lo que da ahora vale más que su precio: { $recruit }.
dystopia-hint-spare = Es de lo que más fácilmente puedes prescindir.
dystopia-hint-offer = Lo que recibes vale claramente más que lo que das.
dystopia-hint-free = No te cuesta nada.
dystopia-hint-cheap-tile = Un mercado que pide un artefacto concreto es el más barato de visitar.
dystopia-hint-high-morale = Con una moral alta puedes tener muchas cartas.
dystopia-hint-little-knowledge = Los trabajadores que saben poco no se pierden.
dystopia-hint-equal = Otro trabajador tuyo muestra un { $value }, y así se pueden colocar los dos en un turno.
dystopia-hint-book = Lo que mejor arde es un libro.
dystopia-hint-tile-star = Una estrella en el mercado acaba además con su penalización para ti.
dystopia-hint-wait = Ninguna otra cosa da más de lo que cuesta.
dystopia-hint-any = Ninguna otra opción es mejor.

# Cómo llaman los informes de muchas partidas a lo que cuentan.

dystopia-note-faction = Facción del primer recluta
dystopia-note-kept = Reclutas elegidos al principio
dystopia-note-recruits = Reclutas activos al final
dystopia-note-used = Reclutas usados por decisión
dystopia-note-artifacts = Artefactos robados
dystopia-note-markets = Mercados con estrella propia
dystopia-note-dilemma = Dilema
dystopia-note-side = Lado del dilema
dystopia-note-territories = Territorios con estrella propia
dystopia-note-stars = Estrellas colocadas
dystopia-note-morale = Moral al final
dystopia-note-knowledge = Conocimiento al final
dystopia-note-workers = Trabajadores al final
dystopia-note-lost = Trabajadores perdidos
dystopia-note-retrieved = Turnos de recuperar
dystopia-note-traded = Intercambios
dystopia-note-built = Mercados construidos
dystopia-note-rounds = Rondas

## Cómo juegan los bots de la casa

dystopia-manner-cautious = Prudente
    .text = Mantiene a sus trabajadores ignorantes y contentos, y pierde pocos.
dystopia-manner-builder = Constructor
    .text = Manda trabajadores a las obras, también a las que otros han empezado.
dystopia-manner-collector = Coleccionista
    .text = Nunca tiene bastantes artefactos.
dystopia-manner-loyal = Leal
    .text = Impulsa a sus facciones, aunque haya otra cosa que ganar.
