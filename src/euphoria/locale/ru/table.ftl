# Стол в веб-клиенте: то, что общее для всех игр.

table-coming = Готовим стол…
table-laying = Раскладываем поле…
table-board = Стол
table-bar = Что нужно сделать
table-your-turn = Ваш ход.
table-who-you = Вы
table-who-many = Игроков: { $count }
table-acting = ждём решения
table-options = Ваши варианты
table-all = Все ({ $count })
table-filter = Найти вариант
table-none-match = Ни один вариант не подходит под эти слова.
table-barred = Сейчас нельзя
table-standing = Впредь отвечать на это автоматически: { $what }
table-standing-orders = Отвечается автоматически
table-write = Написать ответ в нотации
table-not-notation = Это не ответ в нотации этой игры.
table-allowed = Так можно.
table-sure = Вы уверены?
table-do-it = Выполнить
table-rather-not = Назад
table-sending = Отправляется: { $what }
table-undo = Отменить
    .why = Вернуться к моменту перед вашим последним выбором
table-hint = Подсказка
    .why = Что сделал бы на вашем месте бот, знающий то же, что и вы?
table-hints = Что сделал бы бот
table-hints-agreed = Подсказки
table-skip = Пропустить
table-even = Других вариантов нет: ответ даётся за вас.
table-order = Всегда: { $what }
table-order-off = Постоянное указание: нажмите, чтобы снять
table-recap = Ещё раз
    .why = Показать, что произошло после вашего последнего выбора
table-clock = Осталось времени: { $time }
table-days = { $days } д { $hours } ч
table-count-options = { $count ->
    [one] { $count } вариант.
    [few] { $count } варианта.
    [many] { $count } вариантов.
   *[other] { $count } вариантов.
}
table-more-news = { $count ->
    [one] До этого произошло ещё { $count } событие.
    [few] До этого произошло ещё { $count } события.
    [many] До этого произошло ещё { $count } событий.
   *[other] До этого произошло ещё { $count } событий.
}

## Панели

table-side = Журнал, разговор и заметки
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-text = Словами
table-chat = Разговор
table-notes = Заметки
table-unread = непрочитанных
table-jump = Перейти к ходу…
table-earlier = { $count ->
    [one] Показать ещё { $count } прежнюю строку
    [few] Показать ещё { $count } прежние строки
    [many] Показать ещё { $count } прежних строк
   *[other] Показать ещё { $count } прежних строк
}
table-newest = К последнему
table-moment = Посмотреть этот момент в повторе
table-again-line = Показать ещё раз на поле
table-film = Снять на видео, что было после вашего последнего выбора
table-notes-hint = Только для вас.
table-notes-saved = Сохранено. Больше никто этого не прочтёт.
table-notes-saving = Сохраняется…
table-notes-failed = Не сохранено: сервер не отвечает. Попробуем снова, когда вы продолжите писать.

table-chat-empty = Пока никто ничего не сказал.
table-gallery = галёрка
table-gallery-empty = Вы на галёрке. Игроки услышат её, когда игра закончится.
table-say = Скажите что-нибудь
table-say-gallery = Скажите что-нибудь на галёрке
table-send = Отправить
table-to-whom = Кому
table-to-all = Всем
table-whispers-to = шепчет: { $name }
table-whisper-secret = (что именно, знают только они)
table-hide = Убрать
table-hide-message = Убрать это сообщение ({ $name })
table-you-muted = Хозяин стола лишил вас слова.
table-claims = Заявить:
table-claim-make = Заявить
table-claim-row = Мой ряд
table-claim-row-left = Слева
table-claim-row-middle = Посередине
table-claim-row-right = Справа
table-claim-saw = Кого я знаю
table-claim-saw-recruit = Рекрут
table-claim-saw-kind = Это
table-claim-hand = Моя рука
table-claim-hand-artifact = Артефакт
table-claim-team = Моя команда
table-claim-team-team = Команда

## Места

table-seats = Места
table-you = вы
table-host = хозяин стола
table-seat-bot = бот
table-seat-open = Свободное место
table-seat-closed = Закрыто
table-seat-standin = вместо игрока бот
table-seat-here = на месте
table-seat-away = отсутствует
table-seat-free = За этим столом есть свободное место.
table-seat-of = Кто играет на месте { $number }
table-seat-up = Место { $number }: выше
table-seat-down = Место { $number }: ниже
table-seat-to-bot = Отдать боту
table-bot = Бот: { $name }
table-sit = Сесть сюда
table-sit-any = Сесть за стол
table-move-here = Пересесть сюда
table-full = Все места заняты. Можно остаться зрителем.
table-mute = Лишить слова
table-unmute = Вернуть слово
table-replace = Заменить ботом
table-send-away = Удалить из-за стола
table-open-seat = Освободить место

## До начала игры

table-lobby-count = Занято мест: { $seated } из { $players }.
table-start = Начать игру
table-start-open = { $count ->
    [one] Свободно { $count } место: подождите, отдайте его боту или закройте.
    [few] Свободно { $count } места: подождите, отдайте их ботам или закройте.
    [many] Свободно { $count } мест: подождите, отдайте их ботам или закройте.
   *[other] Свободно { $count } мест: подождите, отдайте их ботам или закройте.
}
table-wait-host = Хозяин начнёт игру, когда все будут на месте.
table-get-up = Встать
table-give-up = Убрать этот стол
table-invite = Пригласите друзей
table-invite-why = У кого есть эта ссылка, тот может сесть. Учётная запись не нужна.
table-copy = Скопировать
table-copied = Ссылка скопирована.
table-share = Поделиться
table-link-anew = Новая ссылка (прежние перестанут работать)
table-link-anew-done = Теперь есть новая ссылка.
table-agreed = О чём договорились
table-pace = Темп
table-pace-live = вживую, { $time } на решение
table-pace-slow = неспешно, { $time } на решение
table-pace-untimed = без часов
table-open-to = Открыт для
table-public = всех
table-private = тех, у кого есть ссылка
table-watched = зрители допускаются
table-yes = да
table-no = нет
table-name = Ваше имя
table-name-why = Как вас называть? Достаточно имени.

## Во время игры и после

table-line-short = Связи нет.
table-line-lost = Связь потеряна, восстанавливаем.
    .why = Вы видите то, что было; ваш выбор сохранён.
table-standin-you = За вас играет бот.
table-return = Снова играть без бота
table-paused = Пауза.
    .why = Хозяин стола остановил все часы.
table-pause = Поставить на паузу
table-resume = Продолжить
table-frozen = Этот стол заморожен.
    .why = На сервере что-то пошло не так. Ничего не потеряно; хозяин может попробовать продолжить.
table-thaw = Попробовать продолжить
table-offer-abandon = { $name } предлагает закончить игру, не доигрывая.
table-offer-takeback = { $name } предлагает вернуться к моменту после действия { $ply }.
table-offer-open = { $name } предлагает освободить место игрока { $other } для кого-то нового.
table-offer-bot = { $name } предлагает, чтобы место игрока { $other } занял бот.
table-offer-theirs = Решает { $other }.
table-offer-everybody = Нужно согласие всех за столом.
table-offer-host = Хозяин стола
table-given-open = Место игрока { $name } теперь свободно.
table-given-bot = Место игрока { $name } занял бот.
table-given-person = { $name } теперь сидит на месте { $seat }.
table-offer-agreed = Вы согласны. Спрашиваем остальных.
table-offer-withdraw = Отозвать
table-agree = Согласиться
table-refuse = Отказаться
table-away = { $count ->
    [one] Пока вас не было, произошло { $count } событие.
    [few] Пока вас не было, произошло { $count } события.
    [many] Пока вас не было, произошло { $count } событий.
   *[other] Пока вас не было, произошло { $count } событий.
}
table-away-show = Показать
table-away-line = Пока вас не было
table-over = Игра окончена.
table-end = Конец игры
table-end-you = Вы победили!
table-end-others = { $count ->
    [0] Не победил никто
    [1] Победитель: { $names }
   *[other] Победители: { $names }
}
table-end-longest = Самое долгое раздумье: { $seconds } с
table-end-close = Посмотреть на стол
table-decisive = Решающий момент
table-end-shared = Ссылка на эту игру скопирована.
table-rematch = Реванш
table-to-rematch = К реваншу
table-replay = Повтор
table-dice = Проверить кубики
table-to-home = Другие игры
table-again = Попробовать снова

## Меню

table-menu = Стол и настройки
table-menu-page = Эта страница
table-sound = Звуки
table-notify = Сообщать, когда мой ход
table-confirm = Переспрашивать перед тем, чего не отменить
table-menu-together = По согласию
table-together-why = Должны согласиться все люди за столом.
table-back-to = Вернуться к моменту до…
table-propose = Предложить
table-propose-abandon = Предложить закончить игру
table-menu-seat = Моё место
table-leave = Встать
table-leave-why = Пока вы не вернётесь, за вас играет бот.
table-menu-host = Хозяин стола

## Клавиши

table-help = Клавиши
table-help-more = Всё можно сделать с клавиатуры: клавиша табуляции ведёт по странице, вкладки рядом с полем переключаются стрелками.
table-key-number = выбрать один из первых девяти вариантов
table-key-arrows = пройти по вариантам
table-key-enter = выбрать вариант, на котором вы стоите
table-key-filter = открыть список и найти вариант
table-key-undo = отменить
table-key-hint = спросить, что сделал бы бот, за столами с подсказками
table-key-hurry = к следующему событию
table-key-recap = показать ещё раз, что произошло после вашего последнего выбора
table-key-escape = назад, закрыть; пропустить показ
table-key-log = к журналу
table-key-chat = к разговору
table-key-help = эта подсказка

## Стола нет

table-ended-not-found = Такого стола нет
    .why = Возможно, ссылка устарела или неполна, либо стол закрытый и эта ссылка его больше не открывает.
table-ended-not-allowed = Вход за этот стол вам закрыт
    .why = Хозяин не хочет зрителей или удалил вас.
table-ended-not-known = Вас здесь не знают
    .why = На этом устройстве вы вышли. Вернитесь на главную страницу и войдите снова.
table-ended-abandoned = Этот стол оставлен
    .why = Игра закончилась недоигранной: по согласию или потому, что все ушли.
table-ended-unavailable = Стол недоступен
    .why = Сервер отвечает не так, как должен. Попробуйте ещё раз чуть позже.

## Неполадки

table-problem-bad-request = Сервер этого не понял.
table-problem-bad-action = Это не ответ в нотации этой игры.
table-problem-not-known = Вас здесь не знают. Сначала сядьте.
table-problem-not-allowed = Вам это не разрешено.
table-problem-not-found = Здесь такого нет.
table-problem-conflict = Сейчас это невозможно.
table-problem-stale = Тем временем что-то произошло. Посмотрите и выберите снова.
table-problem-refused = Сейчас правила этого не разрешают.
table-problem-too-large = Слишком длинно.
table-problem-frozen = Этот стол заморожен.
table-problem-too-many = Слишком быстро. Попробуйте чуть позже.
table-problem-stopping = Сервер перезапускается. Сейчас продолжим.
table-problem-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
table-problem-unavailable = Сервер отвечает не так, как должен. Попробуйте ещё раз чуть позже.
