# Команда `euphoria`. То, что стоит в «кавычках», набирается как есть.

## Ошибки: каждая — одно предложение

cli-bad-command = Нет команды '{ $word }': { $commands }.
cli-bad-extra = Этой команде не нужно '{ $words }'.
cli-bad-option = Здесь нет параметра '{ $option }'.
cli-missing-value = Для { $name } нужно значение.
cli-bad-value = '{ $value }' не подходит для { $name }.
cli-given-twice = { $name } указано больше одного раза.
cli-bad-title = Нет игры '{ $title }': { $titles }.
cli-bad-players = В { $title } играют от { $least } до { $most } человек, а не { $players }.
cli-bad-counts = '{ $text }' — не число игроков: напишите 5, 4-8 или 4,6.
cli-bad-seat = За этим столом нет места '{ $seat }': места от { $first } до { $last }.
cli-bad-bot = В { $title } нет бота '{ $kind }': { $kinds }.
cli-bad-key = Ключ костей — это 64 шестнадцатеричные цифры.
cli-bad-games = Нужно сыграть хотя бы одну игру, а не { $games }.
cli-bad-jobs = Работать должен хотя бы один процесс, а не { $jobs }.
cli-bad-card = В { $title } нет карты '{ $card }'.
cli-bad-rule = Ни в одном своде нет правила '{ $rule }'.
cli-bad-step = В этой записи нет шага { $step }: последний — { $last }.
cli-bad-kept = В списке нет игры под номером { $number }: всего их { $count }.
cli-seed-or-key = Укажите или зерно, или ключ, но не то и другое.
cli-missing-title = Скажите, во что играть («euphoria games» покажет список), или какой файл продолжить.
cli-cannot-read = Файл '{ $file }' не читается: { $reason }.
cli-is-over = В файле '{ $file }' игра уже окончена: пересмотрите её командой «euphoria replay».
cli-no-hits = Нет правила, где есть все эти слова: { $words }.

## Перед игрой

# Восемь имён по порядку мест от A до H; в английском каждое начинается с буквы своего места.
cli-names = Ада Борис Клара Давид Елена Феликс Грета Хуго
cli-you-are = Вы — { $name }, место { $seat }. С вами играют { $others }.
cli-sealed-dice = Кости запечатаны: { $commitment }…; «euphoria verify» потом это докажет.
cli-how-to-answer = Отвечайте номером или наберите слова, чтобы найти нужное; «помощь» расскажет остальное.
cli-how-in-full = Отвечайте номером, действием в краткой записи, например «{ $example }», или наберите слова, чтобы найти нужное. Пустая строка повторяет вопрос. Кроме того:
cli-players = от { $least } до { $most } игроков

## У вопроса

cli-more = … и ещё { $count } таких же: наберите «{ $span }»
cli-no-such-number = Нет варианта { $number }: последний — { $last }.
cli-not-understood = '{ $text }' — не номер, не действие и не слова из вариантов; «помощь» покажет, что можно набрать.
cli-usage = '{ $text }' пишется так: '{ $usage }'.
cli-allowed = '{ $action }' сейчас разрешено.
cli-nothing-refused = Здесь вам ничего особенного не закрыто ({ $rule }).
cli-hint = Я бы ответил { $number }: { $action }.
cli-no-claims = В этой игре заявлять нечего.
cli-how-to-claim = Заявить можно что угодно, правду или нет; судят об этом после конца игры. Напишите одно из этого:
cli-bad-claim = '{ $text }' — не заявление: { $forms }.
cli-nothing-claimed = Никто ещё ничего не заявлял.
cli-always = Теперь вы пропускаете все окна реакций; «{ $word }» это отменит.
cli-ask-me = Теперь вас спрашивают в каждом окне реакций.
cli-saved = Сохранено: { $file }
cli-file-exists = Файл '{ $file }' уже есть, и это не эта игра; ничего не записано.
cli-cannot-write = Файл '{ $file }' не записать: { $reason }.
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
cli-help-hint = что сделал бы на вашем месте самый сильный бот
cli-word-card = карта
cli-help-card = что делает карта; одно слово «карта» — о тех, что перед вами
cli-word-deduce = вывод
cli-help-deduce = чем ещё могут быть карты, с точными вероятностями
cli-word-why = почему
cli-help-why = что вам сейчас закрыто и почему; «почему» и действие — о нём одном
cli-word-rule = правило
cli-help-rule = правило этого вопроса; «правило L-9.1» или слова — другое
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

## Конец

cli-you-won = Вы победили!
cli-you-lost = На этот раз победа не ваша.
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
cli-proved = Доказано: кости были закреплены до первого броска, и игра шла так, как записано.
cli-proved-so-far = Пока всё доказано: игра не окончена, и этот файл знает будущие броски.

## Правила и карты

cli-rules-count = правил: { $count }
cli-rules-how = «euphoria rules leaders» покажет главы, «euphoria rules L-9» и «L-9.1» — правила, другие слова ищутся.
cli-rules-in-english = Своды правил ведутся на английском.
cli-ruling = Решение { $ruling }:
cli-ruling-unnumbered = Решение:
cli-source = Источник: { $source }
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
cli-sim-turns = Ходов в игре: в среднем { $mean }, от { $least } до { $most }.
cli-sim-decisions = Решений в игре: в среднем { $mean }, от { $least } до { $most }.
cli-sim-speed = { $seconds } с, решений в секунду: { $speed }.

## Сервер

cli-serve-open = Дом открыт: { $address }
cli-serve-stop = Ctrl-C закрывает его. Ни одна партия не пропадёт: все продолжатся, когда он откроется снова.
cli-serve-closed = Дом закрыт.
cli-serve-taken = Порт { $port } на { $host } занят: может быть, сервер уже работает? Выберите другой с помощью --port.
cli-serve-not-installed = Серверу нужны пакеты, которые не установлены ({ $names }): установите euphoria[server,scale].
cli-serve-bad-database = База данных — это sqlite:///ФАЙЛ или postgresql://…
cli-serve-bad-bus = Шина — это none, postgres, postgresql://… или redis://…
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
