# После игры: повтор, доказуемые кубики, статистика.

replay-title = Повтор: { $title }
replay-coming = Раскладываем партию заново…
replay-not-over = Это можно увидеть после окончания игры
replay-not-over-help = До этого никто не может заглядывать в чужие карты.
replay-not-found = Такой партии здесь нет
replay-not-allowed = Эта партия была закрытой
replay-not-allowed-help = Откройте ссылку, по которой вы пришли к столу.
replay-to-table = К столу
replay-home = На главную

replay-eyes = Чьими глазами
replay-eyes-spectator = зритель
replay-eyes-open = все: открытые карты
replay-mine = { $name } (вы)
replay-board-of = Глазами игрока { $name }
replay-place-of = Все карты открыты, с места игрока { $name }
replay-boards = Столы
replay-table = Стол
replay-side-by-side = Рядом
replay-in-words = Словами

replay-start = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-turn-forward = На ход вперёд
replay-end = В конец
replay-speed = Скорость
replay-times = скорость { $times }
replay-timeline = Лента времени
replay-step = { $at } из { $count }
replay-beginning = Начало
replay-keys = Клавиши: стрелки — шаг, { "Page Up" } и { "Page Down" } — ход, { "Home" } и { "End" } — в начало и в конец, пробел — смотреть.

replay-events = Что произошло
replay-still = { $count ->
    [one] впереди ещё { $count } событие
    [few] впереди ещё { $count } события
    [many] впереди ещё { $count } событий
   *[other] впереди ещё { $count } события
}
replay-nothing-yet = Пока ничего не произошло.
replay-reveal = Показать остальное
replay-hide = Скрыть то, что впереди
replay-link = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована.
replay-picture = Сохранить картинку
replay-film = Снять этот ход на видео
replay-keep = Сохранить на устройстве
replay-keeping = Сохраняется: { $percent } %
replay-kept = Сохранена на устройстве
replay-record = Скачать запись
replay-dice = Кубики
replay-statistics = Статистика
replay-rematch = Сыграть ещё раз вместе
replay-to-rematch = К следующей партии
replay-failed = Не получилось. Попробуйте ещё раз через минуту.

## Доказуемые кубики

replay-dice-title = Кубики этой партии
replay-dice-lead = Верить нам на слово не нужно. Ваш браузер берёт запись партии и прямо сейчас делает каждый бросок заново, не спрашивая сервер.
replay-checking = Ваш браузер бросает кубики заново…
replay-proved = Доказано: никто не выбирал и не менял удачу этой партии
replay-not-proved = Не доказано: здесь что-то изменено
replay-sealed = Запечатано до конца игры
replay-sealed-text = Это отпечаток ключа, из которого получается вся удача этой партии. Он был определён до первого броска. Когда игра закончится, ключ покажут, и каждый бросок можно будет повторить.
replay-no-record = Это не запись партии, или она обрезана.
replay-no-key = В этой записи нет ключа кубиков: когда её писали, игра ещё не закончилась.
replay-no-crypto = Этот браузер считает только при защищённом соединении. Откройте страницу по адресу { "https" } или используйте команду «{ "euphoria verify" }».
replay-check-whole = Запись цела
replay-check-whole-no = Запись изменили после того, как она была сделана
replay-check-whole-text = В её последней строке — контрольная сумма { $hash } всего, что выше.
replay-check-key = Ключ тот самый, что был обещан
replay-check-key-no = Ключ не тот, что был обещан
replay-check-key-text = До первого броска был опубликован отпечаток ключа ({ $hash }). У показанного ключа отпечаток такой:
replay-check-published = За столом сервер опубликовал не тот отпечаток, что стоит в этой записи.
replay-check-draws = { $count ->
    [one] Все броски сошлись: { $count } бросок
    [few] Все броски сошлись: { $count } броска
    [many] Все броски сошлись: { $count } бросков
   *[other] Все броски сошлись: { $count } броска
}
replay-check-draws-no = { $count ->
    [one] Не сошёлся { $count } бросок
    [few] Не сошлись { $count } броска
    [many] Не сошлись { $count } бросков
   *[other] Не сошлись { $count } броска
}
replay-check-draws-text = Каждый сделан заново ({ $method }) из ключа, соли и своего номера.
replay-published = Опубликовано до игры
replay-computed = Вычислено вашим браузером
replay-key = Ключ
replay-salt = Соль
replay-no-salt = нет
replay-how = Как это устроено
replay-how-key = Когда создаётся стол, сервер выбирает тайный ключ: 256 случайных бит.
replay-how-promise = Отпечаток ключа он публикует сразу. По отпечатку ключ не найти, и другого ключа с таким отпечатком нет. Так удача определена, но скрыта.
replay-how-salt = Игроки могут добавить свои слова — соль. Тогда и сервер, выбирая ключ, не мог знать, какой будет удача.
replay-how-draw = Каждый бросок получается из ключа, соли и счётчика. Числа, из-за которых один исход был бы чуть вероятнее, отбрасываются.
replay-how-check = После игры ключ показывают. У кого есть запись, тот может повторить все броски: на этой странице, командой «{ "euphoria verify" }» или двадцатью строками на любом языке программирования.
replay-draws = Броски
replay-draws-differ = Только те, что не сошлись
replay-draw-line = Строка
replay-draw-name = Бросок
replay-draw-of = Исходов
replay-draw-got = В записи
replay-draw-made = Заново
replay-draw-same = Сошлось
replay-draw-same-yes = да
replay-draw-same-no = нет
replay-all-draws = Показать все: { $count }
replay-check-file = Проверить запись из файла
replay-checked-file = Проверено: { $name }

## Статистика

replay-watch = Смотреть повтор
replay-stat-title = Партия в числах
replay-stat-lead = Действий: { $actions }, минут: { $minutes }.
replay-stat-player = Игрок
replay-stat-won = победа
replay-stat-turns = Ходы
replay-stat-actions = Действия
replay-stat-taken-back = Отменено
replay-stat-thinking = Обычное раздумье
replay-stat-seconds = { $seconds } с
replay-stat-luck = Удача
replay-luck-knowledge = Выпало знания: { $got }, ожидалось: { $expected } (кубиков: { $rolls })
replay-luck-hits = Попадания: { $got }, ожидалось: { $expected } (кубиков: { $rolls })
replay-luck-saves = Спасли кубики: { $got }, ожидалось: { $expected } (кубиков: { $rolls })
replay-verb-leaders-interrogate = Допросы
replay-verb-leaders-use = Использованные артефакты
replay-verb-leaders-react = Ответы артефактами
replay-verb-leaders-arm = Вооружения
replay-verb-leaders-shoot = Выстрелы
replay-verb-leaders-hide = Скрытые рекруты
replay-verb-leaders-give = Отданные артефакты
replay-verb-leaders-draw = Обновления руки
replay-verb-dystopia-place = Поставленные работники
replay-verb-dystopia-retrieve = Возвращения работников
replay-verb-dystopia-use = Использованные рекруты
replay-verb-dystopia-offer = Предложенные обмены
replay-verb-dystopia-resolve = Разрешённая дилемма
replay-verb-show-move = Перемещения
replay-verb-show-climb = Подъёмы
replay-verb-show-jump = Прыжки
replay-verb-show-aim = Прицеливания
replay-verb-show-fire = Залпы
replay-verb-show-strike = Удары
replay-verb-show-throw = Броски предметов
replay-verb-show-deck = Залегания

## Разбор

replay-analysis = Разбор
replay-analysis-about = Кто и когда как стоял, какие моменты решили игру, что сделала удача и что сделали решения. Разбор делается один раз для всех, кому видна эта игра, и занимает минуту-другую.
replay-analysis-begin = Разобрать игру
replay-analysis-running = Оценено решений: { $done } из { $total }
replay-analysis-games = Воображаемых игр на каждое решение: { $games }
replay-analysis-chances = Шансы на победу при открытых картах
replay-analysis-moments = Ключевые моменты
replay-analysis-even = Ни один момент не изменил многого.
replay-analysis-accounts = Удача и мастерство
replay-analysis-luck = удача
replay-analysis-skill = свои решения
replay-analysis-others = чужие решения
replay-analysis-rest = прочее
replay-analysis-known = свои, по известному
replay-analysis-how = В сотых долях игры: что дали кубики и карты, что потеряли свои решения, что дали или отняли ошибки других и чего не предвидели воображаемые игры. «По известному»: сколько потеряли свои решения, если судить по тому, что игрок мог тогда знать.
replay-analysis-choices = Решения, которые что-то потеряли
replay-analysis-whose = Чьи
replay-analysis-everybody = всех игроков
replay-analysis-open = при открытых картах
replay-analysis-better = Лучше: { $best } (+{ $loss })
replay-analysis-nothing-lost = Ни одно решение не было явно хуже другого.
replay-analysis-claims = Заявления
replay-analysis-claim-true = Правда.
replay-analysis-claim-false = Ложь.
replay-analysis-claim-guess = Догадка.
replay-analysis-seen = Со временем разоблачить могли: { $names }.
replay-analysis-held = Разоблачить его не мог никто.
