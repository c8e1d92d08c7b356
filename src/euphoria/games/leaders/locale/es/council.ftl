# El tablero de Leaders of Euphoria y su hoja.

council-mine = Tu lado de la mesa
council-side-of = Lado de la mesa de { $name }
council-my-hand = Tus Artefactos
council-empty-hand = No tienes Artefactos.
council-hand = { $count ->
    [0] Sin Artefactos
    [one] 1 Artefacto
    [many] { $count } de Artefactos
   *[other] { $count } Artefactos
}
council-known-hand = Conoces: { $cards }.
council-at-turn = en su turno
council-before = Antes del primer turno
council-turn = Turno { $turn }
council-skips = se salta la próxima fase de Acción
council-guns = { $count ->
    [0] Ninguna Pistola de Rayos en el centro
    [one] 1 Pistola de Rayos en el centro
    [many] { $count } de Pistolas de Rayos en el centro
   *[other] { $count } Pistolas de Rayos en el centro
}
council-gun-at = Pistola de Rayos apuntada a { $target }
council-gun-unaimed = Pistola de Rayos, aún sin objetivo
council-aimed = { $count ->
    [one] 1 Pistola de Rayos apunta aquí
    [many] { $count } de Pistolas de Rayos apuntan aquí
   *[other] { $count } Pistolas de Rayos apuntan aquí
}
council-deck = { $count ->
    [0] El mazo de Artefactos está vacío
    [one] Mazo de Artefactos, 1 carta
    [many] Mazo de Artefactos, { $count } de cartas
   *[other] Mazo de Artefactos, { $count } cartas
}
council-under-deck = Lo que sabes del mazo, contado desde arriba:
council-card-hidden = { $place }: escondido
council-card-exposed = { $place }: { $kind }, expuesto
council-card-known = { $place }: { $kind }, escondido
council-hold = Mantén pulsado para mirar
council-show = Mirar
council-cover = Tapar
council-arrange = Toca dos Reclutas para intercambiarlos.
council-arrange-second = Ahora, el otro.
council-lay-down = Colocarlos

## Afirmaciones

council-claim = Afirmar algo
council-claim-team = Estoy en el…
council-claim-row = Mis Reclutas, de izquierda a derecha (toca para cambiar)
council-claim-saw = Conozco los Reclutas de { $name }
council-say = Afirmar
council-not-heard = No se pudo decir. Inténtalo de nuevo.

## El final

council-testimony = Quién era quién y quién mintió
council-see-table = Ver la mesa
council-won = ganó
council-way-leader-shot = Cae un Líder
council-way-wastelander-given-leader = Un Líder en el yermo
council-way-both-leaders = Los dos Líderes en una mano
council-way-stopped = El consejo se disuelve
council-verdict-true = verdad
council-verdict-false = mentira
council-verdict-guess = conjetura
council-when = jugada { $ply }
council-silent = No afirmó nada.
council-lies = { $count ->
    [one] Mintió una vez.
    [many] Mintió { $count } de veces.
   *[other] Mintió { $count } veces.
}
council-knew = Quién conocía la carta { $number }: { $names }.
council-removed = El Recluta que nadie vio era: { $kind }.

## La hoja

council-sheet = Hoja
council-sheet-text = Probabilidades exactas a partir de lo que puedes saber. Apunta tus propias marcas: se quedan en este dispositivo.
council-sheet-waiting = Calculando…
council-sheet-failed = Las probabilidades no llegaron.
council-sheet-again = Intentar de nuevo
council-odds = { $place }: { $e } % Seguidor Euphoriano, { $s } % Seguidor Subterráneo, { $el } % Líder Euphoriano, { $sl } % Líder Subterráneo
council-odds-team = Equipo: { $e } % Euphoriano, { $s } % Subterráneo
council-odds-leader = Probabilidad de un Líder: { $el } % Euphoriano, { $sl } % Subterráneo
council-legend = Signos
council-mark = Mi marca para { $place }: { $mark }
council-mark-none = ninguna
council-note = Notas sobre { $name }
council-clear = Borrar mis marcas
council-way-hold = Mostrar mis secretos solo mientras mantengo pulsado
council-way-switch = Mostrar mis secretos hasta que los tape
council-secrets = Secretos
