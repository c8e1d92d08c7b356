# El taller de mapas.
workshop-title = Taller de mapas
workshop-intro = Construye tu propia mesa. Las reglas la revisan mientras trabajas, se guarda en este navegador y se juega en el acto.
workshop-build = Construye tu propio mapa
workshop-all = Todos los mapas
workshop-mine = Mis mapas
workshop-mine-one = Mapa propio
workshop-begin = Empezar con
workshop-empty-turned = Una mesa vacía y justa
workshop-empty = Una mesa vacía sin gemelos
workshop-seed = Número
workshop-by-luck = Una mesa al azar
workshop-open-file = Un archivo…
workshop-packaged = O cambia una de estas
workshop-new-name = Mesa nueva
workshop-is-fit = Lista para jugar
workshop-not-yet = Aún no se puede jugar
workshop-forget = Eliminar { $name }
workshop-no-map = Esto no es un mapa.
workshop-map-name = Nombre del mapa
workshop-about = Cómo es
workshop-table = Mesa
workshop-symmetry = Mitades justas
workshop-symmetry-none = Cada mitad por su cuenta
workshop-symmetry-turned = Girada: todo está dos veces
workshop-symmetry-mirrored = Reflejada: todo está dos veces
workshop-plan = La mesa vista desde arriba. Las flechas mueven lo elegido; N elige el elemento siguiente.
workshop-tools = Herramientas
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-copy = Duplicar
workshop-turn = Girar un cuarto
workshop-delete = Eliminar
workshop-nearer = Más cerca
workshop-farther = Más lejos
workshop-grid = Ajustar a
workshop-level = Levantar lo que está por encima
workshop-stock = Colocar
workshop-stock-container = Contenedor
workshop-stock-crate = Caja
workshop-stock-wall = Muro
workshop-stock-barricade = Barricada
workshop-stock-ruin = Ruinas
workshop-stock-crater = Cráter
workshop-stock-block = Bloque cerrado
workshop-stock-house = Casa
workshop-stock-tower = Dos plantas
workshop-kind-solid = sólido
workshop-kind-barricade = barricada
workshop-kind-ruin = ruinas
workshop-kind-crater = cráter
workshop-kind-closed = edificio cerrado
workshop-kind-open = edificio abierto
workshop-looking = Revisando…
workshop-fit = { $count ->
    [0] Lista para jugar.
    [one] Lista para jugar, con un consejo.
   *[other] Lista para jugar, con { $count } consejos.
}
workshop-unfit = { $count ->
    [one] No se puede jugar: un error.
   *[other] No se puede jugar: { $count } errores.
}
workshop-error = Error grave
workshop-advice = Consejo
workshop-picked = { $count ->
    [one] Hay un elemento elegido.
   *[other] Hay { $count } elementos elegidos.
}
workshop-elements = Elementos ({ $count })
workshop-nothing = La mesa está vacía. Coloca algo.
workshop-fairness = Lo que recibe cada lado
workshop-play = Jugar ya
workshop-share = Copiar enlace
workshop-copied = Enlace copiado. Quien lo abra recibe una copia del mapa.
workshop-file = Guardar como archivo
workshop-private = Tus mapas se quedan en este navegador. El enlace lleva dentro el mapa entero; la casa no guarda nada de él hasta que alguien juega en él.
workshop-full = Este navegador no guarda más: guarda el mapa como archivo o elimina otros.
workshop-keys = Teclas
workshop-keys-text =
    N, Mayús+N: elemento siguiente y anterior
    Flechas: mover un paso de la cuadrícula; con Mayús 2 pulgadas, con Alt una vigésima
    R, Mayús+R: girar 15 grados; Q: un cuarto
    + y −: más grande y más pequeño
    Ctrl+D: duplicar; Ctrl+C, Ctrl+V: copiar y pegar; Ctrl+A: todo
    Supr: eliminar; Esc: no elegir nada
    Ctrl+Z, Ctrl+Y: deshacer y rehacer
workshop-name = Nombre
workshop-kind = Qué es
workshop-twin = Tiene un gemelo en la otra mitad
workshop-width = Ancho
workshop-depth = Fondo
workshop-height = Altura
workshop-bottom = Empieza a
workshop-walkable = Se puede estar encima
workshop-add-corner = Una esquina más
workshop-drop-corner = Quitar la esquina { $number }
workshop-roof = Tejado
workshop-floor = Piso { $number }
workshop-add-floor = Una planta más
workshop-drop-floor = Una planta menos
workshop-openings = Puertas y ventanas
workshop-door = Puerta
workshop-window = Ventana
workshop-add-door = Añadir puerta
workshop-add-window = Añadir ventana
workshop-in-side = Lado
workshop-side = Lado { $number }
workshop-side-south = Sur
workshop-side-east = Este
workshop-side-north = Norte
workshop-side-west = Oeste
workshop-storey = Planta
workshop-from = Desde
workshop-to = Hasta
workshop-sill = Base
workshop-lintel = Tope
workshop-drop = Quitar
workshop-open-sides = Lados sin pared
workshop-walls = Paredes interiores
workshop-wall-number = Pared { $number }
workshop-add-wall = Añadir pared
workshop-links = Escaleras
workshop-ladder = Escalera de mano
workshop-stairs = Escalera
workshop-foot = Pie
workshop-head = Cabeza
workshop-as-ladder = Convertir en escalera de mano
workshop-as-stairs = Convertir en escalera fija
workshop-add-ladder = Añadir escalera de mano
workshop-add-stairs = Añadir escalera fija
workshop-parts = Partes
workshop-part-number = Parte { $number }
workshop-add-part = Añadir parte
workshop-grip-frame = Agrandar o achicar
workshop-grip-turn = Girar
workshop-grip-corner = Mover esta esquina
workshop-grip-link = Mover este extremo de la escalera
workshop-grip-wall = Mover este extremo de la pared
workshop-grip-opening = Mover esta puerta o ventana
