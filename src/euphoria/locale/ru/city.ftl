# Город «Построй лучшую антиутопию» на экране: слова рядом с рисунком и то, что читается вслух.

city-map = Город. Плюс и минус приближают и отдаляют, стрелки двигают.
city-nearer = Ближе
city-farther = Дальше
city-whole = Весь город
city-race = Гонка к { $stars } звёздам
city-stars = звёзд выставлено: { $count } из { $stars }
city-mine = Ваше
city-workers = Ваши рабочие дома
city-worker = Рабочий со знанием { $value }
city-nobody-home = Дома нет рабочих
city-overload = Знания рабочих дома и вашего маркера: при { $overload } бросок стоит вам рабочего
city-goods = Ваши товары
city-hand = Ваши карты артефактов: { $count }, предел { $limit }
city-active = активен
city-hidden = скрыт
city-penalty = штраф
city-retrieve = Вернуть рабочих
city-retrieve-who = Кто возвращается домой и как?
city-trade = Обмен
city-choose = Выберите
city-keep-active = Выберите рекрута, который работает открыто.
city-keep-hidden = Теперь того, кто останется скрытым.
city-keep-sure = Оставить этих двоих?
city-keep-both = Выберите двух рекрутов
city-miner = Шахтёр на шаге { $step } из { $end }; шаг { $activates } раскрывает скрытых рекрутов
city-face-down = { $site }: рабочих { $occupied } из { $needed }, плитка лежит лицом вниз
city-territory = Территория, { $region }: свободно { $free }
city-allegiance = { $faction }: шаг { $step } из { $top }
# По слову на уровень лояльности, рядом с башней.
city-level-1 = добавка
city-level-2 = оба
city-level-3 = явка
city-level-4 = звезда
city-then-luck = Потом решат кости.
city-then-open = Откроется скрытое; больше пока никто не знает.
city-then-others = Потом выбирать другим.
