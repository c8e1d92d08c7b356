# La orden `euphoria`. Lo que va entre «comillas» se escribe tal cual.

## Errores: cada uno es una sola frase

cli-bad-command = No existe la orden '{ $word }': { $commands }.
cli-bad-extra = A esta orden le sobra '{ $words }'.
cli-bad-option = Aquí no hay una opción '{ $option }'.
cli-missing-value = A { $name } le falta un valor.
cli-bad-value = '{ $value }' no vale para { $name }.
cli-given-twice = { $name } se ha dado más de una vez.
cli-bad-title = No existe el juego '{ $title }': { $titles }.
cli-bad-players = { $title } es para { $least } a { $most } jugadores, no para { $players }.
cli-bad-counts = '{ $text }' no es un número de jugadores: escribe 5, 4-8 o 4,6.
cli-bad-seat = No hay un asiento '{ $seat }' en esta mesa: van de { $first } a { $last }.
cli-bad-bot = { $title } no tiene el bot '{ $kind }': { $kinds }.
cli-bad-key = La clave de los dados son 64 cifras hexadecimales.
cli-bad-games = Hay que simular al menos una partida, no { $games }.
cli-bad-jobs = Tiene que trabajar al menos un proceso, no { $jobs }.
cli-bad-card = { $title } no tiene la carta '{ $card }'.
cli-bad-rule = Ningún registro de reglas tiene la regla '{ $rule }'.
cli-bad-step = No hay un paso { $step } en esta partida: tiene { $last }.
cli-bad-kept = No hay una partida número { $number } en la lista: tiene { $count }.
cli-seed-or-key = Indica una semilla o una clave, no las dos.
cli-missing-title = Di a qué juego quieres jugar («euphoria games» los muestra) o qué archivo quieres continuar.
cli-cannot-read = No se puede leer '{ $file }': { $reason }.
cli-is-over = '{ $file }' guarda una partida terminada: vuelve a verla con «euphoria replay».
cli-no-hits = Ninguna regla contiene todas estas palabras: { $words }.

## Al sentarse

# Ocho nombres, en el orden de los asientos A a H; cada uno empieza por la letra de su asiento.
cli-names = Ana Bruno Clara Darío Elena Félix Gloria Hugo
cli-you-are = Eres { $name }, asiento { $seat }, y juegas con { $others }.
cli-sealed-dice = Los dados están sellados con { $commitment }…; «euphoria verify» los demuestra después.
cli-how-to-answer = Responde con un número o escribe palabras para buscar entre las opciones; «ayuda» cuenta el resto.
cli-how-in-full = Responde con un número, con una acción abreviada como «{ $example }», o escribe palabras para buscar entre las opciones. Una línea vacía repite la pregunta. Además:
cli-players = de { $least } a { $most } jugadores

## En la pregunta

cli-more = … y { $count } más como esta: escribe «{ $span }»
cli-no-such-number = No hay una opción { $number }: la última es { $last }.
cli-not-understood = '{ $text }' no es un número, ni una acción, ni palabras de una opción; «ayuda» muestra lo que puedes escribir.
cli-usage = '{ $text }' debería escribirse '{ $usage }'.
cli-allowed = '{ $action }' está permitido ahora.
cli-nothing-refused = Aquí no tienes cerrado nada digno de mención ({ $rule }).
cli-hint = Yo elegiría { $number }: { $action }.
cli-no-claims = En este juego no hay nada que declarar.
cli-how-to-claim = Puedes declarar lo que quieras, cierto o no; se juzga después del final. Escribe una de estas formas:
cli-bad-claim = '{ $text }' no es una declaración: { $forms }.
cli-nothing-claimed = Nadie ha declarado nada todavía.
cli-always = Desde ahora dejas pasar todas las ventanas de reacción; «{ $word }» vuelve a preguntarte.
cli-ask-me = Desde ahora se te pregunta en cada ventana de reacción.
cli-saved = Guardada: { $file }
cli-file-exists = '{ $file }' ya existe y no es esta partida; no se ha escrito nada.
cli-cannot-write = No se puede escribir '{ $file }': { $reason }.
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
cli-help-hint = lo que haría en tu lugar el bot más fuerte
cli-word-card = carta
cli-help-card = qué hace una carta; «carta» a secas, las que tienes delante
cli-word-deduce = deducir
cli-help-deduce = lo que aún pueden ser las cartas, con probabilidades exactas
cli-word-why = motivo
cli-help-why = qué no puedes hacer ahora y por qué; «motivo» y una acción para saberlo de esa
cli-word-rule = regla
cli-help-rule = la regla de esta pregunta; «regla L-9.1» o palabras para otra
cli-word-undo = deshacer
cli-help-undo = retirar tu última elección, mientras nadie haya aprendido de ella
cli-word-claim = declarar
cli-help-claim = decir algo sobre tus cartas, cierto o no
cli-word-claims = declaraciones
cli-help-claims = lo que se ha declarado hasta ahora
cli-word-always = pasar
cli-help-always = dejar pasar siempre las ventanas de reacción
cli-word-ask = preguntar
cli-help-ask = que te pregunten otra vez en las ventanas de reacción
cli-word-save = guardar
cli-help-save = guardar la partida ahora; con un nombre de archivo, una copia allí
cli-word-quit = salir
cli-help-quit = parar; la partida se guarda y se te dice cómo continuarla

## El final

cli-you-won = ¡Has ganado!
cli-you-lost = Esta vez no has ganado.
cli-verdicts = Quién declaró qué
cli-after-actions = { $count ->
    [one] Después de { $count } acción:
    [many] Después de { $count } acciones:
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
    [many] { $count } acciones
   *[other] { $count } acciones
}: { $names }
cli-kept-how = Continúa con «euphoria resume 1».

## La mesa en breve

cli-leaders-legend = [E] expuesto, E conocido, -- oculto, * en turno; E S Seguidores, EL SL Líderes
# $you es "yes", "no", o "none" mientras la Pistola de Rayos no apunta.
cli-leaders-gun = { $you ->
    [yes] PISTOLA DE RAYOS CONTRA TI
    [none] Pistola de Rayos
   *[no] Pistola de Rayos contra { $target }
}
cli-leaders-skips = pierde la próxima acción
cli-leaders-unknown = { $count ->
    [one] { $count } Artefacto desconocido
    [many] { $count } Artefactos desconocidos
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
    [many] { $count } pasos
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
    [many] { $count } tiradas, todas repetidas con el mismo resultado
   *[other] { $count } tiradas, todas repetidas con el mismo resultado
}
cli-proof-actions = Jugadas
cli-proof-all-actions = { $count ->
    [one] { $count } jugada, permitida por las reglas
    [many] { $count } jugadas, todas permitidas por las reglas
   *[other] { $count } jugadas, todas permitidas por las reglas
}
cli-proof-position = Posición
cli-proved = Demostrado: los dados estaban fijados antes de la primera tirada y la partida fue como consta.
cli-proved-so-far = Demostrado hasta aquí: la partida no ha terminado, y este archivo conoce el azar que vendrá.

## Reglas y cartas

cli-rules-count = { $count } reglas
cli-rules-how = «euphoria rules leaders» muestra los capítulos, «euphoria rules L-9» y «L-9.1» las reglas; otras palabras buscan.
cli-rules-in-english = Los registros de reglas están en inglés.
cli-ruling = Aclaración { $ruling }:
cli-ruling-unnumbered = Aclaración:
cli-source = Fuente: { $source }
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
cli-sim-turns = Turnos por partida: { $mean } de media, entre { $least } y { $most }.
cli-sim-decisions = Decisiones por partida: { $mean } de media, entre { $least } y { $most }.
cli-sim-speed = { $seconds } s, { $speed } decisiones por segundo.

## Servidor

cli-serve-open = La casa está abierta: { $address }
cli-serve-stop = Ctrl-C la cierra. No se pierde ninguna partida: todas siguen cuando se vuelva a abrir.
cli-serve-closed = La casa está cerrada.
cli-serve-taken = El puerto { $port } de { $host } está ocupado: ¿hay ya un servidor en marcha? Elige otro con --port.
cli-serve-not-installed = El servidor necesita paquetes que no están instalados ({ $names }): instala euphoria[server,scale].
cli-serve-bad-database = Una base de datos es sqlite:///ARCHIVO o postgresql://…
cli-serve-bad-bus = Un bus es none, postgres, postgresql://… o redis://…
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
