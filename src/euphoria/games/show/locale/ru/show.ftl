# Euphoria, главное реалити-шоу. Тексты персонажей и предметов написаны своими словами.
# Имена игроков не склоняются; у персонажей есть винительный падеж (.whom) и родительный (.of).

show-title = Эйфория: главное реалити-шоу
    .text = Две команды миниатюр на столе, который меряют дюймами. Двигайтесь, лазайте, стреляйте и деритесь на глазах у публики; всё решает задание — или последняя уцелевшая команда.

## Персонажи: .short — для краткого стола, .text — способность (или особые правила того, у кого её нет), .rules — особые правила

show-character-nikolai = Николай
    .whom = Николая
    .of = Николая
    .text = Раз за шоу разрушает один видимый элемент декораций: не длиннее 10 дюймов с каждой стороны и без цели задания. Кто был внутри или наверху, спускается невредимым и залегает.
show-character-kabuki = Кабуки-киборг
    .whom = Кабуки-киборга
    .of = Кабуки
    .short = Кабуки
    .text = Раз за шоу делает дополнительное движение в фазе особых способностей: на все свои текущие очки действий, но не тратя их. Для стрельбы оно движением не считается и может закончиться контактом. Не во время схватки.
show-character-madeleine = Мадлен
    .of = Мадлен
    .text = Раз за шоу один персонаж не дальше 10 дюймов, которого она видит, до конца хода не может ничего: ни бросать кубики в схватке, ни убегать. Удача у него остаётся.
show-character-odonell = Сержант О’Донелл
    .whom = сержанта О’Донелл
    .of = сержанта О’Донелл
    .short = О’Донелл
    .text = Раз за шоу товарищ по команде не дальше 10 дюймов может в этот ход повторить своё движение, атаку или стрельбу — бесплатно и не больше, чем в первый раз. Что именно, объявляют сразу.
    .rules = Полный залп: она всегда может сделать все свои выстрелы; за каждый платит 1 ОД, пока они есть.
show-character-richelle = Маршалл Ришель
    .of = Ришель
    .short = Ришель
    .text = Раз за шоу, начиная со 2 хода, зовёт Бенкея. Он появляется у любого края стола и действует с фазы манёвров. Если она погибает, он уходит.
show-character-sooyoung = Суён
    .of = Суён
    .text = Раз за шоу противник не дальше 10 дюймов, которого она видит, тут же стреляет в своего товарища — или бьёт его, если сам в схватке, — без ОД. Всё решает её игрок; жертва может защищаться.
show-character-blanca = Бланка Делюкс
    .whom = Бланку Делюкс
    .of = Бланки
    .short = Бланка
    .text = Раз за шоу прячется: у всех, кто стреляет в неё в этот ход, меткость на 2 меньше, сверх всего остального.
show-character-centinel = Сентинел { "V12" }
    .whom = Сентинела { "V12" }
    .of = Сентинела
    .short = Сентинел
    .text = Раз за шоу щит до конца хода вдвое уменьшает каждый бросок урона по нему; потеря округляется вверх.
    .rules = Режим бойни: в каждой фазе особых способностей бросает кубик; на 1 он выходит из-под контроля навсегда и стреляет всем, чем может, в ближайшую доступную цель, свою или чужую; игрок должен беречь для этого 3 ОД, если только не дойдёт до контакта. Гидравлика: ноша стоит ему 1 ОД за дюйм. Машина: аптечка, дефибриллятор и адреналин на него не действуют.
show-character-scauter = Дж. Скаутер
    .whom = Дж. Скаутера
    .of = Скаутера
    .short = Скаутер
    .text = Раз за шоу бесплатно даёт товарищу не дальше 6 дюймов один предмет: аптечку, дефибриллятор, адреналин, гранату или оглушающую гранату.
show-character-arendal = Арендал
    .whom = Арендала
    .of = Арендала
    .text = Раз за шоу бросает три гранаты в фазе особых способностей, не тратя ОД. Сначала называет все три точки, потом гранаты взрываются по очереди. Не во время схватки.
show-character-chastas = Док Частас
    .whom = дока Частаса
    .of = дока Частаса
    .short = Частас
    .text = Раз за шоу ходит последним в фазе манёвров этого хода; порядок атак и выстрелов прежний. Если так делают оба Дока, раньше идёт тот, у кого бросок больше.
    .rules = Огнемёт: одна струя за ход, 1 ОД. Каждый, кого задел шаблон длиной 6 дюймов, получает ранение без удачи; надо задеть хотя бы одного противника.
show-character-mycky = Микки
    .of = Микки
    .text = Раз за шоу один персонаж соперника не может стрелять в него в этот ход, даже из огнемёта.
    .rules = Неудержимый: если в его схватке двое противников или больше, его атаки удваиваются, но если там есть свои, каждый выпавший 0 ранит одного из них.
show-character-kobayhisi = Сэр Кобайхиси
    .whom = сэра Кобайхиси
    .of = сэра Кобайхиси
    .short = Кобайхиси
    .text = Раз за шоу его кот пробегает по прямой до 10 дюймов. В фазе стрельбы каждая вооружённая фигура не дальше 10 дюймов, которая видит кота и не в схватке, тратит на него все ОД. В конце хода кот исчезает.
    .rules = Безумец: каждый ход бросает кубик; на 1 (после кота — на 1 или 2) его ОД и атаки в этот ход больше на 2.
show-character-susan = Сьюзан
    .of = Сьюзан
    .text = Пока она жива, убийства её партнёра приносят вдвое больше очков, а каждое убийство её команды — 2 эйфории вместо 1. Когда она падает, каждый персонаж её команды теряет 1 эйфорию. Особой способности у неё нет.
show-character-benkei = Бенкей
    .whom = Бенкея
    .text = Питбуль с эйфорией своего живого хозяина, потом 0. Он дерётся, но не носит, не использует предметы, не обыскивает, не освобождает Сьюзан, не залегает и не оставляет тела.

# Бенкей, которого купил персонаж; .of — родительный падеж его имени.
show-pet = Бенкей { $owner }
    .whom = Бенкея { $owner }

show-ability-missile-launcher = Ракетница
show-ability-stealth = Скрытность
show-ability-fascinate = Очарование
show-ability-motivate = Воодушевление
show-ability-call-benkei = Вызов Бенкея
show-ability-seduce = Соблазн
show-ability-hide = Маскировка
show-ability-shield = Щит
show-ability-always-prepared = Всегда готов
show-ability-three-grenades = Три гранаты
show-ability-last-move = Последний ход
show-ability-bargain = Сделка
show-ability-loose-cat = Кот на воле

## Предметы

show-object-first-aid-kit = аптечка
    .whom = аптечку
    .text = 1 ОД в начале своей активации в фазе манёвров: владелец или фигура в контакте с ним получает назад 25 ОЖ, но не больше начальных. Одно применение.
show-object-defibrillator = дефибриллятор
    .text = 1 ОД в фазе манёвров: павший персонаж, которого касается владелец, встаёт с 25 ОЖ и снова действует с фазы атаки. Схватка, в которой он пал, должна закончиться. Одно применение.
show-object-adrenaline = адреналин
    .text = 1 ОД в начале своей активации в фазе манёвров: ещё 5 ОД в этот ход. Одно применение.
show-object-grenade = граната
    .whom = гранату
    .text = 2 ОД перед выстрелами, до 10 дюймов, в видимую точку. Каждый под шаблоном в 5 дюймов получает 1к100 урона без удачи или отбегает к его краю и получает половину. Одно применение.
show-object-stun-grenade = оглушающая граната
    .whom = оглушающую гранату
    .text = Бросается как граната. У каждого под шаблоном, своего и чужого, остаётся половина ОД с округлением вверх. Одно применение.
show-object-explosive-charges = взрывчатка
    .whom = взрывчатку
    .text = До расстановки её тайно закладывают в элемент декораций. 2 ОД перед выстрелами взрывают его, если внутри и наверху никого нет: шаблон в 5 дюймов рядом с ним действует как граната, а элемент исчезает. Одно применение.
show-object-benkei = Бенкей
    .whom = Бенкея

## Задания, карты, фазы, стороны

show-mission-rescue = Спасение
    .text = Сьюзан стоит в середине стола. Освободите её (2 ОД в контакте) и приведите целиком на свою платформу выхода — или уничтожьте соперников.
show-mission-objectives = Цели
    .text = На средней линии стоят три цели. Оставьте две из них на своей платформе выхода — или уничтожьте соперников.
show-mission-massacre = Бойня
    .text = Уничтожьте соперников.

show-map-backlot = Задворки студии
show-map-ruined-quarter = Разрушенный квартал
show-map-rooftops = Крыши
show-map-market = Рынок под открытым небом
show-map-studio = Телестудия
show-map-canyon = Каньон контейнеров
show-map-grandstand = Трибуны

show-phase-setup = подготовка
show-phase-special = фаза особых способностей
show-phase-positioning = фаза манёвров
show-phase-attack = фаза атаки
show-phase-firing = фаза стрельбы

show-side-south = южный край
show-side-north = северный край
show-side-rival = край, который оставит соперник

show-weapon-first = первое оружие
show-weapon-second = второе оружие
show-action-movement = движение
show-action-attack = атаку
show-action-shooting = стрельбу

## Места: длины в дюймах, y растёт к северу

show-bearing-n = север
show-bearing-ne = северо-восток
show-bearing-e = восток
show-bearing-se = юго-восток
show-bearing-s = юг
show-bearing-sw = юго-запад
show-bearing-w = запад
show-bearing-nw = северо-запад
show-inches = { $count ->
    [one] { $length } дюйм
    [few] { $length } дюйма
    [many] { $length } дюймов
   *[other] { $length } дюйма
}
show-away = { $length } на { $bearing }
show-path-via = { $count ->
    [one] { $point } через { $count } точку
    [few] { $point } через { $count } точки
    [many] { $point } через { $count } точек
   *[other] { $point } через { $count } точки
}

show-surface-ground = на земле
show-surface-top = наверху ({ $element })
show-surface-roof = на крыше ({ $element })
show-surface-floor = на этаже { $floor } ({ $element })
show-surface-inside = внутри ({ $element })
show-surface-number = на поверхности { $number }
show-link = лестница { $number }
show-link-ladder = приставная лестница { $number } ({ $element })
show-link-stairs = лестница { $number } ({ $element })
show-target = цель { $number }
show-body = тело — { $figure }

show-kind-solid = сплошная преграда
show-kind-barricade = баррикада
show-kind-ruin = руины
show-kind-crater = воронка
show-kind-building = здание

# То, что стоит на готовых и на созданных картах.
show-element-arch = арка
show-element-bar = бар
show-element-barrels = бочки
show-element-barricade = баррикада
show-element-barrier = заграждение
show-element-billboard = рекламный щит
show-element-bins = мусорные баки
show-element-block = корпус
show-element-boxes = ящики
show-element-bus-wreck = разбитый автобус
show-element-cable-drum = катушка кабеля
show-element-cable-trench = кабельная траншея
show-element-camera-crane = операторский кран
show-element-concrete-barrier = бетонный блок
show-element-container = контейнер
show-element-container-steps = ступени из контейнеров
show-element-corner-block = угловой дом
show-element-corner-wall = угловая стена
show-element-crate = ящик
show-element-crater = воронка
show-element-crates = штабель ящиков
show-element-cross-container = контейнер поперёк
show-element-deep-shell-hole = глубокая воронка
show-element-east-cage = восточная клетка
show-element-east-fence = восточная ограда
show-element-east-hole = восточная яма
show-element-east-hurdle = восточный барьер
show-element-east-kiosk = восточный киоск
show-element-east-lorry = восточный грузовик
show-element-east-mast = восточная мачта
show-element-east-stalls = восточные лотки
show-element-east-tiers = восточные трибуны
show-element-east-wreckage = восточные обломки
show-element-fallen-column = упавшая колонна
show-element-fence = ограда
show-element-fish-stalls = рыбные лотки
show-element-flower-stalls = цветочные лотки
show-element-fork-lift = погрузчик
show-element-fountain-rim = бортик фонтана
show-element-garden-wall = садовая стена
show-element-generator = генератор
show-element-gutted-house = выгоревший дом
show-element-hand-carts = тачки
show-element-high-stack = высокий штабель
show-element-hotel = отель
show-element-house = дом
show-element-hut = хижина
show-element-inner-container = внутренний контейнер
show-element-judges-box = судейская ложа
show-element-kiosk = киоск
show-element-leaning-scenery = прислонённая декорация
show-element-long-row = длинный ряд
show-element-lorry = грузовик
show-element-market-hall = крытый рынок
show-element-old-set = старая декорация
show-element-open-container = открытый контейнер
show-element-outside-broadcast-van = передвижная телестанция
show-element-painted-wall = расписная стена
show-element-pallets = поддоны
show-element-pit = яма
show-element-planter = вазон
show-element-planters = вазоны
show-element-props = реквизит
show-element-queue-barrier = ограждение очереди
show-element-road-block = дорожный заслон
show-element-road-works = дорожные работы
show-element-rubble = обломки
show-element-rubble-field = поле обломков
show-element-ruin = руины
show-element-sand-pit = песчаная яма
show-element-sandbags = мешки с песком
show-element-scrap = металлолом
show-element-shed = сарай
show-element-shell-hole = снарядная воронка
show-element-side-container = боковой контейнер
show-element-sink-hole = провал
show-element-spilt-scrap = рассыпанный металлолом
show-element-stack = штабель
show-element-stacked-containers = контейнеры штабелем
show-element-star-s-trailer = трейлер звезды
show-element-stone-heap = груда камней
show-element-studio = студия
show-element-tank = цистерна
show-element-tenement = доходный дом
show-element-tower = башня
show-element-van = фургон
show-element-vehicle = машина
show-element-wall = стена
show-element-west-cage = западная клетка
show-element-west-fence = западная ограда
show-element-west-hole = западная яма
show-element-west-hurdle = западный барьер
show-element-west-kiosk = западный киоск
show-element-west-lorry = западный грузовик
show-element-west-mast = западная мачта
show-element-west-stack = западный штабель
show-element-west-stalls = западные лотки
show-element-west-tiers = западные трибуны
show-element-west-wreckage = западные обломки

## Состояния фигуры

show-status-off = вне стола
show-status-up = стоит
show-status-down = лежит
show-status-dead = нет в живых
show-state-moved = после движения
show-state-charged = атака с разбега
show-state-high = занимает высоту
show-state-fascinated = под очарованием
show-state-hidden = прячется
show-state-shielded = под щитом
show-state-raging = в ярости
show-state-last = ходит в конце
show-state-berserk = в режиме бойни
show-state-used = способность истрачена

## Поправки к меткости

show-modifier-point-blank = в упор
show-modifier-afar = издалека
show-modifier-several-weapons = несколько видов оружия
show-modifier-cover-touching = укрытие вплотную
show-modifier-cover-through-building = укрытие сквозь здание
show-modifier-cover = укрытие
show-modifier-target-on-deck = цель лежит
show-modifier-target-on-deck-in-crater = цель лежит в воронке
show-modifier-shooter-on-deck = стрелок лежит
show-modifier-moving = стрелок двигался
show-modifier-divided-fire = огонь по нескольким
show-modifier-mobile-target = подвижная цель
show-modifier-hidden-blanca = Бланка прячется

## Домашние правила

show-house-luck-of-the-damage-section = Удача спасает на 8, 9 и 0, а при начальных ОЖ больше 100 — на 9 и 0.
show-house-one-ap-below-25 = Если ОЖ меньше 25, у фигуры 1 ОД вместо 2.
show-house-clones-cost-two = Убийство своего клона стоит в итоге 2 эйфории вместо 1.
show-house-blanca-aims-six = У Бланки Делюкс меткость 6.
show-house-flat-jump-price = Каждый прыжок стоит 2 ОД.
show-house-three-inches-hurt = Прыжок или падение ровно с 3 дюймов наносит урон.
show-house-divided-fire-on-all = Огонь по нескольким целям отнимает 1 меткость у всех выстрелов, и по первой цели тоже.
show-house-called-benkei-extra = Убийство вызванного Бенкея приносит ещё 1 эйфорию.
show-house-missile-either = Ракетнице нужен либо небольшой элемент, либо элемент без цели задания, а не то и другое.
show-house-half-of-what-is-left = Раны вдвое уменьшают оставшиеся ОД, а не общее их число.
show-house-points-decide = Побеждает тот, у кого больше очков, чем бы шоу ни кончилось.
show-house-must-flee = Жертвы взрыва обязаны убегать, если есть куда.

## Команды словами

show-member-leader = лидер
show-member-associate = партнёр Сьюзан
show-member-aim = меткость +{ $count }
show-member-attacks = атаки +{ $count }
show-member-shots = выстрелы +{ $count }
show-member-second = выстрелы второго оружия +{ $count }
show-team-price = { $count ->
    [one] { $list }: { $count } очко
    [few] { $list }: { $count } очка
    [many] { $list }: { $count } очков
   *[other] { $list }: { $count } очка
}

show-and = { $most } и { $last }
show-nothing = ничего
show-dice-none = без кубиков

## Действия

show-do-team = Играть этой командой: { $team }
show-do-side = Занять { $side }
show-do-site = Заложить взрывчатку: { $figure }, { $element }
show-do-platform = Поставить платформу выхода юго-западным углом на { $corner }
show-do-deploy = Поставить { $figure-whom }: { $place }
show-do-next = Теперь ходит { $figure }
show-do-leader = Назначить лидера: { $figure }
show-do-wait = Приберечь особую способность
show-do-missile = Ракетница: разрушить — { $element }
show-do-stealth = Скрытность: двигаться сейчас, не платя
show-do-fascinate = Очаровать { $figure-whom }
show-do-motivate = Воодушевить { $figure-whom } повторить { $action }
show-do-call = Позвать Бенкея: { $point }
show-do-seduce = Соблазнить { $figure-whom }
show-do-hide = Спрятаться: меткость на 2 меньше у всех, кто в неё стреляет
show-do-shield = Поднять щит: вдвое меньше урона в этот ход
show-do-give = Отдать { $object-whom }: получает { $figure }
show-do-grenades = Бросить три гранаты: { $place }; { $second }; { $third }
show-do-last = В этот ход двигаться в конце
show-do-bargain = Сделка: { $figure } не стреляет в Микки в этот ход
show-do-cat = Пустить кота: { $point }
show-do-move = Идти: { $path }
show-do-climb = Залезть: { $place }
show-do-let-down = Слезть: { $place }
show-do-jump = Спрыгнуть: { $place }
show-do-link = Подняться или спуститься: { $link }, { $point }
show-do-deck = Залечь
show-do-rise = Встать
show-do-take = Взять: { $thing }
show-do-leave = Положить ношу: { $point }
show-do-kit = Применить аптечку: { $figure }
show-do-adrenaline = Применить адреналин
show-do-defibrillate = Применить дефибриллятор: { $body }
show-do-ransack = Обыскать { $body-whom }: { $objects }
show-do-free = Освободить Сьюзан
show-do-lead = Вести Сьюзан: { $path }
show-do-done = Закончить активацию
show-do-roll = Бросить кубики атаки: { $dice }
show-do-wound = Рану получает { $figure }
show-do-credit = Убийство записывает на свой счёт { $figure }
show-do-push = Теснить на { $direction }
show-do-stand = Не теснить
show-do-strike = Ударить { $figure-whom }
show-do-throw = Бросить { $object-whom }: { $place }
show-do-detonate = Взорвать заряд, шаблон: { $point }
show-do-flee = Отбежать: { $point }
show-do-follow = Спуститься следом
show-do-stay = Остаться на месте
show-do-aim = Целиться в { $figure-whom }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрела
}, { $weapon }
show-do-fire = Стрелять как объявлено
show-do-burn = Огнемёт на { $direction }
show-do-pass = Ничего не делать

# Чего стоит действие и что даёт, в скобках после него.
show-note-ap = { $ap } ОД
show-note-contact = контакт: { $figure }
show-note-aim = меткость { $aim }
show-note-under = под шаблоном: { $list }

## События

show-team-shown = { $you ->
    [seat] Вы выставляете команду; очков аудитории: { $total }.
   *[other] { $seat } выставляет команду; очков аудитории: { $total }.
}
show-rolled-off = { $you ->
    [seat] Ваш бросок за сторону стола: { $value }.
   *[other] { $seat } бросает за сторону стола: { $value }.
}
show-picked-side = { $you ->
    [seat] Вы занимаете { $side }.
   *[other] { $seat } занимает { $side }.
}
show-let-rival-pick = { $you ->
    [seat] Вы оставляете выбор стороны сопернику.
   *[other] { $seat } оставляет выбор стороны сопернику.
}
show-site-set = Взрывчатка заложена: { $figure }, { $element }.
show-platform-set = { $you ->
    [seat] Вы ставите платформу выхода, юго-западный угол: ({ $x }; { $y }).
   *[other] { $seat } ставит платформу выхода, юго-западный угол: ({ $x }; { $y }).
}
show-deployed = { $figure } выходит на стол: ({ $x }; { $y }) { $surface }.
show-turn = Ход { $turn }.
show-phase = Начинается { $phase }.
show-tie-roll = Равная эйфория: { $figure } бросает { $value }.
show-waits = { $figure } приберегает особую способность.
show-ability = { $figure } применяет особую способность: { $ability }.
show-removed = Разрушено: { $element }.
show-dropped-down = { $figure } оказывается внизу без урона и лежит.
show-moved = { $figure } идёт: ({ $x }; { $y }) { $surface } ({ $ap } ОД).
show-climbed = { $figure } залезает: ({ $x }; { $y }) { $surface } ({ $ap } ОД).
show-came-down = { $figure } слезает: ({ $x }; { $y }) { $surface } ({ $ap } ОД).
show-jumped = { $figure } спрыгивает, высота { $height }: ({ $x }; { $y }) { $surface }.
show-used-link = { $figure } идёт по лестнице: ({ $x }; { $y }) { $surface } ({ $ap } ОД).
show-hit-the-deck = { $figure } залегает.
show-got-up = { $figure } встаёт.
show-took = { $figure } берёт: { $thing }.
show-left = { $figure } кладёт: { $thing }.
show-dropped = { $figure } роняет: { $thing }.
show-healed = { $figure } применяет аптечку: { $mate }, теперь { $lp } ОЖ.
show-adrenaline = { $figure } применяет адреналин: теперь { $ap } ОД.
show-revived = { $figure } применяет дефибриллятор: { $body } снова встаёт.
show-ransacked = { $figure } обыскивает { $body-whom } и забирает: { $objects }.
show-freed = { $figure } освобождает Сьюзан.
show-alone-again = { $figure } остаётся без провожатого и стоит на месте.
show-contact = { $figure } подходит вплотную к врагу: { $foe }.
show-dice-bought = { $count ->
    [0] { $figure } не покупает кубиков атаки.
    [one] { $figure } покупает { $count } кубик атаки.
    [few] { $figure } покупает { $count } кубика атаки.
    [many] { $figure } покупает { $count } кубиков атаки.
   *[other] { $figure } покупает { $count } кубика атаки.
}
show-dice-rolled = { $you ->
    [seat] Ваши кубики атаки: { $dice }.
   *[other] Кубики атаки игрока { $seat }: { $dice }.
}
show-wounds = { $you ->
    [seat] { $count ->
        [0] Ваша сторона не получает ран.
        [one] Ваша сторона получает { $count } рану.
        [few] Ваша сторона получает { $count } раны.
        [many] Ваша сторона получает { $count } ран.
       *[other] Ваша сторона получает { $count } раны.
    }
   *[other] { $count ->
        [0] Сторона игрока { $seat } не получает ран.
        [one] Сторона игрока { $seat } получает { $count } рану.
        [few] Сторона игрока { $seat } получает { $count } раны.
        [many] Сторона игрока { $seat } получает { $count } ран.
       *[other] Сторона игрока { $seat } получает { $count } раны.
    }
}
show-wounded = Рану получает { $figure }.
show-lucky = { $figure } бросает на удачу: { $value }, урона нет.
show-unlucky = { $figure } бросает на удачу: { $value }, не везёт.
show-hurt = { $figure } получает { $damage } урона, остаётся { $lp } ОЖ.
show-died = { $figure } погибает.
show-killed-by = { $foe } убивает { $figure-whom }.
show-euphoria = { $figure }: эйфория теперь { $value }.
show-new-leader = { $you ->
    [seat] Ваш новый лидер: { $figure }.
   *[other] { $seat } меняет лидера: { $figure }.
}
show-push-rolled = { $you ->
    [seat] Ваш бросок на натиск: { $value }.
   *[other] { $seat } бросает на натиск: { $value }.
}
show-pushed = { $you ->
    [seat] Вы сдвигаете схватку на { $length }.
   *[other] { $seat } сдвигает схватку на { $length }.
}
show-not-pushed = { $you ->
    [seat] Вы не тесните.
   *[other] { $seat } не теснит.
}
show-stayed-above = { $figure } остаётся наверху: ({ $x }; { $y }) { $surface }.
show-fell = { $figure } падает, высота { $height }.
show-declared = { $shots ->
    [one] { $figure } целится в { $foe-whom }: { $shots } выстрел, меткость { $aim }.
    [few] { $figure } целится в { $foe-whom }: { $shots } выстрела, меткость { $aim }.
    [many] { $figure } целится в { $foe-whom }: { $shots } выстрелов, меткость { $aim }.
   *[other] { $figure } целится в { $foe-whom }: { $shots } выстрела, меткость { $aim }.
}
show-shot = { $figure } стреляет в { $foe-whom }: { $value }.
show-hit = { $figure } попадает в { $foe-whom }.
show-missed = Промах: { $figure } не попадает в { $foe-whom }.
show-share = Попадание разыграет кубик: от { $low } до { $high } — { $figure }.
show-stray = { $figure } стреляет в гущу схватки: { $value } решает, в кого попасть.
show-burnt = { $figure } накрывает огнём { $foe-whom }.
show-threw = { $figure } бросает { $object-whom }: ({ $x }; { $y }).
show-detonated = { $figure } взрывает заряд: { $element }.
show-caught = { $figure } под шаблоном.
show-fled = { $figure } отбегает: ({ $x }; { $y }).
show-stayed = { $figure } остаётся на месте.
show-stunned = Граната оглушает { $figure-whom }: остаётся { $ap } ОД.
show-berserk-roll = { $figure } бросает на режим бойни: { $value }.
show-went-berserk = { $figure } переходит в режим бойни!
show-rage-roll = { $figure } бросает на безумие: { $value }.
show-rages = { $figure } впадает в ярость: ОД и атаки в этот ход больше на 2.
show-last-roll = { $figure } бросает на последний ход: { $value }.
show-called-in = { $figure } выбегает на стол: ({ $x }; { $y }).
show-sent-off = { $figure } покидает шоу.
show-motivated = { $figure } воодушевляет: { $mate } в этот ход может повторить { $action }.
show-bargained = { $figure } заключает сделку: { $foe } в этот ход не может в него стрелять.
show-given = { $figure } отдаёт предмет: получает { $mate }.
show-given-exactly = { $figure } отдаёт { $object-whom }: получает { $mate }.
show-cat-runs = { $figure } пускает кота: ({ $x }; { $y }).
show-cat-teases = { $figure } тратит все ОД на кота.
show-cat-gone = Кот исчезает.
show-shows-object = { $figure }: теперь все видят предмет ({ $object }).
show-delivered = { $figure } доставляет: { $thing }.
show-completed = { $you ->
    [seat] Вы заканчиваете шоу: { $way }.
   *[other] { $seat } заканчивает шоу: { $way }.
}
show-time-up = Последний ход закончен.
show-points = { $you ->
    [seat] Ваши победные очки: { $points }.
   *[other] Победные очки игрока { $seat }: { $points }.
}
show-wins = { $you ->
    [seat] Вы выигрываете шоу.
   *[other] { $seat } выигрывает шоу.
}
show-drawn = Шоу заканчивается вничью.

# Чем закончилось, в предложении выше; и итоги.
show-end-mission = задание выполнено
show-end-elimination = соперники уничтожены
show-end-time = время вышло
show-end-stopped = условленный конец
show-way-mission = Задание выполнено.
show-way-elimination = Команда уничтожена.
show-way-time = Десятый ход закончен: решают очки.
show-way-stopped = Условленный последний ход закончен: решают очки.
show-end-points = Очки: { $first } — { $one }, { $second } — { $two }.

## Вопросы

# О чём вопрос; стоит перед ним.
show-asked-fight = Схватка: { $own } — { $foes }.
show-asked-mishap = Микки неудержим: каждый выпавший ему 0 ранит в этой схватке одного из своих.

show-ask-team = Выберите команду или напишите свою.
show-ask-side = Выберите край стола или оставьте выбор сопернику.
show-ask-site = Взрывчатка: заложите её в элемент декораций; если её нет, ничего не делайте.
show-ask-platform = Поставьте платформу выхода.
show-ask-deploy = Поставьте фигуру не дальше 6 дюймов от платформы.
show-ask-next = Эйфория равна: чья очередь?
show-ask-leader = Лидер погиб: кто теперь главный?
show-ask-ability = Применить особую способность или подождать?
show-ask-position = Двигайтесь, действуйте или закончите активацию.
show-ask-dice = Сколько кубиков атаки вы покупаете?
show-ask-wound = Выберите, кто получает рану.
show-ask-credit = Выберите, чьё это убийство.
show-ask-follow = Все упавшие погибли: остаться наверху или спуститься следом?
show-ask-push = Вы нанесли больше урона: теснить соперника?
show-ask-strike = Выберите, кого бьёт соблазнённая фигура.
show-ask-defend = Купить кубики для защиты?
show-ask-object = Применить боевой предмет перед выстрелами?
show-ask-flee = Взрыв: отбежать или остаться?
show-ask-fire = Объявите выстрелы, стреляйте или ничего не делайте.

show-wait-team = Ждём: { $names }, выбор команды.
show-wait-side = Ждём: { $names }, выбор края стола.
show-wait-site = Ждём: { $names }, закладка взрывчатки.
show-wait-platform = Ждём: { $names }, платформа выхода.
show-wait-deploy = Ждём: { $names }, расстановка.
show-wait-next = Ждём: { $names }, выбор очереди.
show-wait-leader = Ждём: { $names }, выбор нового лидера.
show-wait-ability = Ждём: { $names }, особая способность.
show-wait-position = Ждём: { $names }, манёвр фигуры.
show-wait-dice = Ждём: { $names }, покупка кубиков атаки.
show-wait-wound = Ждём: { $names }, распределение ран.
show-wait-credit = Ждём: { $names }, чьё это убийство.
show-wait-follow = Ждём: { $names } решает, остаться наверху или спуститься.
show-wait-push = Ждём: { $names }, натиск или нет.
show-wait-strike = Ждём: { $names }, кого бьёт соблазнённая фигура.
show-wait-defend = Ждём: { $names }, защита или нет.
show-wait-object = Ждём: { $names }, боевые предметы.
show-wait-flee = Ждём: { $names }, бегство от взрыва.
show-wait-fire = Ждём: { $names }, объявление выстрелов.

## Отказы

show-no-not-asked = Сейчас решаете не вы
show-no-asked-team = Сначала команда
show-no-asked-side = Сначала выберите край стола
show-no-asked-site = Сначала взрывчатка
show-no-asked-platform = Сначала поставьте платформу выхода
show-no-asked-deploy = Сначала расставьте фигуры
show-no-asked-next = Сначала скажите, чья очередь
show-no-asked-leader = Сначала назначьте нового лидера
show-no-asked-ability = Речь об особых способностях: примените или подождите
show-no-asked-position = Речь о манёвре этой фигуры
show-no-asked-dice = Скажите, сколько кубиков атаки покупаете, не больше возможного
show-no-asked-wound = Выберите, кто получает рану, из тех, кто может
show-no-asked-credit = Выберите, чьё это убийство, из участников схватки
show-no-asked-follow = Останьтесь наверху или спуститесь
show-no-asked-push = Тесните или оставьте схватку на месте
show-no-asked-strike = Выберите, кого бьёт соблазнённая фигура, из тех, кто рядом
show-no-asked-defend = Скажите, сколькими кубиками защищаетесь, не больше возможного
show-no-asked-object = Речь о боевых предметах: примените или ничего не делайте
show-no-asked-flee = Отбегите или останьтесь
show-no-asked-fire = Речь о стрельбе: объявите, стреляйте или ничего не делайте

show-no-reason = Ничто не мешает
show-no-off-table = Подставка не поместится на столе целиком
show-no-surface = Такой поверхности нет или больше нет
show-no-off-surface = Подставка не поместится на этой поверхности целиком
show-no-in-scenery = Там мешают декорации
    .by = Там нет места: мешает { $blocker }
show-no-on-figure = Там стоит другая фигура
    .by = Там нет места: мешает { $blocker }
show-no-on-marker = Там стоит цель
    .by = Там нет места: мешает { $blocker }
show-no-path = В пути нужна хотя бы одна точка, кроме той, где стоит фигура
show-no-long-path = В пути слишком много точек
show-no-through-figure = Дорогу загораживает другая фигура
    .by = Дорогу загораживает { $blocker }
show-no-through-scenery = Путь упирается в декорации
    .by = Дальше не пройти, на пути { $blocker }
show-no-past-enemy = Путь касается противника раньше конца: движение заканчивается там
    .by = Путь раньше конца касается противника ({ $blocker }): движение заканчивается там
show-no-stop-on-top = Подставка не помещается на этой преграде: остановиться можно только до или после неё
    .by = Наверху подставка не помещается ({ $blocker }): остановиться можно только до или после
show-no-ap = Для этого не хватает очков действий: осталось { $ap }
show-no-team = Это не команда
show-no-team-empty = В команде есть хотя бы один персонаж
show-no-over-budget = Команда стоит больше условленных очков аудитории
show-no-same-character = Персонаж входит в команду дважды
show-no-no-character = Такого персонажа нет
show-no-pet-is-object = Бенкея покупают как предмет персонажа
show-no-upgrade-limit = Ни одно свойство не растёт больше чем на 2
show-no-upgrade-dash = У этого свойства в профиле нет числа
show-no-upgrade-euphoria = Для стольких повышений мало эйфории
show-no-upgrade-weapon = У этого персонажа нет второго оружия
show-no-no-object = Такого предмета нет
show-no-same-object = У персонажа один и тот же предмет дважды
show-no-leader-missing = Команде нужен лидер
show-no-leader-twice = Лидер в команде один
show-no-associate-missing = Сьюзан нужен партнёр
show-no-associate-twice = Партнёр у Сьюзан один
show-no-associate-self = Сьюзан не может быть партнёром самой себе
show-no-associate-alone = Партнёр бывает только у Сьюзан, а её в команде нет
show-no-placement = Слишком далеко: новое место не дальше 1,25 дюйма
show-no-not-higher = Это место не выше
show-no-crossed-by-width = Высота меньше 2 дюймов: через это просто переходят
show-no-away-from-wall = Фигура не касается того, на что лезет
show-no-way-up = Путь наверх что-то загораживает
    .by = Наверх не забраться, мешает { $blocker }
show-no-not-lower = Это место не ниже
show-no-away-from-edge = Фигура стоит не у края
show-no-way-down = Путь вниз что-то загораживает
    .by = Вниз не спуститься, мешает { $blocker }
show-no-no-link = Такой лестницы нет
show-no-off-link = Подставка не закрывает ни один её конец
show-no-off-far-end = Новое место не закрывает другой её конец
show-no-platform-off-table = Платформа не поместится на столе целиком
show-no-platform-away = Платформа должна быть не дальше 6 дюймов от вашего края стола
show-no-platform-near-scenery = Платформу ставят на ровное место, в 1 дюйме от любых декораций
    .by = Платформу ставят на ровное место, в 1 дюйме от любых декораций; слишком близко { $blocker }
show-no-far-from-platform = Это дальше 6 дюймов от платформы выхода
show-no-touches-enemy = Нельзя ставить вплотную к противнику
    .by = Нельзя ставить вплотную к противнику, а здесь { $blocker }
show-no-far-from-owner = Бенкея ставят вплотную к хозяину
show-no-no-room-for-pet = Рядом с хозяином не останется места для Бенкея
show-no-blast-on-thrower = Шаблон не должен касаться того, кто бросает
show-no-out-of-throw = Это дальше 10 дюймов
show-no-blast-unseen = Середины шаблона не видно
    .by = Середины шаблона не видно, её заслоняет { $blocker }
show-no-off-template-rim = Отбегают вплотную к шаблону, но наружу
show-no-flee-near = Отбегают не меньше чем на 1 дюйм
show-no-behind-wall = Отбежать туда мешает стена
    .by = Туда не отбежать, мешает { $blocker }
show-no-not-at-border = Бенкей появляется вплотную к краю стола
show-no-ability = У этой фигуры нет такой способности
show-no-spent = Особая способность уже истрачена
show-no-in-a-fight = Не во время схватки
show-no-too-early = Бенкея можно позвать начиная со 2 хода
show-no-element-gone = Такого элемента больше нет
show-no-element-unseen = Элемента не видно
show-no-too-large = Элемент длиннее 10 дюймов
show-no-holds-objective = В элементе есть цель задания
show-no-not-a-character = Это не живой персонаж на столе
show-no-too-far = Это слишком далеко
show-no-out-of-sight = Этого не видно
    .by = Этого не видно, заслоняет { $blocker }
show-no-not-a-mate = Это не товарищ по команде или ему это не пригодится
show-no-not-a-rival = Это не персонаж соперника
show-no-not-a-gift = Этот предмет отдать нельзя
show-no-has-it-already = У этого персонажа такой уже есть
show-no-cannot-be-seduced = Эта фигура не может напасть ни на кого из своих
show-no-no-benkei-left = Бенкея уже позвали
show-no-no-such-object = У фигуры нет такого предмета
show-no-too-late = Аптечку применяют раньше всего остального в активации
show-no-too-late-adrenaline = Адреналин применяют раньше всего остального в активации
show-no-machine = Это машина: на неё не действует
show-no-not-touching = Фигуры не касаются друг друга
show-no-unhurt = У этой фигуры все ОЖ целы
show-no-only-oneself = В схватке аптечка только для себя
show-no-body = Такого тела рядом нет
show-no-fight-goes-on = Схватка, в которой он пал, ещё не кончилась
show-no-not-revivable = Эту фигуру оживить нельзя
show-no-nothing-to-take = Забирать тут нечего
show-no-twice = Двух одинаковых предметов никто не носит
show-no-not-for-benkei = Бенкей этого не может
show-no-flee = Эта фигура не может отбежать: она в схватке или под очарованием
show-no-must-flee = По домашнему правилу жертвы обязаны убегать, если есть куда
show-no-cat-too-far = Кот пробегает не больше 10 дюймов
show-no-cat-stopped = Коту что-то мешает
    .by = Дорогу коту загораживает { $blocker }
show-no-nobody-to-free = Освобождать некого
show-no-not-in-contact = Фигура не касается Сьюзан
show-no-benkei-cannot-free = Бенкей не может её освободить
show-no-not-led = Эта фигура никого не ведёт
show-no-loses-contact = Они потеряют контакт
show-no-susan-cannot-follow = Сьюзан туда не пройдёт
show-no-object = У этой фигуры нет такого боевого предмета
show-no-site = Там ничего не заложено
show-no-occupied = В элементе или на нём кто-то есть
    .by = Элемент не пуст: внутри или наверху { $blocker }
show-no-objective-there = Там цель задания
show-no-template-away = Шаблон должен касаться элемента
show-no-carry = Бенкей не может нести
show-no-hands-full = Фигура уже что-то несёт
show-no-not-there = На столе этого нет
show-no-out-of-reach = Фигура этого не касается
show-no-nothing-carried = Фигура ничего не несёт
show-no-not-at-feet = Ношу кладут вплотную к подставке на свободное место
show-no-engaged = В схватке можно только положить ношу или применить к себе аптечку или адреналин
show-no-only-to-touch = Можно двигаться лишь так, чтобы снова коснуться противника из своей схватки
show-no-lying = Фигура лежит, сначала надо встать
show-no-on-deck-already = Фигура уже лежит
show-no-standing-already = Фигура уже стоит
show-no-benkei-stands = Бенкей не залегает
show-no-reserve = В режиме бойни надо беречь 3 ОД для выстрелов
show-no-only-movement = Здесь можно только двигаться
show-no-susan-first = Сначала должна подойти Сьюзан
show-no-not-now = Сейчас этого сделать нельзя
show-no-not-a-team = Это не команда для этого шоу
show-no-no-carrier = У этой фигуры нет взрывчатки
show-no-site-first = Ваша взрывчатка ещё не заложена
show-no-no-such-element = Такого элемента нет
show-no-not-yours = Это не ваша фигура
show-no-placed-already = Эта фигура уже на столе
show-no-owner-first = Хозяина ставят раньше Бенкея
show-no-pet-first = Теперь ставят его Бенкея
show-no-not-a-push = В эту сторону теснить нельзя
show-no-weapon = У фигуры нет такого оружия
show-no-not-a-foe = Это не противник, в которого можно стрелять
show-no-unseen = Цели не видно
    .by = Цели не видно, её заслоняет { $blocker }
show-no-shots = Столько выстрелов не осталось
show-no-hopeless = Меткость была бы меньше 1: выстрел невозможен
show-no-declared-already = Выстрелы из этого оружия в эту цель уже объявлены
show-no-nothing-declared = Ещё ничего не объявлено
show-no-bought-off = Микки договорился: в этот ход в него не стреляют
show-no-flame = У фигуры нет огнемёта
show-no-flame-misses = Огонь не заденет ни одного противника
show-no-must-fire = Соблазнённая фигура обязана стрелять

## Карточки

show-label-type = Вид
show-label-profile = Профиль
show-label-ability = Особая способность
show-label-rules = Особое правило
show-label-price = Аудитория
show-is-character = персонаж
show-is-pet = питомец
show-is-object = предмет
show-profile = ОД { $ap }, меткость { $aim }, ОЖ { $lp }, эйфория { $euphoria }, выстрелы { $shots }, атаки { $attacks }
show-owners = как у хозяина
show-flame-thrower = огнемёт

## Стол

show-table-mission = { $mission }, карта «{ $map }», очки команд: { $budget }.
show-table-setup = Шоу ещё не началось.
show-table-turn = Ход { $turn } из { $turns }, { $phase }.
show-table-active = Действует { $figure }.
show-table-order = Порядок: { $list }.
show-table-acted = уже действовали: { $list }
show-table-player = { $you ->
    [yes] { $seat } (вы):
   *[no] { $seat }:
}
show-table-side = своя сторона: { $side }
show-table-platform = платформа выхода: { $corner } — { $other }
show-table-total = очков аудитории: { $total }
show-table-secret = предметы, неизвестные сопернику, на { $points } очков
show-table-leader = лидер: { $figure }
show-table-associate = партнёр Сьюзан: { $figure }
show-table-delivered = { $count ->
    [one] доставлена { $count } цель
    [few] доставлены { $count } цели
    [many] доставлено { $count } целей
   *[other] доставлено { $count } цели
}
show-table-neutral = Ничьи:
show-table-numbers = ОЖ { $lp } из { $full }, ОД { $ap }, эйфория { $euphoria }
show-table-arms = меткость { $aim }, выстрелы { $shots }, дальность { $range }
show-table-attacks = атаки { $count }
show-table-value = цена { $value }
show-table-objects = предметы: { $list }
show-table-shown = соперник видел: { $list }
show-table-site = взрывчатка заложена: { $element }
show-table-carries = несёт: { $thing }
show-table-carried = на чужих руках
show-table-spent = потрачено { $ap } ОД
show-table-killer = убийца: { $figure }
show-table-owner = её ведёт { $figure }
show-table-fights = Схватка { $number }: { $list }.
show-table-target = Цель { $number }: { $where }.
show-table-target-carried = несёт { $figure }
show-table-target-delivered = доставлена
show-table-cat = Кот: { $place }.
show-table-gone = Разрушено: { $list }.
show-table-template = Лежит шаблон: { $point }.
show-table-declared = Объявлено: { $list }.
show-table-shots = { $count ->
    [one] { $count } выстрел в { $figure-whom } ({ $weapon })
    [few] { $count } выстрела в { $figure-whom } ({ $weapon })
    [many] { $count } выстрелов в { $figure-whom } ({ $weapon })
   *[other] { $count } выстрела в { $figure-whom } ({ $weapon })
}
show-table-scenery = Декорации:
show-table-piece = { $element }: { $kind }, { $width } на { $depth }, высота { $height }, около { $point }
show-table-from-active = { $away } от действующей фигуры
show-table-height = { $length } над столом
show-table-here = здесь действующая фигура
show-table-doors = { $count ->
    [one] дверь: { $list }
    [few] двери: { $list }
    [many] двери: { $list }
   *[other] двери: { $list }
}
show-table-windows = { $count ->
    [one] окно: { $list }
    [few] окна: { $list }
    [many] окна: { $list }
   *[other] окна: { $list }
}
show-table-link = { $link }: снизу { $foot }, сверху { $head }
show-table-points = { $seat }: победных очков { $points }.

## Что видит фигура, о которой идёт речь, и куда она может пойти

show-around-sight = Что видит { $figure }:
show-around-far = отсюда { $away }
show-around-higher = выше на { $length }
show-around-lower = ниже на { $length }
show-around-in-sight = { $free ->
    [one] на виду, свободна { $free } линия из 9
    [few] на виду, свободны { $free } линии из 9
    [many] на виду, свободно { $free } линий из 9
   *[other] на виду, свободно { $free } линии из 9
}
show-around-cover = в укрытии, { $value }: { $thing }
show-around-hidden = не видно, заслоняет: { $list }
show-around-looks-back = видит в ответ
show-around-covered = от этого соперника есть укрытие, { $value }: { $thing }
show-around-blind = в ответ не видит
show-around-ways = Куда, среди прочего, может пойти { $figure }:
show-around-way = { $place }: { $ap } ОД, { $left ->
    [0] не останется ничего
    [one] останется { $left }
    [few] останутся { $left }
    [many] останется { $left }
   *[other] останется { $left }
}
show-around-home = целиком на своей платформе выхода
show-around-sees = { $count ->
    [0] соперников не видно
   *[other] видно: { $list }
}
show-around-seen = { $count ->
    [0] никто из соперников не видит
   *[other] кто из соперников видит: { $list }
}

## Почему бот выбрал бы это; то, что говорит против, начинается с «но»

# Кем может быть бот: слово рядом с его именем и фраза о нём.

show-manner-cautious = Осторожный
    .text = Старается не попадаться на глаза и не ввязываться в схватки.
show-manner-hunter = Охотник
    .text = Бросается в схватку там, где другие прячутся, и меньше думает о ранах.
show-manner-runner = Бегун
    .text = Прежде всего думает о задании и рискует по пути.
show-manner-showman = Шоумен
    .text = Любит гранаты и особые способности, и чем раньше, тем лучше.

# Как отчёты о множестве партий называют то, что считают.

show-note-team = Готовая команда
show-note-characters = Персонажи команды
show-note-objects = Купленные предметы
show-note-used = Применённые предметы
show-note-abilities = Применённые способности
show-note-side = Край стола
show-note-leader = Лидер
show-note-price = Цена команды
show-note-points = Очки аудитории
show-note-fallen = Свои погибшие
show-note-map = Карта
show-note-mission = Задание

# Мастерская карт: что не удаётся прочитать и что стол даёт каждой стороне.
show-workshop-map = Карта: { $fault }.
show-workshop-it = Этот элемент: { $fault }.
show-workshop-part = Одна из его частей: { $fault }.
show-workshop-link = Одна из его лестниц: { $fault }.
show-workshop-opening = Одна из его дверей или окон: { $fault }.
show-workshop-wall = Одна из его внутренних стен: { $fault }.
show-workshop-made = Стол { $seed }
show-fair-square = { $amount } кв. дюймов
show-fair-nowhere = пути нет
show-fair-middle = До середины
    .says = { $more ->
        [even] От обоих краёв до середины стола идти примерно одинаково.
        [south] От южного края до середины стола идти дальше.
       *[north] От северного края до середины стола идти дальше.
    }
show-fair-outer = До крайних целей
    .says = { $more ->
        [even] От обоих краёв до крайних целей идти примерно одинаково.
        [south] От южного края до крайних целей идти дальше.
       *[north] От северного края до крайних целей идти дальше.
    }
show-fair-platforms = Места для платформы
    .says = { $more ->
        [even] У обеих сторон примерно поровну мест для платформы выхода.
        [south] У южной стороны больше мест для платформы выхода.
       *[north] У северной стороны больше мест для платформы выхода.
    }
show-fair-sight = Видно с платформы
    .says = { $more ->
        [even] С обеих платформ видна примерно одинаковая часть стола.
        [south] С южной платформы видна бо́льшая часть стола, чем с северной.
       *[north] С северной платформы видна бо́льшая часть стола, чем с южной.
    }
show-fair-cover = Укрытия рядом
    .says = { $more ->
        [even] На обеих половинах укрытие в двух дюймах есть примерно одинаково часто.
        [south] На южной половине укрытие в двух дюймах есть чаще.
       *[north] На северной половине укрытие в двух дюймах есть чаще.
    }
show-fair-heights = Высоты
    .says = { $more ->
        [even] На обеих половинах примерно поровну места на этажах и крышах.
        [south] На южной половине больше места на этажах и крышах.
       *[north] На северной половине больше места на этажах и крышах.
    }
