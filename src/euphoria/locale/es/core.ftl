# Lo que dicen todos los juegos. La variable $you nombra el campo que es quien lee; "none": nadie de los nombrados.

core-player = Jugador { $letter }

core-taken-back = { $you ->
    [seat] Deshaces tu última decisión.
   *[other] { $seat } deshace su última decisión.
}
core-claimed = { $you ->
    [seat] Afirmas: «{ $claim }».
   *[other] { $seat } afirma: «{ $claim }».
}

core-no-over = La partida ha terminado
core-no-undo = Esto ya no se puede deshacer: alguien se ha enterado de algo, ha intervenido el azar o la última decisión no fue tuya
core-no-whispers = En esta mesa no se permite susurrar

# Después del final: lo que valía una afirmación cuando se hizo.
core-verdict-true = Era verdad.
core-verdict-false = Era mentira.
core-verdict-guess = Era una suposición.

# $you es "wins", "loses" o "none".
core-winners = { $count ->
    [0] Nadie gana.
    [1] Gana { $names }.
   *[other] Ganan: { $names }.
}{ $you ->
    [wins] { " " }¡Has ganado!
   *[other] { "" }
}
