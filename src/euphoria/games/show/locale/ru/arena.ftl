# Арена в браузере: поле главного реалити-шоу. Правила и имена — в show.ftl.

arena-table = Стол, вид сверху
arena-keys = Стрелки двигают то, что вы ставите, или вид; с { "Shift" } — мелкими шагами. { "Page Down" } и { "Page Up" } перебирают возможные места из списка. { "Enter" } выполняет, { "Esc" } отменяет. Плюс и минус приближают и отдаляют, 0 показывает всё.
arena-panel = Текущая фигура и замысел
arena-order = Порядок действий, по эйфории
arena-euphoria = Эйфория { $value }
arena-euphoria-short = Эйфория
arena-acting = действует
arena-acted = ход сделан
arena-in-fight = в схватке
arena-no-ap = нет ОД
arena-standing = Фигур в строю
arena-points = Очки аудитории за убитых соперников
arena-turn-board = Ход { $turn } из { $turns }
arena-turn = Ход { $turn }/{ $turns } · { $phase }
arena-tools = Вид и рулетка
arena-nearer = Приблизить
arena-farther = Отдалить
arena-whole = Показать весь стол
arena-follow = Следить за происходящим
arena-measure = Измерить: коснитесь двух точек или протяните
arena-level = Снять с открытых зданий всё, что выше этой высоты
arena-space = Стол в объёме
arena-space-on = В объёме или сверху
arena-space-missing = Этот браузер не умеет рисовать в объёме: перед вами стол сверху.
arena-space-lost = Объёмная картинка на время пропала: пока она не вернётся, перед вами стол сверху.
arena-eyes = Глазами того, кто действует, и обратно
arena-price = { $ap } ОД
arena-left = { $ap ->
    [0] ничего не останется
    [one] останется { $ap }
    [few] останется { $ap }
    [many] останется { $ap }
   *[other] останется { $ap }
}
arena-no-way = Туда нет пути
arena-steps = { $count ->
    [one] за { $count } шаг
    [few] за { $count } шага, один за другим
    [many] за { $count } шагов, один за другим
   *[other] за { $count } шага, один за другим
}
arena-charge = Атака: { $figure }, со всеми кубиками, которые вы сможете купить ({ $dice })
arena-charge-rival = { $dice ->
    [0] если они не бросают
    [one] против { $dice } кубика
    [few] против { $dice } кубиков
    [many] против { $dice } кубиков
   *[other] против { $dice } кубика
}
arena-hurts = Вы раните их
arena-worse = Вам достанется больше
arena-in-sight = на виду
arena-hidden = не видно
arena-sees-you = видит вас
arena-cover = { $value } за укрытие
arena-cover-by = { $value } за укрытие: { $by }
arena-lines = { $free ->
    [one] свободна { $free } линия обзора из 9
    [few] свободны { $free } линии обзора из 9
    [many] свободно { $free } линий обзора из 9
   *[other] свободно { $free } линии обзора из 9
}
arena-distance = до цели { $length }″
arena-blocked-by = Не видно, мешает: { $names }
arena-aim = Меткость
arena-aim-now = Меткость сейчас
arena-shots = Выстрелы
arena-attacks = Атаки
arena-worth = Стоимость
arena-volley = { $count ->
    [one] { $count } выстрел, в среднем попаданий: { $hits }
    [few] { $count } выстрела, в среднем попаданий: { $hits }
    [many] { $count } выстрелов, в среднем попаданий: { $hits }
   *[other] { $count } выстрела, в среднем попаданий: { $hits }
}
arena-hurt = Ранение: { $figure }
arena-kill = Смерть: { $figure }
arena-kill-fled = Смерть при бегстве: { $figure }
arena-shoot = { $count ->
    [one] { $count } выстрел
    [few] { $count } выстрела
    [many] { $count } выстрелов
   *[other] { $count } выстрела
}
arena-against = Против: { $names }
arena-dice = Кубики
arena-wound-them = Раните
arena-wound-us = Получите ран
arena-kill-one = Убьёте
arena-nobody-under = Под ним никого нет.
arena-allowed = Так можно.
arena-do = Выполнить
arena-next-one = Следующая граната
arena-cancel = Отменить
arena-use = Что использовать
arena-verb-go = Идти
arena-verb-detonate = Заряды
arena-verb-burn = Огнемёт
arena-verb-lead = Вести Сьюзан
arena-verb-platform = Платформа
arena-verb-push = Толкнуть
arena-verb-flee = Бежать
arena-verb-cat = Кот
arena-verb-call = Позвать
arena-verb-grenades = Три гранаты
arena-bench = Ещё не на столе
arena-bench-how = Перетащите на стол или выберите и коснитесь места.
arena-cat = Кот
arena-dice-window = Повтор: кубики
arena-earlier = Более ранние броски
arena-later = Более поздние броски
arena-ties = { $count ->
    [one] Равная эйфория: { $count } бросок
    [few] Равная эйфория: { $count } броска
    [many] Равная эйфория: { $count } бросков
   *[other] Равная эйфория: { $count } броска
}
arena-hit-by = { $by ->
        [0] Попадание впритык
       *[other] Попадание, запас { $by }
    }
arena-missed-by = Промах на { $by }
arena-sure-hit = Верное попадание
arena-declared = { $count ->
        [one] Объявлен { $count } выстрел, цель: { $figure }
        [few] Объявлено { $count } выстрела, цель: { $figure }
        [many] Объявлено { $count } выстрелов, цель: { $figure }
       *[other] Объявлено { $count } выстрела, цель: { $figure }
    }
arena-luck = Удача: { $value }
arena-no-luck = Нет удачи: { $value }
arena-lp = ОЖ
arena-ap = ОД

## Команды

arena-teams = Команды
arena-bring = Какую команду вы приводите, не дороже { $budget } очков аудитории?
arena-bring-it = Привести эту команду
arena-build = Собрать команду
arena-own-teams = Ваши команды
arena-prepared = Готовые команды
arena-team-steel-choir = Стальной хор
arena-team-velvet-knives = Бархатные ножи
arena-team-night-shift = Ночная смена
arena-team-demolition-crew = Бригада подрывников
arena-team-butchers-row = Мясной ряд
arena-team-fire-brigade = Пожарная команда
arena-team-kennel-club = Клуб собаководов
arena-team-long-barrels = Длинные стволы
arena-team-ballroom = Бальный зал
arena-team-short-fuse = Короткий фитиль
arena-team-quick-take = Быстрый дубль
arena-change = Изменить
arena-audience = очков аудитории
arena-may-play = Эта команда может играть.
arena-characters = Персонажи
arena-team-name = Название команды
arena-my-team = Моя команда
arena-save = Сохранить
arena-saved = Сохранено в этом браузере.
arena-share = Скопировать ссылку
arena-copied = Ссылка скопирована.
arena-file = Файл
arena-drop = Исключить: { $figure }
arena-forget = Удалить: { $name }
arena-teams-about = Собирайте команды для главного реалити-шоу. Они хранятся в этом браузере; когда шоу начинается, вы выбираете одну из них за столом.
arena-no-teams = У вас ещё нет команд: соберите свою или измените готовую.
arena-budget = Сколько очков аудитории можно потратить
arena-map-facts = Элементов декораций: { $count }, высот, на которых можно стоять: { $levels }

# Конец шоу.
arena-end-points = Очки аудитории по источникам
arena-end-kill = Убитые соперники
arena-end-hand = Врукопашную
arena-end-susan = Удвоено Сьюзан
arena-end-rival = Оставшиеся соперники
arena-end-hero = Герой шоу
arena-end-half = Считается половина
arena-end-all = Всего
arena-end-lost = Полученный урон
arena-end-kills = { $count ->
    [one] { $count } убийство
    [few] { $count } убийства
    [many] { $count } убийств
   *[other] { $count } убийства
}
arena-end-watch = Посмотреть ещё раз: { $what }
arena-end-by-deed = Побеждает тот, кто выполнил задание или пережил соперников, сколько бы ни было очков.
arena-end-by-points = Решают очки: у кого больше, тот победил.
arena-end-drawn = Впереди никого нет: ничья.
