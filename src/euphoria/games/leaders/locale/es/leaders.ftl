# Leaders of Euphoria: Choose a Better Oppressor. Los términos son los del reglamento en español.

leaders-title = Líderes de Euphoria
    .text = Lealtades secretas, Pistolas de Rayos y mentiras para 4 a 8 jugadores. Averigua quién sirve a quién y procura que el Líder del otro bando quede expuesto y reciba un disparo.

## Palabras

leaders-kind-e = Seguidor Euphoriano
    .text = Un Recluta de los Euphorianos. Si no tienes un Líder, estás en el equipo al que pertenece la mayoría de tus tres Reclutas.
leaders-kind-s = Seguidor Subterráneo
    .text = Un Recluta de los Subterráneos. Si no tienes un Líder, estás en el equipo al que pertenece la mayoría de tus tres Reclutas.
leaders-kind-el = Líder Euphoriano
    .text = Quien lo tiene es Euphoriano, sean cuales sean sus otros dos Reclutas. Una vez expuesto, ya no se esconde; si entonces disparan a su dueño, la partida termina.
leaders-kind-sl = Líder Subterráneo
    .text = Quien lo tiene es Subterráneo, sean cuales sean sus otros dos Reclutas. Una vez expuesto, ya no se esconde; si entonces disparan a su dueño, la partida termina.
leaders-kind-unknown = no lo digo

leaders-team-euphorian = equipo Euphoriano
leaders-team-subterran = equipo Subterráneo
leaders-team-wastelander = equipo de Habitantes del Yermo

leaders-slot-left = izquierdo
leaders-slot-middle = central
leaders-slot-right = derecho

# Un Recluta de una fila; "self" y "own": de quien lee o de otro, y actúa sobre él su propio dueño.
leaders-place = { $you ->
    [yes] tu Recluta { $slot }
    [self] tu Recluta { $slot }
    [own] su Recluta { $slot }
   *[no] el Recluta { $slot } de { $owner }
}
    .whom = { $you ->
        [yes] a tu Recluta { $slot }
        [self] a tu Recluta { $slot }
        [own] a su Recluta { $slot }
       *[no] al Recluta { $slot } de { $owner }
    }

leaders-window-own-action = como la acción de tu turno
leaders-window-interrogate-declared = otro jugador interroga a uno de tus Reclutas
leaders-window-artifact-declared = otro jugador usa un Artefacto de Acción
leaders-window-arm-declared = otro jugador se arma
leaders-window-shot-declared = otro jugador dispara
leaders-window-gun-dropping = otro jugador está a punto de soltar la Pistola de Rayos después de disparar

leaders-label-type = Tipo
leaders-label-when = Cuándo
leaders-label-cost = Costo
leaders-label-note = Aclaración
leaders-label-object = En el Viejo Mundo
leaders-is-action = Artefacto de Acción
leaders-is-reaction = Artefacto de Reacción
leaders-cost = exponer uno de tus Reclutas escondidos

## Artefactos

leaders-artifact-burial-chamber = Cámara Funeraria
    .text = Esconde hasta tres Seguidores expuestos de cualquier jugador, incluso tuyos.
    .note = También puedes no esconder ninguno, o esconder el Seguidor con el que pagaste esta carta. A los Líderes no se les puede volver a esconder.
leaders-artifact-cart-puller = Tiracarros
    .text = Nombra un Recluta de cada uno de otros dos jugadores. Esos dos Reclutas se intercambian; el escondido sigue escondido y el expuesto, expuesto.
    .note = Nunca uno de tus Reclutas; los Líderes sí valen. Quien queda con los dos Líderes gana en el acto, y también el Habitante del Yermo que recibe uno.
leaders-artifact-tongue-oil = Aceite Sueltalenguas
    .text = Expón un Recluta escondido de otro jugador.
    .note = Nombras al Recluta sin mirarlo antes. Un Líder expuesto así se queda expuesto.
    .object = una botella de licor cubierta de polvo
leaders-artifact-whisper-rope = Cuerda de los Susurros
    .text = Mira en secreto un Recluta escondido de cada uno de otros dos jugadores.
    .note = Nombras a los dos antes de mirar. Si solo otro jugador tiene Reclutas escondidos, basta con uno.
    .object = un teléfono con cable en espiral
leaders-artifact-soul-mirror = Espejo del Alma
    .text = Elige a otro jugador que tenga un Recluta escondido. Cada uno de los dos mira en secreto todos los Reclutas escondidos del otro.
    .note = Los dos miran a la vez. De los tuyos se ven los que siguen escondidos después de pagar; si no queda ninguno, solo miras tú.
    .object = un espejo de maquillaje plegable
leaders-artifact-dust-beast = Bestia del Polvo
    .text = Otro jugador que elijas suelta su Pistola de Rayos en el centro de la mesa.
    .note = No es un disparo: nadie puede atrapar la Pistola de Rayos con el Encantador de Hierro.
    .object = una aspiradora
leaders-artifact-fish-wand = Vara de los Peces
    .text = Toma la Pistola de Rayos de otro jugador y apunta de inmediato. No debes tener ya una.
    .note = El blanco anterior ya no cuenta; puedes apuntar también a quien se la quitaste. Tu acción ya está gastada: este turno no puedes disparar.
    .object = una caña de pescar
leaders-artifact-clay-swine = Cerdo de Barro
    .text = Toma al azar un Artefacto de la mano de otro jugador.
    .note = La carta la elige el azar, y solo tú y ese jugador saben cuál fue.
    .object = una alcancía
leaders-artifact-voice-funnel = Embudo de Voz
    .text = Elige a cualquier jugador. Todas las Pistolas de Rayos que tengan los demás le apuntan ahora.
    .note = La Pistola de Rayos que tenga ese jugador conserva su blanco. La tuya la puedes volver a girar en tu fase de Apuntar.
    .object = un megáfono
leaders-artifact-plastic-promise = Promesa de Plástico
    .text = El Recluta que expones para esta carta pasa a otro jugador que no tenga Pistola de Rayos y tenga por lo menos tantos Reclutas escondidos como tú en ese momento. A cambio, ese jugador te da uno de sus Reclutas escondidos, el que prefiera. El escondido sigue escondido y el expuesto, expuesto.
    .note = También pueden cambiar de manos los Líderes. Cada Recluta ocupa el lugar del otro. El Habitante del Yermo que recibe un Líder, o quien reúne los dos, gana en el acto.
    .object = una tarjeta de crédito
leaders-artifact-dizzy-drum = Tambor del Mareo
    .text = Elige a un jugador con al menos dos Reclutas escondidos. Esos Reclutas se revuelven entre sus lugares.
    .note = Los Reclutas expuestos no se mueven. Puede que todo quede como estaba; solo su dueño puede mirar.
    .object = una secadora de ropa
leaders-artifact-wake-powder = Polvo de Desvelo
    .text = Haz ahora hasta dos acciones más, distintas entre sí: Interrogar, Armarte o Esconder.
    .note = Una tras otra, cada una con sus reglas y su costo; puedes renunciar a la segunda. Al menos una debe ser posible después de pagar esta carta.
    .object = un frasco de café instantáneo
leaders-artifact-mechanical-rooster = Gallo Mecánico
    .text = Elige a otro jugador, que se salta la fase de Acción de su próximo turno.
    .note = Las demás fases se juegan, y ese jugador todavía puede reaccionar.
    .object = un despertador de cuerda
leaders-artifact-winter-box = Caja de Invierno
    .text = Toma tres Artefactos del mazo. Quédate con dos y coloca el tercero al fondo del mazo.
    .note = Si al mazo le quedan menos de tres cartas, toma las que haya; si son dos o una, quédate con todas.
    .object = un refrigerador
leaders-artifact-soul-catcher = Cazador de Almas
    .text = Todos los demás jugadores sin Reclutas expuestos deben exponer uno, cada quien el que prefiera.
    .note = Eligen a la vez y los Reclutas se descubren juntos. Nadie está obligado a exponer a un Líder.
    .object = una cámara instantánea
leaders-artifact-ancient-currency = Moneda Antigua
    .text = Cuando te disparan: el disparo sigue su curso, pero después decides quién recibe la Pistola de Rayos de quien disparó. Puedes ser tú, pero nadie que ya tenga una.
    .note = Quien la recibe apunta de inmediato. Si el disparo se cancela, alcanza a otro o termina la partida, no pasa nada más, y la carta queda gastada igual.
leaders-artifact-scarlet-octagon = Octágono Escarlata
    .text = Cuando disparan a cualquiera: quien dispara debe elegir otra víctima.
    .note = La nueva víctima puedes ser tú, pero no quien dispara. La nueva víctima también puede reaccionar.
    .object = una señal de alto
leaders-artifact-rain-shield = Escudo de Lluvia
    .text = Cuando te disparan: el disparo pasa al jugador de tu izquierda o de tu derecha, como prefieras, pero nunca a quien dispara.
    .note = Tu vecino también puede reaccionar. Si tiene un Líder expuesto y el disparo lo alcanza, la partida termina.
    .object = un paraguas
leaders-artifact-iron-pancake = Panqueque de Hierro
    .text = Cuando te disparan: el disparo se cancela. Quien disparó suelta la Pistola de Rayos de todos modos.
    .note = No tomas nada, no sueltas nada y no expones a nadie, salvo al Recluta que paga. También te salva con un Líder expuesto, mientras pueda pagar un Recluta escondido.
    .object = una sartén
leaders-artifact-rainbow-disc = Disco Arcoíris
    .text = Cuando te disparan: el disparo alcanza a quien dispara en tu lugar. No sirve si esa persona tiene un Líder expuesto.
    .note = Quien disparó sin tener un Líder pasa a ser Habitante del Yermo. No puede reaccionar a esto; los demás, sí.
    .object = un disco compacto
leaders-artifact-unblinking-egg = Huevo que no Parpadea
    .text = Cuando interrogan a uno de tus Reclutas: quien interroga no ve nada y tú miras en secreto uno de sus Reclutas escondidos.
    .note = Puedes pagar con el mismo Recluta que querían ver. Mirar gracias a un Artefacto no es interrogar.
    .object = la cúpula de una cámara de vigilancia
leaders-artifact-windshield-scroll = Pergamino del Parabrisas
    .text = Cuando otro jugador usa un Artefacto de Acción: ese Artefacto no tiene efecto.
    .note = El Recluta expuesto para pagar la carta cancelada sigue expuesto, y la acción se ha gastado. Las Reacciones no se pueden cancelar.
    .object = una multa de estacionamiento
leaders-artifact-yellow-crescent = Media Luna Amarilla
    .text = Cuando otro jugador se arma: tomas la Pistola de Rayos en su lugar y apuntas de inmediato. No debes tener ya una.
    .note = El otro jugador se queda sin Pistola de Rayos, aunque haya más en el centro. Su Recluta sigue expuesto y su acción se ha gastado.
    .object = un plátano de plástico
leaders-artifact-iron-charmer = Encantador de Hierro
    .text = Cuando otro jugador está a punto de soltar la Pistola de Rayos después de disparar: la tomas y apuntas de inmediato. No debes tener ya una.
    .note = Puede usarlo también quien acaba de recibir el disparo, pero no si tomó la carta por ese mismo disparo. No sirve cuando la Moneda Antigua entrega la Pistola de Rayos.
    .object = un imán de herradura

## Sucesos

leaders-dealt = Se reparten los Reclutas y los Artefactos.
leaders-row-seen = { $you ->
    [seat] Tus Reclutas: { $left }, { $middle }, { $right }.
   *[other] Reclutas de { $seat }: { $left }, { $middle }, { $right }.
}
leaders-arranged = Todos los jugadores han colocado sus Reclutas.
leaders-begins = { $you ->
    [seat] Empiezas tú y tomas la ficha de Interrogador.
   *[other] Empieza { $seat } y toma la ficha de Interrogador.
}
leaders-turn = { $you ->
    [seat] Turno { $turn }: te toca a ti.
   *[other] Turno { $turn }: le toca a { $seat }.
}
leaders-team-is = { $you ->
    [seat] Estás en el { $team }.
   *[other] { $seat } está en el { $team }.
}
leaders-no-artifact-phase = { $you ->
    [seat] Dejas tus Artefactos como están.
   *[other] { $seat } deja sus Artefactos como están.
}
leaders-discarded = { $you ->
    [seat] { $count ->
        [0] No tienes Artefactos que descartar.
        [one] Descartas { $count } Artefacto.
        [many] Descartas { $count } de Artefactos.
       *[other] Descartas { $count } Artefactos.
    }
   *[other] { $count ->
        [0] { $seat } no tiene Artefactos que descartar.
        [one] { $seat } descarta { $count } Artefacto.
        [many] { $seat } descarta { $count } de Artefactos.
       *[other] { $seat } descarta { $count } Artefactos.
    }
}
leaders-drew = { $you ->
    [seat] Tomas un Artefacto del mazo.
   *[other] { $seat } toma un Artefacto del mazo.
}
leaders-drew-card = { $you ->
    [seat] Has tomado «{ $artifact }».
   *[other] { $seat } ha tomado «{ $artifact }».
}
leaders-drew-nothing = { $you ->
    [seat] El mazo está vacío: no tomas nada.
   *[other] El mazo está vacío: { $seat } no toma nada.
}
leaders-gave = { $you ->
    [seat] Le das un Artefacto a { $receiver }.
    [receiver] { $seat } te da un Artefacto.
   *[other] { $seat } le da un Artefacto a { $receiver }.
}
leaders-gave-card = { $you ->
    [seat] { $receiver } ha recibido de ti «{ $artifact }».
    [receiver] Has recibido «{ $artifact }» de { $seat }.
   *[other] { $receiver } ha recibido «{ $artifact }» de { $seat }.
}
leaders-no-action = { $you ->
    [seat] No haces ninguna acción.
   *[other] { $seat } no hace ninguna acción.
}
leaders-action-lost = { $you ->
    [seat] Debes saltarte tu fase de Acción.
   *[other] { $seat } debe saltarse su fase de Acción.
}
leaders-interrogates = { $you ->
    [seat] Interrogas { $recruit-whom }.
   *[other] { $seat } interroga { $recruit-whom }.
}
leaders-sees = { $you ->
    [seat] Miras { $recruit }: { $kind }.
   *[other] { $seat } mira { $recruit }: { $kind }.
}
leaders-sees-nothing = { $you ->
    [seat] No llegas a ver { $recruit }.
   *[other] { $seat } no llega a ver { $recruit }.
}
leaders-looks = { $you ->
    [seat] A cambio, miras { $recruit }.
   *[other] A cambio, { $seat } mira { $recruit }.
}
leaders-exposed = Queda expuesto { $recruit }: { $kind }.
leaders-hidden = Vuelve a quedar escondido { $recruit }: { $kind }.
leaders-hides = { $you ->
    [seat] Escondes { $recruit }: { $kind }.
   *[other] { $seat } esconde { $recruit }: { $kind }.
}
leaders-arms = { $you ->
    [seat] Te armas.
   *[other] { $seat } se arma.
}
leaders-takes-gun = { $you ->
    [seat] Tomas una Pistola de Rayos.
   *[other] { $seat } toma una Pistola de Rayos.
}
leaders-aims = { $you ->
    [seat] Le apuntas a { $target }.
    [target] { $seat } te apunta.
   *[other] { $seat } le apunta a { $target }.
}
leaders-drops-gun = { $you ->
    [seat] Sueltas tu Pistola de Rayos en el centro de la mesa.
   *[other] { $seat } suelta su Pistola de Rayos en el centro de la mesa.
}
leaders-shoots = { $you ->
    [seat] ¡Le disparas a { $victim }!
    [victim] ¡{ $seat } te dispara!
   *[other] ¡{ $seat } le dispara a { $victim }!
}
leaders-shot = { $you ->
    [victim] Recibes el disparo.
   *[other] { $victim } recibe el disparo.
}
leaders-shot-cancelled = { $you ->
    [victim] El disparo contra ti se cancela.
   *[other] El disparo contra { $victim } se cancela.
}
leaders-shot-void = { $you ->
    [seat] Ya no tienes la Pistola de Rayos: el disparo queda anulado.
   *[other] { $seat } ya no tiene la Pistola de Rayos: el disparo queda anulado.
}
leaders-new-victim = { $you ->
    [victim] ¡Ahora el disparo va contra ti!
   *[other] Ahora el disparo va contra { $victim }.
}
leaders-becomes-wastelander = { $you ->
    [seat] Te conviertes en Habitante del Yermo.
   *[other] { $seat } se convierte en Habitante del Yermo.
}
leaders-uses = { $you ->
    [seat] Usas «{ $artifact }».
   *[other] { $seat } usa «{ $artifact }».
}
leaders-names-recruit = { $you ->
    [seat] Nombras { $recruit }.
   *[other] { $seat } nombra { $recruit }.
}
leaders-names-player = { $you ->
    [both] Te nombras a ti.
    [seat] Nombras a { $player }.
    [player] { $seat } te nombra.
   *[other] { $seat } nombra a { $player }.
}
leaders-artifact-cancelled = «{ $artifact }» no tiene efecto.
leaders-reacts = { $you ->
    [seat] Reaccionas con «{ $artifact }».
   *[other] { $seat } reacciona con «{ $artifact }».
}
leaders-reaction-withdrawn = { $you ->
    [seat] Tu reacción ya no viene al caso: «{ $artifact }» se queda en tu mano y no pagas nada.
   *[other] La reacción de { $seat } ya no viene al caso: «{ $artifact }» se queda en su mano y no paga nada.
}
leaders-under-deck = «{ $artifact }» va al fondo del mazo.
leaders-exchanged = Se intercambian { $recruit } y { $other }.
leaders-received = { $you ->
    [seat] Recibes un nuevo Recluta. Ahora { $recruit } es: { $kind }.
   *[other] { $seat } recibe un nuevo Recluta. Ahora { $recruit } es: { $kind }.
}
leaders-shuffled = { $you ->
    [player] Tus Reclutas escondidos se revuelven.
   *[other] Los Reclutas escondidos de { $player } se revuelven.
}
leaders-marked = { $you ->
    [player] Te saltarás tu próxima fase de Acción.
   *[other] { $player } se saltará su próxima fase de Acción.
}
leaders-took-artifact = { $you ->
    [seat] Tomas un Artefacto de la mano de { $player }.
    [player] { $seat } toma un Artefacto de tu mano.
   *[other] { $seat } toma un Artefacto de la mano de { $player }.
}
leaders-took-card = { $you ->
    [seat] Le has quitado «{ $artifact }» a { $player }.
    [player] { $seat } te ha quitado «{ $artifact }».
   *[other] { $seat } le ha quitado «{ $artifact }» a { $player }.
}
leaders-drew-several = { $you ->
    [seat] Tomas
   *[other] { $seat } toma
} { $count ->
    [one] { $count } Artefacto del mazo.
    [many] { $count } de Artefactos del mazo.
   *[other] { $count } Artefactos del mazo.
}
leaders-returned = { $you ->
    [seat] Colocas uno de ellos al fondo del mazo.
   *[other] { $seat } coloca uno de ellos al fondo del mazo.
}
leaders-returned-card = { $you ->
    [seat] Colocas «{ $artifact }» al fondo del mazo.
   *[other] { $seat } coloca «{ $artifact }» al fondo del mazo.
}
leaders-leader-is-shot = { $you ->
    [seat] Le has disparado a { $victim }, con su Líder expuesto. La partida termina.
    [victim] { $seat } te ha disparado con tu Líder expuesto. La partida termina.
   *[other] { $seat } le ha disparado a { $victim }, con su Líder expuesto. La partida termina.
}
leaders-given-leader = { $you ->
    [seat] Eres Habitante del Yermo y recibes un Líder. La partida termina.
   *[other] { $seat } es Habitante del Yermo y recibe un Líder. La partida termina.
}
leaders-has-both-leaders = { $you ->
    [seat] Tienes a los dos Líderes. La partida termina.
   *[other] { $seat } tiene a los dos Líderes. La partida termina.
}
leaders-stopped = Se ha alcanzado el límite de turnos. La partida se detiene.
leaders-wins = { $you ->
    [seat] ¡Ganas!
   *[other] { $seat } gana.
}
leaders-revealed = { $you ->
    [seat] Tus Reclutas eran: { $left }, { $middle }, { $right }.
   *[other] Los Reclutas de { $seat } eran: { $left }, { $middle }, { $right }.
}

## Acciones, como líneas de un menú

leaders-do-arrange = Colocar de izquierda a derecha: { $left }, { $middle }, { $right }
leaders-do-skip = No hacer nada
leaders-do-draw = Descartar toda tu mano y tomar un Artefacto
leaders-do-give = Dar «{ $artifact }» a { $receiver }
leaders-do-interrogate = Interrogar { $recruit-whom }
leaders-do-use = Usar «{ $artifact }» exponiendo tu Recluta { $paying }
leaders-do-arm = Armarte exponiendo tu Recluta { $paying }
leaders-do-shoot = Disparar
leaders-do-hide = Esconder { $recruit }
leaders-do-target = { $you ->
    [target] Apuntarte a ti
   *[other] Apuntar a { $target }
}
leaders-do-recruit = Elegir { $recruit }
leaders-do-player = { $you ->
    [player] Elegirte a ti
   *[other] Elegir a { $player }
}
leaders-do-done = Ningún objetivo más
leaders-do-react = Reaccionar con «{ $artifact }» exponiendo tu Recluta { $paying }
leaders-do-pass = No reaccionar
leaders-do-expose = Exponer tu Recluta { $slot }
leaders-do-return = Colocar «{ $artifact }» al fondo del mazo

# Entre paréntesis, detrás de una acción.
leaders-note-at = contra { $name }
leaders-note-now = como ahora

## Afirmaciones, tal como las dice el jugador

leaders-claim-row = Mis Reclutas, de izquierda a derecha: { $left }, { $middle }, { $right }
leaders-claim-saw = Conozco { $recruit }: { $kind }
leaders-claim-hand = Tengo “{ $artifact }”
leaders-claim-team = Estoy en el { $team }

## Preguntas

leaders-ask-arrange = Coloca tus Reclutas: elige su orden.
leaders-ask-artifact = Tu fase de Artefacto: descarta y toma, da un Artefacto o no hagas nada.
leaders-ask-action = Tu acción: interroga, usa un Artefacto, ármate, dispara, esconde o no hagas nada.
leaders-ask-target = Tu fase de Apuntar: elige a quién apuntas.
leaders-ask-aim = Has conseguido una Pistola de Rayos: elige de inmediato a quién apuntas.
leaders-ask-name = Tu Artefacto: elige su objetivo.
leaders-ask-react = ¿Reaccionas con un Artefacto?
leaders-ask-hand-over = Moneda Antigua: elige quién recibe la Pistola de Rayos.
leaders-ask-new-victim = Octágono Escarlata: elige otra víctima para tu disparo.
leaders-ask-neighbour = Escudo de Lluvia: elige a cuál de tus dos vecinos pasa el disparo.
leaders-ask-look-back = Huevo que no Parpadea: elige el Recluta que miras.
leaders-ask-further = Polvo de Desvelo: haz otra acción o no hagas nada.
leaders-ask-return = Caja de Invierno: elige el Artefacto que va al fondo del mazo.
leaders-ask-give-back = Promesa de Plástico: elige el Recluta escondido que das a cambio.
leaders-ask-expose-one = Cazador de Almas: elige el Recluta que expones.
leaders-about-dropping = { $name } está a punto de soltar la Pistola de Rayos después de disparar

leaders-wait-arrange = Esperando a que { $names } { $count ->
    [1] coloque sus Reclutas.
   *[other] coloquen sus Reclutas.
}
leaders-wait-artifact = Esperando a { $names } en la fase de Artefacto.
leaders-wait-action = Esperando a que { $names } { $count ->
    [1] elija una acción.
   *[other] elijan una acción.
}
leaders-wait-target = Esperando a que { $names } { $count ->
    [1] apunte.
   *[other] apunten.
}
leaders-wait-aim = Esperando a que { $names } { $count ->
    [1] apunte con la nueva Pistola de Rayos.
   *[other] apunten con la nueva Pistola de Rayos.
}
leaders-wait-name = Esperando a que { $names } { $count ->
    [1] elija el objetivo del Artefacto.
   *[other] elijan el objetivo del Artefacto.
}
leaders-wait-react = Esperando a { $names }: ¿hay reacción?
leaders-wait-hand-over = Esperando a que { $names } { $count ->
    [1] elija quién recibe la Pistola de Rayos.
   *[other] elijan quién recibe la Pistola de Rayos.
}
leaders-wait-new-victim = Esperando a que { $names } { $count ->
    [1] elija otra víctima.
   *[other] elijan otra víctima.
}
leaders-wait-neighbour = Esperando a que { $names } { $count ->
    [1] desvíe el disparo hacia un lado.
   *[other] desvíen el disparo hacia un lado.
}
leaders-wait-look-back = Esperando a que { $names } { $count ->
    [1] elija un Recluta para mirarlo.
   *[other] elijan un Recluta para mirarlo.
}
leaders-wait-further = Esperando a que { $names } { $count ->
    [1] elija otra acción.
   *[other] elijan otra acción.
}
leaders-wait-return = Esperando a que { $names } { $count ->
    [1] coloque un Artefacto al fondo del mazo.
   *[other] coloquen un Artefacto al fondo del mazo.
}
leaders-wait-give-back = Esperando a que { $names } { $count ->
    [1] dé un Recluta a cambio.
   *[other] den un Recluta a cambio.
}
leaders-wait-expose-one = Esperando a que { $names } { $count ->
    [1] exponga un Recluta.
   *[other] expongan un Recluta.
}

## Rechazos; después sigue el número de la regla entre paréntesis

leaders-no-nothing-asked = Ahora no se pregunta nada
leaders-no-same-action-twice = Las dos acciones adicionales de Polvo de Desvelo deben ser distintas
leaders-no-not-a-target = «{ $artifact }» no se puede usar sobre eso
leaders-no-target-self = No puedes apuntarte con tu propia Pistola de Rayos
leaders-no-not-your-recruits = Esos no son los tres Reclutas que recibiste
leaders-no-answered-already = Ya has respondido; los demás todavía están eligiendo
leaders-no-not-your-turn = Es el turno de { $seat }
leaders-no-not-asked = Ahora no se te pregunta a ti
leaders-no-no-ray-gun = No tienes una Pistola de Rayos
leaders-no-reaction-on-own-action = Un Artefacto de Reacción responde a la acción de otro jugador, no a la tuya
leaders-no-target-later = Solo puedes cambiar a quién apuntas en la fase de Apuntar, al final de tu turno
leaders-no-no-such-player = Ese jugador no existe
leaders-no-own-recruit = Tus propios Reclutas ya los conoces; interroga a otro jugador
leaders-no-not-hidden = Solo se interroga a Reclutas escondidos, y { $recruit } está expuesto
leaders-no-already-armed = Ya tienes una Pistola de Rayos
leaders-no-no-gun-in-centre = No hay Pistolas de Rayos en el centro de la mesa
leaders-no-nothing-hidden-to-arm = No tienes ningún Recluta escondido que exponer para armarte
leaders-no-pays-hidden-only = Tu Recluta { $slot } ya está expuesto; solo se paga con uno escondido
leaders-no-no-exposed-follower = No hay ningún Seguidor expuesto
leaders-no-leader-stays-exposed = Un Líder expuesto ya no se puede esconder
leaders-no-not-exposed = Ese Recluta no está expuesto
leaders-no-not-in-hand = No tienes «{ $artifact }»
leaders-no-is-reaction = «{ $artifact }» es un Artefacto de Reacción y no se puede usar como acción
leaders-no-nothing-hidden-to-pay = No tienes ningún Recluta escondido que exponer para usar un Artefacto
leaders-no-no-legal-target = «{ $artifact }» no tendría ahora ningún objetivo válido
leaders-no-empty-hand = No tienes ningún Artefacto que dar
leaders-no-give-to-another = Un Artefacto se da a otro jugador
leaders-no-is-action = «{ $artifact }» es un Artefacto de Acción y solo se puede usar en tu propio turno
leaders-no-drawn-by-this-shot = Has tomado «{ $artifact }» por este mismo disparo y aún no puedes usarlo
leaders-no-wrong-moment = «{ $artifact }» no sirve en este momento: { $window }
leaders-no-reaction-does-not-fit = «{ $artifact }» no se puede usar en esta situación
leaders-no-asked-arrange = Primero debes colocar tus Reclutas
leaders-no-asked-artifact = Es tu fase de Artefacto: puedes descartar y tomar, dar un Artefacto o no hacer nada
leaders-no-asked-action = Es tu fase de Acción: elige una acción o no hagas nada
leaders-no-asked-target = Es tu fase de Apuntar: elige a quién apuntas
leaders-no-asked-aim = Primero debes apuntar con la Pistola de Rayos que has conseguido
leaders-no-asked-name = Primero debes elegir el objetivo de tu Artefacto
leaders-no-asked-react = Ahora solo puedes reaccionar o pasar
leaders-no-asked-hand-over = Debes elegir a alguien sin Pistola de Rayos, y no a quien disparó
leaders-no-asked-new-victim = Debes elegir otra víctima: ni tú ni la actual
leaders-no-asked-neighbour = Debes elegir a un jugador sentado a tu lado, pero no a quien dispara
leaders-no-asked-look-back = Debes elegir un Recluta escondido de quien te interroga
leaders-no-asked-further = Ahora solo puedes interrogar, armarte, esconder o dejarlo
leaders-no-asked-return = Debes elegir uno de los tres Artefactos que acabas de tomar
leaders-no-asked-give-back = Debes elegir cuál de tus Reclutas escondidos das a cambio
leaders-no-asked-expose-one = Debes elegir cuál de tus Reclutas expones

## Consejos del bot: por qué elegiría eso

leaders-hint-win = { $you ->
    [target] Este disparo contra ti gana la partida.
   *[other] Este disparo contra { $target } gana la partida.
}
leaders-hint-unite = Con un { $chance } % de probabilidad, este es el Líder con el que ganas a solas: { $recruit }.
leaders-hint-shoot = { $you ->
    [target] Con un { $chance } % de probabilidad, el Líder que buscas lo tienes tú.
   *[other] Con un { $chance } % de probabilidad, { $target } esconde al Líder que buscas.
}
leaders-hint-aim-leader = { $you ->
    [target] Tu propio Líder está expuesto y el próximo disparo gana.
   *[other] { $target } tiene un Líder expuesto y el próximo disparo gana.
}
leaders-hint-aim-suspect = { $you ->
    [target] Con un { $chance } % de probabilidad, el Líder que buscas es tuyo: apunta ahí.
   *[other] Con un { $chance } % de probabilidad, { $target } esconde al Líder que buscas: apunta ahí.
}
leaders-hint-aim-safely = { $you ->
    [target] Nadie merece un disparo, y apuntarte a ti es lo que menos daña a tu bando.
   *[other] Nadie merece un disparo, y apuntar a { $target } es lo que menos daña a tu bando.
}
leaders-hint-arm = Una Pistola de Rayos vale el Recluta que cuesta.
leaders-hint-take-gun = Así consigues una Pistola de Rayos.
leaders-hint-hand-on = { $you ->
    [target] En nadie puedes confiar tanto como en ti.
   *[other] Lo más probable es que { $target } esté de tu lado.
}
leaders-hint-disarm = { $you ->
    [target] Tu propia Pistola de Rayos amenaza a tu bando.
   *[other] La Pistola de Rayos de { $target } amenaza a tu bando.
}
leaders-hint-turn-guns = { $you ->
    [target] Lo mejor es que todas las Pistolas de Rayos te apunten a ti.
   *[other] Lo mejor es que todas las Pistolas de Rayos apunten a { $target }.
}
leaders-hint-delay = { $you ->
    [target] Nadie es más peligroso que tú.
   *[other] Nadie es más peligroso que { $target }.
}
leaders-hint-look = Mirar no cuesta nada, y con un { $chance } % de probabilidad es un Líder: { $recruit }.
leaders-hint-look-side = Mirar no cuesta nada y te dice algo más de su bando: { $recruit }.
leaders-hint-learn = Te muestra Reclutas que no conoces.
leaders-hint-expose = Con un { $chance } % de probabilidad, este es el Líder que buscas: { $recruit }.
leaders-hint-hide = Una vez escondido, te servirá otra vez para pagar: { $recruit }.
leaders-hint-hide-own = Necesitas Reclutas escondidos con que pagar.
leaders-hint-blur = Después ya nadie sabrá dónde está tu Líder.
leaders-hint-save-leader = Tu Líder está en peligro.
leaders-hint-save-self = El disparo te convertiría en Habitante del Yermo.
leaders-hint-save-other = Este disparo dañaría a tu bando.
leaders-hint-stop = { $you ->
    [target] Lo que estás haciendo dañaría a tu bando.
   *[other] Lo que está haciendo { $target } dañaría a tu bando.
}
leaders-hint-cards = Así mejora tu mano.
leaders-hint-keep = Las cartas que conservas valen más.
leaders-hint-pay-least = Es lo que menos revela a los demás.
leaders-hint-any = Ninguna otra opción es mejor.
leaders-hint-wait = Ninguna otra cosa da más de lo que cuesta.

## El final

leaders-way-leader-shot = Un jugador con un Líder expuesto recibió un disparo.
leaders-way-wastelander-given-leader = Un Habitante del Yermo recibió un Líder.
leaders-way-both-leaders = Los dos Líderes se juntaron en una misma fila.
leaders-way-stopped = La partida se detuvo al llegar al límite de turnos.
leaders-end-shot = { $you ->
    [seat] Te dispararon a ti.
   *[other] Dispararon a { $seat }.
}
leaders-end-team = Gana el { $team }.

## La mesa, un dato por línea

leaders-table-before-play = Todos están colocando sus Reclutas.
leaders-table-turn = { $you ->
    [yes] Turno { $turn }: te toca a ti.
   *[no] Turno { $turn }: le toca a { $seat }.
}
leaders-table-using = Artefacto en uso: { $artifact }.
leaders-table-aside = Junto al mazo hasta que acabe el disparo: { $artifact }.
leaders-table-named = Su objetivo: { $target }.
leaders-table-victim = { $you ->
    [yes] ¡El disparo va contra ti!
   *[no] El disparo va contra { $victim }.
}
leaders-table-centre = Pistolas de Rayos en el centro de la mesa: { $count }.
leaders-table-deck = Artefactos en el mazo: { $count }.
leaders-table-in-deck = { $count ->
    [0] «{ $artifact }» es la carta de arriba.
    [one] «{ $artifact }» está debajo de { $count } carta.
    [many] «{ $artifact }» está debajo de { $count } de cartas.
   *[other] «{ $artifact }» está debajo de { $count } cartas.
}
leaders-table-turns = Turnos jugados: { $count }.
leaders-table-shot-last = Último disparo recibido: { $seat }.
leaders-table-removed = Recluta retirado antes de la partida: { $kind }.
leaders-table-player = { $you ->
    [yes] { $seat } (tú):
   *[no] { $seat }:
}
# $state es "hidden" o "exposed"; $known es "own", "yes" o "no".
leaders-table-recruit = { $state ->
    [exposed] { $slot }: expuesto, { $kind }
   *[hidden] { $known ->
        [own] { $slot }: escondido, { $kind }
        [yes] { $slot }: escondido, pero lo conoces: { $kind }
       *[no] { $slot }: escondido
    }
}
leaders-table-team = En el { $team }
leaders-table-gun-unaimed = Con una Pistola de Rayos que aún no apunta a nadie
leaders-table-gun = { $you ->
    [yes] Con una Pistola de Rayos que te apunta
   *[no] Con una Pistola de Rayos que apunta a { $target }
}
leaders-table-skips = Sin fase de Acción en el próximo turno
leaders-table-hand = { $count ->
    [0] Sin Artefactos
    [one] { $count } Artefacto
    [many] { $count } de Artefactos
   *[other] { $count } Artefactos
}
# $whole es "yes" si quien lee ve toda la mano; $drawn, si la carta se acaba de tomar y aún puede devolverse.
leaders-table-card = { $drawn ->
    [yes] { $artifact }, recién tomado
   *[no] { $whole ->
        [yes] { $artifact }
       *[no] { $artifact }, según sabes
    }
}

# Cómo llaman los informes de muchas partidas a lo que cuentan.

leaders-role-leader = con un Líder
leaders-role-follower = sin Líder
leaders-note-began = Equipo al repartir
leaders-note-team = Equipo al final
leaders-note-role = Fila al repartir
leaders-note-got = Artefactos que pasaron por la mano
leaders-note-used = Artefactos usados
leaders-note-held = Artefactos que quedaron en la mano
leaders-note-armed = Pistolas de Rayos tomadas
leaders-note-shots = Disparos hechos
leaders-note-removed = Recluta fuera de juego

## Cómo juegan los bots de la casa

leaders-manner-cautious = Prudente
    .text = Mira antes de actuar, guarda sus cartas y dispara tarde.
leaders-manner-hunter = Cazador
    .text = Se arma pronto y dispara por una sospecha.
leaders-manner-spy = Espía
    .text = Prefiere mirar un Recluta más a hacer cualquier otra cosa.
leaders-manner-liar = Mentiroso
    .text = Les dice a todos de qué equipo es, y miente.
