# La ciudad de «Construye una distopía mejor» en la pantalla: lo que acompaña al dibujo y lo que se lee en voz alta.

city-map = La ciudad. Más y menos acercan o alejan, las flechas mueven.
city-nearer = Acercar
city-farther = Alejar
city-whole = Toda la ciudad
city-race = La carrera hacia las { $stars } estrellas
city-stars = { $count } de { $stars } estrellas colocadas
city-mine = Lo tuyo
city-workers = Tus trabajadores en casa
city-worker = Trabajador con conocimiento { $value }
city-nobody-home = Ningún trabajador en casa
city-overload = Conocimiento de tus trabajadores en casa y tu marcador: con { $overload }, una tirada te cuesta un trabajador
city-goods = Tus bienes
city-hand = Tus cartas de artefacto: { $count }, límite { $limit }
city-active = activo
city-hidden = oculto
city-penalty = penalización
city-retrieve = Retirar trabajadores
city-retrieve-who = ¿Quién vuelve a casa, y cómo?
city-trade = Trueque
city-choose = Elige
city-keep-active = Elige al recluta que trabaja a la vista.
city-keep-hidden = Ahora, el que queda oculto.
city-keep-sure = ¿Te quedas con estos dos?
city-keep-both = Elige dos reclutas
city-miner = Minero en el paso { $step } de { $end }; el paso { $activates } activa reclutas ocultos
city-face-down = { $site }: { $occupied } de { $needed } trabajadores, loseta boca abajo
city-territory = Territorio de { $region }: { $free } libres
city-allegiance = { $faction }: paso { $step } de { $top }
# Una palabra para cada nivel de lealtad, junto a la torre.
city-level-1 = plus
city-level-2 = ambos
city-level-3 = revela
city-level-4 = estrella
city-then-luck = Después deciden los dados.
city-then-open = Saldría algo a la luz; nadie sabe más todavía.
city-then-others = Después eligen otros.
city-turn = Turno { $turn }
city-deck = Cartas de artefacto: { $deck } en el mazo, { $discards } descartadas
city-stay = Trueques antes de terminar
city-trade-with = Trueque con
city-trade-give = Das
city-trade-get = Recibes
city-trade-offer = Ofrecerlo
city-trade-counter = Hacer otra oferta
city-trade-empty = Nada todavía: elige lo que da cada uno.
city-trade-less = Menos: { $what }
city-trade-more = Más: { $what }

## Lo que una casilla costaría y daría

city-lack = Te falta: { $things }
city-count-resource = { $count ->
    [one] { $count } recurso
    [many] { $count } de recursos
   *[other] { $count } recursos
}
city-count-commodity = { $count ->
    [one] { $count } mercancía
    [many] { $count } de mercancías
   *[other] { $count } mercancías
}
city-count-not-bliss = { $count ->
    [one] { $count } mercancía que no sea dicha
    [many] { $count } de mercancías que no sean dicha
   *[other] { $count } mercancías que no sean dicha
}
city-count-same-card = { $count ->
    [one] { $count } carta igual a una de las tuyas
    [many] { $count } de cartas iguales
   *[other] { $count } cartas iguales
}
city-site-cost = Cuesta { $good }. El trabajador se queda aquí, sin que nadie pueda desplazarlo, hasta que se construya el mercado.
city-site-more = { $missing ->
    [one] Después de este trabajador, uno más completa el mercado
    [many] Después de este trabajador, { $missing } de trabajadores más completan el mercado
   *[other] Después de este trabajador, { $missing } más completan el mercado
}; quien tenga aquí alguno coloca entonces una estrella en él.
city-site-last = Este trabajador completa el mercado: quien tenga aquí alguno coloca una estrella en él.
city-market-shut = Aún sin construir: lo abren { $needed } trabajadores en las casillas de abajo.
city-sure-serve = Seguro: colocas una estrella en esta carta.
city-sure-fight = Seguro: te quedas, oculto, con uno de dos reclutas nuevos.
city-luck-roll = Suerte: lo que saquen tus trabajadores.
city-luck-bump = Suerte: lo que saque el trabajador desplazado.
city-luck-card = Suerte: qué carta de artefacto tomas.
city-luck-market = Suerte: qué mercado es y qué sacan los trabajadores que vuelven.
city-luck-recruits = Suerte: qué dos reclutas tomas.

## El final

city-end-stars = Estrellas según dónde están
city-end-territories = Territorios
city-end-markets = Mercados
city-end-recruits = Reclutas
city-end-dilemma = Dilema
city-end-all = Total
city-end-watch = Ver otra vez: { $what }
city-end-cards = Reclutas y cartas, boca arriba
city-end-was-hidden = estaba oculto
city-end-no-cards = sin cartas
city-end-tie = El desempate
