# Euphoria: Build a Better Dystopia. Термины — из русских правил «Эйфории»; тексты карт написаны своими словами.
# Имена игроков не склоняются, поэтому всегда стоят в именительном падеже.

dystopia-title = Постройте антиутопию получше
    .text = Кубики-работники в городе, где слишком много знают, для 2–6 игроков. Вербуйте, копайте, стройте и торгуйте; кто первым выложит десять фишек влияния, тот и правит антиутопией.

## Фракции (родительный падеж), области, товары и ресурсы, артефакты

dystopia-faction-euphorian = эйфорийцев
    .plural = эйфорийцы
dystopia-faction-subterran = подземлян
    .plural = подземляне
dystopia-faction-wastelander = пустынников
    .plural = пустынники
dystopia-faction-icarite = икаритов
    .plural = икариты

dystopia-region-euphorian = Эйфория
dystopia-region-subterran = Подземля
dystopia-region-wastelander = Пустошь
dystopia-region-icarite = Икар

# .whom — после слова «единица».
dystopia-good-energy = энергия
    .whom = энергии
dystopia-good-water = вода
    .whom = воды
dystopia-good-food = еда
    .whom = еды
dystopia-good-bliss = блаженство
    .whom = блаженства
dystopia-good-gold = золото
    .whom = золота
dystopia-good-stone = камень
    .whom = камня
dystopia-good-clay = глина
    .whom = глины

# Один артефакт; .one — то, что берут, сбрасывают или сжигают.
dystopia-card-bat = Бита
    .one = биту
dystopia-card-balloons = Воздушные шарики
    .one = связку шариков
dystopia-card-bifocals = Очки
    .one = очки
dystopia-card-book = Книга
    .one = книгу
dystopia-card-box = Настольная игра
    .one = настольную игру
dystopia-card-bear = Плюшевый мишка
    .one = плюшевого мишку

# Столько-то чего-то, в платежах и обменах.
dystopia-count-energy = { $count ->
    [one] { $count } энергия
    [few] { $count } энергии
    [many] { $count } энергии
   *[other] { $count } энергии
}
dystopia-count-water = { $count ->
    [one] { $count } вода
    [few] { $count } воды
    [many] { $count } воды
   *[other] { $count } воды
}
dystopia-count-food = { $count ->
    [one] { $count } еда
    [few] { $count } еды
    [many] { $count } еды
   *[other] { $count } еды
}
dystopia-count-bliss = { $count ->
    [one] { $count } блаженство
    [few] { $count } блаженства
    [many] { $count } блаженства
   *[other] { $count } блаженства
}
dystopia-count-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
dystopia-count-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
dystopia-count-clay = { $count ->
    [one] { $count } глина
    [few] { $count } глины
    [many] { $count } глины
   *[other] { $count } глины
}
dystopia-count-bat = { $count ->
    [one] { $count } бита
    [few] { $count } биты
    [many] { $count } бит
   *[other] { $count } биты
}
dystopia-count-balloons = { $count ->
    [one] { $count } связка шариков
    [few] { $count } связки шариков
    [many] { $count } связок шариков
   *[other] { $count } связки шариков
}
dystopia-count-bifocals = { $count ->
    [one] { $count } карта «Очки»
    [few] { $count } карты «Очки»
    [many] { $count } карт «Очки»
   *[other] { $count } карты «Очки»
}
dystopia-count-book = { $count ->
    [one] { $count } книга
    [few] { $count } книги
    [many] { $count } книг
   *[other] { $count } книги
}
dystopia-count-box = { $count ->
    [one] { $count } настольная игра
    [few] { $count } настольные игры
    [many] { $count } настольных игр
   *[other] { $count } настольной игры
}
dystopia-count-bear = { $count ->
    [one] { $count } плюшевый мишка
    [few] { $count } плюшевых мишки
    [many] { $count } плюшевых мишек
   *[other] { $count } плюшевого мишки
}
# Знание, которое получают в качестве платы.
dystopia-count-knowledge = прибавка знания на { $count }
dystopia-count-goods = { $count ->
    [0] ни одной фишки
    [one] { $count } фишка товаров и ресурсов
    [few] { $count } фишки товаров и ресурсов
    [many] { $count } фишек товаров и ресурсов
   *[other] { $count } фишки товаров и ресурсов
}
dystopia-count-cards = { $count ->
    [0] ни одной карты
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dystopia-and = { $most } и { $last }
dystopia-nothing = ничего

dystopia-track-morale = мораль
dystopia-track-knowledge = знание

dystopia-side-fight = сражаться с системой
dystopia-side-serve = содействовать антиутопии

dystopia-workers = { $count ->
    [1] работник { $numbers }
   *[other] работники { $numbers }
}
    .whom = { $count ->
        [1] работника { $numbers }
       *[other] работников { $numbers }
    }

# То же по знанию и месту.
dystopia-workers-at = { $count ->
    [1] работник со знанием { $list }
   *[other] работники со знанием { $list }
}
    .whom = { $count ->
        [1] работника со знанием { $list }
       *[other] работников со знанием { $list }
    }

# Как оплачено возвращение; следует за работниками.
dystopia-retrieve-free = бесплатно, с потерей морали
dystopia-retrieve-food = за 1 еду, получив 2 морали
dystopia-retrieve-bliss = за 1 блаженство, получив 2 морали
dystopia-retrieve-energy = за 1 энергию, потеряв 1 знание и получив 1 мораль
dystopia-retrieve-calm = за 1 блаженство, потеряв 2 знания

dystopia-choice-morale = на 1 мораль больше
dystopia-choice-knowledge = на 1 знание меньше
dystopia-choice-card = карта артефакта
dystopia-choice-territory = фишка влияния на территории
dystopia-choice-site = фишка влияния на заведении ({ $site })

## Клетки; .on следует за словами «ставит работника», .short — для короткого стола

dystopia-site = площадка { $faction } { $number }
    .whom = площадку { $faction } { $number }
dystopia-space-generator = Генератор
    .on = на Генератор
dystopia-space-aquifer = Аквифер
    .on = на Аквифер
dystopia-space-farm = Ферма
    .on = на Ферму
dystopia-space-cloud-mine = Облачная Шахта
    .on = на Облачную Шахту
dystopia-space-euphorian-tunnel = Тоннель эйфорийцев
    .short = тоннель Эйфории
    .on = в Тоннель эйфорийцев
dystopia-space-subterran-tunnel = Тоннель подземлян
    .short = тоннель Подземли
    .on = в Тоннель подземлян
dystopia-space-wastelander-tunnel = Тоннель пустынников
    .short = тоннель Пустоши
    .on = в Тоннель пустынников
dystopia-space-euphorian-tunnel-end = Конец Тоннеля эйфорийцев
    .short = конец тоннеля Эйфории
    .on = в конец Тоннеля эйфорийцев
dystopia-space-subterran-tunnel-end = Конец Тоннеля подземлян
    .short = конец тоннеля Подземли
    .on = в конец Тоннеля подземлян
dystopia-space-wastelander-tunnel-end = Конец Тоннеля пустынников
    .short = конец тоннеля Пустоши
    .on = в конец Тоннеля пустынников
dystopia-space-tank-energy = Пункт Активации Работников (энергия)
    .short = пункт (энергия)
    .on = в Пункт Активации Работников за энергию
dystopia-space-tank-water = Пункт Активации Работников (вода)
    .short = пункт (вода)
    .on = в Пункт Активации Работников за воду
dystopia-space-incinerator = Печь Исторической Точности
    .short = Печь
    .on = в Печь Исторической Точности
dystopia-space-free-press = Свободная Пресса Жестокой Реальности
    .short = Пресса
    .on = в Свободную Прессу Жестокой Реальности
dystopia-space-ark = Ковчег Осколков Памяти
    .short = Ковчег
    .on = в Ковчег Осколков Памяти
dystopia-space-wind-saloon = Салон Ветров
    .on = в Салон Ветров
dystopia-space-nimbus-loft = Нимбус Лофт
    .on = в Нимбус Лофт
dystopia-space-breeze-bar = Бар Бризов
    .on = в Бар Бризов
dystopia-space-sky-lounge = Небесная Зала
    .on = в Небесную Залу
dystopia-space-market = Заведение ({ $site })
    .on = в заведение ({ $site })
dystopia-space-built = Заведение { $tile } ({ $site })
    .on = в заведение { $tile } ({ $site })
dystopia-space-construction = Строительная { $site }, клетка { $number } ({ $good })
    .on = на строительную { $site-whom }, клетка { $number } ({ $good })

## Рекруты; .classic — прежний текст, если он другой, .short — для короткого стола

dystopia-recruit-ben-ludologist = Людолог Бен
    .short = Бен
    .text = Когда после броска соперника у него оказываются два доступных работника с равными знаниями, вы можете потерять 2 морали и получить 1 любой ресурс.
dystopia-recruit-bradley-futurist = Футурист Брэдли
    .short = Брэдли
    .text = Выложив фишку влияния в заведении не в Икаре, вы можете получить 2 знания, взять 2 карты артефактов и оставить себе одну из них.
dystopia-recruit-esme-fireman = Пожарный Эсме
    .short = Эсме
    .text = Выкладывая фишку влияния, вы можете сжечь карту артефакта: получите 1 энергию и либо потеряйте 1 знание, либо получите 1 мораль. За сожжённую книгу — 2 энергии, минус 2 знания и плюс 2 морали.
    .classic = Выкладывая фишку влияния, вы можете сжечь карту артефакта: получите 1 энергию и либо потеряйте 1 знание, либо получите 1 мораль.
dystopia-recruit-gary-electrician = Электрик Гэри
    .short = Гэри
    .text = Если знание вашего работника на Генераторе равно знанию другого работника там, получите 1 мораль или ещё 1 энергию.
dystopia-recruit-jefferson-shock-artist = Мастер электрошока Джефферсон
    .short = Джефферсон
    .text = За возвращение работников можно заплатить и 1 энергию; тогда вы теряете 1 знание и получаете 1 мораль.
dystopia-recruit-julia-thought-inspector = Инспектор мыслей Джулия
    .short = Джулия
    .text = Выталкивая работника соперника, вы можете потерять 1 мораль и получить 1 любой ресурс. Вытолкнутого работника тогда не бросают: он принимает значение вашего.
    .classic = Выталкивая работника соперника с тем же знанием, что у вашего, вы можете потерять 2 морали и получить 1 любой ресурс.
dystopia-recruit-katy-dietician = Диетолог Кэти
    .short = Кэти
    .text = Если вы ставите работника на Генератор, не имея карт артефактов, получите ещё и 1 еду.
dystopia-recruit-laura-philanthropist = Филантроп Лора
    .short = Лора
    .text = Выталкивая соперника из тоннеля или Пункта Активации Работников, вы можете отдать этому игроку 1 своё золото и взять 2 карты артефактов.
dystopia-recruit-michael-engineer = Инженер Майкл
    .short = Майкл
    .text = На строительной площадке вместо указанного ресурса можно заплатить любой другой. Заплатив там золото, получите 1 мораль и 1 знание.
dystopia-recruit-nakagawa-tribute = Трибут доктор Накагава
    .short = Накагава
    .text = Ставя работника на строительную площадку, вы можете продвинуть эйфорийцев на 1 деление трека преданности.
    .classic = Выложив фишку влияния в заведении не в Икаре, вы можете пожертвовать поставленным туда работником и выложить вторую фишку на территорию этой области.
dystopia-recruit-ray-foreman = Бригадир Рэй
    .short = Рэй
    .text = Когда строительство заведения завершено, получите 2 морали, если вы в нём участвовали; иначе потеряйте 2 знания.
dystopia-recruit-yordy-demotivator = Демотиватор Йорди
    .short = Йорди
    .text = Возвращая работников бесплатно, вы можете заплатить 1 энергию и выставить на одном из них любое значение вместо броска.
    .classic = Пока у вас ровно два работника, бесплатное возвращение не стоит вам морали.
dystopia-recruit-andrew-spelunker = Спелеолог Эндрю
    .short = Эндрю
    .text = Если вы берёте в тоннеле золото или глину, не имея карт артефактов, возьмите ещё и карту.
dystopia-recruit-brett-lockpicker = Взломщик Бретт
    .short = Бретт
    .text = Выложив фишку влияния в заведении не в Икаре, вы можете получить 1 знание и 1 любой ресурс.
    .classic = Выложив фишку влияния в заведении не в Икаре и никого не вытолкнув, вы можете получить 2 знания и 1 любой ресурс.
dystopia-recruit-chase-miner = Шахтёр Чейз
    .short = Чейз
    .text = В тоннеле вы можете пожертвовать только что поставленным работником и получить ещё 2 единицы ресурса этого тоннеля. Нового работника можно поставить в тот же ход.
dystopia-recruit-curtis-propagandist = Пропагандист Кёртис
    .short = Кёртис
    .text = Теряя мораль, вы теряете столько же знания.
dystopia-recruit-dave-demolitionist = Подрывник майор Дэйв
    .short = Дэйв
    .text = Выталкивая соперника из тоннеля, вы можете получить 1 знание: возьмите ещё 1 единицу ресурса этого тоннеля и продвиньте его шахтёра ещё на 1 деление.
    .classic = Выталкивая соперника из тоннеля, вы можете получить 2 знания: возьмите ещё 1 единицу ресурса этого тоннеля и продвиньте его шахтёра ещё на 1 деление.
dystopia-recruit-faith-hydroelectrician = Гидроэнергетик Фэйт
    .short = Фэйт
    .text = Если вы ставите работника на Аквифер, не имея карт артефактов, получите ещё и 1 энергию.
dystopia-recruit-jonathan-gambler = Игрок Джонатан
    .short = Игрок Джонатан
    .text = Раз в ход вместо одной карты артефакта вы можете взять две и показать руку. Если в ней есть две одинаковые карты, каждый соперник берёт карту.
    .classic = Раз в ход вместо одной карты артефакта вы можете получить 1 знание и взять три в открытую; оставьте только одинаковые.
dystopia-recruit-josiah-hacker = Хакер Джосайя
    .short = Джосайя
    .text = Когда вы ставите работника на Генератор, Ферму или Облачную Шахту, получите 1 мораль, а все остальные игроки, чьи работники там стоят, получают по 1 знанию.
dystopia-recruit-maggie-outlaw = Разбойница Мэгги
    .short = Мэгги
    .text = Если все работники, которых вы возвращаете, стояли в Подземле, получите 1 воду или 1 камень.
dystopia-recruit-phil-spy = Шпион Фил
    .short = Фил
    .text = Выталкивая соперника без активных рекрутов-подземлян, вы можете получить 1 знание и взять карту артефакта.
    .classic = Выталкивая соперника без активных рекрутов-подземлян, вы можете получить 2 знания и взять карту артефакта.
dystopia-recruit-soulless-plumber = Сантехник Бездушный
    .short = Бездушный
    .text = Если ваш работник на Аквифере один или его знание ниже, чем у всех остальных там, получите 1 мораль или ещё 1 воду.
dystopia-recruit-xander-excavator = Землекоп Ксандер
    .short = Ксандер
    .text = Выталкивая из тоннеля работника соперника, знание которого выше, вы можете получить 1 знание и ещё 1 единицу ресурса этого тоннеля.
dystopia-recruit-brian-viticulturist = Винодел Брайан
    .short = Брайан
    .text = Еда может служить вам блаженством. Если вы так оплатили заведение не в Икаре, получите 1 знание и продвиньте пустынников на 1 деление. За каждого работника, поставленного в Икаре, вы теряете 1 мораль.
    .classic = Еда может служить вам блаженством. Если вы так оплатили заведение не в Икаре, получите 1 знание и продвиньте пустынников на 1 деление.
dystopia-recruit-flartner-luddite = Луддит Флартнер
    .short = Флартнер
    .text = На строительной площадке вместо ресурса можно заплатить карту артефакта; тогда получите 1 мораль.
dystopia-recruit-geek-oracle = Оракул Гик
    .short = Гик
    .text = Раз в ход вместо одной карты артефакта вы можете получить 1 знание и взять три, а затем сбросить две карты с руки.
    .classic = Раз в ход, беря карты артефактов, вы можете получить 2 знания и взять на одну больше, а затем сбросить одну карту с руки.
dystopia-recruit-ian-horticulturist = Садовод Иэн
    .short = Иэн
    .text = Если вы ставите работника на Ферму, не имея никаких ресурсов, получите ещё и 1 воду.
dystopia-recruit-jacko-archivist = Архивариус Джако
    .short = Джако
    .text = В Ковчеге Осколков Памяти можно заплатить всего одну карту артефакта; тогда каждый соперник может взять карту.
    .classic = Посещая заведение не в Икаре, вы можете заплатить ещё 2 карты артефактов и выложить вторую фишку влияния.
dystopia-recruit-jonathan-artist = Художник Джонатан
    .short = Художник Джонатан
    .text = Если ваш работник на строительной площадке один или его знание выше, чем у всех остальных там, вы можете получить 2 знания и взять карту артефакта.
dystopia-recruit-kyle-scavenger = Старьёвщик Кайл
    .short = Кайл
    .text = Если ваш работник один на Генераторе, Аквифере или Ферме, вы можете получить 2 знания и взять карту артефакта.
dystopia-recruit-nick-understudy = Дублёр Ник
    .short = Ник
    .text = Получая знание, вы получаете столько же морали.
dystopia-recruit-pete-cannibal = Каннибал Пит
    .short = Пит
    .text = Возвращая работников, вы можете пожертвовать одним из них и получить 4 еды и 1 любой ресурс. Получая нового работника, вы можете получить 2 знания и взять карту артефакта.
dystopia-recruit-reitz-archaeologist = Археолог профессор Райц
    .short = Райц
    .text = Никого не вытолкнув в тоннеле, вы можете получить 2 знания: возьмите ещё 1 карту артефакта и продвиньте шахтёра ещё на 1 деление.
dystopia-recruit-scarby-harvester = Жнец сэр Скарби
    .short = Скарби
    .text = Если ваш работник на Ферме один или его знание выше, чем у всех остальных там, потеряйте 1 знание или получите ещё 1 еду.
dystopia-recruit-steven-scholar = Учёный Стивен
    .short = Стивен
    .text = Лишившись работника из-за броска сверх предела знания, получите 1 любой ресурс и возьмите карту артефакта.
dystopia-recruit-amanda-broker = Брокер Аманда
    .short = Аманда
    .text = Когда вашего работника выталкивают, хотя бы и вы сами, вы можете заплатить 1 блаженство и выбрать его новое значение вместо броска.
    .classic = Когда вашего работника выталкивает другой игрок, вы можете отдать этому игроку 1 блаженство и выбрать новое значение работника вместо броска.
dystopia-recruit-flavio-merchant = Торговец Флавио
    .short = Флавио
    .text = Выложив фишку влияния в заведении не в Икаре, вы можете получить 1 знание и взять карту артефакта.
    .classic = Выложив фишку влияния в заведении не в Икаре и вытолкнув там соперника, вы можете потерять 2 морали и взять карту артефакта.
dystopia-recruit-gidget-hypnotist = Гипнотизёр Гиджет
    .short = Гиджет
    .text = Заплатив за возвращение работников блаженство, вы можете потерять 2 знания вместо того, чтобы получить 2 морали.
dystopia-recruit-josh-negotiator = Переговорщик Джош
    .short = Джош
    .text = Посещая заведение не в Икаре, вместо ресурса в его цене можно заплатить блаженство.
dystopia-recruit-kaden-infiltrator = Лазутчик Кейден
    .short = Кейден
    .text = Получив 2 знания, вы можете поставить работника в конец любого завершённого тоннеля, какой бы фракции ни были ваши рекруты.
dystopia-recruit-lee-gossip = Сплетник Ли
    .short = Ли
    .text = Выталкивая соперника, вы можете потерять 1 мораль: этот игрок получает 1 знание, а вы — 1 любой товар.
dystopia-recruit-matthew-thief = Вор Мэттью
    .short = Мэттью
    .text = Выталкивая соперника из тоннеля, вы можете получить 1 знание вместо уплаты товара.
dystopia-recruit-maxime-ambassador = Посол Максим
    .short = Максим
    .text = Выталкивая соперника, вы можете потерять 2 морали: этот игрок получает 1 знание, а вы берёте карту артефакта.
dystopia-recruit-rebecca-peddler = Лоточница Ребекка
    .short = Ребекка
    .text = Выталкивая соперника, вы можете потерять 2 морали: этот игрок получает 1 знание, а вы — 1 любой ресурс.
dystopia-recruit-sarinee-cloud-miner = Облачный шахтёр Сарини
    .short = Сарини
    .text = Если ваш работник один на Облачной Шахте, потеряйте 1 знание или получите ещё 1 блаженство.
dystopia-recruit-sheppard-lobotomist = Лоботомист доктор Шеппард
    .short = Шеппард
    .text = Возвращая работников, вы можете пожертвовать одним из них и получить 4 блаженства и 1 любой ресурс. Получая нового работника, вы можете потерять 2 морали и взять карту артефакта.
dystopia-recruit-zong-astronomer = Астроном Цзун
    .short = Цзун
    .text = Ставя работника на Облачную Шахту, вы можете получить 1 знание и взять карту артефакта; тогда каждый соперник может взять 1 блаженство.
    .classic = Если вы ставите работника на Облачную Шахту, не имея ни ресурсов, ни карт артефактов, получите ещё и 1 воду или 1 энергию.

## Заведения; штраф — для тех, у кого на заведении нет фишки влияния, .short — для короткого стола

dystopia-tile-laboratory-of-selective-genetics = Лаборатория Селективной Генетики
    .short = Лаборатория
    .cost = 1 карта артефакта и 1 любой ресурс
    .penalty = Имея двух или трёх работников, вы не можете получить нового.
dystopia-tile-spa-of-fleeting-pleasure = Спа Мимолётного Удовольствия
    .short = Спа
    .cost = 4 воды и 1 карта артефакта
    .penalty = Вы не можете выталкивать своих работников.
dystopia-tile-courthouse-of-hasty-judgment = Суд Поспешных Приговоров
    .short = Суд
    .cost = 4 энергии и 1 камень
    .penalty = На рынках артефактов вы не можете платить двумя одинаковыми картами, нужны три.
dystopia-tile-plaza-of-immortalized-humility = Площадь Увековеченной Скромности
    .short = Площадь
    .cost = 4 воды и 1 глина
    .penalty = Вы не можете посещать построенные заведения, на которых нет вашей фишки влияния.
dystopia-tile-fountain-of-wishful-thinking = Фонтан Несбыточных Желаний
    .short = Фонтан
    .cost = 4 воды и 1 золото
    .penalty = За ход вы не можете ставить больше одного работника.
dystopia-tile-lounge-of-opulent-frugality = Гостиная Роскошной Бережливости
    .short = Гостиная
    .cost = 4 энергии и 1 карта артефакта
    .penalty = Вы не можете ставить работника на строительную площадку, где стоит работник соперника.
dystopia-tile-academy-of-mandatory-equality = Академия Принудительного Равенства
    .short = Академия
    .cost = 4 еды и 1 золото
    .penalty = Способности ваших рекрутов не действуют.
dystopia-tile-cafeteria-of-nameless-meat = Столовая Безымянного Мяса
    .short = Столовая
    .cost = 4 еды и 1 карта артефакта
    .penalty = Бесплатное возвращение работников стоит вам на 1 мораль больше.
dystopia-tile-apothecary-of-productive-dreams = Аптека Продуктивных Снов
    .short = Аптека
    .cost = 4 блаженства и 1 любой ресурс
    .penalty = Вы не можете ставить работников в Икаре.
dystopia-tile-theater-of-revelatory-propaganda = Театр Разоблачительной Пропаганды
    .short = Театр
    .cost = 4 энергии и 1 глина
    .penalty = За каждую выложенную фишку влияния вы получаете 1 знание.
dystopia-tile-registry-of-personal-secrets = Регистратура Личных Тайн
    .short = Регистратура
    .cost = 4 блаженства и 1 карта артефакта
    .penalty = Вы не получаете бонусов преданности первого и второго уровней.
dystopia-tile-arena-of-peaceful-conflict = Арена Мирных Конфликтов
    .short = Арена
    .cost = 4 еды и 1 камень
    .penalty = Вы не можете ставить работника на зону товаров, где уже стоит ваш работник.
dystopia-tile-disassemble-a-teddy-bear-shop = Мастерская «Разбери мишку»
    .short = Мастерская
    .cost = 1 любой товар и 1 плюшевый мишка
    .penalty = За каждую выпавшую единицу вы теряете товар или ресурс.
dystopia-tile-clinic-of-blind-hindsight = Клиника Слепой Прозорливости
    .short = Клиника
    .cost = 1 любой товар и 1 карта «Очки»
    .penalty = За каждую выпавшую двойку вы теряете товар или ресурс.
dystopia-tile-bemusement-park = Парк Недоумений
    .short = Парк
    .cost = 1 любой товар и 1 связка шариков
    .penalty = За каждую выпавшую тройку вы теряете товар или ресурс.
dystopia-tile-friendly-local-game-bonfire = Дружеский Костёр из Настолок
    .short = Костёр
    .cost = 1 любой товар и 1 настольная игра
    .penalty = За каждую выпавшую четвёрку вы теряете товар или ресурс.
dystopia-tile-stadium-of-guaranteed-home-runs = Стадион Гарантированных Хоум-ранов
    .short = Стадион
    .cost = 1 любой товар и 1 бита
    .penalty = За каждую выпавшую пятёрку вы теряете товар или ресурс.
dystopia-tile-center-for-reduced-literacy = Центр Снижения Грамотности
    .short = Центр
    .cost = 1 любой товар и 1 книга
    .penalty = За каждую выпавшую шестёрку вы теряете товар или ресурс.

## Дилеммы

dystopia-dilemma-oppressor = Угнетатель
    .fight = Дать отпор угнетателю
    .serve = Служить угнетателю
dystopia-dilemma-friend = Друг в беде
    .fight = Помочь другу бежать
    .serve = Выдать друга
dystopia-dilemma-press = Сила печати
    .fight = Напечатать разоблачение
    .serve = Напечатать пропаганду
dystopia-dilemma-reading = Запретная книга
    .fight = Прочесть книгу
    .serve = Сжечь книгу
dystopia-dilemma-leisure = Труд и отдых
    .fight = Дать работникам отдохнуть
    .serve = Заставить работников трудиться
dystopia-dilemma-love = Сердечные дела
    .fight = Выбрать настоящую любовь
    .serve = Принять назначенную пару

## Справка по картам

dystopia-is-recruit = рекрут
dystopia-is-tile = тайл заведения
dystopia-is-artifact = карта артефакта
dystopia-is-dilemma = этическая дилемма
dystopia-label-type = Вид
dystopia-label-faction = Фракция
dystopia-label-classic = Прежний текст
dystopia-label-cost = Цена посещения
dystopia-label-gain = Выгода посещения
dystopia-label-copies = Копий
dystopia-label-dilemma = Дилемма
dystopia-label-market = Заведение
dystopia-label-artifact = Артефакт
dystopia-label-fight = Сражаться с системой
dystopia-label-serve = Содействовать антиутопии
dystopia-visit = фишка влияния на территории этой области и 1 очко преданности её фракции
dystopia-penalty = Без фишки влияния на этом заведении: { $penalty }
dystopia-about-artifact = Вещь из старого мира. Любые три карты артефактов или две одинаковые — цена фишки влияния на рынке артефактов.
dystopia-about-dilemma = Раз за игру, вместо обычного хода: вскройте эту карту и сбросьте { $card } или любые две карты артефактов. Затем выберите: взять двух рекрутов и оставить одного из них скрытым или положить фишку влияния на эту карту.

## События

dystopia-recruits-dealt = Рекруты и дилеммы розданы.
dystopia-kept = { $you ->
    [seat] Ваш активный рекрут — { $recruit }.
   *[other] Активный рекрут игрока { $seat } — { $recruit }.
}
dystopia-kept-hidden = { $you ->
    [seat] Ваш скрытый рекрут — { $recruit }.
   *[other] Скрытый рекрут игрока { $seat } — { $recruit }.
}
dystopia-dilemma-dealt = { $you ->
    [seat] Ваша дилемма — «{ $dilemma }».
   *[other] Дилемма игрока { $seat } — «{ $dilemma }».
}
dystopia-begins = { $you ->
    [seat] Первый ход — ваш.
   *[other] Первый ход делает { $seat }.
}
dystopia-turn = { $you ->
    [seat] Ход { $turn }: ходите вы.
   *[other] Ход { $turn }: ходит { $seat }.
}
dystopia-placed = { $you ->
    [seat] Вы ставите работника со знанием { $value } { $space-on }.
   *[other] { $seat } ставит работника со знанием { $value } { $space-on }.
}
dystopia-bumps = { $space }: { $you ->
    [both] вы выталкиваете своего работника.
    [seat] вы выталкиваете работника игрока { $owner }.
    [owner] { $seat } выталкивает вашего работника.
    [same] { $seat } выталкивает своего работника.
   *[other] { $seat } выталкивает работника игрока { $owner }.
}
dystopia-rolled = { $you ->
    [seat] Ваш бросок: { $value }.
   *[other] Бросок игрока { $seat }: { $value }.
}
dystopia-set-value = { $you ->
    [seat] Знание вашего работника теперь { $value }.
   *[other] Знание работника игрока { $seat } теперь { $value }.
}
dystopia-worker-lost = { $you ->
    [seat] Ваши работники знают слишком много: работник со знанием { $value } сбегает.
   *[other] Работники игрока { $seat } знают слишком много: работник со знанием { $value } сбегает.
}
dystopia-new-worker = { $you ->
    [seat] Вы получаете нового работника.
   *[other] { $seat } получает нового работника.
}
dystopia-sacrificed = { $you ->
    [seat] Вы жертвуете работником со знанием { $value }.
   *[other] { $seat } жертвует работником со знанием { $value }.
}
dystopia-paid = { $you ->
    [seat] Вы платите: { $payment }.
   *[other] { $seat } платит: { $payment }.
}
dystopia-cannot-pay = { $space }: { $you ->
    [seat] вы больше не можете заплатить и ничего не получаете.
   *[other] { $seat } больше не может заплатить и ничего не получает.
}
dystopia-gained = { $you ->
    [seat] Вы получаете
   *[other] { $seat } получает
} { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
    [many] { $count } единиц
   *[other] { $count } единицы
} { $good-whom }.
dystopia-lost = { $you ->
    [seat] Вы теряете единицу { $good-whom }.
   *[other] { $seat } теряет единицу { $good-whom }.
}
dystopia-gave = { $you ->
    [seat] Вы отдаёте единицу { $good-whom }. Получает { $receiver }.
    [receiver] { $seat } отдаёт вам единицу { $good-whom }.
   *[other] { $seat } отдаёт единицу { $good-whom }. Получает { $receiver }.
}
dystopia-drew = { $you ->
    [seat] Вы берёте карту артефакта.
   *[other] { $seat } берёт карту артефакта.
}
dystopia-drew-card = { $you ->
    [seat] Вы взяли { $card-one }.
   *[other] { $seat } берёт { $card-one }.
}
dystopia-drew-nothing = { $you ->
    [seat] Карт артефактов больше нет: вы ничего не берёте.
   *[other] Карт артефактов больше нет: { $seat } ничего не берёт.
}
dystopia-reshuffled = Сброшенные карты артефактов перемешаны в новую колоду.
dystopia-discarded = { $you ->
    [seat] Вы сбрасываете { $card-one }.
   *[other] { $seat } сбрасывает { $card-one }.
}
dystopia-shows-hand = { $you ->
    [seat] Вы показываете руку: { $stock }.
   *[other] { $seat } показывает руку: { $stock }.
}
dystopia-morale = { $you ->
    [seat] Ваша мораль теперь { $step }.
   *[other] Мораль игрока { $seat } теперь { $step }.
}
dystopia-knowledge = { $you ->
    [seat] Ваше знание теперь { $step }.
   *[other] Знание игрока { $seat } теперь { $step }.
}
dystopia-allegiance = Преданность { $faction } растёт: деление { $step }.
dystopia-miner = Шахтёр { $faction } продвигается: деление { $step }.
dystopia-tunnel-open = Тоннель { $faction } завершён: клетка в его конце открыта.
dystopia-activated = { $you ->
    [seat] Ваш скрытый рекрут активирован: { $recruit }.
   *[other] Скрытый рекрут игрока { $seat } активирован: { $recruit }.
}
dystopia-star-territory = { $you ->
    [seat] Вы выкладываете фишку влияния на территорию { $faction }.
   *[other] { $seat } выкладывает фишку влияния на территорию { $faction }.
}
dystopia-star-tile = { $you ->
    [seat] Вы выкладываете фишку влияния на заведение ({ $site }).
   *[other] { $seat } выкладывает фишку влияния на заведение ({ $site }).
}
dystopia-star-recruit = { $you ->
    [seat] Вы выкладываете фишку влияния на рекрута: { $recruit }.
   *[other] { $seat } выкладывает фишку влияния на рекрута: { $recruit }.
}
dystopia-star-dilemma = { $you ->
    [seat] Вы выкладываете фишку влияния на свою дилемму.
   *[other] { $seat } выкладывает фишку влияния на свою дилемму.
}
dystopia-no-star = { $you ->
    [seat] Вы не можете выложить фишку влияния на территорию { $faction }.
   *[other] { $seat } не может выложить фишку влияния на территорию { $faction }.
}
dystopia-built = Строительство завершено ({ $site }): открывается «{ $tile }».
dystopia-returned = { $you ->
    [seat] { $count ->
        [one] С площадки возвращается { $count } ваш работник.
        [few] С площадки возвращаются { $count } ваших работника.
        [many] С площадки возвращаются { $count } ваших работников.
       *[other] С площадки возвращается { $count } вашего работника.
    }
   *[other] { $count ->
        [one] С площадки возвращается { $count } работник игрока { $seat }.
        [few] С площадки возвращаются { $count } работника игрока { $seat }.
        [many] С площадки возвращаются { $count } работников игрока { $seat }.
       *[other] С площадки возвращается { $count } работника игрока { $seat }.
    }
}
dystopia-retrieves = { $you ->
    [seat] Вы возвращаете
   *[other] { $seat } возвращает
} { $count ->
    [one] { $count } работника.
    [few] { $count } работников.
    [many] { $count } работников.
   *[other] { $count } работника.
}
dystopia-uses = { $you ->
    [seat] Вы используете рекрута: { $recruit }.
   *[other] { $seat } использует рекрута: { $recruit }.
}
dystopia-shows-dilemma = { $you ->
    [seat] Вы разрешаете свою дилемму «{ $dilemma }»: { $side }.
   *[other] { $seat } разрешает свою дилемму «{ $dilemma }»: { $side }.
}
dystopia-drew-recruits = { $you ->
    [seat] Вы берёте двух рекрутов.
   *[other] { $seat } берёт двух рекрутов.
}
dystopia-saw-recruits = { $you ->
    [seat] Вам достались { $recruit } и { $other }.
   *[other] { $seat } видит двух рекрутов: { $recruit } и { $other }.
}
dystopia-offered = { $you ->
    [seat] Вы предлагаете игроку { $receiver } обмен
    [receiver] { $seat } предлагает вам обмен
   *[other] { $seat } предлагает игроку { $receiver } обмен
}: { $goods } и { $cards }; взамен: { $other_goods } и { $other_cards }.
dystopia-offered-exactly = { $you ->
    [seat] Вы предлагаете игроку { $receiver }: { $give }. Взамен: { $get }.
    [receiver] { $seat } предлагает вам: { $give }. Взамен: { $get }.
   *[other] { $seat } предлагает игроку { $receiver }: { $give }. Взамен: { $get }.
}
dystopia-traded = { $you ->
    [seat] Обмен состоялся: вы и { $receiver }.
    [receiver] Обмен состоялся: { $seat } и вы.
   *[other] Обмен состоялся: { $seat } и { $receiver }.
}
dystopia-stays = { $you ->
    [seat] Вы хотите поторговать, прежде чем закончите ход.
   *[other] { $seat } хочет поторговать, прежде чем закончить ход.
}
dystopia-not-traded = { $you ->
    [seat] Обмен не состоялся: вы и { $receiver }.
    [receiver] Обмен не состоялся: { $seat } и вы.
   *[other] Обмен не состоялся: { $seat } и { $receiver }.
}
dystopia-last-star = { $you ->
    [seat] Вы выложили свою последнюю фишку влияния.
   *[other] { $seat } выкладывает свою последнюю фишку влияния.
}
dystopia-tie-roll = { $you ->
    [seat] Бросок при ничьей: ваша сумма { $sum }.
   *[other] Бросок при ничьей: сумма игрока { $seat } — { $sum }.
}
dystopia-wins = { $you ->
    [seat] Вы побеждаете!
   *[other] { $seat } побеждает.
}
dystopia-stopped = Достигнут предел числа ходов. Игра остановлена.
dystopia-took-step = { $you ->
    [seat] Вы выбираете начальное деление: { $track } — { $step }.
   *[other] { $seat } выбирает начальное деление: { $track } — { $step }.
}

## Действия: строки меню

dystopia-do-keep = Активный: { $active }; скрытый: { $hidden }
dystopia-do-take = Взять рекрута: { $recruit }
dystopia-do-pick = Ввести в игру «{ $tile }»
dystopia-do-mark = Начать так: { $track } — { $step }
dystopia-do-place = Поставить работника со знанием { $value } { $space-on }
dystopia-do-retrieve = Вернуть { $workers-whom } { $way }
dystopia-do-resolve = Разрешить дилемму: { $side }
dystopia-do-stay = Поторговать перед концом хода
dystopia-do-finish = Закончить ход
dystopia-do-stop = Больше никого не ставить
dystopia-do-pay = Заплатить: { $payment }
dystopia-do-use = Использовать рекрута: { $recruit }
dystopia-do-done = Обойтись без рекрутов
dystopia-do-choose = Выбрать: { $choice }
dystopia-do-discard = Сбросить { $card-one }
dystopia-do-lose = Отдать единицу { $good-whom }
dystopia-do-set = Выставить на работнике { $value }
dystopia-do-yes = Взять
dystopia-do-no = Не брать
dystopia-do-offer = Предложить игроку { $partner }: { $give }; взамен: { $get }
dystopia-do-accept = Согласиться на обмен
dystopia-do-decline = Отказаться от обмена
dystopia-do-counter = Предложить другое: { $give }; взамен: { $get }
dystopia-do-burn = Сжечь { $card-one }
dystopia-do-retain = Оставить рекрута: { $recruit }

## Вопросы

dystopia-ask-draft = Возьмите одного из этих рекрутов; остальные перейдут к игроку слева.
dystopia-ask-keep = Выберите активного и скрытого рекрутов.
dystopia-ask-pick = Выберите заведение, которое войдёт в игру.
dystopia-ask-mark = Поставьте свою мораль или знание на свободное деление.
dystopia-ask-turn = Ваш ход: поставьте работника, верните работников или разрешите дилемму.
dystopia-ask-end = Можно ещё поторговать или закончить ход.
dystopia-ask-more = Можно поставить ещё одного работника или остановиться.
dystopia-ask-pay = Выберите, чем платить.
dystopia-ask-tunnel = Тоннель: выберите ресурс или карту артефакта.
dystopia-ask-star = Выберите, куда выложить фишку влияния.
dystopia-ask-gain = Выберите, что получить.
dystopia-ask-choose = Ваш рекрут: выберите, что получить.
dystopia-ask-ability = Используете рекрута?
dystopia-ask-draw = Вы берёте карты артефактов. Используете рекрута?
dystopia-ask-throw = Выберите карту артефакта, которую сбросите.
dystopia-ask-discard = Карт на руке больше предела: выберите, какую сбросить.
dystopia-ask-lose = Бросок обходится вам в товар или ресурс: выберите, что потерять.
dystopia-ask-set-value = Выберите новое значение работника.
dystopia-ask-may-take = Возьмёте?
dystopia-ask-dilemma-pay = Ваша дилемма: выберите, какие карты артефактов сбросить.
dystopia-ask-retain = Выберите, какого рекрута оставить.
dystopia-ask-trade = Вам предлагают обмен: согласитесь, откажитесь или предложите другое.
dystopia-ask-counter = Вам предлагают другой обмен: согласитесь или откажитесь.
dystopia-ask-burn = Выберите карту артефакта, которую сожжёте.
dystopia-ask-keep-one = Выберите, какую из двух взятых карт сбросить; другая останется у вас.
dystopia-about-may-draw = { $recruit } ({ $name }) предлагает каждому сопернику 1 карту артефакта
dystopia-about-may-take-bliss = { $recruit } ({ $name }) предлагает каждому сопернику 1 блаженство

dystopia-wait-draft = Ждём: { $names } { $count ->
    [1] берёт рекрута.
   *[other] берут рекрутов.
}
dystopia-wait-keep = Ждём: { $names } { $count ->
    [1] выбирает рекрутов.
   *[other] выбирают рекрутов.
}
dystopia-wait-pick = Ждём: { $names } { $count ->
    [1] выбирает заведение.
   *[other] выбирают заведения.
}
dystopia-wait-mark = Ждём: { $names } { $count ->
    [1] ставит мораль или знание на деление.
   *[other] ставят мораль или знание на деление.
}
dystopia-wait-turn = Ждём: { $names } { $count ->
    [1] решает, как провести ход.
   *[other] решают, как провести ход.
}
dystopia-wait-end = Ждём: { $names } { $count ->
    [1] торгует или заканчивает ход.
   *[other] торгуют или заканчивают ход.
}
dystopia-wait-more = Ждём: { $names } { $count ->
    [1] решает, ставить ли ещё работника.
   *[other] решают, ставить ли ещё работника.
}
dystopia-wait-pay = Ждём: { $names } { $count ->
    [1] платит.
   *[other] платят.
}
dystopia-wait-tunnel = Ждём: { $names } { $count ->
    [1] выбирает ресурс или карту в тоннеле.
   *[other] выбирают ресурс или карту в тоннеле.
}
dystopia-wait-star = Ждём: { $names } { $count ->
    [1] выкладывает фишку влияния.
   *[other] выкладывают фишки влияния.
}
dystopia-wait-gain = Ждём: { $names } { $count ->
    [1] выбирает, что получить.
   *[other] выбирают, что получить.
}
dystopia-wait-choose = Ждём: { $names } { $count ->
    [1] выбирает, что даст рекрут.
   *[other] выбирают, что даст рекрут.
}
dystopia-wait-ability = Ждём: { $names } { $count ->
    [1] решает, использовать ли рекрута.
   *[other] решают, использовать ли рекрута.
}
dystopia-wait-draw = Ждём: { $names } { $count ->
    [1] решает, брать ли карты с помощью рекрута.
   *[other] решают, брать ли карты с помощью рекрута.
}
dystopia-wait-throw = Ждём: { $names } { $count ->
    [1] сбрасывает карту артефакта.
   *[other] сбрасывают карты артефактов.
}
dystopia-wait-discard = Ждём: { $names } { $count ->
    [1] сбрасывает лишние карты.
   *[other] сбрасывают лишние карты.
}
dystopia-wait-lose = Ждём: { $names } { $count ->
    [1] выбирает, что потерять.
   *[other] выбирают, что потерять.
}
dystopia-wait-set-value = Ждём: { $names } { $count ->
    [1] выбирает значение работника.
   *[other] выбирают значение работника.
}
dystopia-wait-may-take = Ждём: { $names } { $count ->
    [1] решает, брать ли предложенное.
   *[other] решают, брать ли предложенное.
}
dystopia-wait-dilemma-pay = Ждём: { $names } { $count ->
    [1] платит за дилемму.
   *[other] платят за дилемму.
}
dystopia-wait-retain = Ждём: { $names } { $count ->
    [1] выбирает одного из двух рекрутов.
   *[other] выбирают одного из двух рекрутов.
}
dystopia-wait-trade = Ждём: { $names } { $count ->
    [1] обдумывает обмен.
   *[other] обдумывают обмен.
}
dystopia-wait-counter = Ждём: { $names } { $count ->
    [1] обдумывает встречное предложение.
   *[other] обдумывают встречное предложение.
}
dystopia-wait-burn = Ждём: { $names } { $count ->
    [1] сжигает карту артефакта.
   *[other] сжигают карты артефактов.
}
dystopia-wait-keep-one = Ждём: { $names } { $count ->
    [1] выбирает одну из двух карт.
   *[other] выбирают одну из двух карт.
}

## Отказы; номер правила следует в скобках

dystopia-no-nothing-asked = Сейчас никого ни о чём не спрашивают
dystopia-no-not-a-way-to-pay = Это не покрывает цену, или у вас этого нет
dystopia-no-ability-not-now = Этого рекрута сейчас использовать нельзя: { $recruit }
dystopia-no-answered-already = Вы уже ответили; остальные ещё выбирают
dystopia-no-not-your-turn = Сейчас ходит { $seat }
dystopia-no-not-asked = Сейчас спрашивают не вас
dystopia-no-no-such-worker = На этот ход у вас нет доступного работника со знанием { $value }
dystopia-no-not-a-double = В этот ход можно ставить ещё только работников со знанием { $value }
dystopia-no-apothecary = Аптека Продуктивных Снов закрывает вам Икар
dystopia-no-arena = Из-за Арены Мирных Конфликтов второго своего работника туда не поставить
dystopia-no-tunnel-not-finished = Тоннель ещё не завершён
dystopia-no-tunnel-of-others = У вас нет активного рекрута той фракции, чей это тоннель
dystopia-no-not-built = Заведение ещё не построено
dystopia-no-plaza = Из-за Площади Увековеченной Скромности нельзя посещать заведения без вашей фишки влияния
dystopia-no-already-built = Заведение уже построено
dystopia-no-occupied = Там уже стоит работник
dystopia-no-lounge = Из-за Гостиной Роскошной Бережливости нельзя строить там, где стоит работник соперника
dystopia-no-spa = Из-за Спа Мимолётного Удовольствия нельзя вытолкнуть своего работника
dystopia-no-cannot-pay = Вам нечем за это заплатить
dystopia-no-icarus-morale = В Икаре этот рекрут стоит вам 1 мораль, а терять вам нечего: { $recruit }
dystopia-no-not-this-turn = Работника со знанием { $value } можно поставить только в один из следующих ходов
dystopia-no-one-thing-a-turn = За ход либо ставят работников, либо возвращают, либо разрешают дилемму
dystopia-no-nobody-on-board = На поле нет ваших работников
dystopia-no-cannot-retrieve-so = Этих работников так вернуть нельзя
dystopia-no-dilemma-resolved = Вы уже разрешили свою дилемму
dystopia-no-dilemma-cards = У вас нет ни артефакта вашей дилеммы, ни двух других карт
dystopia-no-stays-already = Вы уже сказали, что хотите поторговать перед концом хода
dystopia-no-no-trading = За этим столом не торгуют
dystopia-no-trade-with-another = Обмениваться можно только с другим игроком
dystopia-no-both-give = При обмене что-то отдают обе стороны
dystopia-no-not-yours = У вас нет того, что вы предлагаете
dystopia-no-asked-draft = Сначала возьмите одного из рекрутов на руке
dystopia-no-asked-keep = Сначала выберите активного и скрытого рекрутов из тех, что вам раздали
dystopia-no-asked-pick = Сначала выберите одно из своих заведений
dystopia-no-asked-mark = Поставьте мораль или знание на свободное деление
dystopia-no-asked-turn = Ваш ход: поставьте работника, верните работников или разрешите дилемму
dystopia-no-asked-end = Сейчас можно только предложить обмен или закончить ход
dystopia-no-asked-more = Сейчас можно только поставить ещё работника или остановиться
dystopia-no-asked-pay = Сначала заплатите за клетку
dystopia-no-asked-tunnel = Сначала выберите ресурс тоннеля или карту артефакта
dystopia-no-asked-star = Сначала выберите, куда выложить фишку влияния
dystopia-no-asked-gain = Сначала выберите, что получить
dystopia-no-asked-choose = Сначала выберите, что даст рекрут
dystopia-no-asked-ability = Сейчас можно только использовать рекрута или продолжить без него
dystopia-no-asked-draw = Сначала решите, использовать ли рекрута, чтобы взять карты
dystopia-no-asked-throw = Сначала выберите свою карту артефакта и сбросьте её
dystopia-no-asked-discard = Сначала сбросьте свою карту артефакта: на руке их больше предела
dystopia-no-asked-lose = Сначала выберите свой товар или ресурс, который потеряете
dystopia-no-asked-set-value = Сначала выберите значение от 1 до 6
dystopia-no-asked-may-take = Можно только взять предложенное или отказаться
dystopia-no-asked-dilemma-pay = Сначала сбросьте карты за свою дилемму
dystopia-no-asked-retain = Сначала выберите одного из двух взятых рекрутов
dystopia-no-asked-trade = Сначала ответьте на предложение: согласие, отказ или другое предложение из того, что у вас есть
dystopia-no-asked-counter = Сначала согласитесь на встречное предложение или откажитесь
dystopia-no-asked-burn = Сначала выберите свою карту артефакта, которую сожжёте
dystopia-no-asked-keep-one = Сначала выберите, какую из двух взятых карт сбросить

## Конец игры

dystopia-way-ten-stars = Все десять фишек влияния выложены.
dystopia-way-stopped = Игра остановлена: достигнут предел числа ходов.
dystopia-end-tie = Последнюю фишку влияния одновременно выложили несколько игроков ({ $count }); { $by ->
    [morale] решила более высокая мораль.
    [knowledge] решило меньшее знание.
    [tiles] решили фишки в большем числе заведений.
    [territories] решили фишки на большем числе территорий.
   *[roll] решил меньший бросок всех работников.
}

## Стол: один факт в строке

dystopia-level-1 = { $space } даёт на единицу { $good-whom } больше
dystopia-level-2 = в тоннеле { $good } вместе с картой
dystopia-level-2-icarite = карта за каждую фишку влияния на территории икаритов
dystopia-level-3 = скрытые рекруты активируются
dystopia-level-4 = по фишке влияния на каждого активного рекрута
dystopia-level-3-reached = скрытые рекруты активируются сразу
dystopia-level-4-reached = на активных рекрутах лежат фишки влияния

dystopia-table-before-play = Идёт подготовка к игре.
dystopia-table-turn = { $you ->
    [yes] Ход { $turn }: ходите вы.
   *[no] Ход { $turn }: ходит { $seat }.
}
dystopia-table-stars = Выложено фишек влияния из 10: { $list }.
dystopia-table-player = { $you ->
    [yes] { $seat } (вы):
   *[no] { $seat }:
}
dystopia-table-goods = Товары и ресурсы: { $goods }
dystopia-table-tracks = Мораль { $morale }, знание { $knowledge }
dystopia-table-hand = Карт артефактов: { $count }, не больше { $limit }
dystopia-table-known-hand = Карт артефактов: { $count }, не больше { $limit }: { $cards }
dystopia-table-workers = Работники: { $list }
dystopia-table-worker-home = № { $number } со знанием { $value }, доступен
dystopia-table-worker-placed = № { $number } со знанием { $value }, { $space }
dystopia-table-worker-unrolled = № { $number }, ещё не брошен
dystopia-table-recruit = { $star ->
    [yes] Активный рекрут: { $recruit } ({ $faction-plural }), с фишкой влияния
   *[no] Активный рекрут: { $recruit } ({ $faction-plural })
}
dystopia-table-hidden = Скрытый рекрут: { $recruit } ({ $faction-plural })
dystopia-table-hidden-count = Скрытых рекрутов: { $count }
dystopia-table-dealt = Рекруты на выбор: { $list }
dystopia-table-tiles = Заведения на выбор: { $list }
# $state: "open", "served" (фишка влияния) или "fought" (рекрут).
dystopia-table-dilemma = { $state ->
    [open] Дилемма: { $dilemma } ({ $card }), ещё не разрешена
    [served] Дилемма: { $dilemma } ({ $card }), разрешена с фишкой влияния
   *[fought] Дилемма: { $dilemma } ({ $card }), разрешена ради рекрута
}
dystopia-table-dilemma-unknown = Дилемма: ещё не разрешена
dystopia-table-stars-left = Фишки влияния: выложено { $placed }, осталось { $left }
dystopia-table-stars-on = Фишки влияния на территориях: { $list }
dystopia-table-stars-on-markets = Фишки влияния на заведениях: { $list }
dystopia-table-penalties = Штрафы: { $list }

dystopia-table-allegiance = Трек преданности; бонусы — тем, у кого есть активный рекрут фракции:
dystopia-table-row = { $faction }: деление { $step } из 11
dystopia-table-in-force = { $row }; действует: { $bonuses }
dystopia-table-next-level = { $row }; с деления { $step }: { $bonus }
dystopia-table-tunnels = Тоннели:
dystopia-table-tunnel = { $space }: шахтёр на делении { $step } из 9
dystopia-table-tunnel-activates = { $row }; на делении 6 активируются скрытые рекруты, на делении 9 откроется конец
dystopia-table-tunnel-opens = { $row }; на делении 9 откроется конец
dystopia-table-tunnel-open = { $row }; конец открыт
dystopia-table-spaces = Работники на поле:
dystopia-table-area = { $space }: { $workers }; сумма { $count }
dystopia-table-area-empty = { $space }: никого
dystopia-table-sites = Строительные площадки и заведения:
dystopia-table-site = Строительная { $site }: работников { $count } из { $needed }; цена свободных клеток: { $goods }
dystopia-table-market = { $site }: { $tile }; цена посещения: { $cost }; фишки влияния: { $names }; штраф без фишки: { $penalty }
dystopia-table-territories = Свободных мест для фишек влияния на территориях: { $list }.
dystopia-table-deck = Карт артефактов в колоде: { $count }; сброшено: { $cards }.
dystopia-table-placing = { $space }: используется прямо сейчас.
dystopia-table-offer = { $you ->
    [seat] Обмен с игроком { $receiver }: вы отдаёте: { $give }; взамен: { $get }.
    [receiver] Обмен: { $seat } отдаёт вам: { $give }; взамен: { $get }.
   *[other] Обмен: { $seat } отдаёт игроку { $receiver }: { $give }; взамен: { $get }.
}
dystopia-table-offer-unknown = Обмен: { $seat } и { $receiver } ведут переговоры.
dystopia-table-turns = Сыграно ходов: { $count }.
dystopia-table-leading = Впереди по фишкам влияния и правилам ничьей: { $list }.

## Что напечатано на клетках, для стола словами. $one и $two: один и два товара («1 энергия»).

dystopia-table-printed = Цены и доходы, как они напечатаны, без рекрутов, бонусов и штрафов:
dystopia-printed-area = { $space }: бесплатно; { $one }; при сумме от 1 до 4 ещё и 1 очко преданности, от 5 до 8 ещё и на 1 знание меньше, от 9 вместо этого { $two } и на 1 знание больше
dystopia-printed-tunnel = { $space }: цена — { $cost }; { $gain } или карта артефакта, и шахтёр сдвигается на 1 деление
dystopia-printed-end = { $space }: бесплатно; { $gain }
dystopia-printed-tank-energy = { $space }: цена — { $cost }; новый работник и на 2 знания меньше
dystopia-printed-tank-water = { $space }: цена — { $cost }; новый работник и на 2 морали больше
dystopia-printed-cards = { $space }: цена — любые 3 карты артефактов или 2 одинаковые; фишка влияния на территории области или на одном из её заведений и 1 очко преданности
dystopia-printed-wind-saloon = { $space }: цена — любые 3 карты артефактов или 2 одинаковые; фишка влияния на территории Икара и 1 очко преданности
dystopia-printed-nimbus-loft = { $space }: цена — любые 3 ресурса; фишка влияния на территории Икара и 1 очко преданности
dystopia-printed-breeze-bar = { $space }: цена — 1 блаженство и 1 любой другой товар; 2 карты артефактов и 1 очко преданности
dystopia-printed-sky-lounge = { $space }: цена — 1 блаженство и 1 любой другой товар; любые 2 ресурса и 1 очко преданности
dystopia-table-recruits = Что делают рекруты:
dystopia-table-overload = Ваше знание вместе со знанием ваших доступных работников: { $sum }; от { $overload } бросок стоит работника.

## Почему бот выбрал бы это; то, что говорит против, начинается с «но»

dystopia-hint-star = Вы выкладываете фишку влияния.
dystopia-hint-finish = Заведение будет достроено, и все его строители выложат фишку влияния.
dystopia-hint-build = Это доля в фишке влияния: { $count ->
    [one] ещё { $count } работник
    [few] ещё { $count } работника
    [many] ещё { $count } работников
   *[other] ещё { $count } работника
} — и заведение достроено.
dystopia-hint-allegiance = Преданность { $faction } растёт, а их рекруты у вас есть.
dystopia-hint-allegiance-but = Но растёт преданность { $faction }, и соперникам это полезнее, чем вам.
dystopia-hint-row-ends = Преданность { $faction } доходит до конца: фишка влияния на каждого вашего активного рекрута из них.
dystopia-hint-gain = Это приносит: { $stock }.
dystopia-hint-cards = Вы берёте { $count ->
    [one] { $count } карту артефакта
    [few] { $count } карты артефактов
    [many] { $count } карт артефактов
   *[other] { $count } карты артефактов
}.
dystopia-hint-resources = Вы получаете { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
} на выбор.
dystopia-hint-tunnel = Вы получаете на выбор единицу { $good-whom } или карту артефакта.
dystopia-hint-tunnel-both = Вы получаете единицу { $good-whom } и карту артефакта.
dystopia-hint-miner = Шахтёр продвинется, а на делении 6 станет активным ваш скрытый рекрут из { $faction }.
dystopia-hint-worker = У вас станет на одного работника больше.
dystopia-hint-knowledge = Ваше знание уменьшится, а с ним и опасность потерять работника.
dystopia-hint-knowledge-but = Но ваше знание вырастет.
dystopia-hint-morale = Вырастет мораль, а с ней и число карт, которые можно держать.
dystopia-hint-morale-but = Но ваша мораль упадёт.
dystopia-hint-risk-but = Но с вероятностью { $chance } % работники узнают слишком много, и одного вы потеряете.
dystopia-hint-home = { $count ->
    [one] { $count } работник вернётся домой, и его можно будет поставить снова.
    [few] { $count } работника вернутся домой, и их можно будет поставить снова.
    [many] { $count } работников вернутся домой, и их можно будет поставить снова.
   *[other] { $count } работника вернутся домой, и их можно будет поставить снова.
}
dystopia-hint-leave-but = Но вы бросите место на стройке, за которое уже заплатили.
dystopia-hint-bump = Ваш собственный работник вернётся домой бесплатно.
dystopia-hint-bump-but = Но работник соперника вернётся домой бесплатно.
dystopia-hint-double = Ещё у одного вашего работника знание { $value }, и его можно поставить в тот же ход.
dystopia-hint-pair = С двумя рекрутами из { $faction } конец их трека — это две фишки влияния.
dystopia-hint-recruit = Одна из самых сильных способностей: { $recruit }.
dystopia-hint-near = Преданность { $faction } высока, а в конце трека ждёт фишка влияния на этого рекрута.
dystopia-hint-ability = Сейчас это приносит больше, чем стоит: { $recruit }.
dystopia-hint-spare = Без этого вам легче всего обойтись.
dystopia-hint-offer = Вы получаете заметно больше, чем отдаёте.
dystopia-hint-free = Это достанется вам даром.
dystopia-hint-cheap-tile = Дешевле всего посещать заведение, которое просит определённый артефакт.
dystopia-hint-high-morale = С высокой моралью можно держать много карт.
dystopia-hint-little-knowledge = Работники, которые мало знают, не теряются.
dystopia-hint-equal = Ещё у одного вашего работника знание { $value }: обоих можно поставить за один ход.
dystopia-hint-book = Книга горит лучше всего.
dystopia-hint-tile-star = Фишка влияния на заведении ещё и избавит вас от его штрафа.
dystopia-hint-wait = Ничто другое не приносит больше, чем стоит.
dystopia-hint-any = Лучшего варианта нет.

# Как отчёты о множестве партий называют то, что считают.

dystopia-note-faction = Фракция первого рекрута
dystopia-note-kept = Рекруты, оставленные в начале
dystopia-note-recruits = Рекруты, активные в конце
dystopia-note-used = Рекруты, применённые по выбору
dystopia-note-artifacts = Взятые артефакты
dystopia-note-markets = Заведения со своей звездой
dystopia-note-dilemma = Дилемма
dystopia-note-side = Сторона дилеммы
dystopia-note-territories = Территории со своей звездой
dystopia-note-stars = Выставленные звёзды
dystopia-note-morale = Мораль в конце
dystopia-note-knowledge = Знание в конце
dystopia-note-workers = Работники в конце
dystopia-note-lost = Потерянные работники
dystopia-note-retrieved = Ходы возвращения
dystopia-note-traded = Обмены
dystopia-note-built = Построенные заведения
dystopia-note-rounds = Раунды

## Как играют боты

dystopia-manner-cautious = Осторожный
    .text = Держит работников в неведении и довольстве и мало кого теряет.
dystopia-manner-builder = Строитель
    .text = Посылает работников на стройки, в том числе на начатые другими.
dystopia-manner-collector = Собиратель
    .text = Артефактов ему всегда мало.
dystopia-manner-loyal = Верный
    .text = Продвигает свои фракции, что бы ещё ни предлагали.
