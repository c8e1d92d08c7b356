# La ciudad de «Build a Better Dystopia» en la pantalla: lo que acompaña al dibujo y lo que se lee en voz alta.

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
city-retrieve = Recuperar trabajadores
city-retrieve-who = ¿Quién vuelve a casa, y cómo?
city-trade = Comerciar
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
city-level-1 = extra
city-level-2 = ambos
city-level-3 = revela
city-level-4 = estrella
city-then-luck = Después deciden los dados.
city-then-open = Saldría algo a la luz; nadie sabe más todavía.
city-then-others = Después eligen otros.
