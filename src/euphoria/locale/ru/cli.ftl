# Команда `euphoria`. То, что стоит в «кавычках», набирается как есть.

## Ошибки: каждая — одно предложение

cli-bad-command = Нет команды «{ $word }»: { $commands }.
cli-bad-extra = Этой команде не нужно «{ $words }».
cli-bad-option = Здесь нет параметра «{ $option }».
cli-missing-value = Для { $name } нужно значение.
cli-bad-value = «{ $value }» не подходит для { $name }.
cli-given-twice = { $name } указано больше одного раза.
cli-bad-players = В игре «{ $title }» от { $least } до { $most } игроков, а не { $players }.
cli-bad-counts = «{ $text }» — не число игроков: напишите 5, 4-8 или 4,6.
cli-bad-seat = За этим столом нет места «{ $seat }»: места от { $first } до { $last }.
cli-bad-bot = В игре «{ $title }» нет бота «{ $kind }»: { $kinds }.
cli-bad-key = Ключ кубиков — это 64 шестнадцатеричные цифры.
cli-bad-games = Нужно сыграть хотя бы одну игру, а не { $games }.
cli-bad-jobs = Работать должен хотя бы один процесс, а не { $jobs }.
cli-bad-imagined = На каждое решение нужна хотя бы одна воображаемая игра, а не { $games }.
cli-bad-simulations = «{ $kind }» не может представить себе столько игр: «{ $simulations }». Это умеют только боты с перебором, и не меньше одной.
cli-bad-personality = У бота { $kind } в { $title } нет характера «{ $personality }»: { $names }.
cli-decisions-where = Решения сохраняются в папке: добавьте --keep ПАПКА.
cli-tournament-two = Для турнира нужны хотя бы два разных бота.
cli-tournament-file = В файле «{ $file }» нет игр этого турнира: укажите файл с той же игрой, правилами, зерном и настройками.
cli-bad-card = В игре «{ $title }» нет карты «{ $card }».
cli-bad-rule = Ни в одном своде нет правила «{ $rule }».
cli-bad-step = В этой записи нет шага { $step }: последний — { $last }.
cli-bad-kept = В списке нет игры под номером { $number }: всего их { $count }.
cli-bad-setting = Параметр игры пишут как имя=значение, а не «{ $text }».
cli-bad-toml = «{ $file }» — не текст TOML.
cli-seed-or-key = Укажите или зерно, или ключ, но не то и другое.
cli-missing-title = Скажите, во что играть («euphoria games» покажет список), или какой файл продолжить.
cli-cannot-read = Файл «{ $file }» не читается: { $reason }.
cli-file-missing = такого файла или папки нет
cli-file-closed = нет разрешения
cli-file-folder = это папка
cli-file-disk-full = на диске нет места
cli-is-over = В файле «{ $file }» игра уже окончена: пересмотрите её командой «euphoria replay».
cli-no-hits = На это не отвечает ни одно правило: { $words }.

## Перед игрой

# Восемь имён по порядку мест от A до H; в английском каждое начинается с буквы своего места.
cli-names = Ада Борис Клара Давид Елена Феликс Грета Хуго
cli-you-are = Вы — { $name }, место { $seat }. За столом с вами: { $others }.
cli-sealed-dice = Кубики запечатаны: { $commitment }…; «euphoria verify» потом это докажет.
cli-how-to-answer = Отвечайте номером или наберите слова, чтобы найти нужное; «помощь» расскажет остальное.
cli-how-in-full = Отвечайте номером, действием в краткой записи, например «{ $example }», или наберите слова, чтобы найти нужное. Пустая строка повторяет вопрос. Кроме того:
cli-players = от { $least } до { $most } игроков
cli-players-always = игроков: { $count }
cli-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

## У вопроса

cli-more = … и ещё { $count } таких же: наберите «{ $span }»
cli-no-such-number = Нет варианта { $number }: последний — { $last }.
cli-not-understood = «{ $text }» — не номер, не действие и не слова из вариантов; «помощь» покажет, что можно набрать.
cli-usage = В «{ $text }» чего-то не хватает: пишется «{ $usage }». Сейчас можно, например, «{ $example }».
cli-bad-word = «{ $word }» здесь не подходит: пишется «{ $usage }». Сейчас можно, например, «{ $example }».
cli-not-now = «{ $verb }» сейчас нет среди вариантов. { $question } Можно, например, «{ $example }».
cli-allowed = «{ $action }» сейчас разрешено.
cli-nothing-refused = Здесь вам ничего особенного не закрыто ({ $rule }).
cli-hint = Я бы ответил { $number }: { $action }.
cli-hint-or = Или { $number }: { $action }.
cli-no-claims = В этой игре заявлять нечего.
cli-how-to-claim = Заявить можно что угодно, правду или нет; судят об этом после конца игры. Напишите одно из этого:
cli-bad-claim = «{ $text }» — не заявление. Заявления пишутся так: { $forms }.
cli-claim-form = { $form }, например «{ $example }»
cli-quoted = «{ $text }»
cli-nothing-claimed = Никто ещё ничего не заявлял.
cli-always = Теперь вы пропускаете окна реакций, если на руке нет подходящей карты; «{ $word }» это отменит.
cli-ask-me = Теперь вас спрашивают в каждом окне реакций.
cli-saved = Сохранено: { $file }
cli-file-exists = Файл «{ $file }» уже есть, и это не эта игра; ничего не записано.
cli-cannot-write = Файл «{ $file }» не записать: { $reason }.
cli-cannot-keep = Эту игру не удаётся сохранить на диск ({ $reason }); играть можно, но продолжить потом не получится.
cli-left = До встречи. Игра сохранена; продолжить:
cli-left-unsaved = До встречи. Эту игру сохранить не удалось.

## Команды у вопроса: слово и что оно делает

cli-word-help = помощь
cli-help-help = этот список
cli-word-table = стол
cli-help-table = весь стол словами
cli-word-log = журнал
cli-help-log = последние события и их правила; «журнал 50» — больше
cli-word-hint = совет
cli-help-hint = что сделал бы на вашем месте бот и почему
cli-word-card = карта
cli-help-card = что делает карта; одно слово «карта» — о тех, что перед вами
cli-word-deduce = вывод
cli-help-deduce = чем ещё могут быть карты, с точными вероятностями
cli-word-why = почему
cli-help-why = что вам сейчас закрыто и почему; «почему» и действие — о нём одном
cli-word-rule = правило
cli-help-rule = правило этого вопроса; «правило { $rule }» — его глава, со словами — другое
cli-word-undo = отмена
cli-help-undo = взять последний выбор назад, пока никто из него ничего не узнал
cli-word-claim = заявить
cli-help-claim = сказать что-то о своих картах, правду или нет
cli-word-claims = заявления
cli-help-claims = что уже заявили
cli-word-always = пропускать
cli-help-always = всегда пропускать окна реакций
cli-word-ask = спрашивать
cli-help-ask = снова спрашивать в окнах реакций
cli-word-save = сохранить
cli-help-save = сохранить игру сейчас; с именем файла — ещё и копию туда
cli-word-quit = выход
cli-help-quit = остановиться; игра сохранится, и вы узнаете, как её продолжить

## Вопросы о столе шоу

cli-word-where = куда
cli-help-where = куда может пойти фигура и за сколько ОД: «куда», «куда A.nikolai»; с местом — самый дешёвый путь: «куда 12,3»
cli-word-see = видно
cli-help-see = кто кого видит и что между ними: «видно», «видно B.blanca», «видно A.nikolai B.blanca»; с местом — как если бы оттуда
cli-word-aim = меткость
cli-help-aim = меткость по фигуре и всё, что её меняет: «меткость B.blanca», «меткость B.blanca 12,3»
cli-word-odds = шансы
cli-help-odds = точные вероятности выстрелов: «шансы B.blanca 3», «шансы A.blanca B.nikolai both» — из двух стволов
cli-word-fight = схватка
cli-help-fight = точные вероятности схватки при каждом числе кубиков: «схватка»; «схватка B.blanca» — если напасть
cli-word-measure = измерить
cli-help-measure = расстояние: «измерить A.nikolai B.blanca», «измерить 12,3»
cli-word-under = под
cli-help-under = кто под шаблоном и чего ему это стоит: «под 12,3»; «под A.chastas 1,0» — огонь в эту сторону
cli-ask-bad = На это не ответить: { $reason }
cli-ask-what = «{ $word }» — не фигура вроде B.blanca, не место вроде 12.5,3 и не число.
cli-ask-which = Кто именно: { $list }?
cli-ask-who = Сейчас никто не активен; назовите фигуру.
cli-ask-whom = Назовите фигуру, например B.blanca.
cli-ask-two = Назовите две вещи: фигуры, цели или места.
cli-ask-where = Назовите место, например 12.5,3.
cli-where-ap = { $figure }: { $ap } ОД на движение, можно пойти
cli-where-rises = сначала встав (это уже в цене):
cli-where-surface = { $surface }, от { $ap } ОД; самое дальнее, в дюймах: { $list }
cli-where-stuck = { $figure } сейчас никуда не может пойти ({ $ap } ОД).
cli-where-none = { $place }: туда нет пути.
cli-where-dear = { $place }: путь стоил бы { $price } ОД, а есть { $ap }.
cli-where-way = Путь стоит { $price } ОД, останется { $left }: { $place }.
cli-see-all = { $figure } видит, из девяти линий на каждого:
cli-see-free = { $figure }: свободно { $free }
cli-see-one = { $figure } смотрит, цель — { $target }: свободно { $free } из девяти линий
cli-see-clear = свободно
cli-see-high = верх, слева направо
cli-see-middle = середина
cli-see-low = низ
cli-see-back = { $target } тоже видит: { $figure }.
cli-see-not-back = { $target } в ответ не видит: { $figure }.
cli-aim-head = Стреляет { $figure }, цель — { $target }, расстояние { $distance }.
cli-aim-holds = { $figure } сейчас не стреляет: схватка или очарование.
cli-aim-weapon = { $weapon }: меткость { $aim } ({ $list }), выстрелы: { $shots }
cli-aim-both = оба ствола
cli-odds-victim = { $figure }, { $lp } ОЖ: ранение { $hurt } %, смерть { $kill } %, в среднем потеря { $mean } ОЖ
cli-odds-losses = столько ОЖ или больше: { $list }
cli-fight-member = { $figure }, { $lp } ОЖ: бесплатные кубики { $free }, можно купить { $most }
cli-fight-choice = Если купить { $dice } ({ $own } против { $rival }): раны врагу { $dealt }; раны себе { $taken }; лучше { $better } %, хуже { $worse } %
cli-measure = { $start } — { $end }: { $distance } (в плане { $gap }, по высоте { $height })
cli-under-nobody = Под шаблоном никого.
cli-under-stay = { $figure }, { $lp } ОЖ, остаётся: ранение { $hurt } %, смерть { $kill } %, в среднем потеря { $mean } ОЖ
cli-under-flee = { $figure }, { $lp } ОЖ, бежит: ранение { $hurt } %, смерть { $kill } %, в среднем потеря { $mean } ОЖ
cli-under-no-flee = { $figure } не может бежать.

## Конец

cli-you-won = Вы победили!
cli-you-lost = На этот раз победа не ваша.
cli-nobody-won = Игра закончилась без победителя.
cli-verdicts = Кто что заявлял
cli-after-actions = { $count ->
    [one] После { $count } действия:
    [few] После { $count } действий:
    [many] После { $count } действий:
   *[other] После { $count } действий:
}
cli-record = Запись этой игры: { $file }
cli-rematch = «р» — реванш за тем же столом, любая другая строка — выход.
cli-rematch-letter = р
cli-thanks = Спасибо за игру.

## Сохранённые игры

cli-nothing-kept = В { $folder } вас не ждёт ни одна игра.
cli-kept = { $title }, { $when }, { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}: { $names }
cli-kept-how = Продолжить: «euphoria resume 1».

## Стол коротко

cli-leaders-legend = [E] открыт, E известен, -- скрыт, * ходит; E эйфорийцы, S подземляне, L лидер
# $you: "yes", "no" или "none", пока лучемёт не нацелен.
cli-leaders-gun = { $you ->
    [yes] ЛУЧЕМЁТ НАЦЕЛЕН НА ВАС
    [none] лучемёт
   *[no] лучемёт, цель — { $target }
}
cli-leaders-skips = пропускает следующее действие
cli-leaders-unknown = { $count ->
    [one] { $count } неизвестный артефакт
    [few] { $count } неизвестных артефакта
    [many] { $count } неизвестных артефактов
   *[other] { $count } неизвестного артефакта
}

cli-dystopia-legend = * ходит; 5@Ферма — там стоит 5; (…) скрытый рекрут; «стол» — всё словами
cli-dystopia-player = Игрок
cli-dystopia-stars = Влияние
cli-dystopia-morale = Мораль
cli-dystopia-knowledge = Знание
cli-dystopia-home = Дома
cli-dystopia-board = На поле
cli-dystopia-dilemma = дилемма: { $card }
cli-dystopia-penalties = штрафы: { $list }
cli-dystopia-areas = Сумма знаний
cli-dystopia-allegiance = Преданность
cli-dystopia-miners = Шахтёры
cli-dystopia-territory = Свободно мест
# Построенное заведение: на нём влияние этих мест, и столько стоит посещение.
cli-dystopia-market = { $tile } (влияние { $seats }): { $cost }
cli-dystopia-building = Стройки
# Сколько работников из нужных; $goods — цена свободных клеток.
cli-dystopia-growing = { $site }: { $count } из { $needed } ({ $goods })
cli-dystopia-deck = колода { $count }

# Строка меню: клетка и кубики, которые на неё можно поставить, каждый со своим номером в списке.
cli-dystopia-place = Поставить { $space-on }:
cli-dystopia-die = [{ $number }] { $value }

cli-word-trade = обмен
cli-help-trade = предложить обмен: одно слово «обмен» объяснит как, «обмен B 1food 1gold» предложит игроку B 1 еду за 1 золото
cli-trade-how = В свой ход вы можете предложить обмен: кому, что отдаёте, что получаете. Сейчас можно, например, «{ $example }».
cli-trade-bad = «{ $text }» — не предложение: кому, что отдаёте, что получаете, например «{ $example }».
cli-trade-none = Сейчас обменять нечего.

## Шоу

# Читают по рисунку: прописные и строчные буквы — фигуры.
cli-show-legend = прописные буквы: место A, строчные: место B; # высокое = низкое - баррикада : руины ~ воронка + дверь . внутри % платформа 1-3 цель x тело & кот ! Сьюзан * шаблон
cli-show-before = { $mission }, { $phase }
cli-show-head = { $mission }, ход { $turn } из { $turns }, { $phase }
cli-show-order = Порядок: { $list }
cli-show-numbers = ОЖ ОД Эй
cli-show-fights = в схватке: { $list }
cli-show-ties = Равная эйфория, броски: { $list }.

## Вероятности

cli-claim-impossible = (Насколько вам известно, так быть не может.)
cli-claims-fit = Насколько вам известно, всё это может быть правдой одновременно.
cli-claims-clash = Насколько вам известно, всё это не может быть правдой одновременно: кто-то лжёт.
cli-no-odds = В этой игре точных вероятностей нет.
cli-odds-later = Пока выводить не из чего.
cli-odds-team = Команда
cli-odds-leader = Лидер
cli-odds-legend = Вероятности в процентах по всем раздачам, которые согласуются с тем, что вы знаете. E — эйфорийцы, S — подземляне, EL и SL — их лидеры.

## Просмотр записи

cli-replay = { $names }; { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}; { $eyes }.
cli-eyes-open = показано всё
cli-eyes-spectator = глазами зрителя
cli-eyes-seat = глазами игрока { $name }
cli-replay-at = Шаг { $step } из { $last }
cli-replay-keys = Enter — дальше; p — назад; число — к этому шагу; t — стол; q — выход.

## Проверка

cli-proof-commitment = Печать
cli-proof-key = Ключ
cli-proof-draws = Случай
cli-proof-all-draws = { $count ->
    [one] { $count } бросок, повторён с тем же итогом
    [few] { $count } броска, все повторены с тем же итогом
    [many] { $count } бросков, все повторены с тем же итогом
   *[other] { $count } броска, все повторены с тем же итогом
}
cli-proof-actions = Решения
cli-proof-all-actions = { $count ->
    [one] { $count } решение, разрешено правилами
    [few] { $count } решения, все разрешены правилами
    [many] { $count } решений, все разрешены правилами
   *[other] { $count } решения, все разрешены правилами
}
cli-proof-position = Позиция
cli-proved = Доказано: кубики были закреплены до первого броска, и игра шла так, как записано.
cli-proved-so-far = Пока всё доказано: игра не окончена, и этот файл знает будущие броски.

## Правила и карты

cli-rules-count = правил: { $count }
cli-rules-how = «euphoria rules leaders» покажет главы, а с --minute или --five расскажет об игре коротко; «euphoria rules L-9» и «L-9.1» — правила; по другим словам и вопросам идёт поиск.
cli-rules-in-english = Часть этих правил пока на английском.
cli-ruling = Разъяснение { $ruling }:
cli-ruling-unnumbered = Разъяснение:
cli-more-hits = … и ещё { $count }; добавьте слово, чтобы сузить поиск.

## Симуляция

cli-simulating = Игры идут
cli-sim-games = Игр: { $games } (игроков x игр: { $counts }), зерно { $seed }
cli-sim-who = Бот или место
cli-sim-seats = мест
cli-sim-wins = побед
cli-sim-rate = доля
cli-sim-interval = интервал 95 %
cli-sim-seat = место { $seat }
cli-sim-lead = { $first } побеждает за тем же столом чаще, чем { $second }: разница { $lead } игр (интервал 95 %: { $interval }).
cli-sim-ways = Чем кончались игры
cli-sim-groups = По группам
cli-sim-all = Все игры
cli-sim-group = { $name } (игр: { $games }, ходов в среднем: { $turns }): { $list }
cli-sim-kind = { $kind }: победы на { $share } своих мест ({ $wins } из { $seats })
cli-sim-turns = Ходов в игре: в среднем { $mean }, от { $least } до { $most }.
cli-sim-decisions = Решений в игре: в среднем { $mean }, от { $least } до { $most }.
cli-sim-speed = { $seconds } с, решений в секунду: { $speed }.
cli-sim-progress = Сыграно { $done } из { $games }, { $pace }.
cli-sim-pace = { $rate } партий в секунду, осталось { $left }
cli-sim-stopped = Остановлено. Сыгранное сохранено в «{ $folder }»; та же команда продолжит с этого места.
cli-sim-unkept = В «{ $folder }» больше не сохранить партий: { $reason }. Ничего из сохранённого не потеряно; та же команда продолжит с этого места.
cli-sim-recorded = Запись партии { $number } — в файле «{ $file }».
cli-reported = Отчёт — в файле «{ $file }».

cli-tournament-games = Игр на каждую пару: { $games }, зерно { $seed }
cli-tournament-table = стол
cli-tournament-count = игр
cli-tournament-share = победы, %
cli-tournament-lead = перевес, пункты
cli-tournament-rounds = раунды
cli-tournament-how = Победы и перевес того, кто сидит один, с интервалами 95 %. Перевес — насколько чаще он побеждает, чем другие места за его столом: там, где победить могут сразу несколько, важен он.
cli-tournament-unrated = Для рейтингов нужен openskill из набора «research»: pip install euphoria[research].
cli-tournament-kind = бот
cli-tournament-rating = рейтинг
cli-tournament-rated = Рейтинги по всему турниру с 95-процентными интервалами (openskill, Плакетт — Люс); середина — 25.

## Разбор сыгранной игры

cli-analysis = Решений: { $count }. Воображаемых игр на каждое: { $games }.
cli-analysis-chances = Шансы каждого игрока на победу
cli-analysis-player = игрок
cli-analysis-start = начало
cli-analysis-luck = удача
cli-analysis-skill = свои решения
cli-analysis-others = чужие решения
cli-analysis-rest = прочее
cli-analysis-end = конец
cli-analysis-known = свои, по известному
cli-analysis-how = В сотых долях игры. От начала к концу: что дали кубики и карты, что потеряли свои решения, что дали или отняли ошибки других и прочее, чего не предвидели воображаемые игры. «По известному»: сколько потеряли свои решения, если судить по тому, что игрок мог тогда знать.
cli-analysis-moments = Ключевые моменты
cli-analysis-worst = Самые дорогие решения
cli-analysis-own = Решения игрока { $name }
cli-analysis-choice = { $name }: { $played }
cli-analysis-better-known = Лучше по известному тогда: { $best } (+{ $loss })
cli-analysis-better-open = Лучше при открытых картах: { $best } (+{ $loss })
cli-analysis-doubts = Чего ещё нельзя было знать (биты скрытых карт)
cli-analysis-claims = Заявления
cli-analysis-lie-held = Разоблачить его не мог никто.
cli-analysis-lie-seen = Могли разоблачить: { $names }

## Задачи

cli-puzzles-list = { $name }: задачи с 1 по { $count }; сегодня номер { $number } (euphoria puzzles { $title })
cli-puzzles-none = Задач для игры { $title } пока нет.
cli-puzzles-number = Задачи { $number } нет: они пронумерованы с 1 по { $count }.
cli-puzzles-count = Искать нужно хотя бы одну задачу, а не { $count }.
cli-puzzle = Задача { $number }: { $name }
cli-puzzle-right = Верно.
cli-puzzle-wrong = Другое решение явно лучше.
cli-puzzle-which = Введите номер варианта от 1 до { $count }.
cli-puzzle-best = Лучшее: { $best }
cli-puzzle-exact = Как часто удаётся каждый вариант, подсчитано точно:
cli-puzzle-odds = Как часто выигрывает каждый испробованный вариант; воображаемых игр для лучших: { $games }

## Команды шоу

cli-team-good = Команда { $name } может играть: очков аудитории { $total } из { $budget }.
cli-team-named = { $name }, очков аудитории: { $total }.
cli-team-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
cli-team-leader = лидер
cli-team-associate = партнёр Сьюзан
cli-team-profile = ОД { $ap }, меткость { $aim }, ОЖ { $lp }, эйфория { $euphoria }, выстрелы { $shots }, атаки { $attacks }: { $total }
cli-team-flame = огнемёт
cli-team-raised-aim = меткость +{ $points }
cli-team-raised-attacks = атаки +{ $points }
cli-team-raised-shots = выстрелы +{ $points }
cli-team-raised-second-shots = выстрелы второго оружия +{ $points }
cli-team-in-the-game = Так её пишут в игре:
cli-team-unknown = Нет команды «{ $name }»: { $names }.

# Что не так с файлом команды; $path — место в нём, например members[2].upgrades.aim.
cli-team-long = «{ $file }» — не файл команды: в нём больше { $most } КиБ.
cli-team-text = «{ $file }» — не файл команды: это не текст в UTF-8.
cli-team-toml = «{ $file }» — не TOML начиная со строки { $line }.
cli-team-key = «{ $file }»: в файле команды нет { $path }; здесь известны { $known }.
cli-team-must-table = «{ $file }»: { $path } должно быть таблицей именованных значений.
cli-team-must-list = «{ $file }»: { $path } должно быть списком не длиннее { $most }.
cli-team-must-text = «{ $file }»: { $path } должно быть текстом не длиннее { $most } знаков.
cli-team-must-flag = «{ $file }»: { $path } должно быть true или false.
cli-team-must-number = «{ $file }»: { $path } должно быть целым числом от { $least } до { $most }.

# Что правила имеют против команды.
cli-team-no-team-empty = «{ $file }»: в команде есть хотя бы один персонаж ({ $rule }).
cli-team-no-over-budget = «{ $file }»: команда стоит { $total } очков аудитории, а можно не больше { $budget } ({ $rule }).
cli-team-no-same-character = «{ $file }»: { $who } входит в команду дважды ({ $rule }).
cli-team-no-no-character = «{ $file }»: нет персонажа «{ $word }», есть только { $known } ({ $rule }).
cli-team-no-pet-is-object = «{ $file }»: Бенкей — не отдельный член команды, а предмет персонажа ({ $rule }).
cli-team-no-upgrade-limit = «{ $file }»: ни одно свойство не растёт больше чем на { $most }, а { $who } берёт больше ({ $rule }).
cli-team-no-upgrade-dash = «{ $file }»: { $who } не может повысить свойство, у которого в профиле нет числа ({ $rule }).
cli-team-no-upgrade-euphoria = «{ $file }»: { $who } — эйфория { $euphoria }, этого мало для повышений на { $points } ({ $rule }).
cli-team-no-upgrade-weapon = «{ $file }»: { $who } без второго оружия, добавочных выстрелов быть не может ({ $rule }).
cli-team-no-no-object = «{ $file }»: нет предмета «{ $word }», есть только { $known } ({ $rule }).
cli-team-no-same-object = «{ $file }»: { $who } несёт предмет «{ $word }» дважды ({ $rule }).
cli-team-no-leader-missing = «{ $file }»: никто в команде не назван лидером ({ $rule }).
cli-team-no-leader-twice = «{ $file }»: лидер в команде один ({ $rule }).
cli-team-no-associate-missing = «{ $file }»: Сьюзан нужен партнёр среди остальных ({ $rule }).
cli-team-no-associate-twice = «{ $file }»: партнёр у Сьюзан один ({ $rule }).
cli-team-no-associate-self = «{ $file }»: Сьюзан не может быть партнёром самой себе ({ $rule }).
cli-team-no-associate-alone = «{ $file }»: партнёр бывает только у Сьюзан, а её в команде нет ({ $rule }).

## Карты шоу

cli-map-fit = На столе { $name } можно играть, элементов: { $count }.
cli-map-unfit = На столе { $name } играть нельзя.
cli-map-error = Ошибка
cli-map-warning = Совет
cli-map-side-south = южной
cli-map-side-north = северной
cli-map-long = «{ $file }» не файл карты: в нём больше { $most } КиБ.
cli-map-text = «{ $file }» не файл карты: это не текст в UTF-8.
cli-map-toml = «{ $file }»: начиная со строки { $line } это не TOML.
cli-map-symmetry = Нет симметрии «{ $word }»: { $known }.
cli-map-side = Сторона созданного стола бывает от { $least } до { $most } дюймов.
cli-map-written = Записан файл { $file }

cli-map-fault-lonely = У элемента { $element } ({ $name }) ближе 10 дюймов нет ни другого элемента, ни края стола.
cli-map-fault-open = От точки [{ $x }, { $y }] до любого элемента и края больше 7 дюймов.
cli-map-fault-bare = Укрыться не за чем.
cli-map-fault-uneven = На { $side } половине гораздо меньше декораций, чем на другой.
cli-map-fault-overlap = Элементы { $element } ({ $name }) и { $other } ({ $neighbour }) занимают одно и то же место.
cli-map-fault-platform = На { $side } стороне негде поставить платформу выхода: 4 на 4 дюйма, не дальше 6 дюймов от края и в дюйме от любых декораций.
cli-map-fault-taken = Элемент { $element } ({ $name }) стоит на месте задания [{ $x }, { $y }].
cli-map-fault-link = У конца [{ $x }, { $y }] лестницы элемента { $element } ({ $name }) не встанет ни одна подставка.
cli-map-fault-door = Дверь элемента { $element } ({ $name }) в точке [{ $x }, { $y }] загорожена: подставка не встанет с обеих её сторон.
cli-map-fault-walled = До места задания [{ $x }, { $y }] нельзя дойти по земле от обоих краёв.

cli-map-about-backlot = Сараи с антресолями смотрят друг на друга через стоянку грузовиков; по контейнерам забираются на крыши.
cli-map-about-ruined-quarter = Всюду битые стены и щебень; с башен видно далеко, и сами они видны издалека.
cli-map-about-rooftops = Бой на двух уровнях: крыши соединены мостками, наверх ведут лестницы и контейнеры.
cli-map-about-market = Низкие укрытия повсюду, а в полный рост не спрятаться: рынок для быстрых ног.
cli-map-about-studio = Приз внутри: двери для смелых, окна для худых, лестницы на галерею.
cli-map-about-canyon = Стальные стены, слепые углы и доски над головой: внизу стреляют в упор, наверху издалека.
cli-map-about-grandstand = Всюду ступени: ярусы переходят или штурмуют, а судейская ложа смотрит на песок.

# Что не так с данными карты: где и что.
cli-map-bad = { $file }: { $place }: { $fault }.
cli-map-in-map = Карта
cli-map-in-element = Элемент { $element }
cli-map-in-named = Элемент { $element } ({ $name })
cli-map-in-part = { $place }, часть
cli-map-in-link = { $place }, лестница
cli-map-in-opening = { $place }, проём
cli-map-in-wall = { $place }, стена
cli-map-bad-table = здесь нужна таблица именованных значений
cli-map-bad-key = здесь нет «{ $key }»; известны { $known }
cli-map-bad-list = «{ $key }» должно быть списком
cli-map-bad-most = записей в «{ $key }»: { $count }, а больше { $most } нельзя
cli-map-bad-text = «{ $key }» должно быть текстом не длиннее { $most } знаков
cli-map-bad-choice = «{ $key }» должно быть одним из { $known }
cli-map-bad-flag = «{ $key }» должно быть true или false
cli-map-bad-whole = «{ $key }» должно быть целым числом от { $least } до { $most }
cli-map-bad-number = «{ $key }» должно быть числом дюймов
cli-map-bad-huge = «{ $key }» должно быть числом не больше { $most } дюймов
cli-map-bad-pair = «{ $key }» должно быть двумя числами [x, y]
cli-map-bad-either = нужно «{ $key }» или «{ $other }», но не оба
cli-map-bad-size = сторона стола бывает от { $least } до { $most } дюймов
cli-map-bad-openings = дверей и окон { $count }, а больше { $most } нельзя
cli-map-bad-links = лестниц { $count }, а больше { $most } нельзя
cli-map-bad-prisms = во всех его частях вместе может быть не больше { $most } призм (стена с проёмами — это несколько) и { $corners } углов
cli-map-bad-surfaces = стоять можно не больше чем на { $most } поверхностях, считая стол
cli-map-bad-box = «box» должно быть четырьмя числами [x, y, ширина, глубина]
cli-map-bad-no-outline = нужно «box» или «outline»
cli-map-bad-corners = у контура должно быть не меньше трёх углов
cli-map-bad-short-side = сторона контура короче 0,1 дюйма
cli-map-bad-off-table = точка [{ $x }, { $y }] лежит за краем стола
cli-map-bad-no-area = контур ничего не охватывает
cli-map-bad-not-convex = контур не выпуклый; разделите его на выпуклые части
cli-map-bad-empty = список «parts» пуст
cli-map-bad-barricade = на баррикаде стоять нельзя (S-1.7); сделайте её сплошной
cli-map-bad-no-room = по верху можно ходить, но подставка в 1,18 дюйма там не поместится (S-1.7)
cli-map-bad-no-height = не указана высота
cli-map-bad-below = низ лежит ниже стола
cli-map-bad-low = высота должна быть не меньше 0,1 дюйма
cli-map-bad-high = высота больше { $most } дюймов
cli-map-bad-hanging = часть висит в воздухе; она должна стоять на столе или на том, по чему ходят, либо оставлять под собой 1,5 дюйма и доходить до 2 дюймов
cli-map-bad-out = выходит за пределы здания
cli-map-bad-small-building = внутри не поместится подставка в 1,18 дюйма (S-1.10)
cli-map-bad-no-roof = открытому зданию нужна высота крыши («roof»)
cli-map-bad-floors = между этажами и крышей должно быть не меньше 2 дюймов
cli-map-bad-wall-height = высота должна быть не меньше 0,1 дюйма, а верх не выше следующего этажа
cli-map-bad-wall-short = длина меньше 0,2 дюйма
cli-map-bad-open-side = на этой стороне нет стены
cli-map-bad-wall-end = до концов стены должно оставаться 0,2 дюйма
cli-map-bad-narrow = ширина должна быть не меньше 1,25 дюйма (S-1.11)
cli-map-bad-upside-down = верх должен быть выше низа
cli-map-bad-door = дверь должна начинаться у пола и быть не ниже 1,5 дюйма
cli-map-bad-overlap = перекрывает другой проём той же стены или начинается раньше неё
cli-map-bad-no-fit = не помещается в стену
cli-map-bad-platform = на { $side } стороне негде поставить платформу выхода: 4 на 4 дюйма, не дальше 6 дюймов от края и в дюйме от любых декораций (S-8.4)
cli-map-bad-end = «{ $key }» должно быть [x, y] или [x, y, высота]
cli-map-bad-no-surface = «{ $key }» не лежит ни на какой поверхности: на этом месте и высоте стоять нельзя (S-1.12)
cli-map-bad-level = должна вести с одной поверхности вверх на другую (S-1.12)

## Сервер

cli-serve-open = Сервер работает: { $address }
cli-serve-stop = Ctrl-C останавливает его. Ни одна партия не пропадёт: все продолжатся, когда он запустится снова.
cli-serve-closed = Сервер остановлен.
cli-serve-taken = Порт { $port } на { $host } занят: может быть, сервер уже работает? Выберите другой с помощью --port.
cli-serve-not-installed = Серверу нужны пакеты, которые не установлены ({ $names }): установите euphoria[server,scale].
cli-database-damaged = База данных повреждена, или это не база данных: { $why }. Восстановите копию в пустую базу (euphoria restore).
cli-database-away = База данных недоступна: { $why }.
cli-database-newer = Эту базу данных создала более новая версия (форма { $shape }, эта знает { $newest }). Ничего не изменено.
cli-serve-bad-database = База данных — это sqlite:///ФАЙЛ или postgresql://…
cli-serve-bad-bus = Шина — это none, postgres, postgresql://… или redis://…
cli-serve-not-shared = Нескольким процессам нужна общая база данных: --database postgresql://…
cli-serve-no-processes = В этой системе порт может слушать только один процесс; запустите каждый со своим --port.
cli-backup-done = В { $file } есть всё: { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
cli-restore-done = Всё из { $file } на месте: { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
