# Cuatro en raya, el juego de ejemplo.

connect-four-title = Cuatro en raya
    .text = Dos jugadores echan fichas en columnas. Cuatro en línea ganan.
connect-four-drops = { $you ->
    [seat] Echas una ficha en la columna { $column }.
   *[other] { $seat } echa una ficha en la columna { $column }.
}
connect-four-wins = { $you ->
    [seat] Tienes cuatro en línea.
   *[other] { $seat } tiene cuatro en línea.
}
connect-four-do-drop = Echar una ficha en la columna { $column }
connect-four-ask-drop = Tu turno: elige una columna.
connect-four-wait-drop = { $count ->
    [one] { $names } elige una columna.
    [many] { $names } eligen una columna.
   *[other] { $names } eligen una columna.
}
connect-four-way-four = Cuatro en línea.
connect-four-way-draw = El tablero está lleno.
connect-four-no-turn = Es el turno de { $seat }.
connect-four-no-room = La columna { $column } está llena.
connect-four-row = Fila { $row }: { $cells }
