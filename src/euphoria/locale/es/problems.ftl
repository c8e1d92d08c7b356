# What the server does not do, and why: one sentence for a person.

## Requests, and the house itself

problems-mistake = El servidor ha cometido un error. Ha quedado anotado.
problems-unavailable = No se puede acceder a la base de datos. Inténtalo de nuevo.
problems-not-ready = No se puede acceder a la base de datos.
problems-stopping = El servidor está a punto de reiniciarse. Inténtalo dentro de un momento.
problems-about-to-stop = El servidor está a punto de pararse.
problems-too-many = Eso fue demasiado de golpe. Espera un momento.
problems-not-understood = Esta petición no se entiende: { $detail }
problems-not-json = El cuerpo de una petición es application/json.
problems-request-too-large = La petición es demasiado grande.
problems-no-method = Esta página no acepta ese método.
problems-nul-text = Un texto no puede contener el carácter nulo.
problems-nul-address = Una dirección no puede contener el carácter nulo.
problems-other-name = Este servidor no responde a ese nombre.
problems-other-site = Esta petición viene de otro sitio.
problems-no-origin = Una petición con cookie necesita la cabecera Origin o X-Euphoria.
problems-text-only = Los mensajes son texto.
problems-hello-first = El primer mensaje es un saludo.
problems-hello-twice = Ya has saludado.

## What is not there

problems-no-page = No existe esa página.
problems-no-file = No existe ese archivo.
problems-no-table = No existe esa mesa.
problems-no-game = No existe ese juego.
problems-no-lesson = No existe esa lección.
problems-no-puzzle = No existe ese problema.
problems-no-map = No existe ese mapa.
problems-no-team = No existe ese equipo.
problems-no-message = No existe ese mensaje.
problems-no-seat = No existe ese asiento.
problems-no-ledger = Este juego no tiene un registro de reglas.
problems-no-board = Este juego no tiene tablero.
problems-no-own-board = Este juego no tiene un tablero propio.
problems-no-workshop = Para este juego no hay nada que construir.

## People

problems-say-who = Di primero quién eres (POST /api/me).
problems-token-unknown = Esta llave no abre nada.
problems-token-old = Esta llave ya no abre nada.
problems-link-old = Este enlace ya no funciona. Haz uno nuevo en el otro dispositivo.
problems-seat-token = La llave de un asiento juega en ese asiento y no hace nada más.
problems-name-unseen = Un nombre se compone de letras que se ven.
problems-account-there = Ya tienes una cuenta.
problems-login-taken = Ese usuario ya existe.
problems-login-wrong = El usuario o la contraseña no son correctos.
problems-password-wrong = La contraseña no es correcta.
problems-passkey-bad = Esta llave de acceso no se puede guardar: no se ha creado aquí y ahora.
problems-passkey-late = Has tardado demasiado. Empieza de nuevo.
problems-passkey-there = Esta llave de acceso ya se conoce aquí.
problems-passkey-unknown = Esta llave de acceso no abre ninguna cuenta aquí.
problems-passkeys-address = Las llaves de acceso necesitan un servidor cuya dirección empiece por https; la de este es { $address }.
problems-passkeys-elsewhere = Las llaves de acceso funcionan en { $address }: ábrelo allí.
problems-passkeys-many = Tienes { $most } llaves de acceso y no se guardan más. Quita antes una.
problems-no-passkey = No tienes esa llave de acceso.
problems-last-way = Es tu única forma de entrar. Elige antes una contraseña o crea otra llave de acceso.
problems-code-wrong = El usuario o el código de recuperación no son correctos, o el código ya está gastado.
problems-no-account = Crea antes una cuenta.
problems-login-needed = Di qué usuario tendrá tu cuenta.
problems-prove = Demuestra antes que eres tú: con tu contraseña o una llave de acceso.
problems-hook-no-host = No se encuentra el servidor de esta dirección.
problems-hook-private = La dirección de los avisos no puede llevar a una red privada.
problems-hook-scheme = La dirección de los avisos empieza por http o https.
problems-push-keys = Estas no son las claves de un navegador.
problems-push-scheme = A un navegador se le avisa por una dirección https.

## Seats and hosts

problems-no-spectators = Esta mesa no tiene espectadores.
problems-not-seated = No estás en esta mesa.
problems-seats-and-players = No hay tantos asientos como jugadores.
problems-no-open-seat = No puedes sentarte a una mesa sin asientos libres.
problems-no-face = No existe esa cara.
problems-no-bot = { $title } no tiene el bot «{ $bot }», sino { $known }.
problems-doors-shut = Ya nadie puede sentarse a esta mesa.
problems-sent-away = El anfitrión te ha echado de esta mesa.
problems-seated-already = Ya estás en esta mesa.
problems-seat-taken = Este asiento está ocupado.
problems-seats-taken = Todos los asientos están ocupados.
problems-same-name = Alguien en esta mesa tiene el mismo nombre.
problems-places-before = Los asientos solo se cambian antes de la partida.
problems-host-moves = Solo el anfitrión mueve a los demás.
problems-host-only = Eso solo lo hace el anfitrión de la mesa.
problems-seats-before = Los asientos solo se cierran antes de la partida.
problems-seat-kept = Un bot ocupó este asiento en lugar de una persona y lo juega hasta el final.
problems-seat-alone = No hay nadie más que pueda dar su acuerdo. Un bot puede ocupar el asiento.
problems-get-up-first = Levántate antes de ceder tu asiento.
problems-nobody-there = Ahí no hay nadie sentado.
problems-options-before = Las opciones solo se eligen antes de la partida.
problems-begun-already = La partida ya ha empezado.
problems-open-seat = Queda un asiento libre: espera, ciérralo o sienta a un bot.
problems-by-agreement = Una partida empezada se deja de común acuerdo.
problems-rematch-over = La revancha es para una partida terminada.
problems-rematch-players = Solo quien jugó puede pedir la revancha.
problems-not-frozen = La mesa no está congelada.

## Play

problems-not-begun = La partida no ha empezado.
problems-paused = La partida está en pausa.
problems-over = La partida ha terminado.
problems-abandoned = La partida se interrumpió.
problems-frozen = La mesa está congelada.
problems-frozen-log = Esta mesa está congelada: su registro no se puede repetir.
problems-frozen-rules = Esta partida empezó con la revisión { $revision } de las reglas; este servidor juega con unas más nuevas y no puede mostrarla.
problems-not-under-way = La partida no está en juego.
problems-not-over = Esto se podrá ver cuando termine la partida.
problems-stale = Entretanto ha pasado algo.
problems-done-already = Esto ya se hizo.
problems-too-fast = La mesa cambia demasiado deprisa. Inténtalo de nuevo.
problems-too-long = Calcular eso lleva demasiado tiempo.
problems-too-many-bots = Ya tienes { $most } partidas de bots en marcha. Espera a que acabe una o siéntate en alguna.
problems-refused = Las reglas no lo permiten ahora.
problems-no-such-question = Este juego no hace preguntas de esa clase.
problems-question-unclear = Este juego no entiende esa pregunta.
problems-hints-off = En esta mesa se juega sin consejos.
problems-hints-not-asked = Los consejos son para una pregunta que te hacen, y ahora no te hacen ninguna.
problems-no-hint = Ahora mismo no hay consejo. Prueba otra vez.
problems-nothing-back = No hay nada que deshacer.
problems-proposal-there = Ya hay una propuesta sobre la mesa.
problems-no-proposal = No hay ninguna propuesta sobre la mesa.
problems-eyes = Los ojos son el número de un asiento, { "spectator" } u { "open" }.
problems-lesson-step = Esta lección no tiene el paso { $step }.
problems-lesson-made = { "made" } es una lista de números pequeños separados por comas.

## Talk

problems-muted = El anfitrión te ha silenciado en esta mesa.
problems-nothing-said = Este mensaje está vacío.
problems-whisper-seats = Se susurra de un asiento a otro.
problems-no-whispers = En esta mesa nadie susurra.

## What is wrong with a setup or with a move that was written

problems-title-unknown = No existe el juego «{ $title }»: { $known }.
problems-players = { $title } es para { $least } a { $most } jugadores, no para { $players }.
problems-option-unknown = { $title } no tiene la opción «{ $option }», sino { $known }.
problems-option-none = { $title } no tiene la opción «{ $option }».
problems-option-seat = La opción «{ $option }» es un asiento del 0 al { $last }, no { $value }.
problems-option-switch = La opción «{ $option }» es { "true" } o { "false" }.
problems-option-least = La opción «{ $option }» es un número a partir de { $least }.
problems-option-number = La opción «{ $option }» es un número de { $least } a { $most }.
problems-option-choice = La opción «{ $option }» es una de { $known }.
problems-option-list = La opción «{ $option }» es una lista de estos valores: { $known }.
problems-option-value = Una opción de { $title } tiene un valor imposible.
problems-map-unknown = No existe el mapa «{ $map }»: { $known }.
problems-map-long = El mapa tiene más de { $most } caracteres.
problems-map-text = Esto no es un archivo de mapa: deja de ser TOML en la línea { $line }.
problems-map-which = Di de qué mapa se trata: sus datos, un archivo, el nombre de uno incluido o un número para crear uno.
problems-option-teams = La opción «teams» es una lista de dos equipos, preparados o escritos.
problems-team = «{ $team }» no es un equipo para { $budget } puntos de audiencia.
problems-notation-verb = «{ $text }» no empieza por un verbo de este juego: { $known }.
problems-notation-usage = «{ $text }» debería escribirse «{ $usage }».
problems-notation-word = «{ $word }» no es { $kind }: «{ $usage }».

## What a title says of setups, moves, questions and lessons, in English

problems-setup = Esa mesa no se puede preparar así: { $detail }
problems-notation = Eso no está escrito como se escriben las jugadas: { $detail }
problems-question = Esa pregunta no tiene respuesta: { $detail }
problems-way = Así no sigue esta lección: { $detail }

## Records that cannot be read

problems-record-text = Esto no es el registro de una partida: no es texto.
problems-record-short = Esto no es el registro de una partida: tiene menos de tres líneas enteras o está cortado.
problems-record-json = Esto no es el registro de una partida: una de sus líneas no es JSON.
problems-record-object = Esto no es el registro de una partida: una de sus líneas no es un objeto JSON.
problems-record-changed = El registro se ha modificado: la suma de control no coincide.
problems-record-format = Esto no es un registro del formato { $format }.
problems-record-name = La línea 1 del registro está mal: un nombre no es texto.
problems-record-field = La línea { $line } del registro está mal: «{ $name }» falta o no vale.
problems-record-number = La línea { $line } del registro está mal: tiene un número imposible.
problems-record-kind = La línea { $line } del registro no es ni acción, ni azar, ni deshacer, ni charla, ni suma.
problems-record-revision = El registro se jugó con la revisión { $played } de las reglas; esta es la { $known }.
problems-record-rule = La línea { $line } del registro va contra las reglas ({ $rule }).
problems-record-rules = La línea { $line } del registro no sigue las reglas.
problems-record-fit = Las partes del registro no encajan.
problems-record-key = La clave de los dados no es un número hexadecimal.
problems-record-commitment = La clave no corresponde al compromiso publicado antes de la primera tirada.
problems-record-position = El registro no lleva a la posición que afirma.
problems-record-result = El registro no lleva al resultado que afirma.
problems-record-running = La partida no ha terminado, así que la clave de sus dados aún no se ha revelado.
problems-record-dice = La tirada «{ $draw }» no salió de estos dados.
problems-record-seats = El registro no dice quién juega en cada asiento en una terminal.
problems-record-keyless = Al registro le falta la clave de sus dados, así que la partida no puede seguir.
