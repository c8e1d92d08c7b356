# Мастерская карт.
workshop-title = Мастерская карт
workshop-intro = Постройте собственный стол. Правила проверяют его, пока вы работаете, он хранится в этом браузере, и на нём можно сразу играть.
workshop-build = Построить свою карту
workshop-all = Все карты
workshop-mine = Мои карты
workshop-mine-one = Своя карта
workshop-begin = Начать с
workshop-empty-turned = Пустой честный стол
workshop-empty = Пустой стол без двойников
workshop-seed = Число
workshop-by-luck = Случайный стол
workshop-open-file = Файл…
workshop-packaged = Или измените один из этих
workshop-new-name = Новый стол
workshop-is-fit = Можно играть
workshop-not-yet = Играть пока нельзя
workshop-forget = Удалить: { $name }
workshop-no-map = Это не карта.
workshop-map-name = Название карты
workshop-about = Чем она хороша
workshop-table = Стол
workshop-symmetry = Равные половины
workshop-symmetry-none = Каждая половина сама по себе
workshop-symmetry-turned = Поворот: всё стоит дважды
workshop-symmetry-mirrored = Отражение: всё стоит дважды
workshop-plan = Стол сверху. Стрелки двигают выбранное, { "N" } выбирает следующий элемент.
workshop-tools = Инструменты
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-copy = Удвоить
workshop-turn = Повернуть на четверть
workshop-delete = Удалить
workshop-nearer = Ближе
workshop-farther = Дальше
workshop-grid = Шаг сетки
workshop-level = Снять всё, что выше
workshop-space = В объёме
workshop-space-about = Стол в объёме. Элементы переносятся указателем, рядом с ними поворачивается стол. Если ничего не выбрано, стрелки, плюс, минус, запятая и точка двигают камеру.
workshop-no-space = Этот браузер не умеет рисовать в объёме; на плане есть всё.
workshop-stock = Поставить
workshop-stock-container = Контейнер
workshop-stock-crate = Ящик
workshop-stock-wall = Стена
workshop-stock-barricade = Баррикада
workshop-stock-ruin = Руины
workshop-stock-crater = Воронка
workshop-stock-block = Закрытый дом
workshop-stock-house = Дом
workshop-stock-tower = Два этажа
workshop-kind-solid = сплошное
workshop-kind-barricade = баррикада
workshop-kind-ruin = руины
workshop-kind-crater = воронка
workshop-kind-closed = закрытое здание
workshop-kind-open = открытое здание
workshop-looking = Проверяется…
workshop-fit = { $count ->
    [0] Можно играть.
    [one] Можно играть; есть { $count } совет.
    [few] Можно играть; есть { $count } совета.
    [many] Можно играть; есть { $count } советов.
   *[other] Можно играть; есть { $count } советов.
}
workshop-unfit = { $count ->
    [one] Играть нельзя: { $count } ошибка.
    [few] Играть нельзя: { $count } ошибки.
    [many] Играть нельзя: { $count } ошибок.
   *[other] Играть нельзя: { $count } ошибок.
}
workshop-error = Ошибка
workshop-advice = Совет
workshop-picked = { $count ->
    [one] Выбран { $count } элемент.
    [few] Выбрано { $count } элемента.
    [many] Выбрано { $count } элементов.
   *[other] Выбрано { $count } элементов.
}
workshop-elements = Элементы ({ $count })
workshop-nothing = Стол пуст. Поставьте что-нибудь.
workshop-fairness = Что получает каждая сторона
workshop-play = Играть сразу
workshop-share = Скопировать ссылку
workshop-copied = Ссылка скопирована. Кто её откроет, получит копию карты.
workshop-file = Сохранить в файл
workshop-private = Ваши карты остаются в этом браузере. Ссылка содержит всю карту целиком; сервер ничего о ней не хранит, пока на ней не начнут играть.
workshop-full = Больше этот браузер не вмещает: сохраните карту в файл или удалите другие.
workshop-keys = Клавиши
workshop-key-next = следующий элемент и предыдущий
workshop-key-move = сдвинуть на шаг сетки
workshop-key-far = сдвинуть на два дюйма
workshop-key-fine = сдвинуть на двадцатую дюйма
workshop-key-turn = повернуть на 15 градусов и обратно
workshop-key-quarter = повернуть на четверть
workshop-key-size = больше, меньше
workshop-key-double = удвоить
workshop-key-copy = копировать и вставить
workshop-key-pick = выбрать всё, ничего
workshop-key-delete = удалить
workshop-key-undo = отменить и вернуть
workshop-name = Название
workshop-kind = Что это
workshop-twin = Есть двойник на другой половине
workshop-width = Ширина
workshop-depth = Глубина
workshop-height = Высота
workshop-bottom = Начинается на
workshop-walkable = Сверху можно стоять
workshop-add-corner = Ещё один угол
workshop-drop-corner = Убрать угол { $number }
workshop-roof = Крыша
workshop-floor = Этаж { $number }
workshop-add-floor = Ещё один этаж
workshop-drop-floor = На этаж меньше
workshop-openings = Двери и окна
workshop-door = Дверь
workshop-window = Окно
workshop-add-door = Добавить дверь
workshop-add-window = Добавить окно
workshop-in-side = Сторона
workshop-side = Сторона { $number }
workshop-side-south = Юг
workshop-side-east = Восток
workshop-side-north = Север
workshop-side-west = Запад
workshop-storey = Этаж
workshop-from = От
workshop-to = До
workshop-sill = Низ
workshop-lintel = Верх
workshop-drop = Убрать
workshop-open-sides = Стороны без стены
workshop-walls = Внутренние стены
workshop-wall-number = Стена { $number }
workshop-add-wall = Добавить стену
workshop-links = Лестницы
workshop-ladder = Приставная лестница
workshop-stairs = Лестница
workshop-foot = Низ
workshop-head = Верх
workshop-as-ladder = Сделать приставной
workshop-as-stairs = Сделать обычной лестницей
workshop-add-ladder = Добавить приставную лестницу
workshop-add-stairs = Добавить лестницу
workshop-parts = Части
workshop-part-number = Часть { $number }
workshop-add-part = Добавить часть
workshop-grip-frame = Увеличить или уменьшить
workshop-grip-turn = Повернуть
workshop-grip-corner = Сдвинуть этот угол
workshop-grip-link = Сдвинуть этот конец лестницы
workshop-grip-wall = Сдвинуть этот конец стены
workshop-grip-opening = Сдвинуть эту дверь или это окно
