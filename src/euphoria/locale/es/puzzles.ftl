# Problemas: posiciones en las que una opción es claramente la mejor.

puzzles-title = Problemas
puzzles-about = Posiciones sacadas de partidas enteras, tal como las veía un jugador. Una opción es claramente la mejor: encuéntrala en el tablero.
puzzles-kept = Lo que has resuelto se recuerda en este dispositivo.
puzzles-none-yet = Aquí todavía no hay problemas.
puzzles-solved-of = { $solved } de { $count } resueltos
puzzles-number = Problema { $number }
puzzles-number-solved = Problema { $number }, resuelto
puzzles-number-today = Problema { $number }, el de hoy
puzzles-today = El problema del día
puzzles-one = { $title }: problema { $number }
puzzles-at = Problema { $number } de { $count }
puzzles-solved = Resuelto
puzzles-you = Tú
puzzles-task = Te toca decidir. Una opción es claramente la mejor: elígela en el tablero o en esta lista.
puzzles-missing = No existe ese problema
puzzles-missing-help = Puede que el enlace sea antiguo o esté cortado.

## Después de una respuesta

puzzles-right = ¡Exacto!
puzzles-right-odds = Gana { $best } de cada 100 partidas que siguen desde aquí.
puzzles-wrong = No es la mejor
puzzles-wrong-odds = «{ $choice }» gana { $chance } de cada 100 partidas que siguen desde aquí; la mejor opción gana { $best }. Prueba otra.
puzzles-wrong-untried = Nadie ha contado cuánto gana esto; la mejor opción gana { $best } de cada 100 partidas que siguen desde aquí. Prueba otra.
puzzles-wins = gana { $chance } de 100
puzzles-right-exact = Sale bien en { $best } de cada 100 casos.
puzzles-wrong-exact = Eso sale bien en { $chance } de cada 100 casos; la mejor opción, en { $best }. Prueba otra.
puzzles-succeeds = sale bien en { $chance } de 100
puzzles-why-exact = La siguiente mejor opción sale bien solo en { $next } de cada 100 casos.
puzzles-worth-exact = Casos de cada 100 en que se consigue lo que se pide, contados con exactitud: nada se ha imaginado ni probado.
puzzles-show = Ver la solución
puzzles-best = La mejor opción
puzzles-why = Por qué
puzzles-why-odds = La segunda mejor opción gana solo { $next } de cada 100 partidas que siguen desde aquí.
puzzles-brings = Qué trae
puzzles-worth = Cuánto vale cada opción
puzzles-worth-how = Partidas ganadas de cada 100, según partidas imaginadas: { $games } por cada una de las mejores opciones, con repartos que encajan con lo que puedes saber.
puzzles-over-again = Otra vez desde el principio
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
