# Leaders of Euphoria: Choose a Better Oppressor. Названия фракций и слова «рекрут» и «артефакт» — из русских
# правил «Эйфории». Имена не склоняются, поэтому всегда стоят в именительном падеже.

leaders-title = Лидеры Эйфории
    .text = Тайная верность, лучемёты и ложь для 4–8 игроков. Узнайте, кто кому служит, и добейтесь, чтобы лидер чужой фракции был открыт и попал под выстрел.

## Слова

leaders-kind-e = последователь эйфорийцев
    .text = Рекрут эйфорийцев. Если у вас нет лидера, вы в той команде, к которой принадлежит большинство ваших трёх рекрутов.
leaders-kind-s = последователь подземлян
    .text = Рекрут подземлян. Если у вас нет лидера, вы в той команде, к которой принадлежит большинство ваших трёх рекрутов.
leaders-kind-el = лидер эйфорийцев
    .text = У кого он есть, тот эйфориец, какими бы ни были два других рекрута. Открытого лидера уже не скрыть; если в его владельца тогда попадёт выстрел, игра окончена.
leaders-kind-sl = лидер подземлян
    .text = У кого он есть, тот подземлянин, какими бы ни были два других рекрута. Открытого лидера уже не скрыть; если в его владельца тогда попадёт выстрел, игра окончена.
leaders-kind-unknown = не скажу

leaders-team-euphorian = эйфорийцы
leaders-team-subterran = подземляне
leaders-team-wastelander = пустынники

leaders-slot-left = левый
    .whom = левого
leaders-slot-middle = средний
    .whom = среднего
leaders-slot-right = правый
    .whom = правого

# Один рекрут из ряда; "self" и "own": ряд читателя или другого игрока, и действует сам его владелец.
leaders-place = { $you ->
    [yes] ваш { $slot } рекрут
    [self] ваш { $slot } рекрут
    [own] { $slot } рекрут этого игрока
   *[no] { $slot } рекрут игрока { $owner }
}
    .whom = { $you ->
        [yes] вашего { $slot } рекрута
        [self] своего { $slot } рекрута
        [own] своего { $slot } рекрута
       *[no] { $slot } рекрута игрока { $owner }
    }

leaders-window-own-action = как действие вашего хода
leaders-window-interrogate-declared = другой игрок допрашивает вашего рекрута
leaders-window-artifact-declared = другой игрок использует артефакт действия
leaders-window-arm-declared = другой игрок вооружается
leaders-window-shot-declared = другой игрок стреляет
leaders-window-gun-dropping = другой игрок вот-вот положит лучемёт после выстрела

leaders-label-type = Вид
leaders-label-when = Когда
leaders-label-cost = Цена
leaders-label-note = Пояснение
leaders-label-object = В старом мире
leaders-is-action = артефакт действия
leaders-is-reaction = артефакт реакции
leaders-cost = открыть одного из своих скрытых рекрутов

## Артефакты

leaders-artifact-burial-chamber = Погребальная камера
    .text = Скройте до трёх открытых последователей у любых игроков, в том числе у себя.
    .note = Можно не скрывать никого, а можно скрыть и того, кем вы заплатили за эту карту. Лидеров снова не скрыть.
leaders-artifact-cart-puller = Тягач
    .text = Назовите по одному рекруту у двух разных соперников. Эти рекруты меняются местами; скрытый остаётся скрытым, открытый — открытым.
    .note = Своих рекрутов называть нельзя, лидеров — можно. Кто после этого владеет обоими лидерами, сразу побеждает; побеждает и пустынник, которому достался лидер.
leaders-artifact-tongue-oil = Масло для языка
    .text = Откройте одного скрытого рекрута другого игрока.
    .note = Рекрута называют, не глядя. Открытый так лидер остаётся открытым.
    .object = пыльная бутылка спиртного
leaders-artifact-whisper-rope = Шепчущий шнур
    .text = Тайно взгляните на одного скрытого рекрута у каждого из двух соперников.
    .note = Обоих называют, прежде чем смотреть. Если скрытые рекруты есть только у одного соперника, хватит одного.
    .object = телефон с витым проводом
leaders-artifact-soul-mirror = Зеркало души
    .text = Выберите другого игрока, у которого есть скрытый рекрут. Вы тайно смотрите на всех скрытых рекрутов друг друга.
    .note = Смотрите вы одновременно. У вас видят тех, кто остался скрытым после оплаты; если таких нет, смотрите только вы.
    .object = складное зеркальце
leaders-artifact-dust-beast = Пыльный зверь
    .text = Другой игрок по вашему выбору кладёт свой лучемёт в центр стола.
    .note = Это не выстрел: «Заклинатель железа» лучемёт не перехватит.
    .object = пылесос
leaders-artifact-fish-wand = Рыбий жезл
    .text = Заберите лучемёт у другого игрока и сразу прицельтесь. Своего лучемёта у вас быть не должно.
    .note = Прежняя цель больше не важна; целиться можно и в того, у кого лучемёт забрали. Действие потрачено, поэтому в этот ход выстрелить нельзя.
    .object = удочка
leaders-artifact-clay-swine = Глиняная свинья
    .text = Возьмите случайный артефакт с руки другого игрока.
    .note = Карту выбирает случай, и какая она, знаете только вы двое.
    .object = копилка
leaders-artifact-voice-funnel = Воронка голоса
    .text = Выберите любого игрока. Все лучемёты у остальных теперь нацелены на него.
    .note = Лучемёт в руках самого этого игрока цель не меняет. Свой вы можете повернуть снова в фазе прицеливания.
    .object = мегафон
leaders-artifact-plastic-promise = Пластиковое обещание
    .text = Рекрут, которого вы открываете ради этой карты, переходит к другому игроку без лучемёта, у которого скрытых рекрутов теперь не меньше, чем у вас. Взамен тот отдаёт вам одного из своих скрытых рекрутов, какого захочет. Скрытый остаётся скрытым, открытый — открытым.
    .note = Переходить из рук в руки могут и лидеры. Рекруты занимают места друг друга. Пустынник, получивший лидера, или тот, у кого собрались оба, сразу побеждает.
    .object = кредитная карта
leaders-artifact-dizzy-drum = Головокружительный барабан
    .text = Выберите игрока, у которого не меньше двух скрытых рекрутов. Эти рекруты перемешиваются на своих местах.
    .note = Открытые рекруты остаются на месте. Всё может оказаться как было; посмотреть может только владелец.
    .object = сушильная машина
leaders-artifact-wake-powder = Порошок бодрости
    .text = Выполните сейчас до двух дополнительных действий, притом разных: допрос, вооружение, сокрытие.
    .note = Одно за другим, каждое по своим правилам и за свою цену; второе можно не выполнять. После оплаты этой карты хотя бы одно должно быть возможно.
    .object = банка растворимого кофе
leaders-artifact-mechanical-rooster = Механический петух
    .text = Выберите другого игрока: в свой следующий ход он пропускает фазу действия.
    .note = Остальные фазы идут своим чередом, и отвечать реакциями этот игрок по-прежнему может.
    .object = заводной будильник
leaders-artifact-winter-box = Зимний ящик
    .text = Возьмите из колоды три артефакта. Два оставьте себе, третий положите под колоду.
    .note = Если в колоде меньше трёх карт, возьмите сколько есть; две или одну оставьте себе все.
    .object = холодильник
leaders-artifact-soul-catcher = Ловец душ
    .text = Все остальные игроки, у которых нет открытых рекрутов, должны открыть по одному — каждый по своему выбору.
    .note = Выбирают одновременно, и рекрутов открывают вместе. Открывать лидера никто не обязан.
    .object = фотоаппарат с моментальной печатью
leaders-artifact-ancient-currency = Древние деньги
    .text = Когда стреляют в вас: выстрел состоится, но потом вы решаете, кто получит лучемёт стрелявшего. Можно назвать и себя, но не того, у кого лучемёт уже есть.
    .note = Кто получил лучемёт, сразу прицеливается. Если выстрел отменён, попал в другого или закончил игру, ничего больше не происходит, а карта всё равно потрачена.
leaders-artifact-scarlet-octagon = Алый восьмиугольник
    .text = Когда стреляют в кого угодно: стреляющий должен выбрать другую жертву.
    .note = Новой жертвой можете оказаться и вы, но не сам стреляющий. Новая жертва тоже может ответить.
    .object = дорожный знак «Стоп»
leaders-artifact-rain-shield = Щит от дождя
    .text = Когда стреляют в вас: выстрел переходит на вашего соседа слева или справа, на выбор, но не на стреляющего.
    .note = Сосед тоже может ответить. Если у него открыт лидер и выстрел попал, игра окончена.
    .object = зонт
leaders-artifact-iron-pancake = Железный блин
    .text = Когда стреляют в вас: выстрел отменяется. Лучемёт стрелявшего всё равно возвращается в центр стола.
    .note = Вы ничего не берёте, не роняете и никого не открываете, кроме того, кем платите. Спасает и с открытым лидером, пока есть кем заплатить.
    .object = сковорода
leaders-artifact-rainbow-disc = Радужный диск
    .text = Когда стреляют в вас: вместо вас выстрел попадает в стреляющего. Не действует, если у стреляющего открыт лидер.
    .note = Стрелявший без лидера становится пустынником. Сам он на это ответить не может, а другие могут.
    .object = компакт-диск
leaders-artifact-unblinking-egg = Немигающее яйцо
    .text = Когда допрашивают вашего рекрута: допрашивающий ничего не видит, а вы тайно смотрите на одного из его скрытых рекрутов.
    .note = Заплатить можно тем самым рекрутом, которого хотели увидеть. Взгляд с помощью артефакта — не допрос.
    .object = купол камеры наблюдения
leaders-artifact-windshield-scroll = Свиток с лобового стекла
    .text = Когда другой игрок использует артефакт действия: этот артефакт не срабатывает.
    .note = Рекрут, открытый ради отменённой карты, остаётся открытым, и действие потрачено. Реакции отменить нельзя.
    .object = штраф за парковку
leaders-artifact-yellow-crescent = Жёлтый полумесяц
    .text = Когда другой игрок вооружается: лучемёт вместо него берёте вы и сразу прицеливаетесь. Своего лучемёта у вас быть не должно.
    .note = Другой игрок остаётся без лучемёта, даже если в центре есть ещё. Его рекрут остаётся открытым, и действие потрачено.
    .object = пластмассовый банан
leaders-artifact-iron-charmer = Заклинатель железа
    .text = Когда другой игрок вот-вот положит лучемёт после выстрела: вы забираете этот лучемёт и сразу прицеливаетесь. Своего лучемёта у вас быть не должно.
    .note = Годится и тому, в кого только что попали, но не если карта взята из-за этого же выстрела. Не поможет, когда лучемёт передают «Древние деньги».
    .object = подковообразный магнит

## События

leaders-dealt = Рекруты и артефакты розданы.
leaders-row-seen = { $you ->
    [seat] Ваши рекруты: { $left }, { $middle }, { $right }.
   *[other] Рекруты игрока { $seat }: { $left }, { $middle }, { $right }.
}
leaders-arranged = Все игроки выложили своих рекрутов.
leaders-begins = { $you ->
    [seat] Вы начинаете и берёте жетон дознавателя.
   *[other] { $seat } начинает и берёт жетон дознавателя.
}
leaders-turn = { $you ->
    [seat] Ход { $turn }: ходите вы.
   *[other] Ход { $turn }: ходит { $seat }.
}
leaders-team-is = { $you ->
    [seat] Ваша команда — { $team }.
   *[other] Команда игрока { $seat } — { $team }.
}
leaders-no-artifact-phase = { $you ->
    [seat] Вы оставляете свои артефакты как есть.
   *[other] { $seat } оставляет свои артефакты как есть.
}
leaders-discarded = { $you ->
    [seat] { $count ->
        [0] Вам нечего сбрасывать.
        [one] Вы сбрасываете { $count } артефакт.
        [few] Вы сбрасываете { $count } артефакта.
        [many] Вы сбрасываете { $count } артефактов.
       *[other] Вы сбрасываете { $count } артефакта.
    }
   *[other] { $count ->
        [0] Рука пуста: { $seat } ничего не сбрасывает.
        [one] { $seat } сбрасывает { $count } артефакт.
        [few] { $seat } сбрасывает { $count } артефакта.
        [many] { $seat } сбрасывает { $count } артефактов.
       *[other] { $seat } сбрасывает { $count } артефакта.
    }
}
leaders-drew = { $you ->
    [seat] Вы берёте артефакт из колоды.
   *[other] { $seat } берёт артефакт из колоды.
}
leaders-drew-card = { $you ->
    [seat] Вы взяли артефакт «{ $artifact }».
   *[other] { $seat } берёт артефакт «{ $artifact }».
}
leaders-drew-nothing = { $you ->
    [seat] Колода пуста: вы ничего не берёте.
   *[other] Колода пуста: { $seat } ничего не берёт.
}
leaders-gave = { $you ->
    [seat] Вы отдаёте артефакт. Получает { $receiver }.
    [receiver] { $seat } отдаёт вам артефакт.
   *[other] { $seat } отдаёт артефакт. Получает { $receiver }.
}
leaders-gave-card = { $you ->
    [seat] { $receiver } получает от вас артефакт «{ $artifact }».
    [receiver] От игрока { $seat } вы получаете артефакт «{ $artifact }».
   *[other] { $receiver } получает от игрока { $seat } артефакт «{ $artifact }».
}
leaders-no-action = { $you ->
    [seat] Вы обходитесь без действия.
   *[other] { $seat } обходится без действия.
}
leaders-action-lost = { $you ->
    [seat] Вы пропускаете фазу действия.
   *[other] { $seat } пропускает фазу действия.
}
leaders-interrogates = { $you ->
    [seat] Вы допрашиваете { $recruit-whom }.
   *[other] { $seat } допрашивает { $recruit-whom }.
}
leaders-sees = { $you ->
    [seat] Вы видите { $recruit-whom }: { $kind }.
   *[other] { $seat } видит { $recruit-whom }: { $kind }.
}
leaders-sees-nothing = { $you ->
    [seat] Вам не удаётся увидеть { $recruit-whom }.
   *[other] { $seat } так и не видит { $recruit-whom }.
}
leaders-looks = { $you ->
    [seat] В ответ вы смотрите на { $recruit-whom }.
   *[other] В ответ { $seat } смотрит на { $recruit-whom }.
}
leaders-exposed = Открыт { $recruit }: { $kind }.
leaders-hidden = Снова скрыт { $recruit }: { $kind }.
leaders-hides = { $you ->
    [seat] Вы скрываете { $recruit-whom }: { $kind }.
   *[other] { $seat } скрывает { $recruit-whom }: { $kind }.
}
leaders-arms = { $you ->
    [seat] Вы вооружаетесь.
   *[other] { $seat } вооружается.
}
leaders-takes-gun = { $you ->
    [seat] Вы берёте лучемёт.
   *[other] { $seat } берёт лучемёт.
}
leaders-aims = { $you ->
    [seat] Вы целитесь. Цель — { $target }.
    [target] { $seat } целится в вас.
   *[other] { $seat } целится. Цель — { $target }.
}
leaders-drops-gun = { $you ->
    [seat] Вы кладёте свой лучемёт в центр стола.
   *[other] { $seat } кладёт свой лучемёт в центр стола.
}
leaders-shoots = { $you ->
    [seat] Вы стреляете! Цель — { $victim }.
    [victim] { $seat } стреляет в вас!
   *[other] { $seat } стреляет! Цель — { $victim }.
}
leaders-shot = { $you ->
    [victim] Выстрел попадает в вас.
   *[other] Выстрел попадает в цель: { $victim }.
}
leaders-shot-cancelled = { $you ->
    [victim] Выстрел в вас отменён.
   *[other] Выстрел отменён, { $victim } вне опасности.
}
leaders-shot-void = { $you ->
    [seat] Лучемёта у вас больше нет: выстрел не состоялся.
   *[other] { $seat } больше не держит лучемёт: выстрел не состоялся.
}
leaders-new-victim = { $you ->
    [victim] Теперь стреляют в вас!
   *[other] Новая цель выстрела — { $victim }.
}
leaders-becomes-wastelander = { $you ->
    [seat] Вы становитесь пустынником.
   *[other] { $seat } становится пустынником.
}
leaders-uses = { $you ->
    [seat] Вы используете артефакт «{ $artifact }».
   *[other] { $seat } использует артефакт «{ $artifact }».
}
leaders-names-recruit = { $you ->
    [seat] Вы называете { $recruit-whom }.
   *[other] { $seat } называет { $recruit-whom }.
}
leaders-names-player = { $you ->
    [both] Вы выбираете себя.
    [seat] Ваш выбор — { $player }.
    [player] { $seat } выбирает вас.
   *[other] { $seat } делает выбор: { $player }.
}
leaders-artifact-cancelled = Артефакт «{ $artifact }» не срабатывает.
leaders-reacts = { $you ->
    [seat] Вы отвечаете артефактом «{ $artifact }».
   *[other] { $seat } отвечает артефактом «{ $artifact }».
}
leaders-reaction-withdrawn = { $you ->
    [seat] Ваша реакция уже не к месту: артефакт «{ $artifact }» остаётся у вас, платить не нужно.
   *[other] Реакция игрока { $seat } уже не к месту: артефакт «{ $artifact }» остаётся на руке, платить не нужно.
}
leaders-under-deck = Артефакт «{ $artifact }» уходит под колоду.
leaders-exchanged = Меняются местами { $recruit } и { $other }.
leaders-received = { $you ->
    [seat] К вам переходит новый рекрут. Теперь { $recruit } — { $kind }.
   *[other] { $seat } получает нового рекрута. Теперь { $recruit } — { $kind }.
}
leaders-shuffled = { $you ->
    [player] Ваши скрытые рекруты перемешаны.
   *[other] Скрытые рекруты игрока { $player } перемешаны.
}
leaders-marked = { $you ->
    [player] В следующий ход вы пропустите фазу действия.
   *[other] В следующий свой ход { $player } пропустит фазу действия.
}
leaders-took-artifact = { $you ->
    [seat] Вы берёте артефакт с руки игрока { $player }.
    [player] { $seat } берёт артефакт с вашей руки.
   *[other] { $seat } берёт артефакт с руки игрока { $player }.
}
leaders-took-card = { $you ->
    [seat] Вы забираете у игрока { $player } артефакт «{ $artifact }».
    [player] { $seat } забирает у вас артефакт «{ $artifact }».
   *[other] { $seat } забирает у игрока { $player } артефакт «{ $artifact }».
}
leaders-drew-several = { $you ->
    [seat] Вы берёте из колоды
   *[other] { $seat } берёт из колоды
} { $count ->
    [one] { $count } артефакт.
    [few] { $count } артефакта.
    [many] { $count } артефактов.
   *[other] { $count } артефакта.
}
leaders-returned = { $you ->
    [seat] Один из них вы кладёте под колоду.
   *[other] Один из них { $seat } кладёт под колоду.
}
leaders-returned-card = { $you ->
    [seat] Вы кладёте артефакт «{ $artifact }» под колоду.
   *[other] { $seat } кладёт артефакт «{ $artifact }» под колоду.
}
leaders-leader-is-shot = { $you ->
    [seat] Вы стреляли, и под выстрел попадает { $victim } с открытым лидером. Игра окончена.
    [victim] { $seat } попадает в вас, когда ваш лидер открыт. Игра окончена.
   *[other] Стреляет { $seat }, и под выстрел попадает { $victim } с открытым лидером. Игра окончена.
}
leaders-given-leader = { $you ->
    [seat] Вы — пустынник, и к вам попадает лидер. Игра окончена.
   *[other] { $seat } — пустынник и получает лидера. Игра окончена.
}
leaders-has-both-leaders = { $you ->
    [seat] У вас оба лидера. Игра окончена.
   *[other] Оба лидера собраны у одного игрока: { $seat }. Игра окончена.
}
leaders-stopped = Достигнут предел числа ходов. Игра остановлена.
leaders-wins = { $you ->
    [seat] Вы побеждаете!
   *[other] { $seat } побеждает.
}
leaders-revealed = { $you ->
    [seat] Ваши рекруты открыты: { $left }, { $middle }, { $right }.
   *[other] Рекруты игрока { $seat } открыты: { $left }, { $middle }, { $right }.
}

## Действия: строки меню

leaders-do-arrange = Выложить слева направо: { $left }, { $middle }, { $right }
leaders-do-skip = Ничего не делать
leaders-do-draw = Сбросить всю руку и взять один артефакт
leaders-do-give = Отдать артефакт «{ $artifact }» игроку { $receiver }
leaders-do-interrogate = Допросить { $recruit-whom }
leaders-do-use = Использовать артефакт «{ $artifact }», открыв своего { $paying-whom } рекрута
leaders-do-arm = Вооружиться, открыв своего { $paying-whom } рекрута
leaders-do-shoot = Выстрелить
leaders-do-hide = Скрыть { $recruit-whom }
leaders-do-target = { $you ->
    [target] Прицелиться в себя
   *[other] Прицелиться: { $target }
}
leaders-do-recruit = Выбрать { $recruit-whom }
leaders-do-player = { $you ->
    [player] Выбрать себя
   *[other] Выбрать игрока { $player }
}
leaders-do-done = Больше целей не называть
leaders-do-react = Ответить артефактом «{ $artifact }», открыв своего { $paying-whom } рекрута
leaders-do-pass = Не отвечать
leaders-do-expose = Открыть своего { $slot-whom } рекрута
leaders-do-return = Положить артефакт «{ $artifact }» под колоду

# В скобках после действия.
leaders-note-at = цель — { $name }
leaders-note-now = как сейчас

## Заявления — словами самого игрока

leaders-claim-row = Мои рекруты слева направо: { $left }, { $middle }, { $right }
leaders-claim-saw = Я знаю: { $recruit } — { $kind }
leaders-claim-hand = У меня есть „{ $artifact }“
leaders-claim-team = Моя команда — { $team }

## Вопросы

leaders-ask-arrange = Выложите своих рекрутов: выберите их порядок.
leaders-ask-artifact = Ваша фаза артефактов: сбросить руку и взять один, отдать артефакт или ничего не делать.
leaders-ask-action = Ваше действие: допросить, использовать артефакт, вооружиться, выстрелить, скрыть или ничего не делать.
leaders-ask-target = Ваша фаза прицеливания: выберите, в кого целитесь.
leaders-ask-aim = Вы получили лучемёт: сразу выберите, в кого целитесь.
leaders-ask-name = Ваш артефакт: выберите цель.
leaders-ask-react = Ответите артефактом?
leaders-ask-hand-over = «Древние деньги»: выберите, кто получит лучемёт.
leaders-ask-new-victim = «Алый восьмиугольник»: выберите другую жертву для своего выстрела.
leaders-ask-neighbour = «Щит от дождя»: выберите соседа, на которого перейдёт выстрел.
leaders-ask-look-back = «Немигающее яйцо»: выберите рекрута, на которого посмотрите.
leaders-ask-further = «Порошок бодрости»: выполните ещё одно действие или ничего не делайте.
leaders-ask-return = «Зимний ящик»: выберите артефакт, который уйдёт под колоду.
leaders-ask-give-back = «Пластиковое обещание»: выберите скрытого рекрута, которого отдадите взамен.
leaders-ask-expose-one = «Ловец душ»: выберите рекрута, которого откроете.
leaders-about-dropping = { $name } вот-вот положит лучемёт после выстрела

leaders-wait-arrange = Ждём: { $names } { $count ->
    [1] выкладывает рекрутов.
   *[other] выкладывают рекрутов.
}
leaders-wait-artifact = Ждём: { $names }, фаза артефактов.
leaders-wait-action = Ждём: { $names } { $count ->
    [1] выбирает действие.
   *[other] выбирают действие.
}
leaders-wait-target = Ждём: { $names } { $count ->
    [1] целится.
   *[other] целятся.
}
leaders-wait-aim = Ждём: { $names } { $count ->
    [1] целится из нового лучемёта.
   *[other] целятся из нового лучемёта.
}
leaders-wait-name = Ждём: { $names } { $count ->
    [1] выбирает цель артефакта.
   *[other] выбирают цель артефакта.
}
leaders-wait-react = Ждём: { $names } { $count ->
    [1] решает, отвечать ли.
   *[other] решают, отвечать ли.
}
leaders-wait-hand-over = Ждём: { $names } { $count ->
    [1] решает, кто получит лучемёт.
   *[other] решают, кто получит лучемёт.
}
leaders-wait-new-victim = Ждём: { $names } { $count ->
    [1] выбирает другую жертву.
   *[other] выбирают другую жертву.
}
leaders-wait-neighbour = Ждём: { $names } { $count ->
    [1] переводит выстрел на соседа.
   *[other] переводят выстрел на соседа.
}
leaders-wait-look-back = Ждём: { $names } { $count ->
    [1] выбирает, на какого рекрута посмотреть.
   *[other] выбирают, на какого рекрута посмотреть.
}
leaders-wait-further = Ждём: { $names } { $count ->
    [1] выбирает ещё одно действие.
   *[other] выбирают ещё одно действие.
}
leaders-wait-return = Ждём: { $names } { $count ->
    [1] кладёт артефакт под колоду.
   *[other] кладут артефакт под колоду.
}
leaders-wait-give-back = Ждём: { $names } { $count ->
    [1] отдаёт рекрута взамен.
   *[other] отдают рекрутов взамен.
}
leaders-wait-expose-one = Ждём: { $names } { $count ->
    [1] открывает рекрута.
   *[other] открывают рекрутов.
}

## Отказы; номер правила следует в скобках

leaders-no-nothing-asked = Сейчас никого ни о чём не спрашивают
leaders-no-same-action-twice = Два дополнительных действия «Порошка бодрости» должны быть разными
leaders-no-not-a-target = Артефакт «{ $artifact }» на это не действует
leaders-no-target-self = Целиться в себя нельзя
leaders-no-not-your-recruits = Это не те три рекрута, которых вам раздали
leaders-no-answered-already = Вы уже ответили; остальные ещё выбирают
leaders-no-not-your-turn = Сейчас ходит { $seat }
leaders-no-not-asked = Сейчас спрашивают не вас
leaders-no-no-ray-gun = У вас нет лучемёта
leaders-no-reaction-on-own-action = Артефактом реакции отвечают на действие другого игрока, а не на своё
leaders-no-target-later = Сменить цель можно только в фазе прицеливания, в конце своего хода
leaders-no-no-such-player = Такого игрока нет
leaders-no-own-recruit = Своих рекрутов вы и так знаете; допрашивайте других
leaders-no-not-hidden = Допрашивать можно только скрытых рекрутов, а { $recruit } открыт
leaders-no-already-armed = У вас уже есть лучемёт
leaders-no-no-gun-in-centre = В центре стола нет лучемётов
leaders-no-nothing-hidden-to-arm = У вас нет скрытого рекрута, которого можно открыть ради лучемёта
leaders-no-pays-hidden-only = Ваш { $slot } рекрут уже открыт; платить можно только скрытым
leaders-no-no-exposed-follower = Открытых последователей нет
leaders-no-leader-stays-exposed = Открытого лидера уже не скрыть
leaders-no-not-exposed = Этот рекрут не открыт
leaders-no-not-in-hand = У вас нет артефакта «{ $artifact }»
leaders-no-is-reaction = «{ $artifact }» — артефакт реакции, как действие его использовать нельзя
leaders-no-nothing-hidden-to-pay = У вас нет скрытого рекрута, которого можно открыть ради артефакта
leaders-no-no-legal-target = Для артефакта «{ $artifact }» сейчас нет подходящей цели
leaders-no-empty-hand = У вас нет артефактов, отдать нечего
leaders-no-give-to-another = Артефакт отдают другому игроку
leaders-no-is-action = «{ $artifact }» — артефакт действия, его используют только в свой ход
leaders-no-drawn-by-this-shot = Артефакт «{ $artifact }» достался вам из-за этого самого выстрела, его пока нельзя использовать
leaders-no-wrong-moment = Артефакт «{ $artifact }» сейчас не к месту: { $window }
leaders-no-reaction-does-not-fit = В этом положении артефакт «{ $artifact }» использовать нельзя
leaders-no-asked-arrange = Сначала выложите своих рекрутов
leaders-no-asked-artifact = Идёт ваша фаза артефактов: можно сбросить руку и взять один, отдать артефакт или ничего не делать
leaders-no-asked-action = Идёт ваша фаза действия: выберите действие или ничего не делайте
leaders-no-asked-target = Идёт ваша фаза прицеливания: выберите, в кого целитесь
leaders-no-asked-aim = Сначала прицельтесь из полученного лучемёта
leaders-no-asked-name = Сначала выберите цель своего артефакта
leaders-no-asked-react = Сейчас можно только ответить артефактом или отказаться
leaders-no-asked-hand-over = Выберите игрока без лучемёта, но не стрелявшего
leaders-no-asked-new-victim = Выберите другую жертву: не себя и не нынешнюю
leaders-no-asked-neighbour = Выберите одного из своих соседей, но не стреляющего
leaders-no-asked-look-back = Выберите скрытого рекрута допрашивающего
leaders-no-asked-further = Сейчас можно только допросить, вооружиться, скрыть или остановиться
leaders-no-asked-return = Выберите один из трёх только что взятых артефактов
leaders-no-asked-give-back = Выберите, какого из своих скрытых рекрутов отдать взамен
leaders-no-asked-expose-one = Выберите, какого из своих рекрутов открыть

## Советы бота: почему он выбрал бы так

leaders-hint-win = { $you ->
    [target] Этот выстрел в себя приносит победу.
   *[other] Этот выстрел приносит победу. Цель — { $target }.
}
leaders-hint-unite = С вероятностью { $chance } % это лидер, с которым вы победите в одиночку: { $recruit }.
leaders-hint-shoot = { $you ->
    [target] С вероятностью { $chance } % лидер, которого вы ищете, у вас самих.
   *[other] С вероятностью { $chance } % лидера, которого вы ищете, скрывает { $target }.
}
leaders-hint-aim-leader = { $you ->
    [target] Ваш собственный лидер открыт, и следующий выстрел приносит победу.
   *[other] Лидер игрока { $target } открыт, и следующий выстрел приносит победу.
}
leaders-hint-aim-suspect = { $you ->
    [target] Цельтесь в себя: с вероятностью { $chance } % лидер, которого вы ищете, у вас.
   *[other] Цельтесь туда, где с вероятностью { $chance } % скрыт нужный лидер: { $target }.
}
leaders-hint-aim-safely = { $you ->
    [target] Стрелять не в кого, а ваша сторона меньше всего пострадает, если целиться в себя.
   *[other] Стрелять не в кого, а для вашей стороны безопаснее всего такая цель: { $target }.
}
leaders-hint-arm = Ради лучемёта стоит открыть рекрута.
leaders-hint-take-gun = Так вы получите лучемёт.
leaders-hint-hand-on = { $you ->
    [target] Никому нельзя доверять так, как себе.
   *[other] Вероятнее всего, на вашей стороне { $target }.
}
leaders-hint-disarm = { $you ->
    [target] Ваш собственный лучемёт угрожает вашей стороне.
   *[other] Лучемёт игрока { $target } угрожает вашей стороне.
}
leaders-hint-turn-guns = { $you ->
    [target] Лучше всего, если лучемёты будут нацелены на вас.
   *[other] Лучше всего, если у лучемётов будет такая цель: { $target }.
}
leaders-hint-delay = { $you ->
    [target] Самый опасный игрок — вы.
   *[other] Самый опасный игрок — { $target }.
}
leaders-hint-look = Взглянуть ничего не стоит, и с вероятностью { $chance } % это лидер: { $recruit }.
leaders-hint-look-side = Взглянуть ничего не стоит, и станет яснее, на чьей он стороне: { $recruit }.
leaders-hint-learn = Вы увидите рекрутов, которых ещё не знаете.
leaders-hint-expose = С вероятностью { $chance } % это лидер, которого вы ищете: { $recruit }.
leaders-hint-hide = Скрытым он снова сможет послужить платой: { $recruit }.
leaders-hint-hide-own = Вам нужны скрытые рекруты, чтобы было кем платить.
leaders-hint-blur = После этого никто не будет знать, где лежит ваш лидер.
leaders-hint-save-leader = Ваш лидер в опасности.
leaders-hint-save-self = Этот выстрел сделал бы вас пустынником.
leaders-hint-save-other = Этот выстрел повредил бы вашей стороне.
leaders-hint-stop = { $you ->
    [target] То, что вы делаете, повредило бы вашей стороне.
   *[other] То, что делает { $target }, повредило бы вашей стороне.
}
leaders-hint-cards = Карты на руке станут лучше.
leaders-hint-keep = Карты, которые вы оставляете, ценнее.
leaders-hint-pay-least = Так другие узнают меньше всего.
leaders-hint-any = Лучшего варианта нет.
leaders-hint-wait = Ничто другое не приносит больше, чем стоит.

## Конец игры

leaders-way-leader-shot = Под выстрел попал игрок с открытым лидером.
leaders-way-wastelander-given-leader = Пустынник получил лидера.
leaders-way-both-leaders = Оба лидера оказались в одном ряду.
leaders-way-stopped = Игра остановлена: достигнут предел числа ходов.
leaders-end-shot = { $you ->
    [seat] Выстрелили в вас.
   *[other] Под выстрел попал игрок { $seat }.
}
leaders-end-team = Побеждают { $team }.

## Стол: один факт в строке

leaders-table-before-play = Все выкладывают своих рекрутов.
leaders-table-turn = { $you ->
    [yes] Ход { $turn }: ходите вы.
   *[no] Ход { $turn }: ходит { $seat }.
}
leaders-table-using = Используется артефакт «{ $artifact }».
leaders-table-aside = До конца выстрела рядом с колодой лежит артефакт «{ $artifact }».
leaders-table-named = Его цель: { $target }.
leaders-table-victim = { $you ->
    [yes] Стреляют в вас!
   *[no] Цель выстрела: { $victim }.
}
leaders-table-centre = Лучемётов в центре стола: { $count }.
leaders-table-deck = Артефактов в колоде: { $count }.
leaders-table-in-deck = { $count ->
    [0] Артефакт «{ $artifact }» лежит сверху.
    [one] Артефакт «{ $artifact }» лежит под { $count } картой.
    [few] Артефакт «{ $artifact }» лежит под { $count } картами.
    [many] Артефакт «{ $artifact }» лежит под { $count } картами.
   *[other] Артефакт «{ $artifact }» лежит под { $count } карты.
}
leaders-table-turns = Сыграно ходов: { $count }.
leaders-table-shot-last = Последним под выстрел попал игрок { $seat }.
leaders-table-removed = Рекрут, убранный до игры: { $kind }.
leaders-table-player = { $you ->
    [yes] { $seat } (вы):
   *[no] { $seat }:
}
# $state: "hidden" или "exposed"; $known: "own", "yes" или "no".
leaders-table-recruit = { $state ->
    [exposed] { $slot }: открыт, { $kind }
   *[hidden] { $known ->
        [own] { $slot }: скрыт, { $kind }
        [yes] { $slot }: скрыт, но вам известен: { $kind }
       *[no] { $slot }: скрыт
    }
}
leaders-table-team = Команда: { $team }
leaders-table-gun-unaimed = Есть лучемёт, цель ещё не выбрана
leaders-table-gun = { $you ->
    [yes] Есть лучемёт, цель — вы
   *[no] Есть лучемёт, цель — { $target }
}
leaders-table-skips = Следующая фаза действия будет пропущена
leaders-table-hand = { $count ->
    [0] Артефактов нет
    [one] { $count } артефакт
    [few] { $count } артефакта
    [many] { $count } артефактов
   *[other] { $count } артефакта
}
# $whole: "yes", если читатель видит всю руку; $drawn: "yes", если карта только что взята и может уйти обратно.
leaders-table-card = { $drawn ->
    [yes] «{ $artifact }», взят только что
   *[no] { $whole ->
        [yes] «{ $artifact }»
       *[no] «{ $artifact }», это вам известно
    }
}

# Как отчёты о множестве партий называют то, что считают.

leaders-role-leader = с лидером
leaders-role-follower = без лидера
leaders-note-began = Команда при раздаче
leaders-note-team = Команда в конце
leaders-note-role = Ряд при раздаче
leaders-note-got = Артефакты, побывавшие на руке
leaders-note-used = Использованные артефакты
leaders-note-held = Артефакты, оставшиеся на руке
leaders-note-armed = Взятые лучемёты
leaders-note-shots = Выстрелы
leaders-note-removed = Рекрут вне игры

## Как играют боты

leaders-manner-cautious = Осторожный
    .text = Сначала смотрит, бережёт свои карты и стреляет поздно.
leaders-manner-hunter = Охотник
    .text = Рано вооружается и стреляет по одному подозрению.
leaders-manner-spy = Шпион
    .text = Охотнее посмотрит ещё одного рекрута, чем сделает что-то другое.
leaders-manner-liar = Лжец
    .text = Всем называет свою команду — и лжёт.
