# Inicio, sala, mesa nueva, mis partidas, yo.

home-choose = Elige un mundo
home-name = Juegas como
home-name-help = Basta con un nombre. Cámbialo cuando quieras.
home-name-saved = Ahora eres { $name }.

home-leaders-name = Líderes de Euphoria
home-leaders-line = Elige un opresor mejor
home-leaders-about = Lealtades secretas, pistolas de rayos y mentiras. Averigua quién sirve a quién antes de que alguien dispare.
home-dystopia-name = Construye una distopía mejor
home-dystopia-line = Visita la ciudad dorada
home-dystopia-about = Los dados son tus trabajadores y saben demasiado. Quien coloque primero diez estrellas gobernará.
home-show-name = El reality show definitivo
home-show-line = En vivo desde Euphoria City
home-show-about = Dos equipos en una mesa que se mide en pulgadas. Trepa, apunta y pelea: la audiencia manda.
home-players = { $least ->
    [2] { $most ->
        [2] 2 jugadores
       *[other] { $least }–{ $most } jugadores
    }
   *[other] { $least }–{ $most } jugadores
}
home-minutes = unos { $minutes } min
home-play-now = Jugar ya
home-play-now-title = Jugar ya a { $title } contra bots
home-playing-now = Preparando la mesa…
home-continue = Continuar: { $title }
home-make = Crear una mesa
home-make-title = Crear una mesa de { $title }
home-learn = Aprender
home-learn-title = Aprender { $title }

home-puzzle = El problema del día
home-puzzle-invite = Una opción es claramente la mejor. ¿La ves?
home-puzzle-solved = Resuelto
home-puzzle-solve = Resolverlo
home-puzzle-again = Verlo otra vez
home-puzzle-all = Todos los problemas

home-tables = Mesas abiertas
home-tables-none = Ahora mismo no hay mesas abiertas
home-tables-none-help = Crea una: los amigos llegan por el enlace, los demás por esta lista y los bots ocupan el resto.
home-tables-no-match = Ninguna mesa cumple estos filtros.
home-tables-lost = La lista se está actualizando…
home-filter = Mostrar
home-filter-title = Juego
home-filter-title-all = Todos los juegos
home-filter-pace = Ritmo
home-filter-pace-all = Cualquier ritmo
home-filter-free = Con asiento libre
home-sit-down = Sentarme
home-look-on = Mirar
home-open-table = Abrir
home-seats-free = { $free ->
    [0] los { $players } asientos ocupados
    [one] { $free } asiento libre de { $players }
    [many] { $free } de asientos libres de { $players }
   *[other] { $free } asientos libres de { $players }
}
home-nobody = Nadie todavía
home-pace-live = En vivo
home-pace-slow = Lenta
home-pace-untimed = Sin reloj
home-phase-open = por empezar
home-phase-playing = en juego
home-phase-paused = en pausa
home-phase-over = terminada
home-phase-abandoned = interrumpida
home-phase-frozen = detenida

home-games = Mis partidas
home-games-all = Todas mis partidas
home-your-turn = Te toca
home-games-none = Todavía no tienes partidas
home-games-none-help = Juega una contra bots: un clic, sin cuenta.
home-running = En curso
home-finished = Terminadas
home-finished-none = Aquí se guardarán las partidas que termines, con su repetición.
home-replay = Repetición
home-won = Ganada
home-lost = Perdida
home-with = con { $names }
home-find = Buscar una partida
home-find-opponent = Rival
home-find-opponent-hint = Nombre de un rival
home-find-since = Desde
home-find-until = Hasta
home-find-none = Ninguna partida terminada coincide.
home-figures = Cómo te ha ido
home-figures-games = Partidas
home-figures-won = Ganadas
home-figures-share = Porcentaje
home-figures-players = Jugadores
home-nothing = En esta dirección no hay nada
home-nothing-help = Puede que el enlace sea antiguo o esté incompleto.
home-to-play = A los juegos

home-new = Una mesa nueva
home-new-which = ¿A qué quieres jugar?
home-new-people = Jugadores y asientos
home-new-players = Jugadores
home-new-seat = Asiento { $seat }
home-new-seat-you = Tú
home-new-seat-open = Abierto: para una persona
home-new-seat-bot = Un bot: { $bot }
home-new-seat-closed = Cerrado
home-new-seat-closed-help = Un asiento cerrado se retira al empezar la partida.
home-new-fill = Bots en los demás asientos
home-new-empty = Personas en los demás asientos
home-new-sit = Yo también juego
home-new-sit-help = Si no, eres el anfitrión y miras.
home-new-options = Reglas y variantes
home-new-options-none = Este juego no tiene opciones.
home-new-side-one = Primer equipo
home-new-side-two = Segundo equipo
home-new-access = Quién puede encontrar la mesa
home-new-public = Todos: aparece en la lista de mesas abiertas
home-new-by-link = Solo quien tenga el enlace
home-new-spectators = Otros pueden mirar
home-new-hints = Se puede preguntar qué haría un bot
home-new-pace = Ritmo
home-new-pace-untimed-help = Nadie mete prisa. Va bien contra bots y entre amigos.
home-new-pace-live-help = Todos están a la mesa ahora. Cada decisión tiene su tiempo, y una reserva para las difíciles.
home-new-pace-slow-help = Días para decidir: vuelve cuando te toque.
home-new-time = Tiempo por decisión
home-new-time-usual = El habitual de este ritmo
home-seconds = { $count ->
    [one] { $count } segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
}
home-minutes-long = { $count ->
    [one] { $count } minuto
    [many] { $count } de minutos
   *[other] { $count } minutos
}
home-hours = { $count ->
    [one] { $count } hora
    [many] { $count } de horas
   *[other] { $count } horas
}
home-days = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
home-new-submit = Crear la mesa
home-new-submit-start = Empezar ya
home-new-making = Creando la mesa…
home-new-too-few = Deben quedar al menos { $least } asientos: cierra menos.
home-new-no-seat = Quieres jugar, pero no hay ningún asiento abierto para ti.
home-new-unknown = No hay ningún juego llamado «{ $title }».

home-face = Tu cara
home-face-none = Iniciales
home-face-number = Cara { $number }
home-face-help = Los demás la ven junto a tu nombre. En las mesas donde ya estás sigue la anterior.
home-me = Tú
home-me-settings = A tu gusto
home-me-language = Idioma
home-me-theme = Claro y oscuro
home-me-motion = Movimiento
home-me-motion-auto = Como el sistema
home-me-motion-off = Nada se mueve
home-me-sound = Sonidos
home-me-sound-help = Señales breves: tu turno, un disparo, los dados.
home-me-notify = Avisarme cuando me toque
home-me-notify-help = Una notificación del navegador mientras la página está en segundo plano.
home-me-notify-refused = Tu navegador no permite notificaciones de esta página.
home-me-push = Avisar en este dispositivo de las partidas lentas
home-me-push-help = Cuando te toque, aunque la página esté cerrada. El fabricante de tu navegador entrega el mensaje, cifrado.
home-me-push-cannot = Este navegador no puede recibir avisos con la página cerrada. En un iPhone o iPad, añade antes Euphoria a la pantalla de inicio.
home-me-push-nobody = Primero ponte un nombre arriba.
home-me-push-failed = El servicio de avisos de tu navegador no responde. Inténtalo más tarde.
home-me-confirm = Preguntar antes de lo que no se puede deshacer
home-me-commentary = Comentarista
home-me-commentary-help = Donde el juego sale por televisión, alguien cuenta lo que se acaba de ver.
home-me-list = Mostrar siempre la lista de opciones
home-me-list-help = Junto al tablero, aunque allí también se puedan señalar.
home-me-here = Estas preferencias se quedan en este dispositivo.
home-me-guest = Eres un invitado: este dispositivo te recuerda.
home-me-guest-help = Con una cuenta vuelves desde cualquier sitio y tus partidas siguen siendo tuyas.
home-me-nobody = Nadie te conoce todavía. Ponte un nombre o entra con tu cuenta.
home-me-account = Cuenta
home-me-account-is = Entras como { $login }.
home-me-tab-make = Cuenta nueva
home-me-make = Crear una cuenta
home-me-login = Usuario
home-me-password = Contraseña
home-me-password-help = Al menos { $least } caracteres.
home-me-come-in = Entrar
home-me-have = Ya tengo cuenta
home-me-made = La cuenta está creada. Entra como { $login } desde cualquier dispositivo.
home-me-welcome = Hola de nuevo, { $name }.
home-me-change-password = Cambiar la contraseña
home-me-old = Contraseña actual
home-me-new = Contraseña nueva
home-me-changed = La contraseña ha cambiado; se ha cerrado la sesión en los demás dispositivos.
home-me-leave = Cerrar sesión
home-me-leave-guest = Cerrar sesión y ser otra persona
home-me-leave-guest-sure = No tienes cuenta: nadie, tampoco tú, podrá volver como { $name }. Si quieres conservar tus partidas, crea antes un enlace o una cuenta.
home-me-left = Has cerrado la sesión.
home-me-device = Otro dispositivo
home-me-device-help = Un enlace que hace tuyo otro dispositivo. Funciona una vez, durante { $minutes } minutos. No se lo enseñes a nadie.
home-me-device-make = Crear un enlace
home-me-device-link = Enlace para tu otro dispositivo
home-me-copy = Copiar
home-me-copied = Copiado.
home-me-redeem = ¿Ser otra persona en este dispositivo?
home-me-redeem-help = Con este enlace, este dispositivo hablará por quien lo creó.
home-me-redeem-known = Ahora eres { $name } aquí. Como invitado sin cuenta no podrías volver como { $name }.
home-me-redeem-do = Usar el enlace
home-me-redeem-not = No, gracias
home-me-hook = Avisos para programas
home-me-hook-help = En las partidas lentas el servidor avisa a esta dirección cuando te toca: para un bot tuyo o una sala de chat.
home-me-hook-address = Dirección
home-me-hook-save = Guardar
home-me-hook-end = No avisar a nadie
home-me-hook-secret = Los avisos se firman con esta clave secreta. Solo se muestra ahora:
home-me-hook-ended = Ya no se avisa a nadie.
home-me-data = Tus datos
home-me-export = Descargar todo lo que se guarda sobre ti
home-me-forget = Borrar mis datos
home-me-forget-help = Se borran tu nombre, tus mensajes, tus notas y tu cuenta; las partidas quedan, con un asiento sin nombre. No se puede deshacer.
home-me-forget-sure = Entiendo que es para siempre
home-me-forget-do = Borrarlo todo
home-me-forgotten = El servidor ya no guarda nada sobre ti.

home-problem-unavailable = El servidor no puede hacerlo ahora. Inténtalo de nuevo en un momento.

# Nombres simpáticos para invitados: una palabra de la primera lista y otra de la segunda.
home-guest-first = Zorro, Halcón, Lince, Tejón, Mirlo, Búho, Cometa, Farol, Gorrión, Erizo, Enebro, Piloto, Grillo, Delfín, Castor, Colibrí
home-guest-second = Tranquilo, Audaz, Ámbar, Plateado, Afortunado, Listo, Gentil, Veloz, Secreto, Cobrizo, Alegre, Norteño, Valiente, Paciente, Estelar, Curioso
