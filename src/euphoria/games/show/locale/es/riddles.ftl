# Problemas del show que demuestran las probabilidades exactas: qué se pide y por qué lo mejor es lo mejor.
# Los cuenta la casa; la mesa del cliente no necesita este archivo.

riddles-kill = ¿Qué disparos tienen más probabilidad de matar a un rival? Cuentan también los demás disparos de la misma declaración.
riddles-blast = ¿Qué lanzamiento tiene más probabilidad de matar a un rival sin matar a nadie de los tuyos? Quien puede huir, huye.
riddles-cover = ¿Qué opción da a esta figura la mejor probabilidad de sobrevivir a los disparos de este turno, si después no hace nada más? Ningún rival se mueve ya; quien la vea después le dispara todo lo que tiene.
riddles-win = ¿Qué opción completa la misión en esta misma activación?
riddles-kill-best = { $figure } tiene { $lp } PV: { $shots ->
    [one] un disparo con puntería { $aim } mata
    [many] { $shots } de disparos con puntería { $aim } matan
   *[other] { $shots } disparos con puntería { $aim } matan
} en { $chance } de cada 100 casos.
riddles-kill-other = { $figure } tiene { $lp } PV: incluso la mejor declaración, { $shots ->
    [one] un disparo con puntería { $aim },
    [many] { $shots } de disparos con puntería { $aim },
   *[other] { $shots } disparos con puntería { $aim },
} mata solo en { $chance } de cada 100 casos.
riddles-blast-best = El círculo alcanza a { $value ->
    [one] un rival
    [many] { $value } de rivales
   *[other] { $value } rivales
} y a { $low ->
    [0] nadie
    [one] uno
    [many] { $low }
   *[other] { $low }
} de los tuyos; quien más peligro corre es { $figure }, con { $lp } PV. Muere un rival y nadie de los tuyos en { $chance } de cada 100 casos, aunque huyan cuantos pueden.
riddles-blast-other = Otro lanzamiento alcanza a { $value ->
    [one] un rival
    [many] { $value } de rivales
   *[other] { $value } rivales
} y a { $low ->
    [0] nadie
    [one] uno
    [many] { $low }
   *[other] { $low }
} de los tuyos; quien más peligro corre es { $figure } ({ $lp } PV), y sale bien solo en { $chance } de cada 100 casos.
riddles-cover-unseen = Allí ningún rival que aún pueda disparar puede apuntar a { $figure-whom }.
riddles-cover-one = Allí solo { $foe } puede disparar todavía a { $figure-whom }, que sobrevive en { $chance } de cada 100 casos.
riddles-cover-some = Allí { $value } rivales pueden disparar todavía a { $figure-whom }, pero mal: sobrevive en { $chance } de cada 100 casos.
riddles-cover-stay = Donde está ahora le { $value ->
    [one] puede disparar un rival
    [many] pueden disparar { $value } de rivales
   *[other] pueden disparar { $value } rivales
}, y sobrevive solo en { $chance } de cada 100 casos.
riddles-cover-next = Incluso la mejor de las demás opciones la deja a merced de { $value ->
    [one] un rival:
    [many] { $value } de rivales:
   *[other] { $value } rivales:
} sobrevive en { $chance } de cada 100 casos.
riddles-win-best = Lo que gana la misión queda por completo dentro de tu plataforma de salida, y no se tira ningún dado.
riddles-win-other = Tras cualquier otra opción de las que se ofrecen, los PA restantes no bastan o el camino no acaba en la plataforma: los rivales tienen otro turno.
