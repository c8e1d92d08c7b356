# Aprender: reglas, cartas y las primeras partidas guiadas.

learn-title = Aprender
learn-about = Tres juegos, todas las reglas y todas las cartas. Juega tu primera partida con un guía o busca lo que necesites.
learn-first = Tu primera partida
learn-first-about = En una mesa preparada, con un guía a tu lado. Una idea cada vez, unos seis minutos.
learn-rules = Reglas
learn-rules-about = Cada regla por su número, con las aclaraciones donde el reglamento calla.
learn-minute = En un minuto
learn-five = En cinco minutos
learn-whole = Todas las reglas
learn-signs = Signos
learn-cards-too = Cartas relacionadas
learn-cards = Cartas
learn-cards-about = Cada carta y lo que hace.
learn-puzzles = Resolver problemas: una opción es claramente la mejor
learn-no-title = No hay ningún juego con ese nombre
learn-no-title-help = Elige uno de estos.

## Buscar

learn-search = Buscar
learn-search-rules = Una pregunta, una palabra o un número como { $id }
learn-search-cards = Una palabra de la carta
learn-clear = Borrar la búsqueda
learn-found = { $count ->
    [one] { $count } regla
    [many] { $count } de reglas
   *[other] { $count } reglas
}
learn-found-cards = { $count ->
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
learn-nothing = No hay nada que coincida
learn-nothing-help = Prueba con menos palabras o con otras: una palabra se encuentra por su comienzo y una pregunta por su tema.
learn-sections = Secciones
learn-ledger-language = Una parte de estas reglas está todavía en inglés.
learn-link = Enlace a { $id }
learn-copied = Enlace copiado.
learn-filter = Tipo
learn-group = Facción
learn-all = Todas

## Tipos de cartas y de quién son

learn-kind-recruit = Reclutas
learn-kind-action = Artefactos de Acción
learn-kind-reaction = Artefactos de Reacción
learn-kind-market = Losetas de mercado
learn-kind-artifact = Cartas de artefacto
learn-kind-dilemma = Dilemas éticos
learn-kind-character = Personajes
learn-kind-object = Objetos
learn-kind-mission = Misiones
learn-group-euphorian = Euphorianos
learn-group-subterran = Subterráneos
learn-group-wastelander = Habitantes del Yermo
learn-group-icarite = Icaritas

## Una partida guiada

learn-game-of = Primera partida: { $title }
learn-coach = Guía
learn-step = Paso { $at } de { $count }
learn-next = Siguiente
learn-back = Atrás
learn-over-again = Desde el principio
learn-leave = Salir de la lección
learn-show-me = Muéstrame
learn-choose = Tu elección
learn-why-not = Ahora no:
learn-happened = Qué ha pasado
learn-play-now = Jugar ya contra bots
learn-no-lesson = Este juego aún no tiene partida guiada
learn-no-lesson-help = Aquí están sus reglas y sus cartas, y los bots son compañeros pacientes.

learn-name-you = Tú
learn-name-boris = Bruno
learn-name-clara = Carla
learn-name-dario = Darío

learn-leaders-goal = Dos Líderes, un secreto
    .text = Hay cuatro jugadores en esta mesa. Cada uno tiene tres Reclutas, y ellos deciden en qué equipo está. En alguna parte están el Líder Euphoriano y el Líder Subterráneo. Tu equipo gana cuando el Líder del otro bando está expuesto y disparan a su dueño. Enseguida verás lo que te ha tocado.
learn-leaders-arrange = Coloca tus Reclutas
    .text = Tus Reclutas están boca arriba ante ti: dos Euphorianos y un Subterráneo. Así que eres Euphoriano y debes encontrar al Líder Subterráneo. Cada jugador coloca los suyos boca abajo en una fila: pulsa dos de los tuyos para cambiarlos de sitio y luego colócalos. El orden ya no cambia; los tuyos los puedes mirar cuando quieras.
learn-leaders-arrange-instead = Aquí vale cualquier orden: pulsa «Colocarlos» debajo de tus cartas.
learn-leaders-phases = Un turno en cuatro fases
    .text = Un turno va así: Artefacto, Acción, Apuntar, Fin. En la fase de Artefacto puedes cambiar toda tu mano por una carta nueva o regalar una carta. Tus dos cartas son buenas, así que déjalas como están.
learn-leaders-phases-instead = Se puede, pero tus dos cartas te salvarán más adelante. Consérvalas por ahora.
learn-leaders-interrogate = Mira un Recluta
    .text = Ahora, tu acción. Interrogar es mirar un Recluta escondido de otro jugador: no cuesta nada y solo tú ves la carta. Mira el Recluta central de Bruno.
learn-leaders-interrogate-instead = Podrías hacerlo. Pero primero hay que saber quién es quién: interroga al Recluta central de Bruno.
learn-leaders-secret = Sabes algo
    .text = ¡Bruno tiene al Líder Subterráneo! Todos han visto dónde mirabas y nadie lo que has encontrado. Puedes contarlo, callarlo o mentir; lo que no puedes es enseñarlo. Ahora juega Bruno.
learn-leaders-window = ¿Reacciona alguien?
    .text = Bruno toma una Pistola de Rayos y paga exponiendo un Recluta. Algunos Artefactos responden a lo que hacen los demás. En esos momentos se pregunta a todo el que podría tener uno, lo tenga o no; así la pregunta no delata a nadie. Tu Panqueque de Hierro sirve contra disparos: no reacciones.
learn-leaders-window-instead = Aquí no tienes con qué responder. No reacciones.
learn-leaders-aimed = Te apuntan
    .text = Una Pistola de Rayos siempre apunta a alguien, a la vista de todos. Bruno te apunta a ti: podrá disparar en su próximo turno, no antes. Queda una ronda. Mira qué hacen Carla y Darío.
learn-leaders-artifact = Usa un Artefacto
    .text = Carla dice que es Euphoriana. Tal vez sea verdad. Armarte ahora llegaría tarde: Bruno dispara antes que tú. Pero tienes Aceite Sueltalenguas: expone un Recluta de otro jugador. Usar un Artefacto siempre te cuesta uno de tus propios Reclutas, que queda expuesto. Elige con cuál pagas.
learn-leaders-artifact-instead = Es posible, pero Bruno disparará pronto. Usa el Aceite Sueltalenguas; tú eliges qué Recluta lo paga.
learn-leaders-name = Nombra el objetivo
    .text = ¿Qué Recluta va a hablar? Tú sabes dónde está el Líder Subterráneo. Un Líder que se expone una vez ya no vuelve a esconderse.
learn-leaders-name-instead = Sería desperdiciar el aceite. El Líder es el Recluta central de Bruno.
learn-leaders-react = ¡Bruno te dispara!
    .text = Es el momento de una Reacción. El Panqueque de Hierro anula un disparo contra ti. Reaccionar también cuesta un Recluta escondido. Sin él tomarías un Artefacto, mostrarías todos tus Reclutas y pasarías a ser Habitante del Yermo, porque no tienes Líder.
learn-leaders-react-instead = Entonces el disparo te daría. Reacciona con el Panqueque de Hierro; puede pagarlo cualquiera de los dos Reclutas.
learn-leaders-saved = Una sartén contra un rayo
    .text = El disparo queda anulado, y aun así Bruno tiene que soltar su Pistola de Rayos en el centro: disparar la gasta. Ahora juegan Carla y Darío: mira quién la toma y qué esconde Darío.
learn-leaders-draw = Una carta nueva
    .text = Tu mano está vacía. En la fase de Artefacto puedes descartar la mano y tomar una carta, y con la mano vacía no pierdes nada. Toma una.
learn-leaders-draw-instead = Una carta gratis no se desprecia. Tómala.
learn-leaders-arm = Ármate
    .text = Queda una Pistola de Rayos en el centro. Armarse cuesta un Recluta escondido, y tú tienes justo uno. Toma la pistola. No podrás dispararla en este mismo turno.
learn-leaders-arm-instead = El próximo turno quizá ya no quede ninguna Pistola de Rayos. Ármate.
learn-leaders-target = Apunta
    .text = Quien consigue una Pistola de Rayos apunta de inmediato y a la vista de todos. Delante de Bruno hay un Líder que todos pueden ver.
learn-leaders-target-instead = Ahí no hay ningún Líder expuesto. Apunta a Bruno.
learn-leaders-wastelander = Fuera del equipo, no del juego
    .text = Carla ha disparado a Darío. No tenía Líder: ha tomado una carta, ha mostrado sus Reclutas y ahora es Habitante del Yermo. Los Habitantes del Yermo forman un equipo propio y ganan cuando uno de ellos dispara a un Líder expuesto, del bando que sea. Mira a quién apunta Darío.
learn-leaders-shoot = Ahora o nunca
    .text = Darío también apunta a Bruno. Si dispara antes, ganan los Habitantes del Yermo. Es tu turno, tu pistola apunta a Bruno y delante de él está expuesto el Líder Subterráneo.
learn-leaders-shoot-instead = Darío no esperaría. ¡Dispara!
learn-leaders-end = Ganan los Euphorianos
    .text = Han disparado a un Líder expuesto: la partida termina en el acto y se descubren todas las cartas. Ganas junto con Carla, que decía la verdad: tenía al Líder Euphoriano desde el principio. Ya sabes lo bastante para una mesa de verdad.
