# Lo que la casa dice de los juegos que ofrece: sus opciones, cada una explicada en una frase, y sus bots.

## Opciones de varios juegos

house-first = Jugador inicial
    .help = Quién empieza: alguien elegido al azar o el asiento que prefieras.
house-first-luck = Por sorteo
house-first-seat = Asiento { $number }
house-turn-limit = Límite de turnos
    .help = Tras este número de turnos la partida se detiene, para que no sea interminable; 0 significa sin límite, como dice el reglamento.

## Líderes de Euphoria

house-leaders-whispers = Susurros
    .help = Los jugadores pueden susurrarse; todos ven que alguien susurra, pero solo ellos dos leen lo que dicen.

## Construye una distopía mejor

house-dystopia-first = Jugador inicial
    .help = Quién empieza: quien saque más conocimiento en la tirada inicial, como dice el reglamento, o el asiento que prefieras.
house-dystopia-first-luck = Por la tirada inicial
house-dystopia-trading = Trueques
    .help = En su turno, cada jugador puede hacer trueques de mercancías, recursos y cartas de artefacto con los demás.
house-dystopia-classic = Reclutas clásicos
    .help = Los reclutas actúan según su texto antiguo; sin esta opción vale el texto revisado.
house-dystopia-draft = Selección de reclutas
    .help = Los reclutas no se reparten sin más: cada uno toma uno de cuatro y pasa el resto a su izquierda hasta que no quedan; luego conserva dos.
house-dystopia-house-doubles = Dobles caros
    .help = Regla de la casa: en un turno de dobles, cada trabajador adicional cuesta 1 de moral antes de colocarlo.
house-dystopia-choose-markets = Selección de mercados
    .help = Cada jugador recibe dos losetas de mercado y elige en secreto cuál entra en juego; se recomienda tras algunas partidas.
house-dystopia-track-draft = Selección de moral y conocimiento
    .help = Los jugadores eligen por turnos dónde empiezan su moral y su conocimiento; cada paso de un medidor solo se ocupa una vez.

## El reality show definitivo

house-show-mission = Misión
    .help = De qué trata el show y cómo se gana.
house-show-map = Mapa
    .help = El decorado de la mesa: dónde trepar, tras qué cubrirse y de dónde caerse.
house-show-budget = Puntos de audiencia
    .help = Lo que puede costar cada equipo; 800 puntos son unos cuatro o cinco personajes.
house-show-teams = Equipos a la vista
    .help = Los dos equipos se nombran de antemano y todos los conocen; sin esta opción cada uno elige el suyo en secreto.
house-show-house = Otras lecturas
    .help = Donde el reglamento se contradice, la mesa puede acordar la otra lectura.
house-show-turns = Turnos
    .help = El show termina como muy tarde tras este número de turnos: diez, como dice el reglamento, o menos.

## Bots; un atributo con el nombre de un juego cuenta cómo juegan a ese

house-character-pip = Aprieta todos los botones una vez, a ver qué pasa.
house-character-dotty = Nunca lee las instrucciones: las colecciona.
house-character-fizz = Vino por la limonada y se quedó a jugar.
house-character-moth = Vuela hacia todo lo que brilla.
house-character-noodle = Planea con medio segundo de antelación.
house-character-tilt = Lanza una moneda y olvida qué lado era cuál.
house-character-wobble = Les pide perdón a los dados.
house-character-zuzu = Tiene un número de la suerte y no deja de cambiarlo.
house-character-sprout = Ha leído la mitad de las reglas, dos veces.
house-character-tuppence = Lo guarda todo para luego, y luego nunca llega.
house-character-hiccup = Primero juega y después se sorprende.
house-character-marble = Mira cada pieza por debajo antes de devolverla.
house-character-otto = Pregunta a quién le toca, también cuando le toca a él.
house-character-pebble = Confía en que la próxima carta será la buena.
house-character-waffle = Cambia de plan dos veces por turno.
house-character-bramble = Recuerda la mejor jugada camino de casa.
house-character-vesper = Habla bajo y cuenta dos veces.
house-character-magnus = Lo quiere ya, y lo dice.
house-character-octavia = Tiene en orden sus papeles y los de los demás.
house-character-ledger = Nunca dejó pasar una ganga.
house-character-corvus = Se lleva lo que más reluce.
house-character-halley = Vuelve cuando menos se la espera.
house-character-ambrose = Veterano de la mesa, cortés hasta el final.
house-character-sable = Calla y mira el tablero.
house-character-argus = Ya ha visto esta posición, y la tuya también.
house-character-hestia = Mantiene el fuego bajo y las estrellas en camino.
house-character-boreas = Espera a que cambie el viento y ya no para.
house-character-quill = Escribe primero el final.
house-character-regent = Deja creer a los demás que mandan.
house-character-sybil = Sabe lo que vas a hacer y espera a que se lo preguntes.
house-character-castor = Se fía de una sola persona en la mesa y nunca dice de cuál.
house-character-umbra = Está donde la luz está a punto de apagarse.

house-bot-random = Principiante
    .help = Hace cualquier cosa permitida; bueno para aprender las reglas con calma.
house-bot-novice = Novato
    .leaders = Pasa por alto parte de lo que se puede hacer y calcula mal el resto, como cualquiera en sus primeras partidas.
    .dystopia = No ve todos los lugares, acapara bienes y piensa poco en las facciones, como cualquiera en sus primeras partidas.
    .show = Solo ve la mitad de los disparos y lugares que hay, y el resto lo deja a la suerte.
house-bot-greedy = Aficionado
    .leaders = Calcula quién sirve probablemente a quién y toma lo que más vale en el momento; no escucha las afirmaciones.
    .dystopia = Busca estrellas, construye con otros y cuida de sus trabajadores, paso a paso; responde a las ofertas y no hace ninguna.
    .show = Juega la misión y sopesa cada disparo, combate y lugar con probabilidades exactas.
house-bot-veteran = Veterano
    .leaders = Imagina cómo puede seguir la partida tras cada opción prometedora, en los repartos que encajan con lo que ha visto y oído; también afirma cosas, y miente si le conviene.
    .dystopia = Imagina cómo puede seguir la partida tras cada opción prometedora y elige la que más veces gana.
    .show = Persigue la misión pulgada a pulgada y, antes de cada movimiento, imagina cómo responderán todos y qué traerá el turno.
