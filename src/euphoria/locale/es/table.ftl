# La mesa en el cliente web: lo que comparten todos los juegos.

table-coming = Preparando la mesa…
table-laying = Preparando el tablero…
table-board = La mesa
table-bar = Qué hay que hacer
table-your-turn = Te toca.
table-who-you = Tú
table-who-many = { $count } jugadores
table-acting = debe actuar
table-options = Tus opciones
table-all = Todas ({ $count })
table-filter = Buscar una opción
table-none-match = Ninguna opción contiene esas palabras.
table-barred = Ahora no se permite
table-standing = A partir de ahora, responder esto automáticamente: { $what }
table-standing-orders = Se responde automáticamente
table-write = Escribir la respuesta en notación
table-not-notation = Esto no es una respuesta en la notación de este juego.
table-allowed = Esto se permite.
table-sure = ¿Seguro?
table-do-it = Hacerlo
table-rather-not = Volver
table-sending = Enviando: { $what }
table-undo = Deshacer
    .why = Volver a antes de tu última elección
table-hint = Consejo
    .why = ¿Qué haría un bot en tu lugar, sabiendo lo que sabes tú?
table-hints = Lo que haría un bot
table-hints-agreed = Consejos
table-skip = Saltar
table-even = No hay otra opción: se responde por ti.
table-order = Siempre: { $what }
table-order-off = Orden permanente: pulsa para anularla
table-recap = Otra vez
    .why = Mostrar lo que ha ocurrido desde tu última elección
table-clock = Tiempo restante: { $time }
table-days = { $days } d y { $hours } h
table-count-options = { $count ->
    [one] Una opción.
    [many] { $count } de opciones.
   *[other] { $count } opciones.
}
table-more-news = { $count ->
    [one] Antes ocurrió una cosa más.
    [many] Antes ocurrieron { $count } de cosas más.
   *[other] Antes ocurrieron { $count } cosas más.
}

## Paneles

table-side = Registro, charla y notas
table-log = Registro
table-log-empty = Todavía no ha ocurrido nada.
table-text = En palabras
table-chat = Charla
table-notes = Notas
table-unread = sin leer
table-jump = Ir a un turno…
table-earlier = { $count ->
    [one] Mostrar una línea anterior
    [many] Mostrar { $count } de líneas anteriores
   *[other] Mostrar { $count } líneas anteriores
}
table-newest = Lo último
table-moment = Ver este momento en la repetición
table-again-line = Mostrarlo otra vez en el tablero
table-film = Filmar lo que pasó desde tu última elección
table-notes-hint = Solo para ti.
table-notes-saved = Guardado. Nadie más puede leerlo.
table-notes-saving = Guardando…
table-notes-failed = No se ha guardado: el servidor no responde. Se intentará de nuevo cuando sigas escribiendo.

table-chat-empty = Todavía nadie ha dicho nada.
table-gallery = galería
table-gallery-empty = Estás en la galería. Los jugadores la oirán cuando acabe la partida.
table-say = Di algo
table-say-gallery = Di algo en la galería
table-send = Enviar
table-to-whom = A quién
table-to-all = A todos
table-whispers-to = susurra a { $name }
table-whisper-secret = (solo ellos saben qué)
table-hide = Retirar
table-hide-message = Retirar este mensaje de { $name }
table-you-muted = El anfitrión te ha silenciado en esta mesa.
table-claims = Afirmar:
table-claim-make = Afirmarlo
table-claim-row = Mi fila
table-claim-row-left = Izquierda
table-claim-row-middle = Centro
table-claim-row-right = Derecha
table-claim-saw = Lo que vi
table-claim-saw-recruit = Recluta
table-claim-saw-kind = Es
table-claim-hand = Mi mano
table-claim-hand-artifact = Artefacto
table-claim-team = Mi equipo
table-claim-team-team = Equipo

## Asientos

table-seats = Asientos
table-you = tú
table-host = anfitrión
table-seat-bot = un bot
table-seat-open = Asiento libre
table-seat-closed = Cerrado
table-seat-standin = un bot juega en su lugar
table-seat-here = presente
table-seat-away = ausente
table-seat-free = Hay un asiento libre en esta mesa.
table-seat-of = Quién juega en el asiento { $number }
table-seat-up = Subir el asiento { $number } un puesto
table-seat-down = Bajar el asiento { $number } un puesto
table-seat-to-bot = Dárselo a un bot
table-bot = Un bot: { $name }
table-sit = Sentarme aquí
table-sit-any = Sentarme
table-move-here = Pasar aquí
table-full = Todos los asientos están ocupados. Puedes mirar.
table-mute = Silenciar
table-unmute = Dejar hablar
table-replace = Sustituir por un bot
table-send-away = Echar
table-open-seat = Liberar el asiento

## Antes de la partida

table-lobby-count = Asientos ocupados: { $seated } de { $players }.
table-start = Empezar la partida
table-start-open = { $count ->
    [one] Hay un asiento libre: espera a alguien, dáselo a un bot o ciérralo.
    [many] Hay { $count } de asientos libres: espera a alguien, dáselos a bots o ciérralos.
   *[other] Hay { $count } asientos libres: espera a alguien, dáselos a bots o ciérralos.
}
table-wait-host = El anfitrión empezará la partida cuando estén todos.
table-get-up = Levantarme
table-give-up = Retirar esta mesa
table-invite = Invita a tus amigos
table-invite-why = Quien tenga este enlace puede sentarse. No hace falta cuenta.
table-copy = Copiar
table-copied = Enlace copiado.
table-share = Compartir
table-link-anew = Crear un enlace nuevo y anular los anteriores
table-link-anew-done = Ya hay un enlace nuevo.
table-agreed = Lo acordado
table-pace = Ritmo
table-pace-live = en vivo, { $time } por decisión
table-pace-slow = lento, { $time } por decisión
table-pace-untimed = sin reloj
table-open-to = Abierta a
table-public = todo el mundo
table-private = quien tenga el enlace
table-watched = con espectadores
table-yes = sí
table-no = no
table-name = Tu nombre
table-name-why = ¿Cómo te llamarán los demás? Basta con un nombre.

## Durante la partida y después

table-line-short = Sin conexión.
table-line-lost = Se ha perdido la conexión; se está restableciendo.
    .why = Ves la mesa como estaba; tu elección se conserva.
table-standin-you = Un bot juega en tu lugar.
table-return = Volver a jugar yo
table-paused = En pausa.
    .why = El anfitrión ha parado todos los relojes.
table-pause = Pausar la partida
table-resume = Continuar
table-frozen = Esta mesa está congelada.
    .why = Algo ha fallado en el servidor. No se ha perdido nada; el anfitrión puede intentar continuar.
table-thaw = Intentar continuar
table-offer-abandon = { $name } propone dejar la partida sin terminar.
table-offer-takeback = { $name } propone volver al momento posterior a la acción { $ply }.
table-offer-open = { $name } propone liberar el asiento de { $other } para otra persona.
table-offer-bot = { $name } propone que un bot ocupe el asiento de { $other }.
table-offer-theirs = { $other } decide.
table-offer-everybody = Toda la mesa debe estar de acuerdo.
table-offer-host = El anfitrión
table-given-open = El asiento de { $name } está libre.
table-given-bot = Un bot ocupa ahora el asiento de { $name }.
table-given-person = { $name } ocupa ahora el asiento { $seat }.
table-offer-agreed = Estás de acuerdo. Se pregunta a los demás.
table-offer-withdraw = Retirar
table-agree = De acuerdo
table-refuse = Rechazar
table-away = { $count ->
    [one] Ocurrió una cosa mientras no estabas.
    [many] Ocurrieron { $count } de cosas mientras no estabas.
   *[other] Ocurrieron { $count } cosas mientras no estabas.
}
table-away-show = Mostrar
table-away-line = Mientras no estabas
table-over = La partida ha terminado.
table-end = El final
table-end-you = ¡Has ganado!
table-end-others = { $count ->
    [0] No gana nadie
    [1] Gana { $names }
   *[other] Ganan { $names }
}
table-end-longest = La reflexión más larga: { $seconds } s
table-end-close = Ver la mesa
table-decisive = El momento decisivo
table-end-shared = El enlace a esta partida está copiado.
table-rematch = Revancha
table-to-rematch = Ir a la revancha
table-replay = Repetición
table-dice = Comprobar los dados
table-to-home = Otras partidas
table-again = Reintentar

## El menú

table-menu = Mesa y ajustes
table-menu-page = Esta página
table-sound = Sonidos
table-notify = Avisarme cuando me toque
table-confirm = Preguntar antes de lo que no se puede deshacer
table-menu-together = De común acuerdo
table-together-why = Todas las personas de la mesa deben estar de acuerdo.
table-back-to = Volver a antes de…
table-propose = Proponer
table-propose-abandon = Proponer terminar la partida
table-menu-seat = Mi asiento
table-leave = Levantarme
table-leave-why = Un bot juega en tu lugar hasta que vuelvas.
table-menu-host = Anfitrión

## Teclas

table-help = Teclas
table-help-more = Todo se puede hacer con el teclado: el tabulador recorre la página y las flechas cambian las pestañas junto al tablero.
table-key-number = elegir una de las nueve primeras opciones
table-key-arrows = recorrer las opciones
table-key-enter = elegir la opción en la que estás
table-key-filter = abrir la lista y buscar una opción
table-key-undo = deshacer
table-key-hint = preguntar qué haría un bot, en mesas con consejos
table-key-hurry = pasar a lo siguiente que ocurre
table-key-recap = mostrar otra vez lo ocurrido desde tu última elección
table-key-escape = volver, cerrar; saltar lo que se muestra
table-key-log = al registro
table-key-chat = a la charla
table-key-help = esta ayuda

## Sin mesa

table-ended-not-found = No existe esa mesa
    .why = El enlace puede ser viejo o estar incompleto, o la mesa es privada y este enlace ya no la abre.
table-ended-not-allowed = No puedes entrar en esta mesa
    .why = El anfitrión no quiere espectadores o te ha echado.
table-ended-not-known = Aquí nadie te conoce
    .why = La sesión de este dispositivo está cerrada. Ve a la página de inicio y vuelve a entrar.
table-ended-abandoned = Esta mesa se ha abandonado
    .why = La partida acabó sin terminarse, por acuerdo o porque todos se fueron.
table-ended-unavailable = No se puede acceder a la mesa
    .why = El servidor no responde como debería. Inténtalo de nuevo dentro de un momento.

## Problemas

table-problem-bad-request = El servidor no ha entendido esto.
table-problem-bad-action = Esto no es una respuesta en la notación de este juego.
table-problem-not-known = Aquí nadie te conoce. Siéntate primero.
table-problem-not-allowed = No puedes hacer esto.
table-problem-not-found = Aquí no existe tal cosa.
table-problem-conflict = Ahora no es posible.
table-problem-stale = Mientras tanto ha ocurrido algo. Mira otra vez y elige.
table-problem-refused = Las reglas no lo permiten ahora.
table-problem-too-large = Es demasiado largo.
table-problem-frozen = Esta mesa está congelada.
table-problem-too-many = Demasiado rápido. Inténtalo de nuevo dentro de un momento.
table-problem-stopping = El servidor se está reiniciando. Seguirá dentro de un momento.
table-problem-unreachable = El servidor no responde. Inténtalo de nuevo dentro de un momento.
table-problem-unavailable = El servidor no responde como debería. Inténtalo de nuevo dentro de un momento.
