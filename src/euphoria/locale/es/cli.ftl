# La orden `euphoria`. Lo que va entre «comillas» se escribe tal cual.

## Errores: cada uno es una sola frase

cli-bad-command = No existe la orden «{ $word }»: { $commands }.
cli-bad-extra = A esta orden le sobra «{ $words }».
cli-bad-option = Aquí no hay una opción «{ $option }».
cli-missing-value = A { $name } le falta un valor.
cli-bad-value = «{ $value }» no vale para { $name }.
cli-given-twice = { $name } se ha dado más de una vez.
cli-bad-players = { $title } es para { $least } a { $most } jugadores, no para { $players }.
cli-bad-counts = «{ $text }» no es un número de jugadores: escribe 5, 4-8 o 4,6.
cli-bad-seat = No hay un asiento «{ $seat }» en esta mesa: van de { $first } a { $last }.
cli-bad-bot = { $title } no tiene el bot «{ $kind }»: { $kinds }.
cli-bad-key = La clave de los dados son 64 cifras hexadecimales.
cli-bad-games = Hay que simular al menos una partida, no { $games }.
cli-bad-jobs = Tiene que trabajar al menos un proceso, no { $jobs }.
cli-bad-imagined = Hay que imaginar al menos una partida por decisión, no { $games }.
cli-bad-simulations = «{ $kind }» no puede imaginar «{ $simulations }» partidas: solo pueden los bots que buscan, y al menos una.
cli-bad-personality = No hay personalidad «{ $personality }» para { $kind } en { $title }: { $names }.
cli-decisions-where = Las decisiones se guardan en una carpeta: añade --keep CARPETA.
cli-tournament-two = Un torneo necesita dos o más bots distintos.
cli-tournament-file = «{ $file }» no contiene partidas de este torneo: indica el archivo de uno con el mismo juego, reglas, semilla y opciones.
cli-bad-card = { $title } no tiene la carta «{ $card }».
cli-bad-rule = Ningún registro de reglas tiene la regla «{ $rule }».
cli-bad-step = No hay un paso { $step } en esta partida: tiene { $last }.
cli-bad-kept = No hay una partida número { $number } en la lista: tiene { $count }.
cli-bad-setting = Una opción de juego se escribe nombre=valor, no «{ $text }».
cli-bad-toml = «{ $file }» no es un texto TOML.
cli-seed-or-key = Indica una semilla o una clave, no las dos.
cli-missing-title = Di a qué juego quieres jugar («euphoria games» los muestra) o qué archivo quieres continuar.
cli-cannot-read = No se puede leer «{ $file }»: { $reason }.
cli-file-missing = no existe ese archivo o carpeta
cli-file-closed = no está permitido
cli-file-folder = es una carpeta
cli-file-disk-full = el disco está lleno
cli-is-over = «{ $file }» guarda una partida terminada: vuelve a verla con «euphoria replay».
cli-no-hits = Ninguna regla responde a esto: { $words }.

## Al sentarse

# Ocho nombres, en el orden de los asientos A a H; cada uno empieza por la letra de su asiento.
cli-names = Ana Bruno Clara Darío Elena Félix Gloria Hugo
cli-you-are = Eres { $name }, asiento { $seat }, y juegas con { $others }.
cli-sealed-dice = Los dados están sellados con { $commitment }…; «euphoria verify» los demuestra después.
cli-how-to-answer = Responde con un número o escribe palabras para buscar entre las opciones; «ayuda» cuenta el resto.
cli-how-in-full = Responde con un número, con una acción abreviada como «{ $example }», o escribe palabras para buscar entre las opciones. Una línea vacía repite la pregunta. Además:
cli-players = de { $least } a { $most } jugadores
cli-players-always = { $count } jugadores
cli-players-exactly = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}

## En la pregunta

cli-more = … y { $count } más como esta: escribe «{ $span }»
cli-no-such-number = No hay una opción { $number }: la última es { $last }.
cli-not-understood = «{ $text }» no es un número, ni una acción, ni palabras de una opción; «ayuda» muestra lo que puedes escribir.
cli-usage = «{ $text }» no está completo: se escribe «{ $usage }». Ahora es posible, por ejemplo, «{ $example }».
cli-bad-word = «{ $word }» no vale aquí: se escribe «{ $usage }». Ahora es posible, por ejemplo, «{ $example }».
cli-not-now = «{ $verb }» no está ahora entre las opciones. { $question } Es posible, por ejemplo, «{ $example }».
cli-allowed = «{ $action }» está permitido ahora.
cli-nothing-refused = Aquí no hay nada importante que no puedas hacer ({ $rule }).
cli-hint = Yo elegiría { $number }: { $action }.
cli-hint-or = O { $number }: { $action }.
cli-no-claims = En este juego no hay nada que afirmar.
cli-how-to-claim = Puedes afirmar lo que quieras, cierto o no; se juzga después del final. Escribe una de estas formas:
cli-bad-claim = «{ $text }» no es una afirmación. Las afirmaciones se escriben así: { $forms }.
cli-claim-form = { $form }, por ejemplo «{ $example }»
cli-quoted = «{ $text }»
cli-nothing-claimed = Nadie ha afirmado nada todavía.
cli-always = Desde ahora dejas pasar las ventanas de reacción, salvo que tengas en la mano una carta que sirva; «{ $word }» vuelve a preguntarte.
cli-ask-me = Desde ahora se te pregunta en cada ventana de reacción.
cli-saved = Guardada: { $file }
cli-file-exists = «{ $file }» ya existe y no es esta partida; no se ha escrito nada.
cli-cannot-write = No se puede escribir «{ $file }»: { $reason }.
cli-cannot-keep = Esta partida no se puede guardar en el disco ({ $reason }); puedes seguir jugando, pero no continuarla después.
cli-left = Hasta la próxima. Tu partida queda guardada; continúa con:
cli-left-unsaved = Hasta la próxima. Esta partida no se pudo guardar.

## Órdenes en la pregunta: su palabra y lo que hacen

cli-word-help = ayuda
cli-help-help = esta lista
cli-word-table = mesa
cli-help-table = toda la mesa en palabras
cli-word-log = historia
cli-help-log = lo último que pasó, con sus reglas; «historia 50» para más
cli-word-hint = consejo
cli-help-hint = lo que haría un bot en tu lugar, y por qué
cli-word-card = carta
cli-help-card = qué hace una carta; «carta» a secas, las que tienes delante
cli-word-deduce = deducir
cli-help-deduce = lo que aún pueden ser las cartas, con probabilidades exactas
cli-word-why = motivo
cli-help-why = qué no puedes hacer ahora y por qué; «motivo» y una acción para saberlo de esa
cli-word-rule = regla
cli-help-rule = la regla de esta pregunta; «regla { $rule }»: su capítulo; con palabras, otra
cli-word-undo = deshacer
cli-help-undo = retirar tu última elección, mientras nadie se haya enterado de nada por ella
cli-word-claim = afirmar
cli-help-claim = decir algo sobre tus cartas, cierto o no
cli-word-claims = afirmaciones
cli-help-claims = lo que se ha afirmado hasta ahora
cli-word-always = pasar
cli-help-always = dejar pasar siempre las ventanas de reacción
cli-word-ask = preguntar
cli-help-ask = que te pregunten otra vez en las ventanas de reacción
cli-word-save = guardar
cli-help-save = guardar la partida ahora; con un nombre de archivo, una copia allí
cli-word-quit = salir
cli-help-quit = parar; la partida se guarda y se te dice cómo continuarla

## Preguntas sobre la mesa del show

cli-word-where = adónde
cli-help-where = adónde puede ir una figura y por cuántos PA: «adónde», «adónde A.nikolai»; con un lugar, el camino más barato: «adónde 12,3»
cli-word-see = ver
cli-help-see = quién ve a quién y qué hay en medio: «ver», «ver B.blanca», «ver A.nikolai B.blanca»; con un lugar, como si fuera desde allí
cli-word-aim = puntería
cli-help-aim = la Puntería contra una figura con todo lo que la cambia: «puntería B.blanca», «puntería B.blanca 12,3»
cli-word-odds = probabilidad
cli-help-odds = las probabilidades exactas de unos disparos: «probabilidad B.blanca 3», «probabilidad A.blanca B.nikolai both» con las dos armas
cli-word-fight = combate
cli-help-fight = las probabilidades exactas de un combate con cada número de dados: «combate»; «combate B.blanca» supone una carga
cli-word-measure = medir
cli-help-measure = una distancia: «medir A.nikolai B.blanca», «medir 12,3»
cli-word-under = bajo
cli-help-under = quién está bajo una plantilla y qué le cuesta: «bajo 12,3»; «bajo A.chastas 1,0» para una llamarada en esa dirección
cli-ask-bad = A eso no se puede responder: { $reason }
cli-ask-what = «{ $word }» no es una figura como B.blanca, ni un lugar como 12.5,3, ni un número.
cli-ask-which = ¿Cuál de ellas: { $list }?
cli-ask-who = Ahora no hay ninguna figura activa; nombra una.
cli-ask-whom = Nombra una figura, como B.blanca.
cli-ask-two = Nombra dos cosas: figuras, objetivos o lugares.
cli-ask-where = Nombra un lugar, como 12.5,3.
cli-where-ap = { $figure } tiene { $ap } PA para moverse y puede ir
cli-where-rises = después de levantarse, que ya está en los precios:
cli-where-surface = { $surface }, desde { $ap } PA; como mucho, en pulgadas: { $list }
cli-where-stuck = { $figure } no puede ir ahora a ninguna parte ({ $ap } PA).
cli-where-none = No hay camino a { $place }.
cli-where-dear = Ir a { $place } costaría { $price } PA, y hay { $ap }.
cli-where-way = Ir a { $place } cuesta { $price } PA y deja { $left }:
cli-see-all = Lo que ve { $figure }, de nueve líneas cada vez:
cli-see-free = { $figure }: { $free } libres
cli-see-one = { $figure } ve a { $target } por { $free } de nueve líneas
cli-see-clear = libre
cli-see-high = arriba, de izquierda a derecha
cli-see-middle = en medio
cli-see-low = abajo
cli-see-back = { $target } también ve a { $figure }.
cli-see-not-back = { $target } no ve a { $figure }.
cli-aim-head = { $figure } dispara a { $target }, a { $distance }.
cli-aim-holds = { $figure } no dispara ahora: por el combate o la fascinación.
cli-aim-weapon = { $weapon }: Puntería { $aim } ({ $list }), disparos: { $shots }
cli-aim-both = las dos armas
cli-odds-victim = { $figure }, { $lp } PV: herida { $hurt } %, muerte { $kill } %, { $mean } PV perdidos de media
cli-odds-losses = tantos PV o más: { $list }
cli-fight-member = { $figure }, { $lp } PV: dados gratis { $free }, dados que puede comprar { $most }
cli-fight-choice = Comprar { $dice } ({ $own } contra { $rival }) causa heridas { $dealt }; recibe { $taken }; mejor { $better } %, peor { $worse } %
cli-measure = De { $start } a { $end }: { $distance } (en planta { $gap }, en altura { $height })
cli-under-nobody = No hay nadie debajo.
cli-under-stay = { $figure }, { $lp } PV, se queda: herida { $hurt } %, muerte { $kill } %, { $mean } PV perdidos de media
cli-under-flee = { $figure }, { $lp } PV, huye: herida { $hurt } %, muerte { $kill } %, { $mean } PV perdidos de media
cli-under-no-flee = { $figure } no puede huir.

## El final

cli-you-won = ¡Has ganado!
cli-you-lost = Esta vez no has ganado.
cli-nobody-won = La partida acaba sin ganador.
cli-verdicts = Quién afirmó qué
cli-after-actions = { $count ->
    [one] Después de { $count } acción:
    [many] Después de { $count } de acciones:
   *[other] Después de { $count } acciones:
}
cli-record = El registro de esta partida: { $file }
cli-rematch = «r» para la revancha en la misma mesa; cualquier otra cosa para salir.
cli-rematch-letter = r
cli-thanks = Gracias por jugar.

## Partidas guardadas

cli-nothing-kept = Ninguna partida te espera en { $folder }.
cli-kept = { $title }, { $when }, { $count ->
    [one] { $count } acción
    [many] { $count } de acciones
   *[other] { $count } acciones
}: { $names }
cli-kept-how = Continúa con «euphoria resume 1».

## La mesa en breve

cli-leaders-legend = [E] expuesto, E conocido, -- escondido, * en turno; E S Seguidores, EL SL Líderes
# $you es "yes", "no", o "none" mientras la Pistola de Rayos no apunta.
cli-leaders-gun = { $you ->
    [yes] PISTOLA DE RAYOS CONTRA TI
    [none] Pistola de Rayos
   *[no] Pistola de Rayos contra { $target }
}
cli-leaders-skips = pierde la próxima acción
cli-leaders-unknown = { $count ->
    [one] { $count } Artefacto desconocido
    [many] { $count } de Artefactos desconocidos
   *[other] { $count } Artefactos desconocidos
}

cli-dystopia-legend = * en turno; 5@Granja: allí hay un 5; (…) recluta oculto; «mesa»: todo
cli-dystopia-player = Jugador
cli-dystopia-stars = Estrellas
cli-dystopia-morale = Moral
cli-dystopia-knowledge = Conoc.
cli-dystopia-home = En casa
cli-dystopia-board = En el tablero
cli-dystopia-dilemma = dilema: { $card }
cli-dystopia-penalties = penalizaciones: { $list }
cli-dystopia-areas = Totales
cli-dystopia-allegiance = Lealtad
cli-dystopia-miners = Mineros
cli-dystopia-territory = Sitios libres
# Un mercado construido: tiene las estrellas de estos asientos, y la visita cuesta tanto.
cli-dystopia-market = { $tile } (estrellas { $seats }): { $cost }
cli-dystopia-building = En obras
# Trabajadores que hay de los que hacen falta; $goods es lo que cuestan las casillas libres.
cli-dystopia-growing = { $site }: { $count } de { $needed } ({ $goods })
cli-dystopia-deck = mazo { $count }

# Una línea del menú: una casilla y los dados que se pueden colocar en ella, cada uno con su número en la lista.
cli-dystopia-place = Colocar { $space-on }:
cli-dystopia-die = [{ $number }] un { $value }

cli-word-trade = trueque
cli-help-trade = proponer un trueque: «trueque» a secas explica cómo; «trueque B 1food 1gold» ofrece a B 1 de comida por 1 de oro
cli-trade-how = En tu turno puedes proponer un trueque: a quién, qué das y qué recibes. Ahora es posible, por ejemplo, «{ $example }».
cli-trade-bad = «{ $text }» no es una oferta: a quién, qué das y qué recibes, como en «{ $example }».
cli-trade-none = Ahora no hay nada que se pueda cambiar.

## El show

# Se lee en un dibujo: mayúsculas y minúsculas son figuras.
cli-show-legend = mayúsculas: asiento A, minúsculas: asiento B; # alto = bajo - barricada : ruina ~ cráter + puerta . interior % plataforma 1-3 objetivo x cuerpo & gato ! Susan * plantilla
cli-show-before = { $mission }, { $phase }
cli-show-head = { $mission }, turno { $turn } de { $turns }, { $phase }
cli-show-order = Orden: { $list }
cli-show-numbers = PV PA Eu
cli-show-fights = combate con { $list }
cli-show-ties = Misma Euforia, tiradas: { $list }.

## Probabilidades

cli-claim-impossible = (Por lo que sabes, es imposible.)
cli-claims-fit = Por lo que sabes, todas estas afirmaciones pueden ser ciertas.
cli-claims-clash = Por lo que sabes, estas afirmaciones no pueden ser todas ciertas: alguien miente.
cli-no-odds = Este juego no tiene probabilidades exactas que mostrar.
cli-odds-later = Todavía no hay nada que deducir.
cli-odds-team = Equipo
cli-odds-leader = Líder
cli-odds-legend = Probabilidades en tanto por ciento sobre todos los repartos que encajan con lo que sabes. E Euphoriano, S Subterráneo, EL y SL sus Líderes.

## Repetición

cli-replay = { $names }; { $count ->
    [one] { $count } paso
    [many] { $count } de pasos
   *[other] { $count } pasos
}; { $eyes }.
cli-eyes-open = se muestra todo
cli-eyes-spectator = visto por un espectador
cli-eyes-seat = visto por { $name }
cli-replay-at = Paso { $step } de { $last }
cli-replay-keys = Intro: adelante; p: atrás; un número: a ese paso; t: la mesa; q: salir.

## Comprobación

cli-proof-commitment = Compromiso
cli-proof-key = Clave
cli-proof-draws = Azar
cli-proof-all-draws = { $count ->
    [one] { $count } tirada, repetida con el mismo resultado
    [many] { $count } de tiradas, todas repetidas con el mismo resultado
   *[other] { $count } tiradas, todas repetidas con el mismo resultado
}
cli-proof-actions = Jugadas
cli-proof-all-actions = { $count ->
    [one] { $count } jugada, permitida por las reglas
    [many] { $count } de jugadas, todas permitidas por las reglas
   *[other] { $count } jugadas, todas permitidas por las reglas
}
cli-proof-position = Posición
cli-proved = Demostrado: los dados estaban fijados antes de la primera tirada y la partida fue como consta.
cli-proved-so-far = Demostrado hasta aquí: la partida no ha terminado, y este archivo conoce el azar que vendrá.

## Reglas y cartas

cli-rules-count = { $count } reglas
cli-rules-how = «euphoria rules leaders» muestra los capítulos y con --minute o --five cuenta el juego en breve; «euphoria rules L-9» y «L-9.1» muestran reglas; otras palabras y preguntas buscan.
cli-rules-in-english = Parte de estas reglas está todavía en inglés.
cli-ruling = Aclaración { $ruling }:
cli-ruling-unnumbered = Aclaración:
cli-more-hits = … y { $count } más; añade una palabra para afinar la búsqueda.

## Simulación

cli-simulating = Jugando
cli-sim-games = { $games } partidas (jugadores x partidas: { $counts }), semilla { $seed }
cli-sim-who = Bot o asiento
cli-sim-seats = asientos
cli-sim-wins = victorias
cli-sim-rate = porcentaje
cli-sim-interval = intervalo del 95 %
cli-sim-seat = asiento { $seat }
cli-sim-lead = { $first } gana más a menudo que { $second } en la misma mesa, en un { $lead } de las partidas (intervalo del 95 %: { $interval }).
cli-sim-ways = Cómo terminaron las partidas
cli-sim-groups = Desglose
cli-sim-all = Todas las partidas
cli-sim-group = { $name } (partidas: { $games }, turnos de media: { $turns }): { $list }
cli-sim-kind = { $kind } gana con el { $share } de sus asientos ({ $wins } de { $seats })
cli-sim-turns = Turnos por partida: { $mean } de media, entre { $least } y { $most }.
cli-sim-decisions = Decisiones por partida: { $mean } de media, entre { $least } y { $most }.
cli-sim-speed = { $seconds } s, { $speed } decisiones por segundo.
cli-sim-progress = { $done } de { $games } partidas, { $pace }.
cli-sim-pace = { $rate } partidas por segundo, quedan { $left }
cli-sim-stopped = Detenido. Lo jugado está guardado en «{ $folder }»; la misma orden continúa desde ahí.
cli-sim-unkept = En «{ $folder }» no se pueden guardar más partidas: { $reason }. No se pierde nada de lo que hay; la misma orden continúa desde ahí.
cli-sim-recorded = El registro de la partida { $number } está en «{ $file }».
cli-reported = El informe está en «{ $file }».

cli-tournament-games = { $games } partidas por cada pareja, semilla { $seed }
cli-tournament-table = mesa
cli-tournament-count = partidas
cli-tournament-share = victorias, %
cli-tournament-lead = ventaja, puntos
cli-tournament-rounds = rondas
cli-tournament-how = Victorias y ventaja de quien juega solo, con intervalos del 95 %. La ventaja es cuánto más a menudo gana que los demás asientos de su mesa: donde varios pueden ganar juntos, es lo que cuenta.
cli-tournament-unrated = Las puntuaciones necesitan openskill, del extra «research»: pip install euphoria[research].
cli-tournament-kind = bot
cli-tournament-rating = puntuación
cli-tournament-rated = Puntuaciones de todo el torneo con intervalos del 95 % (openskill, Plackett-Luce); 25 es el punto medio.

## Análisis de una partida terminada

cli-analysis = Decisiones: { $count }. Partidas imaginadas para cada una: { $games }.
cli-analysis-chances = Probabilidad de ganar de cada jugador
cli-analysis-player = jugador
cli-analysis-start = inicio
cli-analysis-luck = suerte
cli-analysis-skill = decisiones propias
cli-analysis-others = decisiones ajenas
cli-analysis-rest = resto
cli-analysis-end = final
cli-analysis-known = propias, según lo sabido
cli-analysis-how = En centésimas de partida. Del inicio al final: lo que dieron dados y cartas, lo que perdieron las decisiones propias, lo que dieron o quitaron los errores ajenos y el resto, que las partidas imaginadas no previeron. «Según lo sabido»: lo que perdieron las decisiones propias por lo que ese jugador podía saber entonces.
cli-analysis-moments = Momentos clave
cli-analysis-worst = Las decisiones que más perdieron
cli-analysis-own = Decisiones de { $name }
cli-analysis-choice = { $name }: { $played }
cli-analysis-better-known = Mejor, según lo sabido: { $best } (+{ $loss })
cli-analysis-better-open = Mejor, con las cartas a la vista: { $best } (+{ $loss })
cli-analysis-doubts = Lo que aún no se podía saber (bits de cartas ocultas)
cli-analysis-claims = Afirmaciones
cli-analysis-lie-held = Nadie podía descubrirla.
cli-analysis-lie-seen = La podían descubrir: { $names }

## Problemas

cli-puzzles-list = { $name }: problemas del 1 al { $count }; hoy, el número { $number } (euphoria puzzles { $title })
cli-puzzles-none = Todavía no hay problemas de { $title }.
cli-puzzles-number = No hay problema { $number }: están numerados del 1 al { $count }.
cli-puzzles-count = Hay que buscar al menos un problema, no { $count }.
cli-puzzle = Problema { $number }: { $name }
cli-puzzle-right = Exacto.
cli-puzzle-wrong = Otra decisión es claramente mejor.
cli-puzzle-which = Escribe el número de una opción, del 1 al { $count }.
cli-puzzle-best = Lo mejor: { $best }
cli-puzzle-exact = Cuántas veces sale bien cada opción, contado con exactitud:
cli-puzzle-odds = Cuántas veces gana cada opción probada; partidas imaginadas para las mejores: { $games }

## Equipos del espectáculo

cli-team-good = { $name } puede jugar: { $total } de { $budget } puntos de audiencia.
cli-team-named = { $name }: { $total } puntos de audiencia.
cli-team-points = { $count ->
    [one] 1 punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
cli-team-leader = líder
cli-team-associate = asociado de Susan
cli-team-profile = PA { $ap }, Puntería { $aim }, PV { $lp }, Euforia { $euphoria }, Disparos { $shots }, Ataques { $attacks }: { $total }
cli-team-flame = lanzallamas
cli-team-raised-aim = Puntería +{ $points }
cli-team-raised-attacks = Ataques +{ $points }
cli-team-raised-shots = Disparos +{ $points }
cli-team-raised-second-shots = Disparos de la segunda arma +{ $points }
cli-team-in-the-game = Así se escribe en el juego:
cli-team-unknown = No hay ningún equipo «{ $name }»: { $names }.

# Qué falla en un archivo de equipo; $path es un lugar como members[2].upgrades.aim.
cli-team-long = «{ $file }» no es un archivo de equipo: tiene más de { $most } KiB.
cli-team-text = «{ $file }» no es un archivo de equipo: no es texto en UTF-8.
cli-team-toml = «{ $file }» no es TOML a partir de la línea { $line }.
cli-team-key = «{ $file }»: en un archivo de equipo no hay { $path }; aquí se conocen { $known }.
cli-team-must-table = «{ $file }»: { $path } debe ser una tabla de valores con nombre.
cli-team-must-list = «{ $file }»: { $path } debe ser una lista de { $most } como máximo.
cli-team-must-text = «{ $file }»: { $path } debe ser un texto de { $most } caracteres como máximo.
cli-team-must-flag = «{ $file }»: { $path } debe ser true o false.
cli-team-must-number = «{ $file }»: { $path } debe ser un número entero de { $least } a { $most }.

# Lo que las reglas tienen en contra de un equipo.
cli-team-no-team-empty = «{ $file }»: un equipo tiene al menos un personaje ({ $rule }).
cli-team-no-over-budget = «{ $file }»: el equipo cuesta { $total } puntos de audiencia y el máximo es { $budget } ({ $rule }).
cli-team-no-same-character = «{ $file }»: { $who } está dos veces en el equipo ({ $rule }).
cli-team-no-no-character = «{ $file }»: no hay ningún personaje «{ $word }», solo { $known } ({ $rule }).
cli-team-no-pet-is-object = «{ $file }»: un Benkei no es un miembro por sí mismo, sino un objeto de un personaje ({ $rule }).
cli-team-no-upgrade-limit = «{ $file }»: ningún atributo aumenta más de { $most }, y { $who } se pasa ({ $rule }).
cli-team-no-upgrade-dash = «{ $file }»: { $who } no puede aumentar un atributo que no tiene número en su perfil ({ $rule }).
cli-team-no-upgrade-euphoria = «{ $file }»: { $who } tiene Euforia { $euphoria }, que no basta para aumentos de { $points } ({ $rule }).
cli-team-no-upgrade-weapon = «{ $file }»: { $who } no tiene una segunda arma para disparos adicionales ({ $rule }).
cli-team-no-no-object = «{ $file }»: no hay ningún objeto «{ $word }», solo { $known } ({ $rule }).
cli-team-no-same-object = «{ $file }»: { $who } lleva dos veces el objeto «{ $word }» ({ $rule }).
cli-team-no-leader-missing = «{ $file }»: ningún miembro es el líder ({ $rule }).
cli-team-no-leader-twice = «{ $file }»: un equipo tiene un solo líder ({ $rule }).
cli-team-no-associate-missing = «{ $file }»: Susan necesita un asociado entre los demás ({ $rule }).
cli-team-no-associate-twice = «{ $file }»: Susan tiene un solo asociado ({ $rule }).
cli-team-no-associate-self = «{ $file }»: Susan no puede ser su propia asociada ({ $rule }).
cli-team-no-associate-alone = «{ $file }»: solo Susan tiene un asociado, y no está en el equipo ({ $rule }).

## Mapas del show

cli-map-fit = { $name } sirve para jugar: { $count } elementos.
cli-map-unfit = { $name } no sirve para jugar.
cli-map-error = Error
cli-map-warning = Consejo
cli-map-side-south = sur
cli-map-side-north = norte
cli-map-long = «{ $file }» no es un archivo de mapa: tiene más de { $most } KiB.
cli-map-text = «{ $file }» no es un archivo de mapa: no es texto en UTF-8.
cli-map-toml = «{ $file }» no es TOML a partir de la línea { $line }.
cli-map-symmetry = No existe la simetría «{ $word }»: { $known }.
cli-map-side = Un lado de una mesa hecha al azar mide de { $least } a { $most } pulgadas.
cli-map-written = Escrito: { $file }

cli-map-fault-lonely = El elemento { $element } ({ $name }) no tiene otro elemento ni un borde a 10 pulgadas o menos.
cli-map-fault-open = El punto [{ $x }, { $y }] está a más de 7 pulgadas de todo elemento y borde.
cli-map-fault-bare = No hay nada tras lo que cubrirse.
cli-map-fault-uneven = La mitad { $side } tiene mucha menos escenografía que la otra.
cli-map-fault-overlap = El elemento { $element } ({ $name }) y el elemento { $other } ({ $neighbour }) ocupan el mismo espacio.
cli-map-fault-platform = El lado { $side } no tiene sitio para una plataforma de salida: 4 por 4 pulgadas, a 6 pulgadas del borde como mucho y a 1 pulgada de toda escenografía.
cli-map-fault-taken = El elemento { $element } ({ $name }) está en el lugar de una misión, en [{ $x }, { $y }].
cli-map-fault-link = Ninguna base cabe en el extremo [{ $x }, { $y }] de una escalera del elemento { $element } ({ $name }).
cli-map-fault-door = Una puerta del elemento { $element } ({ $name }) en [{ $x }, { $y }] está bloqueada: una base no cabe a los dos lados.
cli-map-fault-walled = Al lugar de una misión en [{ $x }, { $y }] no se llega por el suelo desde los dos bordes.

cli-map-about-backlot = Naves con altillo frente a frente y un estacionamiento de camiones en medio; los contenedores llevan a los tejados.
cli-map-about-ruined-quarter = Muros rotos y escombros por todas partes; las torres ven lejos y se ven de lejos.
cli-map-about-rooftops = Una lucha a dos alturas: pasarelas entre los tejados, escaleras y contenedores para subir.
cli-map-about-market = Cobertura baja por todas partes y poco que oculte a quien está de pie: un mercado para pies ligeros.
cli-map-about-studio = El premio está dentro: puertas para los audaces, ventanas para los delgados, escaleras a la galería.
cli-map-about-canyon = Paredes de acero, esquinas ciegas y tablones en lo alto: tiros cortos abajo, largos arriba.
cli-map-about-grandstand = Escalones por doquier: las gradas se cruzan o se escalan, y la cabina del jurado domina la arena.

# Qué falla en los datos de un mapa: dónde y qué.
cli-map-bad = { $file }: { $place }: { $fault }.
cli-map-in-map = El mapa
cli-map-in-element = Elemento { $element }
cli-map-in-named = Elemento { $element } ({ $name })
cli-map-in-part = { $place }, una parte
cli-map-in-link = { $place }, una escalera
cli-map-in-opening = { $place }, un hueco
cli-map-in-wall = { $place }, una pared
cli-map-bad-table = debe ser una tabla de valores con nombre
cli-map-bad-key = aquí no existe «{ $key }»; se conocen { $known }
cli-map-bad-list = «{ $key }» debe ser una lista
cli-map-bad-most = «{ $key }» tiene { $count } entradas y el máximo es { $most }
cli-map-bad-text = «{ $key }» debe ser un texto de { $most } caracteres como mucho
cli-map-bad-choice = «{ $key }» debe ser uno de { $known }
cli-map-bad-flag = «{ $key }» debe ser true o false
cli-map-bad-whole = «{ $key }» debe ser un número entero de { $least } a { $most }
cli-map-bad-number = «{ $key }» debe ser un número de pulgadas
cli-map-bad-huge = «{ $key }» debe ser un número de { $most } pulgadas como mucho
cli-map-bad-pair = «{ $key }» deben ser dos números [x, y]
cli-map-bad-either = hay que dar «{ $key }» o «{ $other }», no los dos
cli-map-bad-size = un lado de la mesa mide de { $least } a { $most } pulgadas
cli-map-bad-openings = tiene { $count } puertas y ventanas y el máximo es { $most }
cli-map-bad-links = tiene { $count } escaleras y el máximo es { $most }
cli-map-bad-prisms = todas sus partes juntas tienen como máximo { $most } prismas (una pared con huecos son varios) y { $corners } esquinas
cli-map-bad-surfaces = se puede estar como máximo en { $most } superficies, contando la mesa
cli-map-bad-box = «box» deben ser cuatro números [x, y, ancho, fondo]
cli-map-bad-no-outline = necesita «box» u «outline»
cli-map-bad-corners = un contorno necesita tres esquinas o más
cli-map-bad-short-side = un lado de su contorno mide menos de 0,1 pulgadas
cli-map-bad-off-table = se sale de la mesa en [{ $x }, { $y }]
cli-map-bad-no-area = su contorno no encierra superficie
cli-map-bad-not-convex = su contorno no es convexo; hay que dividirlo en partes convexas
cli-map-bad-empty = «parts» está vacío
cli-map-bad-barricade = nadie puede estar de pie sobre una barricada (S-1.7); que sea un macizo
cli-map-bad-no-room = se puede pisar, pero no cabe encima una base de 1,18 pulgadas (S-1.7)
cli-map-bad-no-height = falta su altura
cli-map-bad-below = su base está por debajo de la mesa
cli-map-bad-low = debe tener al menos 0,1 pulgadas de alto
cli-map-bad-high = mide más de { $most } pulgadas de alto
cli-map-bad-hanging = una parte está en el aire; debe apoyarse en la mesa o en algo que se pisa, o dejar 1,5 pulgadas debajo y llegar a 2 pulgadas de alto
cli-map-bad-out = se sale del edificio
cli-map-bad-small-building = dentro no cabe una base de 1,18 pulgadas (S-1.10)
cli-map-bad-no-roof = un edificio abierto necesita la altura de su techo («roof»)
cli-map-bad-floors = entre pisos y techo debe haber 2 pulgadas o más
cli-map-bad-wall-height = debe tener 0,1 pulgadas de alto o más y acabar antes del piso siguiente
cli-map-bad-wall-short = mide menos de 0,2 pulgadas
cli-map-bad-open-side = está en un lado sin pared
cli-map-bad-wall-end = debe quedar a 0,2 pulgadas de los extremos de su pared
cli-map-bad-narrow = debe tener al menos 1,25 pulgadas de ancho (S-1.11)
cli-map-bad-upside-down = su parte alta debe estar por encima de la baja
cli-map-bad-door = una puerta debe empezar en el suelo y tener 1,5 pulgadas de alto o más
cli-map-bad-overlap = se solapa con otra de la misma pared o empieza antes que ella
cli-map-bad-no-fit = no cabe en su pared
cli-map-bad-platform = el lado { $side } no tiene sitio para una plataforma de salida: 4 por 4 pulgadas, a 6 pulgadas del borde como mucho y a 1 pulgada de toda escenografía (S-8.4)
cli-map-bad-end = su «{ $key }» debe ser [x, y] o [x, y, altura]
cli-map-bad-no-surface = su «{ $key }» no está en ninguna superficie: nadie puede estar en ese lugar a esa altura (S-1.12)
cli-map-bad-level = debe llevar de una superficie a otra más alta (S-1.12)

## Servidor

cli-serve-open = El servidor está en marcha: { $address }
cli-serve-stop = Ctrl-C lo detiene. No se pierde ninguna partida: todas siguen cuando vuelva a arrancar.
cli-serve-closed = El servidor se ha detenido.
cli-serve-taken = El puerto { $port } de { $host } está ocupado: ¿hay ya un servidor en marcha? Elige otro con --port.
cli-serve-not-installed = El servidor necesita paquetes que no están instalados ({ $names }): instala euphoria[server,scale].
cli-database-damaged = La base de datos está dañada o no es una base de datos: { $why }. Restaura una copia en una vacía (euphoria restore).
cli-database-away = No se puede acceder a la base de datos: { $why }.
cli-database-newer = Esta base de datos la hizo una versión más nueva (forma { $shape }; esta conoce { $newest }). No se ha tocado nada.
cli-serve-bad-database = Una base de datos es sqlite:///ARCHIVO o postgresql://…
cli-serve-bad-bus = Un bus es none, postgres, postgresql://… o redis://…
cli-serve-not-shared = Varios procesos necesitan una base de datos que puedan compartir: --database postgresql://…
cli-serve-no-processes = En este sistema solo un proceso puede escuchar en un puerto; inicia uno con --port para cada uno.
cli-backup-done = { $file } lo contiene todo: { $count ->
    [one] 1 fila
    [many] { $count } de filas
   *[other] { $count } filas
}.
cli-restore-done = Todo lo de { $file } está de vuelta: { $count ->
    [one] 1 fila
    [many] { $count } de filas
   *[other] { $count } filas
}.
