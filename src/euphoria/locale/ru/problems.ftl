# What the server does not do, and why: one sentence for a person.

## Requests, and the house itself

problems-mistake = Сервер ошибся. Ошибка записана.
problems-unavailable = База данных недоступна. Попробуйте ещё раз.
problems-not-ready = База данных недоступна.
problems-stopping = Сервер сейчас перезапустится. Попробуйте через минуту.
problems-about-to-stop = Сервер сейчас остановится.
problems-too-many = Слишком много сразу. Подождите немного.
problems-not-understood = Запрос непонятен: { $detail }
problems-not-json = Тело запроса должно быть в виде { "application/json" }.
problems-request-too-large = Запрос слишком велик.
problems-no-method = Эта страница не принимает такой метод.
problems-nul-text = В тексте не должно быть нулевого символа.
problems-nul-address = В адресе не должно быть нулевого символа.
problems-other-name = Этот сервер не отзывается на такое имя.
problems-other-site = Этот запрос пришёл с другого сайта.
problems-no-origin = Запросу с { "cookie" } нужен заголовок { "Origin" } или { "X-Euphoria" }.
problems-text-only = Сообщения — это текст.
problems-hello-first = Первое сообщение — приветствие.
problems-hello-twice = Вы уже поздоровались.

## What is not there

problems-no-page = Такой страницы нет.
problems-no-file = Такого файла нет.
problems-no-table = Такого стола нет.
problems-no-game = Такой игры нет.
problems-no-lesson = Такого урока нет.
problems-no-puzzle = Такой задачи нет.
problems-no-map = Такой карты нет.
problems-no-team = Такой команды нет.
problems-no-message = Такого сообщения нет.
problems-no-seat = Такого места нет.
problems-no-ledger = У этой игры нет свода правил.
problems-no-board = У этой игры нет поля.
problems-no-own-board = У этой игры нет своего поля.
problems-no-workshop = Для этой игры нечего строить.

## People

problems-say-who = Сначала скажите, кто вы ({ "POST /api/me" }).
problems-token-unknown = Этот ключ ничего не открывает.
problems-token-old = Этот ключ больше ничего не открывает.
problems-link-old = Эта ссылка больше не действует. Создайте новую на другом устройстве.
problems-seat-token = Ключ места играет за это место и больше ничего не делает.
problems-name-unseen = Имя состоит из видимых букв.
problems-account-there = У вас уже есть учётная запись.
problems-login-taken = Такой логин уже занят.
problems-login-wrong = Неверный логин или пароль.
problems-password-wrong = Пароль неверен.
problems-passkey-bad = Этот ключ доступа сохранить нельзя: он создан не здесь и не сейчас.
problems-passkey-late = Прошло слишком много времени. Начните заново.
problems-passkey-there = Этот ключ доступа здесь уже известен.
problems-passkey-unknown = Этот ключ доступа не открывает здесь ни одной учётной записи.
problems-passkeys-address = Для ключей доступа адрес сервера должен начинаться с { "https" }, а у этого он такой: { $address }.
problems-passkeys-elsewhere = Ключи доступа работают по адресу { $address }: откройте его там.
problems-passkeys-many = Ключей доступа у вас уже { $most }, больше не хранится. Сначала удалите один.
problems-no-passkey = Такого ключа доступа у вас нет.
problems-last-way = Это ваш единственный способ войти. Сначала задайте пароль или создайте другой ключ доступа.
problems-code-wrong = Логин или код восстановления неверен, или код уже использован.
problems-no-account = Сначала создайте учётную запись.
problems-login-needed = Скажите, какой логин будет у вашей учётной записи.
problems-prove = Сначала подтвердите, что это вы: паролем или ключом доступа.
problems-hook-no-host = Узел с этим адресом не найден.
problems-hook-private = Адрес для уведомлений не должен вести в частную сеть.
problems-hook-scheme = Адрес для уведомлений начинается с { "http" } или { "https" }.
problems-push-keys = Это не ключи браузера.
problems-push-scheme = Браузер уведомляют по адресу { "https" }.

## Seats and hosts

problems-no-spectators = За этим столом нет зрителей.
problems-not-seated = Вы не сидите за этим столом.
problems-seats-and-players = Число мест не равно числу игроков.
problems-no-open-seat = Нельзя сесть за стол без свободных мест.
problems-no-face = Такого лица нет.
problems-no-bot = В игре «{ $title }» нет бота «{ $bot }», есть { $known }.
problems-doors-shut = За этот стол больше нельзя сесть.
problems-sent-away = Хозяин попросил вас уйти из-за этого стола.
problems-seated-already = Вы уже сидите за этим столом.
problems-seat-taken = Это место занято.
problems-seats-taken = Все места заняты.
problems-same-name = За этим столом уже есть кто-то с таким именем.
problems-places-before = Меняться местами можно только до игры.
problems-host-moves = Пересаживать других может только хозяин.
problems-host-only = Это делает только хозяин стола.
problems-seats-before = Места можно закрывать только до игры.
problems-seat-kept = Это место бот принял у игрока и играет за него до конца.
problems-seat-alone = Кроме вас согласиться некому. Место может занять бот.
problems-get-up-first = Встаньте, прежде чем отдать своё место.
problems-nobody-there = Там никто не сидит.
problems-options-before = Настройки можно выбирать только до игры.
problems-begun-already = Игра уже началась.
problems-open-seat = Есть свободное место: подождите, закройте его или посадите бота.
problems-by-agreement = Начатую игру прекращают по согласию.
problems-rematch-over = Реванш возможен, только когда игра окончена.
problems-rematch-players = Просить о реванше может только тот, кто играл.
problems-not-frozen = Стол не заморожен.

## Play

problems-not-begun = Игра ещё не началась.
problems-paused = Игра приостановлена.
problems-over = Игра окончена.
problems-abandoned = Игра прервана.
problems-frozen = Стол заморожен.
problems-frozen-log = Стол заморожен: его запись нельзя проиграть заново.
problems-frozen-rules = Эта игра начата по редакции правил { $revision }; этот сервер играет по более новой и не может её показать.
problems-not-under-way = Игра сейчас не идёт.
problems-not-over = Это можно увидеть, когда игра окончится.
problems-stale = С тех пор что-то произошло.
problems-done-already = Это уже сделано.
problems-too-fast = Стол меняется слишком быстро. Попробуйте ещё раз.
problems-too-long = Это слишком долго вычислять.
problems-too-many-bots = У вас уже идёт партий одних ботов: { $most }. Подождите, пока одна закончится, или сядьте за стол сами.
problems-refused = Сейчас правила этого не разрешают.
problems-no-such-question = В этой игре нет таких вопросов.
problems-question-unclear = Игра не понимает этого вопроса.
problems-hints-off = За этим столом играют без подсказок.
problems-hints-not-asked = Подсказки — для вопроса, который вам задан, а сейчас вас ни о чём не спрашивают.
problems-no-hint = Сейчас подсказки нет. Попробуйте ещё раз.
problems-nothing-back = Отменять нечего.
problems-proposal-there = На столе уже есть предложение.
problems-no-proposal = Предложения на столе нет.
problems-eyes = Глаза — это номер места, { "spectator" } или { "open" }.
problems-lesson-step = В этом уроке нет шага { $step }.
problems-lesson-made = { "made" } — это список небольших чисел через запятую.

## Talk

problems-muted = Хозяин лишил вас слова за этим столом.
problems-nothing-said = В этом сообщении ничего нет.
problems-whisper-seats = Шепчут с одного места на другое.
problems-no-whispers = За этим столом не шепчутся.

## What is wrong with a setup or with a move that was written

problems-title-unknown = Нет игры «{ $title }»: { $known }.
problems-players = В игре «{ $title }» от { $least } до { $most } игроков, а не { $players }.
problems-option-unknown = У игры «{ $title }» нет настройки «{ $option }», есть { $known }.
problems-option-none = У игры «{ $title }» нет настройки «{ $option }».
problems-option-seat = Настройка «{ $option }» — место от 0 до { $last }, а не { $value }.
problems-option-switch = Настройка «{ $option }» — это { "true" } или { "false" }.
problems-option-least = Настройка «{ $option }» — число, не меньше { $least }.
problems-option-number = Настройка «{ $option }» — число от { $least } до { $most }.
problems-option-choice = Настройка «{ $option }» — одно из { $known }.
problems-option-list = Настройка «{ $option }» — список из таких значений: { $known }.
problems-option-value = У одной из настроек игры «{ $title }» невозможное значение.
problems-map-unknown = Нет карты «{ $map }»: { $known }.
problems-map-long = Карта длиннее { $most } символов.
problems-map-text = Это не файл карты: начиная со строки { $line } это не { "TOML" }.
problems-map-which = Скажите, о какой карте речь: её данные, файл, название готовой или число, по которому её создать.
problems-option-teams = Настройка «{ "teams" }» — список двух команд, готовых или записанных.
problems-team = «{ $team }» — не команда на { $budget } очков аудитории.
problems-notation-verb = «{ $text }» не начинается с глагола этой игры: { $known }.
problems-notation-usage = «{ $text }» пишется так: «{ $usage }».
problems-notation-word = «{ $word }» — не { $kind }: «{ $usage }».

## What a title says of setups, moves, questions and lessons, in English

problems-setup = Такой стол создать нельзя: { $detail }
problems-notation = Ходы записывают иначе: { $detail }
problems-question = На этот вопрос нет ответа: { $detail }
problems-way = Так этот урок не продолжается: { $detail }

## Records that cannot be read

problems-record-text = Это не запись игры: это не текст.
problems-record-short = Это не запись игры: в ней меньше трёх целых строк, или она обрывается.
problems-record-json = Это не запись игры: одна из строк — не { "JSON" }.
problems-record-object = Это не запись игры: одна из строк — не объект { "JSON" }.
problems-record-changed = Запись изменена: контрольная сумма не сходится.
problems-record-format = Это не запись формата { $format }.
problems-record-name = В строке 1 записи ошибка: одно из имён — не текст.
problems-record-field = В строке { $line } записи ошибка: «{ $name }» нет или значение неверно.
problems-record-number = В строке { $line } записи ошибка: невозможное число.
problems-record-kind = Строка { $line } записи — не действие, не случай, не отмена, не реплика и не сумма.
problems-record-revision = Запись сыграна по редакции правил { $played }, а здесь редакция { $known }.
problems-record-rule = Строка { $line } записи противоречит правилам ({ $rule }).
problems-record-rules = Строка { $line } записи не соответствует правилам.
problems-record-fit = Части записи не сходятся.
problems-record-key = Ключ кубиков — не шестнадцатеричное число.
problems-record-commitment = Ключ не подходит к печати, опубликованной до первого броска.
problems-record-position = Запись не приводит к позиции, о которой заявляет.
problems-record-result = Запись не приводит к итогу, о котором заявляет.
problems-record-running = Игра не окончена, поэтому ключ её кубиков ещё не раскрыт.
problems-record-dice = Бросок «{ $draw }» сделан не этими кубиками.
problems-record-seats = В записи не сказано, кто где играет в терминале.
problems-record-keyless = В записи нет ключа кубиков, поэтому игру не продолжить.
