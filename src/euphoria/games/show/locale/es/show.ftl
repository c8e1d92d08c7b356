# Euphoria, el reality show definitivo. Los textos de personajes y objetos están escritos con nuestras palabras.

show-title = Euphoria: el reality show definitivo
    .text = Dos equipos de miniaturas en una mesa que se mide en pulgadas. Muévete, trepa, dispara y pelea para la audiencia; decide la misión, o el último equipo en pie.

## Personajes: .short va en la mesa resumida, .text es la habilidad (o las reglas especiales de quien no la tiene), .rules las reglas especiales

show-character-nikolai = Nikolai
    .of = de Nikolai
    .text = Una vez por show destruye un elemento de escenografía que ve, de 10 pulgadas por lado como máximo y sin objetivo de misión. Quien esté dentro o encima baja sin daño y queda cuerpo a tierra.
show-character-kabuki = Kabuki Cyborg
    .of = de Kabuki
    .short = Kabuki
    .text = Una vez por show hace un movimiento adicional en la fase de habilidades especiales, por valor de sus puntos de acción actuales y sin pagarlos. No cuenta como movimiento para los disparos y puede acabar en contacto. No vale durante un combate.
show-character-madeleine = Madeleine
    .of = de Madeleine
    .text = Una vez por show, un personaje que ve a 10 pulgadas o menos no puede hacer nada el resto del turno: ni dados en combate ni huir. Conserva su suerte.
show-character-odonell = Sgto. O’Donell
    .of = de O’Donell
    .short = O’Donell
    .text = Una vez por show, un miembro de su equipo a 10 pulgadas o menos puede repetir este turno su movimiento, su ataque o sus disparos, gratis y no más que la primera vez. Se dice al momento qué repite.
    .rules = Descarga completa: siempre puede hacer todos sus disparos; paga 1 PA por cada uno mientras le queden.
show-character-richelle = Marshall Richelle
    .of = de Richelle
    .short = Richelle
    .text = Una vez por show, desde el turno 2, llama a un Benkei. Entra tocando cualquier borde de la mesa y actúa desde la fase de posicionamiento. Cuando ella muere, se va.
show-character-sooyoung = Sooyoung
    .of = de Sooyoung
    .text = Una vez por show, un enemigo que ve a 10 pulgadas o menos dispara al momento a alguien de su propio equipo, o le golpea si está en combate, sin gastar PA. Su jugador decide todo; la víctima puede defenderse.
show-character-blanca = Blanca Deluxe
    .of = de Blanca
    .short = Blanca
    .text = Una vez por show se oculta: quien le dispare este turno tiene 2 menos de Puntería, además de todo lo demás.
show-character-centinel = Centinel V12
    .of = de Centinel
    .short = Centinel
    .text = Una vez por show su escudo reduce a la mitad cada tirada de daño que recibe hasta el final del turno; lo que pierde se redondea hacia arriba.
    .rules = Modo masacre: tira un dado en cada fase de habilidades especiales; con un 1 enloquece para siempre y dispara todo lo que puede al blanco válido más cercano, amigo o enemigo; su jugador debe guardar 3 PA para ello, salvo que entre en contacto. Hidráulica: cargar le cuesta 1 PA por pulgada. Máquina: el botiquín, el desfibrilador y la adrenalina no le hacen efecto.
show-character-scauter = J. Scauter
    .of = de Scauter
    .short = Scauter
    .text = Una vez por show da gratis un objeto a alguien de su equipo a 6 pulgadas o menos: botiquín, desfibrilador, adrenalina, granada o granada aturdidora.
show-character-arendal = Arendal
    .of = de Arendal
    .text = Una vez por show lanza tres granadas en la fase de habilidades especiales sin gastar PA. Primero nombra los tres puntos y luego estallan una a una. No vale durante un combate.
show-character-chastas = Doc Chastas
    .of = del Doc Chastas
    .short = Chastas
    .text = Una vez por show se mueve el último en la fase de posicionamiento de este turno; los ataques y disparos no cambian de orden. Si lo hacen los dos Doc, va antes la tirada más alta.
    .rules = Lanzallamas: una ráfaga por turno, 1 PA. Todos los que toca la plantilla de 6 pulgadas sufren una herida sin suerte; debe tocar a un enemigo.
show-character-mycky = Mycky
    .of = de Mycky
    .text = Una vez por show, un personaje rival no puede dispararle este turno, tampoco con lanzallamas.
    .rules = Imparable: con dos o más enemigos en su combate se doblan sus Ataques, pero si hay amigos en él, cada 0 que saca hiere a uno de ellos.
show-character-kobayhisi = Sir Kobayhisi
    .of = de Sir Kobayhisi
    .short = Kobayhisi
    .text = Una vez por show su gato corre hasta 10 pulgadas en línea recta. En la fase de disparo, toda figura armada a 10 pulgadas o menos que lo vea y no esté en combate malgasta en él todos sus PA. El gato desaparece al final del turno.
    .rules = Trastornado: tira un dado cada turno; con un 1 (1 o 2 si ya soltó al gato) sus PA y sus Ataques aumentan en 2 ese turno.
show-character-susan = Susan
    .of = de Susan
    .text = Mientras vive, las muertes que logra su asociado dan puntos dobles y cada muerte que logra su equipo da 2 de Euforia en vez de 1. Si cae, cada personaje de su equipo pierde 1 de Euforia. No tiene habilidad especial.
show-character-benkei = Benkei
    .text = Un pitbull con la Euforia de su dueño mientras este vive, y 0 después. Combate, pero no carga, no usa objetos, no saquea, no libera a Susan, no se echa cuerpo a tierra y no deja cuerpo.

# Un Benkei que un personaje ha comprado, con el .of de este.
show-pet = Benkei { $owner }

show-ability-missile-launcher = Lanzamisiles
show-ability-stealth = Sigilo
show-ability-fascinate = Fascinar
show-ability-motivate = Motivar
show-ability-call-benkei = Llamar a Benkei
show-ability-seduce = Seducir
show-ability-hide = Ocultarse
show-ability-shield = Escudo
show-ability-always-prepared = Siempre listo
show-ability-three-grenades = Tres granadas
show-ability-last-move = Último movimiento
show-ability-bargain = Regateo
show-ability-loose-cat = Gato suelto

## Objetos

show-object-first-aid-kit = botiquín
    .text = 1 PA al empezar su activación de posicionamiento: quien lo usa, o una figura en contacto, recupera 25 PV, sin pasar de los iniciales. Un solo uso.
show-object-defibrillator = desfibrilador
    .text = 1 PA en la fase de posicionamiento: un personaje caído en contacto se levanta con 25 PV y vuelve a actuar desde la fase de ataque. El combate en que cayó debe haber terminado. Un solo uso.
show-object-adrenaline = adrenalina
    .text = 1 PA al empezar su activación de posicionamiento: 5 PA más este turno. Un solo uso.
show-object-grenade = granada
    .text = 2 PA antes de los disparos, hasta 10 pulgadas, a un punto a la vista. Todos los que están bajo la plantilla de 5 pulgadas sufren 1d100 sin suerte, o huyen a su borde y sufren la mitad. Un solo uso.
show-object-stun-grenade = granada aturdidora
    .text = Se lanza como una granada. A todos los que están bajo la plantilla, amigos o enemigos, les queda la mitad de sus PA, redondeando hacia arriba. Un solo uso.
show-object-explosive-charges = cargas explosivas
    .text = Se fijan en secreto a un elemento de escenografía antes del despliegue. 2 PA antes de los disparos lo vuelan si no hay nadie dentro ni encima: una plantilla de 5 pulgadas a su lado actúa como una granada y el elemento desaparece. Un solo uso.
show-object-benkei = Benkei

## Misiones, mapas, fases, lados

show-mission-rescue = Rescate
    .text = Susan está en el centro de la mesa. Libérala (2 PA en contacto) y llévala entera a tu plataforma de salida, o elimina a los rivales.
show-mission-objectives = Objetivos
    .text = Hay tres objetivos en la línea central. Deja dos en tu plataforma de salida, o elimina a los rivales.
show-mission-massacre = Masacre
    .text = Elimina a los rivales.

show-map-backlot = Foro exterior
show-map-ruined-quarter = Barrio en ruinas
show-map-rooftops = Azoteas
show-map-market = Mercado al aire libre
show-map-studio = Estudio de televisión
show-map-canyon = Cañón de contenedores
show-map-grandstand = Tribuna

show-phase-setup = preparación
show-phase-special = fase de habilidades especiales
show-phase-positioning = fase de posicionamiento
show-phase-attack = fase de ataque
show-phase-firing = fase de disparo

show-side-south = el borde sur
show-side-north = el borde norte
show-side-rival = el borde que deje el rival

show-weapon-first = primera arma
show-weapon-second = segunda arma
show-action-movement = su movimiento
show-action-attack = su ataque
show-action-shooting = sus disparos

## Lugares: las longitudes van en pulgadas, la y crece hacia el norte

show-bearing-n = norte
show-bearing-ne = noreste
show-bearing-e = este
show-bearing-se = sureste
show-bearing-s = sur
show-bearing-sw = suroeste
show-bearing-w = oeste
show-bearing-nw = noroeste
show-inches = { $count ->
    [one] { $length } pulgada
    [many] { $length } pulgadas
   *[other] { $length } pulgadas
}
show-away = { $length } al { $bearing }
show-path-via = { $count ->
    [one] { $point } pasando por { $count } punto
    [many] { $point } pasando por { $count } puntos
   *[other] { $point } pasando por { $count } puntos
}

show-surface-ground = en el suelo
show-surface-top = encima ({ $element })
show-surface-roof = en la azotea ({ $element })
show-surface-floor = en la planta { $floor } ({ $element })
show-surface-inside = dentro ({ $element })
show-surface-number = en la superficie { $number }
show-link = paso { $number }
show-link-ladder = escalera de mano { $number } ({ $element })
show-link-stairs = escalera { $number } ({ $element })
show-target = objetivo { $number }
show-body = cuerpo de { $figure }

show-kind-solid = macizo
show-kind-barricade = barricada
show-kind-ruin = ruina
show-kind-crater = cráter
show-kind-building = edificio

# Lo que hay en los mapas incluidos y en los generados.
show-element-arch = arco
show-element-bar = bar
show-element-barrels = bidones
show-element-barricade = barricada
show-element-barrier = barrera
show-element-billboard = valla publicitaria
show-element-bins = contenedores de basura
show-element-block = bloque
show-element-boxes = cajones
show-element-bus-wreck = autobús destrozado
show-element-cable-drum = bobina de cable
show-element-cable-trench = zanja de cables
show-element-camera-crane = grúa de cámara
show-element-concrete-barrier = barrera de concreto
show-element-container = contenedor
show-element-container-steps = escalones de contenedores
show-element-corner-block = edificio de la esquina
show-element-corner-wall = muro en esquina
show-element-crate = caja
show-element-crater = cráter
show-element-crates = cajas
show-element-cross-container = contenedor atravesado
show-element-deep-shell-hole = hoyo de obús profundo
show-element-east-cage = jaula este
show-element-east-fence = cercado este
show-element-east-hole = hoyo este
show-element-east-hurdle = valla este
show-element-east-kiosk = quiosco este
show-element-east-lorry = camión este
show-element-east-mast = mástil este
show-element-east-stalls = puestos del este
show-element-east-tiers = gradas este
show-element-east-wreckage = restos del este
show-element-fallen-column = columna caída
show-element-fence = cercado
show-element-fish-stalls = puestos de pescado
show-element-flower-stalls = puestos de flores
show-element-fork-lift = montacargas
show-element-fountain-rim = borde de la fuente
show-element-garden-wall = tapia
show-element-generator = generador
show-element-gutted-house = casa en ruinas
show-element-hand-carts = carretillas
show-element-high-stack = pila alta
show-element-hotel = hotel
show-element-house = casa
show-element-hut = cabaña
show-element-inner-container = contenedor interior
show-element-judges-box = palco del jurado
show-element-kiosk = quiosco
show-element-leaning-scenery = decorado inclinado
show-element-long-row = hilera larga
show-element-lorry = camión
show-element-market-hall = mercado cubierto
show-element-old-set = decorado viejo
show-element-open-container = contenedor abierto
show-element-outside-broadcast-van = unidad móvil
show-element-painted-wall = muro pintado
show-element-pallets = tarimas
show-element-pit = foso
show-element-planter = jardinera
show-element-planters = jardineras
show-element-props = utilería
show-element-queue-barrier = valla para colas
show-element-road-block = control de carretera
show-element-road-works = obras
show-element-rubble = escombros
show-element-rubble-field = campo de escombros
show-element-ruin = ruinas
show-element-sand-pit = foso de arena
show-element-sandbags = sacos terreros
show-element-scrap = chatarra
show-element-shed = cobertizo
show-element-shell-hole = hoyo de obús
show-element-side-container = contenedor lateral
show-element-sink-hole = socavón
show-element-spilt-scrap = chatarra esparcida
show-element-stack = pila
show-element-stacked-containers = contenedores apilados
show-element-star-s-trailer = caravana de la estrella
show-element-stone-heap = montón de piedras
show-element-studio = estudio
show-element-tank = depósito
show-element-tenement = vecindad
show-element-tower = torre
show-element-van = furgoneta
show-element-vehicle = vehículo
show-element-wall = muro
show-element-west-cage = jaula oeste
show-element-west-fence = cercado oeste
show-element-west-hole = hoyo oeste
show-element-west-hurdle = valla oeste
show-element-west-kiosk = quiosco oeste
show-element-west-lorry = camión oeste
show-element-west-mast = mástil oeste
show-element-west-stack = pila oeste
show-element-west-stalls = puestos del oeste
show-element-west-tiers = gradas oeste
show-element-west-wreckage = restos del oeste

## Estados de una figura

show-status-off = fuera de la mesa
show-status-up = en pie
show-status-down = cuerpo a tierra
show-status-dead = sin vida
show-state-moved = se ha movido
show-state-charged = ha cargado contra un enemigo
show-state-high = tiene la posición elevada
show-state-fascinated = bajo fascinación
show-state-hidden = se oculta
show-state-shielded = con escudo
show-state-raging = con furia
show-state-last = se mueve al final
show-state-berserk = en modo masacre
show-state-used = habilidad usada

## Modificadores de Puntería

show-modifier-point-blank = a quemarropa
show-modifier-afar = de lejos
show-modifier-several-weapons = varias armas
show-modifier-cover-touching = a cubierto en contacto
show-modifier-cover-through-building = a cubierto tras un edificio
show-modifier-cover = a cubierto
show-modifier-target-on-deck = blanco cuerpo a tierra
show-modifier-target-on-deck-in-crater = blanco cuerpo a tierra en un cráter
show-modifier-shooter-on-deck = dispara cuerpo a tierra
show-modifier-moving = disparo en movimiento
show-modifier-divided-fire = fuego dividido
show-modifier-mobile-target = blanco móvil
show-modifier-hidden-blanca = Blanca se oculta

## Reglas de la casa

show-house-luck-of-the-damage-section = La suerte salva con 8, 9 y 0; con más de 100 PV iniciales, con 9 y 0.
show-house-one-ap-below-25 = Con menos de 25 PV una figura tiene 1 PA en vez de 2.
show-house-clones-cost-two = Matar al propio clon cuesta 2 de Euforia netos en vez de 1.
show-house-blanca-aims-six = Blanca Deluxe tiene Puntería 6.
show-house-flat-jump-price = Cada salto cuesta 2 PA.
show-house-three-inches-hurt = Un salto o una caída de exactamente 3 pulgadas hace daño.
show-house-divided-fire-on-all = El fuego dividido quita 1 de Puntería a todos los disparos, también contra el primer blanco.
show-house-called-benkei-extra = Matar a un Benkei llamado da 1 más de Euforia.
show-house-missile-either = El lanzamisiles necesita un elemento pequeño o uno sin objetivo de misión, no ambas cosas.
show-house-half-of-what-is-left = Las heridas reducen a la mitad los PA que quedan, no el total.
show-house-points-decide = Gana quien tenga más puntos, acabe como acabe el show.
show-house-must-flee = Las víctimas de una explosión deben huir si pueden.

## Equipos en palabras

show-member-leader = líder
show-member-associate = asociado de Susan
show-member-aim = Puntería +{ $count }
show-member-attacks = Ataques +{ $count }
show-member-shots = Disparos +{ $count }
show-member-second = Disparos de la segunda arma +{ $count }
show-team-price = { $count ->
    [one] { $list }: { $count } punto
    [many] { $list }: { $count } puntos
   *[other] { $list }: { $count } puntos
}

show-and = { $most } y { $last }
show-nothing = nada
show-dice-none = ningún dado

## Acciones

show-do-team = Jugar con este equipo: { $team }
show-do-side = Tomar { $side }
show-do-site = Fijar las cargas de { $figure }: { $element }
show-do-platform = Poner la plataforma de salida con su esquina suroeste en { $corner }
show-do-deploy = Desplegar a { $figure } en { $place }
show-do-next = Ahora va { $figure }
show-do-leader = Nombrar líder a { $figure }
show-do-wait = Guardar la habilidad especial para más tarde
show-do-missile = Lanzamisiles: destruir { $element }
show-do-stealth = Sigilo: moverse ahora sin pagar
show-do-fascinate = Fascinar a { $figure }
show-do-motivate = Motivar a { $figure } para que repita { $action }
show-do-call = Llamar a un Benkei a { $point }
show-do-seduce = Seducir a { $figure }
show-do-hide = Ocultarse: 2 menos de Puntería para quien le dispare
show-do-shield = Activar el escudo: la mitad de daño este turno
show-do-give = Dar un objeto a { $figure }: { $object }
show-do-grenades = Lanzar tres granadas: { $place }; { $second }; { $third }
show-do-last = Moverse al final este turno
show-do-bargain = Regatear con { $figure }: no dispara a Mycky este turno
show-do-cat = Soltar al gato hasta { $point }
show-do-move = Moverse a { $path }
show-do-climb = Trepar a { $place }
show-do-let-down = Descolgarse a { $place }
show-do-jump = Saltar abajo a { $place }
show-do-link = Usar { $link } hasta { $point }
show-do-deck = Echarse cuerpo a tierra
show-do-rise = Levantarse
show-do-take = Recoger: { $thing }
show-do-leave = Dejar la carga en { $point }
show-do-kit = Usar el botiquín con { $figure }
show-do-adrenaline = Usar la adrenalina
show-do-defibrillate = Usar el desfibrilador con { $body }
show-do-ransack = Saquear a { $body }: { $objects }
show-do-free = Liberar a Susan
show-do-lead = Llevar a Susan a { $path }
show-do-done = Terminar esta activación
show-do-roll = Tirar dados de ataque: { $dice }
show-do-wound = La herida es para { $figure }
show-do-credit = La muerte se la apunta { $figure }
show-do-push = Empujar hacia el { $direction }
show-do-stand = No empujar
show-do-strike = Golpear a { $figure }
show-do-throw = Lanzar una { $object } a { $place }
show-do-detonate = Detonar las cargas, plantilla en { $point }
show-do-flee = Huir a { $point }
show-do-follow = Bajar también
show-do-stay = Quedarse en su sitio
show-do-aim = Apuntar a { $figure }: { $shots ->
    [one] { $shots } disparo
    [many] { $shots } disparos
   *[other] { $shots } disparos
}, { $weapon }
show-do-fire = Disparar lo declarado
show-do-burn = Lanzallamas hacia el { $direction }
show-do-pass = No hacer nada

# Lo que cuesta y trae una acción, entre paréntesis tras ella.
show-note-ap = { $ap } PA
show-note-contact = contacto con { $figure }
show-note-aim = Puntería { $aim }
show-note-under = debajo: { $list }

## Sucesos

show-team-shown = { $you ->
    [seat] Presentas un equipo de { $total } puntos de audiencia.
   *[other] { $seat } presenta un equipo de { $total } puntos de audiencia.
}
show-rolled-off = { $you ->
    [seat] Sacas un { $value } en la tirada por los lados.
   *[other] { $seat } saca un { $value } en la tirada por los lados.
}
show-picked-side = { $you ->
    [seat] Tomas { $side }.
   *[other] { $seat } toma { $side }.
}
show-let-rival-pick = { $you ->
    [seat] Dejas que el rival elija el lado.
   *[other] { $seat } deja que el rival elija el lado.
}
show-site-set = { $figure } tiene cargas fijadas: { $element }.
show-platform-set = { $you ->
    [seat] Pones tu plataforma de salida, con la esquina suroeste en ({ $x }; { $y }).
   *[other] { $seat } pone su plataforma de salida, con la esquina suroeste en ({ $x }; { $y }).
}
show-deployed = { $figure } se despliega en ({ $x }; { $y }) { $surface }.
show-turn = Turno { $turn }.
show-phase = Empieza la { $phase }.
show-tie-roll = Misma Euforia: { $figure } saca un { $value }.
show-waits = { $figure } guarda su habilidad especial para más tarde.
show-ability = { $figure } usa su habilidad especial: { $ability }.
show-removed = Desaparece: { $element }.
show-dropped-down = { $figure } baja sin daño y queda cuerpo a tierra.
show-moved = { $figure } se mueve a ({ $x }; { $y }) { $surface } ({ $ap } PA).
show-climbed = { $figure } trepa a ({ $x }; { $y }) { $surface } ({ $ap } PA).
show-came-down = { $figure } se descuelga a ({ $x }; { $y }) { $surface } ({ $ap } PA).
show-jumped = { $figure } salta { $height } hacia abajo, a ({ $x }; { $y }) { $surface }.
show-used-link = { $figure } va por una escalera a ({ $x }; { $y }) { $surface } ({ $ap } PA).
show-hit-the-deck = { $figure } se echa cuerpo a tierra.
show-got-up = { $figure } se levanta.
show-took = { $figure } recoge: { $thing }.
show-left = { $figure } deja: { $thing }.
show-dropped = { $figure } suelta: { $thing }.
show-healed = { $figure } usa un botiquín: { $mate } tiene ahora { $lp } PV.
show-adrenaline = { $figure } usa adrenalina y tiene ahora { $ap } PA.
show-revived = { $figure } usa un desfibrilador: { $body } se levanta de nuevo.
show-ransacked = { $figure } saquea a { $body } y se lleva: { $objects }.
show-freed = { $figure } libera a Susan.
show-alone-again = { $figure } no tiene quien la lleve y se queda quieta.
show-contact = { $figure } entra en contacto con { $foe }.
show-dice-bought = { $count ->
    [0] { $figure } no compra dados de ataque.
    [one] { $figure } compra { $count } dado de ataque.
    [many] { $figure } compra { $count } dados de ataque.
   *[other] { $figure } compra { $count } dados de ataque.
}
show-dice-rolled = { $you ->
    [seat] Tus dados de ataque: { $dice }.
   *[other] Dados de ataque de { $seat }: { $dice }.
}
show-wounds = { $you ->
    [seat] { $count ->
        [0] Tu bando no recibe heridas.
        [one] Tu bando recibe { $count } herida.
        [many] Tu bando recibe { $count } heridas.
       *[other] Tu bando recibe { $count } heridas.
    }
   *[other] { $count ->
        [0] El bando de { $seat } no recibe heridas.
        [one] El bando de { $seat } recibe { $count } herida.
        [many] El bando de { $seat } recibe { $count } heridas.
       *[other] El bando de { $seat } recibe { $count } heridas.
    }
}
show-wounded = La herida es para { $figure }.
show-lucky = { $figure } saca un { $value } en la tirada de suerte: sin daño.
show-unlucky = { $figure } saca un { $value } en la tirada de suerte: no hay suerte.
show-hurt = { $figure } recibe { $damage } de daño y le quedan { $lp } PV.
show-died = { $figure } muere.
show-killed-by = { $foe } mata a { $figure }.
show-euphoria = { $figure } tiene ahora Euforia { $value }.
show-new-leader = { $you ->
    [seat] Tu equipo cambia de líder: { $figure }.
   *[other] El equipo de { $seat } cambia de líder: { $figure }.
}
show-push-rolled = { $you ->
    [seat] Sacas un { $value } para empujar.
   *[other] { $seat } saca un { $value } para empujar.
}
show-pushed = { $you ->
    [seat] Empujas el combate { $length }.
   *[other] { $seat } empuja el combate { $length }.
}
show-not-pushed = { $you ->
    [seat] No empujas.
   *[other] { $seat } no empuja.
}
show-stayed-above = { $figure } se queda arriba en ({ $x }; { $y }) { $surface }.
show-fell = { $figure } cae { $height }.
show-declared = { $shots ->
    [one] { $figure } apunta { $shots } disparo a { $foe }, con Puntería { $aim }.
    [many] { $figure } apunta { $shots } disparos a { $foe }, con Puntería { $aim }.
   *[other] { $figure } apunta { $shots } disparos a { $foe }, con Puntería { $aim }.
}
show-shot = { $figure } dispara a { $foe }: { $value }.
show-hit = { $figure } alcanza a { $foe }.
show-missed = { $figure } falla el disparo a { $foe }.
show-share = Un dado repartirá el impacto: de { $low } a { $high }, alcanza a { $figure }.
show-stray = Un disparo de { $figure } al combate: el { $value } decide a quién alcanza.
show-burnt = Las llamas de { $figure } alcanzan a { $foe }.
show-threw = { $figure } lanza una { $object } a ({ $x }; { $y }).
show-detonated = { $figure } detona las cargas: { $element } salta por los aires.
show-caught = { $figure } está bajo la plantilla.
show-fled = { $figure } huye a ({ $x }; { $y }).
show-stayed = { $figure } se queda en su sitio.
show-stunned = El aturdimiento deja a { $figure } con { $ap } PA.
show-berserk-roll = { $figure } saca un { $value } para el modo masacre.
show-went-berserk = ¡{ $figure } entra en modo masacre!
show-rage-roll = { $figure } saca un { $value } para el trastorno.
show-rages = { $figure } pierde el control: 2 PA y 2 Ataques más este turno.
show-last-roll = { $figure } saca un { $value } para el último movimiento.
show-called-in = { $figure } entra en ({ $x }; { $y }).
show-sent-off = { $figure } abandona el show.
show-motivated = { $figure } motiva a { $mate }, que puede repetir { $action } este turno.
show-bargained = { $figure } hace un trato: { $foe } no puede dispararle este turno.
show-given = { $figure } da un objeto a { $mate }.
show-given-exactly = { $figure } ha dado a { $mate } este objeto: { $object }.
show-cat-runs = El gato de { $figure } corre a ({ $x }; { $y }).
show-cat-teases = { $figure } malgasta todos sus PA con el gato.
show-cat-gone = El gato desaparece.
show-shows-object = Sale a la luz un objeto de { $figure }: { $object }.
show-delivered = { $figure } entrega: { $thing }.
show-completed = { $you ->
    [seat] Acabas el show: { $way }.
   *[other] { $seat } acaba el show: { $way }.
}
show-time-up = El último turno ha terminado.
show-points = { $you ->
    [seat] Tienes { $points } puntos de victoria.
   *[other] { $seat } tiene { $points } puntos de victoria.
}
show-wins = { $you ->
    [seat] Ganas el show.
   *[other] { $seat } gana el show.
}
show-drawn = El show acaba en empate.

# Qué lo ha terminado, en la frase de arriba; y los resultados.
show-end-mission = misión cumplida
show-end-elimination = rivales eliminados
show-end-time = se acabó el tiempo
show-end-stopped = final acordado
show-way-mission = La misión está cumplida.
show-way-elimination = Un equipo ha quedado eliminado.
show-way-time = Ha terminado el décimo turno: deciden los puntos.
show-way-stopped = Ha terminado el último turno acordado: deciden los puntos.
show-end-points = Puntos: { $first } { $one }, { $second } { $two }.

## Preguntas

# De qué trata una pregunta, delante de ella.
show-asked-fight = Combate: { $own } contra { $foes }.
show-asked-mishap = Mycky es imparable: cada 0 que saca hiere a uno de los suyos en el combate.

show-ask-team = Elige tu equipo, o escríbelo.
show-ask-side = Elige un borde de la mesa, o deja elegir al rival.
show-ask-site = Cargas explosivas: fíjalas a un elemento de escenografía; si no tienes, no hagas nada.
show-ask-platform = Coloca tu plataforma de salida.
show-ask-deploy = Despliega una figura a 6 pulgadas o menos de tu plataforma.
show-ask-next = Misma Euforia: ¿quién va ahora?
show-ask-leader = Tu líder ha muerto: ¿quién manda ahora?
show-ask-ability = ¿Usar la habilidad especial, o esperar?
show-ask-position = Muévete, actúa o termina esta activación.
show-ask-dice = ¿Cuántos dados de ataque compras?
show-ask-wound = Elige quién recibe la herida.
show-ask-credit = Elige quién se apunta la muerte.
show-ask-follow = Todos los que cayeron han muerto: ¿te quedas arriba o bajas también?
show-ask-push = Has hecho más daño: ¿empujas el combate?
show-ask-strike = Elige a quién golpea la figura seducida.
show-ask-defend = ¿Compras dados para defenderte?
show-ask-object = ¿Usas un objeto de ataque antes de los disparos?
show-ask-flee = Una explosión: ¿huir o quedarse?
show-ask-fire = Declara disparos, dispara o no hagas nada.

show-wait-team = Esperando a que { $names } { $count ->
    [1] elija equipo.
   *[other] elijan equipo.
}
show-wait-side = Esperando a que { $names } { $count ->
    [1] elija un borde de la mesa.
   *[other] elijan un borde de la mesa.
}
show-wait-site = Esperando a que { $names } { $count ->
    [1] fije las cargas.
   *[other] fijen las cargas.
}
show-wait-platform = Esperando a que { $names } { $count ->
    [1] coloque la plataforma de salida.
   *[other] coloquen la plataforma de salida.
}
show-wait-deploy = Esperando a que { $names } { $count ->
    [1] despliegue sus figuras.
   *[other] desplieguen sus figuras.
}
show-wait-next = Esperando a que { $names } { $count ->
    [1] decida quién va ahora.
   *[other] decidan quién va ahora.
}
show-wait-leader = Esperando a que { $names } { $count ->
    [1] nombre a su nuevo líder.
   *[other] nombren a su nuevo líder.
}
show-wait-ability = Esperando a que { $names } { $count ->
    [1] use o guarde una habilidad especial.
   *[other] usen o guarden una habilidad especial.
}
show-wait-position = Esperando a que { $names } { $count ->
    [1] mueva una figura.
   *[other] muevan una figura.
}
show-wait-dice = Esperando a que { $names } { $count ->
    [1] compre dados de ataque.
   *[other] compren dados de ataque.
}
show-wait-wound = Esperando a que { $names } { $count ->
    [1] asigne una herida.
   *[other] asignen una herida.
}
show-wait-credit = Esperando a que { $names } { $count ->
    [1] diga quién se apunta la muerte.
   *[other] digan quién se apunta la muerte.
}
show-wait-follow = Esperando a { $names }: quedarse arriba o bajar.
show-wait-push = Esperando a que { $names } { $count ->
    [1] decida si empuja el combate.
   *[other] decidan si empujan el combate.
}
show-wait-strike = Esperando a que { $names } { $count ->
    [1] elija a quién golpea la figura seducida.
   *[other] elijan a quién golpea la figura seducida.
}
show-wait-defend = Esperando a que { $names } { $count ->
    [1] decida si se defiende.
   *[other] decidan si se defienden.
}
show-wait-object = Esperando a que { $names } { $count ->
    [1] decida sobre los objetos de ataque.
   *[other] decidan sobre los objetos de ataque.
}
show-wait-flee = Esperando a que { $names } { $count ->
    [1] decida si huye de una explosión.
   *[other] decidan si huyen de una explosión.
}
show-wait-fire = Esperando a que { $names } { $count ->
    [1] declare disparos.
   *[other] declaren disparos.
}

## Negativas

show-no-not-asked = Ahora no te toca decidir
show-no-asked-team = Primero el equipo
show-no-asked-side = Primero elige un borde de la mesa
show-no-asked-site = Primero las cargas
show-no-asked-platform = Primero coloca la plataforma de salida
show-no-asked-deploy = Primero despliega tus figuras
show-no-asked-next = Primero di quién va ahora
show-no-asked-leader = Primero nombra a tu nuevo líder
show-no-asked-ability = Se trata de las habilidades especiales: usa una o espera
show-no-asked-position = Se trata del posicionamiento de esta figura
show-no-asked-dice = Di cuántos dados de ataque compras, sin pasarte
show-no-asked-wound = Elige quién recibe la herida entre quienes pueden
show-no-asked-credit = Elige quién se apunta la muerte entre quienes combaten
show-no-asked-follow = Quédate arriba o baja
show-no-asked-push = Empuja el combate o déjalo donde está
show-no-asked-strike = Elige a quién golpea la figura seducida entre quienes alcanza
show-no-asked-defend = Di con cuántos dados te defiendes, sin pasarte
show-no-asked-object = Se trata de los objetos de ataque: usa uno o no hagas nada
show-no-asked-flee = Huye o quédate
show-no-asked-fire = Se trata de los disparos: declara, dispara o no hagas nada

show-no-reason = Nada lo impide
show-no-off-table = La base no quedaría entera sobre la mesa
show-no-surface = Esa superficie no existe, o ya no está
show-no-off-surface = La base no quedaría entera sobre esa superficie
show-no-in-scenery = Ahí estorba la escenografía
    .by = Ahí no hay sitio: estorba { $blocker }
show-no-on-figure = Ahí hay otra figura
    .by = Ahí no hay sitio: estorba { $blocker }
show-no-on-marker = Ahí hay un objetivo
    .by = Ahí no hay sitio: estorba { $blocker }
show-no-path = Un camino necesita al menos un punto distinto de donde está la figura
show-no-long-path = El camino tiene demasiados puntos
show-no-through-figure = Otra figura cierra el paso
    .by = Cierra el paso { $blocker }
show-no-through-scenery = El camino choca con la escenografía
    .by = El camino está cortado: { $blocker }
show-no-past-enemy = El camino toca a un enemigo antes del final: el movimiento acaba ahí
    .by = El camino toca a { $blocker } antes del final: el movimiento acaba ahí
show-no-stop-on-top = La base no cabe sobre ese obstáculo: el movimiento debe acabar delante o detrás
    .by = La base no cabe encima ({ $blocker }): el movimiento debe acabar delante o detrás
show-no-ap = No hay puntos de acción suficientes: quedan { $ap }
show-no-team = Esto no es un equipo
show-no-team-empty = Un equipo tiene al menos un personaje
show-no-over-budget = El equipo cuesta más que los puntos de audiencia acordados
show-no-same-character = Un personaje está dos veces en el equipo
show-no-no-character = Ese personaje no existe
show-no-pet-is-object = Un Benkei se compra como objeto de un personaje
show-no-upgrade-limit = Ningún atributo aumenta más de 2
show-no-upgrade-dash = Ese atributo no tiene número en el perfil
show-no-upgrade-euphoria = No hay Euforia suficiente para tantos aumentos
show-no-upgrade-weapon = Ese personaje no tiene segunda arma
show-no-no-object = Ese objeto no existe
show-no-same-object = Un personaje lleva dos veces el mismo objeto
show-no-leader-missing = El equipo necesita un líder
show-no-leader-twice = Un equipo tiene un solo líder
show-no-associate-missing = Susan necesita un asociado
show-no-associate-twice = Susan tiene un solo asociado
show-no-associate-self = Susan no puede ser su propia asociada
show-no-associate-alone = Solo Susan tiene un asociado, y no está en el equipo
show-no-placement = Está demasiado lejos: el nuevo sitio debe quedar a 1,25 pulgadas o menos
show-no-not-higher = Ese sitio no está más alto
show-no-crossed-by-width = Eso mide menos de 2 pulgadas de alto: se cruza caminando
show-no-away-from-wall = La figura no toca lo que quiere trepar
show-no-way-up = Algo estorba al subir
    .by = La subida está cortada: { $blocker }
show-no-not-lower = Ese sitio no está más bajo
show-no-away-from-edge = La figura no está junto al borde
show-no-way-down = Algo estorba al bajar
    .by = La bajada está cortada: { $blocker }
show-no-no-link = Esa escalera no existe
show-no-off-link = La base no cubre ninguno de sus extremos
show-no-off-far-end = El nuevo sitio no cubre el otro extremo
show-no-platform-off-table = La plataforma no quedaría entera sobre la mesa
show-no-platform-away = La plataforma debe estar a 6 pulgadas o menos de tu borde
show-no-platform-near-scenery = La plataforma va en suelo llano, a 1 pulgada de toda escenografía
    .by = La plataforma va en suelo llano, a 1 pulgada de toda escenografía; demasiado cerca: { $blocker }
show-no-far-from-platform = Está a más de 6 pulgadas de la plataforma de salida
show-no-touches-enemy = Nadie puede colocarse en contacto con un enemigo
    .by = Nadie puede colocarse en contacto con un enemigo; aquí, con { $blocker }
show-no-far-from-owner = El Benkei se coloca en contacto con su dueño
show-no-no-room-for-pet = No habría sitio para el Benkei junto a su dueño
show-no-blast-on-thrower = La plantilla no puede tocar a quien lanza
show-no-out-of-throw = Está a más de 10 pulgadas
show-no-blast-unseen = El centro de la plantilla no está a la vista
    .by = El centro de la plantilla no está a la vista; lo tapa { $blocker }
show-no-off-template-rim = Quien huye acaba tocando la plantilla por fuera
show-no-flee-near = Quien huye se aleja al menos 1 pulgada
show-no-behind-wall = Un muro impide huir hasta ahí
    .by = No se puede huir hasta ahí: lo impide { $blocker }
show-no-not-at-border = El Benkei entra tocando un borde de la mesa
show-no-ability = Esta figura no tiene esa habilidad
show-no-spent = La habilidad especial ya se ha usado
show-no-in-a-fight = No durante un combate
show-no-too-early = Benkei se puede llamar desde el turno 2
show-no-element-gone = Ese elemento ya no existe
show-no-element-unseen = El elemento no está a la vista
show-no-too-large = El elemento mide más de 10 pulgadas
show-no-holds-objective = El elemento tiene un objetivo de misión
show-no-not-a-character = No es un personaje vivo que esté en la mesa
show-no-too-far = Está demasiado lejos
show-no-out-of-sight = No está a la vista
    .by = No está a la vista; lo tapa { $blocker }
show-no-not-a-mate = No es de su equipo o no puede aprovecharlo
show-no-not-a-rival = No es un personaje del rival
show-no-not-a-gift = Ese objeto no se puede dar
show-no-has-it-already = Ese personaje ya lleva uno
show-no-cannot-be-seduced = Esa figura no podría atacar a nadie de su equipo
show-no-no-benkei-left = El Benkei ya ha sido llamado
show-no-no-such-object = La figura no tiene ese objeto
show-no-too-late = El botiquín se usa antes que nada en la activación
show-no-too-late-adrenaline = La adrenalina se usa antes que nada en la activación
show-no-machine = Es una máquina: no le hace efecto
show-no-not-touching = Las figuras no están en contacto
show-no-unhurt = Esa figura tiene todos sus PV
show-no-only-oneself = En combate el botiquín es solo para quien lo lleva
show-no-body = Ese cuerpo no está al alcance
show-no-fight-goes-on = El combate en que cayó no ha terminado
show-no-not-revivable = Esa figura no se puede reanimar
show-no-nothing-to-take = No hay nada de eso que llevarse
show-no-twice = Nadie lleva dos veces el mismo objeto
show-no-not-for-benkei = Un Benkei no puede hacer eso
show-no-flee = Esta figura no puede huir: está en combate o bajo fascinación
show-no-must-flee = Por la regla de la casa las víctimas deben huir si pueden
show-no-cat-too-far = El gato corre 10 pulgadas como máximo
show-no-cat-stopped = Algo cierra el paso al gato
    .by = Al gato le cierra el paso { $blocker }
show-no-nobody-to-free = No hay nadie a quien liberar
show-no-not-in-contact = La figura no está en contacto con Susan
show-no-benkei-cannot-free = Un Benkei no puede liberarla
show-no-not-led = Esta figura no lleva a nadie
show-no-loses-contact = Perderían el contacto
show-no-susan-cannot-follow = Susan no puede seguir hasta ahí
show-no-object = Esta figura no tiene ese objeto de ataque
show-no-site = Ahí no hay cargas fijadas
show-no-occupied = Hay alguien dentro o encima del elemento
    .by = El elemento no está vacío: dentro o encima está { $blocker }
show-no-objective-there = Hay un objetivo de misión
show-no-template-away = La plantilla debe tocar el elemento
show-no-carry = Un Benkei no puede cargar
show-no-hands-full = La figura ya lleva algo
show-no-not-there = Eso no está sobre la mesa
show-no-out-of-reach = La figura no lo toca
show-no-nothing-carried = La figura no lleva nada
show-no-not-at-feet = La carga se deja tocando la base, en un sitio libre
show-no-engaged = En combate una figura solo puede dejar su carga o usar consigo botiquín o adrenalina
show-no-only-to-touch = Solo puede moverse para volver a tocar a un enemigo de su combate
show-no-lying = Está cuerpo a tierra y antes debe levantarse
show-no-on-deck-already = Ya está cuerpo a tierra
show-no-standing-already = Ya está en pie
show-no-benkei-stands = Un Benkei no se echa cuerpo a tierra
show-no-reserve = En modo masacre debe guardar 3 PA para sus disparos
show-no-only-movement = Esto es solo un movimiento
show-no-susan-first = Antes tiene que seguir Susan
show-no-not-now = Eso no se puede hacer ahora
show-no-not-a-team = No es un equipo para este show
show-no-no-carrier = Esa figura no tiene cargas que fijar
show-no-site-first = Tus cargas aún no tienen lugar
show-no-no-such-element = Ese elemento no existe
show-no-not-yours = Esa figura no es tuya
show-no-placed-already = Esa figura ya está en la mesa
show-no-owner-first = El dueño se despliega antes que su Benkei
show-no-pet-first = Ahora se despliega su Benkei
show-no-not-a-push = No es una dirección en la que empujar
show-no-weapon = La figura no tiene esa arma
show-no-not-a-foe = No es un enemigo al que disparar
show-no-unseen = El blanco no está a la vista
    .by = El blanco no está a la vista; lo tapa { $blocker }
show-no-shots = No quedan tantos disparos
show-no-hopeless = La Puntería sería menor que 1: el disparo es imposible
show-no-declared-already = Ya hay disparos declarados con esa arma a ese blanco
show-no-nothing-declared = Aún no hay nada declarado
show-no-bought-off = Mycky ha regateado: este turno no se le dispara
show-no-flame = La figura no tiene lanzallamas
show-no-flame-misses = Las llamas no tocarían a ningún enemigo
show-no-must-fire = La figura seducida tiene que disparar

## Fichas

show-label-type = Tipo
show-label-profile = Perfil
show-label-ability = Habilidad especial
show-label-rules = Regla especial
show-label-price = Audiencia
show-is-character = personaje
show-is-pet = mascota
show-is-object = objeto
show-profile = PA { $ap }, Puntería { $aim }, PV { $lp }, Euforia { $euphoria }, Disparos { $shots }, Ataques { $attacks }
show-owners = la de su dueño
show-flame-thrower = lanzallamas

## La mesa

show-table-mission = { $mission } en el mapa { $map }, equipos de { $budget } puntos.
show-table-setup = El show aún no ha empezado.
show-table-turn = Turno { $turn } de { $turns }, { $phase }.
show-table-active = Actúa { $figure }.
show-table-order = Orden: { $list }.
show-table-acted = ya han actuado: { $list }
show-table-player = { $you ->
    [yes] { $seat } (tú):
   *[no] { $seat }:
}
show-table-side = su lado: { $side }
show-table-platform = plataforma de salida de { $corner } a { $other }
show-table-total = { $total } puntos de audiencia
show-table-secret = objetos que el rival no conoce: { $points } puntos
show-table-leader = líder: { $figure }
show-table-associate = asociado de Susan: { $figure }
show-table-delivered = { $count ->
    [one] { $count } objetivo entregado
    [many] { $count } objetivos entregados
   *[other] { $count } objetivos entregados
}
show-table-neutral = De ningún equipo:
show-table-numbers = PV { $lp } de { $full }, PA { $ap }, Euforia { $euphoria }
show-table-arms = Puntería { $aim }, Disparos { $shots }, alcance { $range }
show-table-attacks = Ataques { $count }
show-table-value = vale { $value }
show-table-objects = objetos: { $list }
show-table-shown = a la vista del rival: { $list }
show-table-site = cargas fijadas: { $element }
show-table-carries = lleva { $thing }
show-table-carried = alguien lo lleva
show-table-spent = ha gastado { $ap } PA
show-table-killer = murió a manos de { $figure }
show-table-owner = la lleva { $figure }
show-table-fights = Combate { $number }: { $list }.
show-table-target = Objetivo { $number }: { $where }.
show-table-target-carried = lo lleva { $figure }
show-table-target-delivered = entregado
show-table-cat = El gato está en { $place }.
show-table-gone = Ha desaparecido: { $list }.
show-table-template = Hay una plantilla en { $point }.
show-table-declared = Declarado: { $list }.
show-table-shots = { $count ->
    [one] { $count } disparo a { $figure } ({ $weapon })
    [many] { $count } disparos a { $figure } ({ $weapon })
   *[other] { $count } disparos a { $figure } ({ $weapon })
}
show-table-scenery = Escenografía:
show-table-piece = { $element }: { $kind }, { $width } por { $depth }, altura { $height }, hacia { $point }
show-table-from-active = a { $away } de la figura activa
show-table-height = a { $length } sobre la mesa
show-table-here = aquí está la figura activa
show-table-doors = { $count ->
    [one] puerta en { $list }
    [many] puertas en { $list }
   *[other] puertas en { $list }
}
show-table-windows = { $count ->
    [one] ventana en { $list }
    [many] ventanas en { $list }
   *[other] ventanas en { $list }
}
show-table-link = { $link }, de { $foot } a { $head }
show-table-points = { $seat }: { $points } puntos de victoria.

## Lo que ve la figura en cuestión y adónde puede ir

show-around-sight = Lo que ve { $figure }:
show-around-far = a { $away }
show-around-higher = { $length } más arriba
show-around-lower = { $length } más abajo
show-around-in-sight = { $free ->
    [one] a la vista, { $free } línea libre de 9
    [many] a la vista, { $free } líneas libres de 9
   *[other] a la vista, { $free } líneas libres de 9
}
show-around-cover = a cubierto, { $value }: { $thing }
show-around-hidden = fuera de la vista, detrás de: { $list }
show-around-looks-back = devuelve la mirada
show-around-covered = frente a ese rival hay cobertura, { $value }: { $thing }
show-around-blind = no devuelve la mirada
show-around-ways = Adónde puede ir { $figure }, entre otros lugares:
show-around-way = { $place }: { $ap } PA, { $left ->
    [0] no queda ninguno
    [one] queda { $left }
    [many] quedan { $left }
   *[other] quedan { $left }
}
show-around-home = por completo en la plataforma propia
show-around-sees = { $count ->
    [0] ningún rival a la vista
   *[other] a la vista: { $list }
}
show-around-seen = { $count ->
    [0] no visible para ningún rival
   *[other] visible para { $list }
}

## Por qué el bot elegiría eso; lo que habla en contra empieza por «Pero»

# Quién puede ser un bot: la palabra junto a su nombre y una frase sobre él.

show-manner-cautious = Prudente
    .text = Procura que no la vean y evita las luchas.
show-manner-hunter = Cazador
    .text = Carga donde otros se cubren, y las heridas le importan menos.
show-manner-runner = Corredor
    .text = Lo primero es la misión, y por el camino se arriesga.
show-manner-showman = Histrión
    .text = Le gustan las granadas y las habilidades especiales, cuanto antes mejor.

# Cómo llaman los informes de muchas partidas a lo que cuentan.

show-note-team = Equipo preparado
show-note-characters = Personajes del equipo
show-note-objects = Objetos comprados
show-note-used = Objetos usados
show-note-abilities = Habilidades especiales usadas
show-note-side = Borde de la mesa
show-note-leader = Líder
show-note-price = Precio del equipo
show-note-points = Puntos de audiencia
show-note-fallen = Bajas propias
show-note-map = Mapa
show-note-mission = Misión

# El taller de mapas: lo que no se puede leer y lo que la mesa da a cada lado.
show-workshop-map = El mapa: { $fault }.
show-workshop-it = Este elemento: { $fault }.
show-workshop-part = Una de sus partes: { $fault }.
show-workshop-link = Una de sus escaleras: { $fault }.
show-workshop-opening = Una de sus puertas o ventanas: { $fault }.
show-workshop-wall = Una de sus paredes interiores: { $fault }.
show-workshop-made = Mesa { $seed }
show-fair-square = { $amount } pulg²
show-fair-nowhere = sin camino
show-fair-middle = Hasta el centro
    .says = { $more ->
        [even] Desde los dos bordes hay más o menos lo mismo hasta el centro de la mesa.
        [south] El borde sur queda más lejos del centro de la mesa.
       *[north] El borde norte queda más lejos del centro de la mesa.
    }
show-fair-outer = Hasta los objetivos laterales
    .says = { $more ->
        [even] Desde los dos bordes hay más o menos lo mismo hasta los objetivos laterales.
        [south] El borde sur queda más lejos de los objetivos laterales.
       *[north] El borde norte queda más lejos de los objetivos laterales.
    }
show-fair-platforms = Sitios para la plataforma
    .says = { $more ->
        [even] Los dos lados tienen más o menos los mismos sitios para su plataforma de salida.
        [south] El lado sur tiene más sitios donde elegir su plataforma de salida.
       *[north] El lado norte tiene más sitios donde elegir su plataforma de salida.
    }
show-fair-sight = Visto desde la plataforma
    .says = { $more ->
        [even] Desde cualquiera de las plataformas se ve más o menos la misma parte de la mesa.
        [south] Desde la plataforma sur se ve más parte de la mesa.
       *[north] Desde la plataforma norte se ve más parte de la mesa.
    }
show-fair-cover = Cobertura cercana
    .says = { $more ->
        [even] En las dos mitades hay cobertura a menos de dos pulgadas más o menos igual de a menudo.
        [south] En la mitad sur hay más a menudo cobertura a menos de dos pulgadas.
       *[north] En la mitad norte hay más a menudo cobertura a menos de dos pulgadas.
    }
show-fair-heights = Terreno elevado
    .says = { $more ->
        [even] Las dos mitades tienen más o menos el mismo espacio en pisos y tejados.
        [south] La mitad sur tiene más espacio en pisos y tejados.
       *[north] La mitad norte tiene más espacio en pisos y tejados.
    }
