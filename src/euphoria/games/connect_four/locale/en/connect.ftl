# Connect four, the example title.

connect-four-title = Connect four
    .text = Two players drop stones into columns. Four in a line win.
connect-four-drops = { $you ->
    [seat] You drop a stone into column { $column }.
   *[other] { $seat } drops a stone into column { $column }.
}
connect-four-wins = { $you ->
    [seat] You have four in a line.
   *[other] { $seat } has four in a line.
}
connect-four-do-drop = Drop a stone into column { $column }
connect-four-ask-drop = Your turn: choose a column.
connect-four-wait-drop = { $count ->
    [one] { $names } chooses a column.
   *[other] { $names } choose a column.
}
connect-four-way-four = Four in a line.
connect-four-way-draw = The board is full.
connect-four-no-turn = It is the turn of { $seat }.
connect-four-no-room = Column { $column } is full.
connect-four-row = Row { $row }: { $cells }
