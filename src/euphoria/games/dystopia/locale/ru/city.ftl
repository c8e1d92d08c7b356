# Город «Постройте антиутопию получше» на экране: слова рядом с рисунком и то, что читается вслух.

city-map = Город. Плюс и минус приближают и отдаляют, стрелки двигают.
city-nearer = Ближе
city-farther = Дальше
city-whole = Весь город
city-race = Гонка: кто выложит { $stars } фишек влияния
city-stars = фишек влияния выложено: { $count } из { $stars }
city-mine = Ваше
city-workers = Ваши работники дома
city-worker = Работник со знанием { $value }
city-nobody-home = Дома нет работников
city-overload = Знание работников дома вместе с вашим знанием на треке: при { $overload } бросок стоит вам работника
city-goods = Ваши товары и ресурсы
city-hand = Ваши карты артефактов: { $count }, предел { $limit }
city-active = активен
city-hidden = скрыт
city-penalty = штраф
city-retrieve = Вернуть работников
city-retrieve-who = Кто возвращается домой и как?
city-trade = Обмен
city-choose = Выберите
city-keep-active = Выберите рекрута, который работает открыто.
city-keep-hidden = Теперь того, кто останется скрытым.
city-keep-sure = Оставить этих двоих?
city-keep-both = Выберите двух рекрутов
city-miner = Шахтёр на делении { $step } из { $end }; на делении { $activates } активируются скрытые рекруты
city-face-down = { $site }: работников { $occupied } из { $needed }, тайл лежит лицом вниз
city-territory = Территория, { $region }: свободно { $free }
city-allegiance = { $faction }: деление { $step } из { $top }
# По слову на уровень преданности, рядом с башней.
city-level-1 = добавка
city-level-2 = оба
city-level-3 = вскрыть
city-level-4 = фишка
city-then-luck = Потом решат кубики.
city-then-open = Откроется скрытое; больше пока никто не знает.
city-then-others = Потом выбирать другим.
city-turn = Ход { $turn }
city-deck = Карты артефактов: в колоде { $deck }, в сбросе { $discards }
city-stay = Поторговать в конце хода
city-trade-with = Обмен с игроком
city-trade-give = Вы отдаёте
city-trade-get = Вы получаете
city-trade-offer = Предложить
city-trade-counter = Предложить другое
city-trade-empty = Пока ничего: выберите, что отдаёт каждый.
city-trade-less = Меньше: { $what }
city-trade-more = Больше: { $what }

## Чего клетка стоит и что даёт

city-lack = Вам не хватает: { $things }
city-count-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}
city-count-commodity = { $count ->
    [one] { $count } товар
    [few] { $count } товара
    [many] { $count } товаров
   *[other] { $count } товара
}
city-count-not-bliss = { $count ->
    [one] { $count } товар, кроме блаженства
    [few] { $count } товара, кроме блаженства
    [many] { $count } товаров, кроме блаженства
   *[other] { $count } товара, кроме блаженства
}
city-count-same-card = { $count ->
    [one] { $count } карта, одинаковая с вашей
    [few] { $count } одинаковые карты
    [many] { $count } одинаковых карт
   *[other] { $count } одинаковой карты
}
city-site-cost = Цена: { $good }. Работник остаётся здесь, пока заведение не построено; вытолкнуть его нельзя.
city-site-more = { $missing ->
    [one] После этого работника заведение достроит ещё { $missing }
    [few] После этого работника заведение достроят ещё { $missing }
    [many] После этого работника заведение достроят ещё { $missing }
   *[other] После этого работника заведение достроят ещё { $missing }
}; тогда каждый, чей работник здесь стоит, выкладывает там фишку влияния.
city-site-last = Этот работник достраивает заведение: каждый, чей работник здесь стоит, выкладывает там фишку влияния.
city-market-shut = Ещё не построено: его откроют работники на клетках внизу, нужно { $needed }.
city-sure-serve = Точно: вы выкладываете фишку влияния на эту карту.
city-sure-fight = Точно: вы оставляете скрытым одного из двух новых рекрутов.
city-luck-roll = Случай: что выпадет вашим работникам.
city-luck-bump = Случай: что выпадет вытолкнутому работнику.
city-luck-card = Случай: какую карту артефакта вы возьмёте.
city-luck-market = Случай: что это за заведение и что выпадет вернувшимся работникам.
city-luck-recruits = Случай: каких двух рекрутов вы возьмёте.

## Конец

city-end-stars = Фишки влияния: где они лежат
city-end-territories = Территории
city-end-markets = Заведения
city-end-recruits = Рекруты
city-end-dilemma = Дилемма
city-end-all = Всего
city-end-watch = Посмотреть ещё раз: { $what }
city-end-cards = Рекруты и карты, все открыты
city-end-was-hidden = был скрыт
city-end-no-cards = карт нет
city-end-tie = Что решило ничью
