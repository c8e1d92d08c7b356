# Главная, зал, новый стол, мои партии, я.

home-choose = Выберите мир
home-name = Вы играете под именем
home-name-help = Достаточно имени. Его можно сменить в любой момент.
home-name-saved = Теперь вы — { $name }.

home-leaders-name = Лидеры Эйфории
home-leaders-line = Выберите угнетателя получше
home-leaders-about = Тайная верность, лучемёты и ложь. Узнайте, кто кому служит, пока никто не выстрелил.
home-dystopia-name = Постройте антиутопию получше
home-dystopia-line = Посетите золотой город
home-dystopia-about = Кубики — ваши работники, и они слишком много знают. Кто первым выложит десять фишек влияния, тот и правит.
home-show-name = Главное реалити-шоу
home-show-line = В прямом эфире из Эйфории
home-show-about = Две команды на столе, который меряют дюймами. Карабкайтесь, цельтесь, деритесь: решает публика.
home-players = { $least ->
    [2] { $most ->
        [2] 2 игрока
       *[other] { $least }–{ $most } игроков
    }
   *[other] { $least }–{ $most } игроков
}
home-minutes = около { $minutes } мин
home-play-now = Играть
home-play-now-title = Играть с ботами: { $title }
home-playing-now = Готовим стол…
home-continue = Продолжить: { $title }
home-make = Новый стол
home-make-title = Новый стол: { $title }
home-learn = Обучение
home-learn-title = Обучение: { $title }

home-puzzle = Задача дня
home-puzzle-invite = Один выбор явно лучше остальных. Видите его?
home-puzzle-solved = Решено
home-puzzle-solve = Решить
home-puzzle-again = Посмотреть ещё раз
home-puzzle-all = Все задачи

home-tables = Открытые столы
home-tables-none = Сейчас нет открытых столов
home-tables-none-help = Создайте свой: друзья придут по ссылке, остальные — из этого списка, а свободные места займут боты.
home-tables-no-match = Нет столов, подходящих под фильтры.
home-tables-lost = Список обновляется…
home-filter = Показать
home-filter-title = Игра
home-filter-title-all = Все игры
home-filter-pace = Темп
home-filter-pace-all = Любой темп
home-filter-free = Есть свободное место
home-sit-down = Сесть
home-look-on = Смотреть
home-open-table = Открыть
home-seats-free = { $free ->
    [0] все места заняты, мест: { $players }
    [one] свободно { $free } место из { $players }
    [few] свободно { $free } места из { $players }
    [many] свободно { $free } мест из { $players }
   *[other] свободно { $free } места из { $players }
}
home-nobody = Пока никого
home-pace-live = Вживую
home-pace-slow = Неспешно
home-pace-untimed = Без часов
home-phase-open = ждёт начала
home-phase-playing = идёт игра
home-phase-paused = пауза
home-phase-over = окончена
home-phase-abandoned = прервана
home-phase-frozen = остановлена

home-games = Мои партии
home-games-all = Все мои партии
home-your-turn = Ваш ход
home-games-none = У вас ещё нет партий
home-games-none-help = Сыграйте с ботами: одно нажатие, и никакой учётной записи.
home-running = Идут
home-finished = Завершённые
home-finished-none = Здесь будут храниться сыгранные партии с повторами.
home-replay = Повтор
home-won = Победа
home-lost = Поражение
home-with = с кем: { $names }
home-find = Найти партию
home-find-opponent = Соперник
home-find-opponent-hint = Имя соперника
home-find-since = С
home-find-until = По
home-find-none = Нет таких завершённых партий.
home-figures = Как всё прошло
home-figures-games = Партий
home-figures-won = Побед
home-figures-share = Доля
home-figures-players = Игроков
home-nothing = По этому адресу ничего нет
home-nothing-help = Возможно, ссылка устарела или скопирована не полностью.
home-to-play = К играм

home-new = Новый стол
home-new-which = Во что хотите сыграть?
home-new-people = Игроки и места
home-new-players = Игроков
home-new-seat = Место { $seat }
home-new-seat-you = Вы
home-new-seat-open = Открыто: для человека
home-new-seat-bot = Бот: { $bot }
home-new-seat-closed = Закрыто
home-new-seat-closed-help = Закрытое место убирают, когда начинается игра.
home-new-fill = На остальных местах боты
home-new-empty = На остальных местах люди
home-new-sit = Я тоже играю
home-new-sit-help = Иначе вы хозяин стола и только смотрите.
home-new-options = Правила и варианты
home-new-options-none = У этой игры нет вариантов.
home-new-side-one = Первая команда
home-new-side-two = Вторая команда
home-new-access = Кто может найти стол
home-new-public = Все: стол будет в списке открытых
home-new-by-link = Только те, у кого есть ссылка
home-new-spectators = Другие могут смотреть
home-new-hints = Можно спросить, что сделал бы бот
home-new-pace = Темп
home-new-pace-untimed-help = Никто не торопит. Хорошо для игры с ботами и с друзьями.
home-new-pace-live-help = Все сидят за столом сейчас. На решение есть время, а на трудные — запас.
home-new-pace-slow-help = На решение — дни: возвращайтесь, когда придёт ваш ход.
home-new-time = Время на решение
home-new-time-usual = Обычное для этого темпа
home-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
home-minutes-long = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
home-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
home-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
home-new-submit = Создать стол
home-new-submit-start = Начать сразу
home-new-making = Создаём стол…
home-new-too-few = Нужно не меньше { $least } мест: закройте меньше.
home-new-no-seat = Вы хотите играть, но для вас нет открытого места.
home-new-unknown = Игры «{ $title }» нет.

home-face = Ваше лицо
home-face-none = Инициалы
home-face-number = Лицо { $number }
home-face-help = Его видят рядом с вашим именем. За столами, где вы уже сидите, останется прежнее.
home-me = Вы
home-me-settings = Как вам удобно
home-me-language = Язык
home-me-theme = Светлая и тёмная тема
home-me-motion = Движение
home-me-motion-auto = Как в системе
home-me-motion-off = Ничего не движется
home-me-sound = Звуки
home-me-sound-help = Короткие сигналы: ваш ход, выстрел, кубики.
home-me-notify = Сообщать, когда мой ход
home-me-notify-help = Уведомление браузера, пока страница в фоне.
home-me-notify-refused = Браузер не разрешает уведомления с этой страницы.
home-me-push = Уведомлять на этом устройстве о неспешных партиях
home-me-push-help = Когда ваш ход, даже если страница закрыта. Сообщение доставляет разработчик браузера, в зашифрованном виде.
home-me-push-cannot = Этот браузер не получает уведомлений, пока страница закрыта. На { "iPhone" } или { "iPad" } сначала добавьте «Эйфорию» на экран «Домой».
home-me-push-nobody = Сначала назовите себя выше.
home-me-push-failed = Служба уведомлений браузера не отвечает. Попробуйте позже.
home-me-confirm = Спрашивать перед тем, что нельзя отменить
home-me-commentary = Комментатор
home-me-commentary-help = Если игру показывают по телевидению, кто-то рассказывает об увиденном.
home-me-list = Всегда показывать список вариантов
home-me-list-help = Рядом с полем, даже если вариант можно указать на нём.
home-me-here = Эти настройки остаются на этом устройстве.
home-me-guest = Вы гость: вас помнит это устройство.
home-me-guest-help = С учётной записью можно вернуться откуда угодно, и партии останутся вашими.
home-me-nobody = Вас пока никто не знает. Назовитесь или войдите в учётную запись.
home-me-account = Учётная запись
home-me-account-is = Вы входите как { $login }.
home-me-tab-make = Новая запись
home-me-make = Создать учётную запись
home-me-login = Логин
home-me-password = Пароль
home-me-password-help = Не короче { $least } знаков.
home-me-come-in = Войти
home-me-have = У меня уже есть
home-me-made = Учётная запись создана. Входите как { $login } с любого устройства.
home-me-welcome = С возвращением, { $name }.
home-me-change-password = Сменить пароль
home-me-old = Нынешний пароль
home-me-new = Новый пароль
home-me-changed = Пароль изменён; на других устройствах нужно войти заново.
home-me-leave = Выйти
home-me-leave-guest = Выйти и стать кем-то другим
home-me-leave-guest-sure = У вас нет учётной записи: никто, и вы тоже, не сможет вернуться как { $name }. Чтобы сохранить партии, сначала создайте ссылку или учётную запись.
home-me-left = Вы вышли.
home-me-device = Другое устройство
home-me-device-help = Ссылка, с которой и другое устройство станет вашим. Действует один раз, в течение { $minutes } мин. Никому её не показывайте.
home-me-device-make = Создать ссылку
home-me-device-link = Ссылка для другого устройства
home-me-copy = Скопировать
home-me-copied = Скопировано.
home-me-redeem = Войти на этом устройстве под другим именем?
home-me-redeem-help = С этой ссылкой устройство будет действовать от имени того, кто её создал.
home-me-redeem-known = Сейчас вы здесь — { $name }. Без учётной записи вернуться под этим именем не получится.
home-me-redeem-do = Использовать ссылку
home-me-redeem-not = Нет
home-me-hook = Уведомления для программ
home-me-hook-help = В неспешных партиях сервер обращается по этому адресу, когда ваш ход: для вашего бота или чата.
home-me-hook-address = Адрес
home-me-hook-save = Сохранить
home-me-hook-end = Никого не уведомлять
home-me-hook-secret = Уведомления подписываются этим секретным ключом. Он показан только сейчас:
home-me-hook-ended = Уведомлений больше не будет.
home-me-data = Ваши данные
home-me-export = Скачать всё, что о вас хранится
home-me-forget = Удалить мои данные
home-me-forget-help = Имя, сообщения, заметки и учётная запись исчезнут; партии останутся, но место будет без имени. Отменить это нельзя.
home-me-forget-sure = Я понимаю, что это навсегда
home-me-forget-do = Удалить всё
home-me-forgotten = Сервер больше ничего о вас не хранит.

home-problem-unavailable = Сервер сейчас не может этого сделать. Попробуйте ещё раз через минуту.

# Дружелюбные имена гостей: по слову из каждого списка, все мужского рода.
home-guest-first = Тихий, Смелый, Янтарный, Серебряный, Удачливый, Хитрый, Добрый, Быстрый, Бархатный, Медный, Весёлый, Северный, Тайный, Терпеливый, Звёздный, Любопытный
home-guest-second = Бобёр, Сокол, Лис, Журавль, Барсук, Манул, Дрозд, Соболь, Метеор, Фонарщик, Воробей, Жук, Ёж, Пилот, Сверчок, Морж
