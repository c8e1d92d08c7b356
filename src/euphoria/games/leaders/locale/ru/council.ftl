# Стол «Лидеров Эйфории» и его лист.

council-mine = Ваша сторона стола
council-side-of = Сторона стола: { $name }
council-my-hand = Ваши артефакты
council-empty-hand = У вас нет артефактов.
council-hand = { $count ->
    [0] Нет артефактов
    [one] { $count } артефакт
    [few] { $count } артефакта
    [many] { $count } артефактов
   *[other] { $count } артефакта
}
council-known-hand = Вам известно: { $cards }.
council-at-turn = сейчас ходит
council-before = До первого хода
council-turn = Ход { $turn }
council-skips = пропускает следующую фазу действия
council-guns = { $count ->
    [0] В центре нет лучемётов
    [one] В центре { $count } лучемёт
    [few] В центре { $count } лучемёта
    [many] В центре { $count } лучемётов
   *[other] В центре { $count } лучемёта
}
council-gun-at = Лучемёт, цель — { $target }
council-gun-unaimed = Лучемёт, ещё без цели
council-aimed = { $count ->
    [one] Сюда нацелен { $count } лучемёт
    [few] Сюда нацелены { $count } лучемёта
    [many] Сюда нацелено { $count } лучемётов
   *[other] Сюда нацелено { $count } лучемёта
}
council-deck = { $count ->
    [0] Колода артефактов пуста
    [one] Колода артефактов, { $count } карта
    [few] Колода артефактов, { $count } карты
    [many] Колода артефактов, { $count } карт
   *[other] Колода артефактов, { $count } карты
}
council-under-deck = Что вы знаете о колоде, считая сверху:
council-card-hidden = { $place }: скрыт
council-card-exposed = { $place }: { $kind }, открыт
council-card-known = { $place }: { $kind }, скрыт
council-hold = Удерживайте, чтобы посмотреть
council-show = Посмотреть
council-cover = Закрыть
council-arrange = Коснитесь двух рекрутов, чтобы поменять их местами.
council-arrange-second = Теперь другого.
council-lay-down = Выложить

## Заявления

council-claim = Заявить
council-claim-team = Моя команда — …
council-claim-row = Мои рекруты слева направо (касание меняет)
council-claim-saw = Я знаю рекрутов игрока { $name }
council-say = Заявить
council-not-heard = Сказать не удалось. Попробуйте ещё раз.

## Конец

council-testimony = Кто был кем и кто лгал
council-see-table = Показать стол
council-won = победа
council-way-leader-shot = Лидер пал
council-way-wastelander-given-leader = Лидер в пустоши
council-way-both-leaders = Оба лидера в одних руках
council-way-stopped = Совет расходится
council-verdict-true = правда
council-verdict-false = ложь
council-verdict-guess = догадка
council-when = действие { $ply }
council-silent = Заявлений не было.
council-lies = { $count ->
    [one] { $count } ложное заявление.
    [few] { $count } ложных заявления.
    [many] { $count } ложных заявлений.
   *[other] { $count } ложного заявления.
}
council-knew = Кто знал карту { $number }: { $names }.
council-removed = Рекрут, которого никто не видел: { $kind }.

## Лист

council-sheet = Лист
council-sheet-text = Точные вероятности из того, что вам известно. Свои пометки делайте карандашом: они остаются на этом устройстве.
council-sheet-waiting = Считаем…
council-sheet-failed = Вероятности не пришли.
council-sheet-again = Ещё раз
council-odds = { $place }: { $e } % последователь эйфорийцев, { $s } % последователь подземлян, { $el } % лидер эйфорийцев, { $sl } % лидер подземлян
council-odds-team = Команда: { $e } % эйфорийцы, { $s } % подземляне
council-odds-leader = Вероятность лидера: { $el } % эйфорийцев, { $sl } % подземлян
council-legend = Обозначения
council-mark = Моя пометка, { $place }: { $mark }
council-mark-none = нет
council-note = Заметки об игроке { $name }
council-clear = Стереть мои пометки
council-way-hold = Показывать мои тайны, только пока удерживаю
council-way-switch = Показывать мои тайны, пока не закрою
council-secrets = Тайны
