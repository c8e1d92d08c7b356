# Веб-клиент: общее для всех его страниц.

web-skip = К содержанию страницы
web-pages = Страницы
web-home = Играть
web-my-games = Мои партии
web-learn = Учиться
web-language = Язык
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-you = Вы
web-loading = Минутку…
web-close = Закрыть
web-no-page = Страница не загрузилась
web-try-again = Возможно, пропала связь. Попробуйте ещё раз через минуту.
web-unreachable = Дом не отвечает. Попробуйте ещё раз через минуту.
web-again = Ещё раз
web-rule = Правило { $id }
web-ruling = Разъяснение
web-source = Источник: { $source }
web-no-rule = Правила { $id } нет.
web-all-rules = Все правила
web-unofficial = Неофициальный любительский проект: издатели игр не создавали и не одобряли его. Если игра вам нравится, пожалуйста, купите её.
web-icons = Значки:
web-fonts = Шрифты:
