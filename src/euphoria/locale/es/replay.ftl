# Después de la partida: repetición, dados demostrables, estadísticas.

replay-title = Repetición: { $title }
replay-coming = Volviendo a colocar la partida en la mesa…
replay-not-over = Se podrá ver cuando termine la partida
replay-not-over-help = Hasta entonces nadie puede mirar las cartas de los demás.
replay-not-found = Aquí no hay ninguna partida así
replay-not-allowed = Esta partida fue privada
replay-not-allowed-help = Abre el enlace con el que llegaste a la mesa.
replay-to-table = A la mesa
replay-home = A la página de inicio

replay-eyes = Vista por
replay-eyes-spectator = un espectador
replay-eyes-open = todos: cartas abiertas
replay-mine = { $name } (tú)
replay-board-of = Con los ojos de { $name }
replay-place-of = Todas las cartas abiertas, desde el sitio de { $name }
replay-boards = Tableros
replay-table = La mesa
replay-side-by-side = Lado a lado
replay-in-words = En palabras

replay-start = Al principio
replay-turn-back = Un turno atrás
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-turn-forward = Un turno adelante
replay-end = Al final
replay-speed = Velocidad
replay-times = velocidad { $times }
replay-timeline = Línea de tiempo
replay-step = { $at } de { $count }
replay-beginning = El comienzo
replay-keys = Teclas: ← → un paso, Re Pág y Av Pág un turno, Inicio y Fin, la barra espaciadora reproduce.

replay-events = Qué ha pasado
replay-still = { $count ->
    [one] queda { $count } más
    [many] quedan { $count } más
   *[other] quedan { $count } más
}
replay-nothing-yet = Todavía no ha pasado nada.
replay-reveal = Mostrar el resto
replay-hide = Ocultar lo que viene
replay-link = Copiar el enlace a este momento
replay-copied = Enlace copiado.
replay-picture = Guardar una imagen
replay-film = Filmar este turno
replay-keep = Guardar sin conexión
replay-keeping = Guardando: { $percent } %
replay-kept = Guardada en este dispositivo
replay-record = Descargar el registro
replay-dice = Los dados
replay-statistics = Estadísticas
replay-rematch = Volver a jugar juntos
replay-to-rematch = A la siguiente partida
replay-failed = No ha funcionado. Inténtalo de nuevo en un momento.

## Dados demostrables

replay-dice-title = Los dados de esta partida
replay-dice-lead = No hace falta que nos creas. Tu navegador toma el registro de la partida y repite cada tirada, aquí y ahora, sin preguntar al servidor.
replay-checking = Tu navegador está repitiendo las tiradas…
replay-proved = Demostrado: nadie eligió ni cambió la suerte de esta partida
replay-not-proved = No demostrado: aquí se ha cambiado algo
replay-sealed = Sellado hasta que termine la partida
replay-sealed-text = Esta es la huella de la clave de la que sale toda la suerte de esta partida. Quedó fijada antes de la primera tirada. Cuando la partida termine se mostrará la clave y se podrá repetir cada tirada.
replay-no-record = Esto no es el registro de una partida, o está cortado.
replay-no-key = Este registro no contiene la clave de los dados: la partida no había terminado cuando se escribió.
replay-no-crypto = Este navegador solo calcula en conexiones seguras. Abre la página con https o usa la orden «euphoria verify».
replay-check-whole = El registro está íntegro
replay-check-whole-no = El registro se cambió después de escribirse
replay-check-whole-text = Su última línea contiene la suma { $hash } de todo lo anterior.
replay-check-key = La clave es la prometida
replay-check-key-no = La clave no es la prometida
replay-check-key-text = Antes de la primera tirada se publicó la huella { $hash } de la clave. La clave que se muestra ahora tiene esta huella:
replay-check-published = El servidor publicó en la mesa otra huella que la de este registro.
replay-check-draws = { $count ->
    [one] La única tirada da lo mismo
    [many] Las { $count } tiradas dan lo mismo
   *[other] Las { $count } tiradas dan lo mismo
}
replay-check-draws-no = { $count ->
    [one] { $count } tirada da otra cosa
    [many] { $count } tiradas dan otra cosa
   *[other] { $count } tiradas dan otra cosa
}
replay-check-draws-text = Cada una se ha repetido con { $method } a partir de la clave, la sal y su número.
replay-published = Publicada antes de la partida
replay-computed = Calculada por tu navegador
replay-key = Clave
replay-salt = Sal
replay-no-salt = ninguna
replay-how = Cómo funciona
replay-how-key = Al crear la mesa, el servidor saca una clave secreta: 256 bits al azar.
replay-how-promise = Publica enseguida la huella de la clave. De la huella nadie puede obtener la clave, y no hay otra clave con la misma huella. Así la suerte queda fijada y oculta.
replay-how-salt = Los jugadores pueden añadir palabras propias, la sal. Entonces ni siquiera el servidor podía conocer la suerte cuando sacó la clave.
replay-how-draw = Cada tirada se hace con la clave, la sal y un contador. Los números que favorecerían por un pelo algún resultado se descartan.
replay-how-check = Cuando la partida termina se muestra la clave. Quien tenga el registro puede repetir todas las tiradas: esta página, la orden «euphoria verify» o veinte líneas en cualquier lenguaje.
replay-draws = Las tiradas
replay-draws-differ = Solo las que difieren
replay-draw-line = Línea
replay-draw-name = Tirada
replay-draw-of = Resultados posibles
replay-draw-got = En el registro
replay-draw-made = Repetida
replay-draw-same = Coincide
replay-draw-same-yes = igual
replay-draw-same-no = distinta
replay-all-draws = Mostrar las { $count }
replay-check-file = Comprobar un registro de un archivo
replay-checked-file = Comprobado: { $name }

## Estadísticas

replay-watch = Ver la repetición
replay-stat-title = La partida en números
replay-stat-lead = { $actions } acciones en { $minutes } min.
replay-stat-player = Jugador
replay-stat-won = ganó
replay-stat-turns = Turnos
replay-stat-actions = Acciones
replay-stat-taken-back = Deshechas
replay-stat-thinking = Tiempo habitual para pensar
replay-stat-seconds = { $seconds } s
replay-stat-luck = Suerte
replay-luck-knowledge = Conocimiento tirado: { $got }; lo esperable: { $expected } ({ $rolls } dados)
replay-luck-hits = Impactos: { $got }; lo esperable: { $expected } ({ $rolls } dados)
replay-luck-saves = Salvado por los dados: { $got }; lo esperable: { $expected } ({ $rolls } dados)
replay-verb-leaders-interrogate = Interrogatorios
replay-verb-leaders-use = Artefactos usados
replay-verb-leaders-react = Reacciones
replay-verb-leaders-arm = Veces que se armó
replay-verb-leaders-shoot = Disparos
replay-verb-leaders-hide = Reclutas escondidos
replay-verb-leaders-give = Artefactos dados
replay-verb-leaders-draw = Manos renovadas
replay-verb-dystopia-place = Trabajadores colocados
replay-verb-dystopia-retrieve = Veces que retiró trabajadores
replay-verb-dystopia-use = Reclutas usados
replay-verb-dystopia-offer = Tratos ofrecidos
replay-verb-dystopia-resolve = Dilema resuelto
replay-verb-show-move = Movimientos
replay-verb-show-climb = Escaladas
replay-verb-show-jump = Saltos
replay-verb-show-aim = Blancos apuntados
replay-verb-show-fire = Ráfagas
replay-verb-show-strike = Golpes
replay-verb-show-throw = Lanzamientos
replay-verb-show-deck = Cuerpos a tierra

## Análisis

replay-analysis = Análisis
replay-analysis-about = Quién estaba cómo y cuándo, qué momentos decidieron la partida, qué hizo la suerte y qué hicieron las decisiones. Se hace una vez para todos los que pueden ver esta partida y tarda un minuto o dos.
replay-analysis-begin = Analizar esta partida
replay-analysis-running = Decisiones evaluadas: { $done } de { $total }
replay-analysis-games = Partidas imaginadas por decisión: { $games }
replay-analysis-chances = Probabilidad de ganar, con las cartas a la vista
replay-analysis-moments = Momentos clave
replay-analysis-even = Ningún momento cambió mucho.
replay-analysis-accounts = Suerte y habilidad
replay-analysis-luck = suerte
replay-analysis-skill = decisiones propias
replay-analysis-others = decisiones ajenas
replay-analysis-rest = resto
replay-analysis-known = propias, según lo sabido
replay-analysis-how = En centésimas de partida: lo que dieron dados y cartas, lo que perdieron las decisiones propias, lo que dieron o quitaron los errores ajenos y lo que las partidas imaginadas no previeron. «Según lo sabido»: lo que perdieron las decisiones propias por lo que ese jugador podía saber entonces.
replay-analysis-choices = Decisiones que perdieron algo
replay-analysis-whose = De quién
replay-analysis-everybody = de todos
replay-analysis-open = con las cartas a la vista
replay-analysis-better = Mejor: { $best } (+{ $loss })
replay-analysis-nothing-lost = Ninguna decisión fue claramente peor que otra.
replay-analysis-claims = Afirmaciones
replay-analysis-claim-true = Verdad.
replay-analysis-claim-false = Mentira.
replay-analysis-claim-guess = Una suposición.
replay-analysis-seen = Con el tiempo la podían descubrir: { $names }.
replay-analysis-held = Nadie podía descubrirla.
