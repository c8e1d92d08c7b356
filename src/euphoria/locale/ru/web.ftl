# Веб-клиент: общее для всех его страниц.

web-skip = К содержанию страницы
web-pages = Страницы
web-home = Играть
web-my-games = Мои партии
web-learn = Обучение
web-language = Язык
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-speed = Темп показа
web-speed-calm = Спокойный
web-speed-normal = Обычный
web-speed-quick = Быстрый
web-speed-off = Без показа
web-even = Отвечать автоматически, если выбирать не из чего
web-even-help = После паузы, которая всегда одинакова и никому ничего не выдаёт.
web-you = Вы
web-loading = Минутку…
web-close = Закрыть
web-text-table = Стол словами
web-no-page = Страница не загрузилась
web-try-again = Возможно, пропала связь. Попробуйте ещё раз через минуту.
web-unreachable = Сервер не отвечает. Попробуйте ещё раз через минуту.
web-again = Ещё раз
web-rule = Правило { $id }
web-ruling = Разъяснение
web-no-rule = Правила { $id } нет.
web-all-rules = Все правила
web-unofficial = Неофициальный любительский проект: издатели игр не создавали и не одобряли его. Если игра вам нравится, пожалуйста, купите её.
web-icons = Значки:
web-fonts = Шрифты:

## What a device says that is called

web-push-title = Ваш ход
web-push-text = Стол ждёт вас.
