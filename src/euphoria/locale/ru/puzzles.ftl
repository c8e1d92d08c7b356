# Задачи: позиции, в которых один выбор явно лучше всех.

puzzles-title = Задачи
puzzles-about = Позиции из целых партий, какими их видел один из игроков. Один выбор явно лучше остальных: найдите его на поле.
puzzles-kept = Это устройство помнит, что вы решили.
puzzles-none-yet = Задач здесь пока нет.
puzzles-solved-of = Решено: { $solved } из { $count }
puzzles-number = Задача { $number }
puzzles-number-solved = Задача { $number }, решена
puzzles-number-today = Задача { $number }, сегодняшняя
puzzles-today = Задача дня
puzzles-one = { $title }: задача { $number }
puzzles-at = Задача { $number } из { $count }
puzzles-solved = Решено
puzzles-you = Вы
puzzles-task = Решать вам. Один выбор явно лучше остальных: сделайте его на поле или в этом списке.
puzzles-missing = Такой задачи нет
puzzles-missing-help = Возможно, ссылка устарела или обрезана.

## После ответа

puzzles-right = Верно!
puzzles-right-odds = Этот выбор выигрывает { $best } из 100 продолжений партии.
puzzles-wrong = Есть лучше
puzzles-wrong-odds = «{ $choice }» выигрывает { $chance } из 100 продолжений партии, лучший выбор — { $best }. Попробуйте другой.
puzzles-wrong-untried = Сколько выигрывает такой выбор, никто не считал; лучший выигрывает { $best } из 100 продолжений партии. Попробуйте другой.
puzzles-wins = выигрывает { $chance } из 100
puzzles-right-exact = Это удаётся с вероятностью { $best } %.
puzzles-wrong-exact = Это удаётся с вероятностью { $chance } %, лучший выбор — { $best } %. Попробуйте другой.
puzzles-succeeds = удаётся в { $chance } из 100
puzzles-why-exact = Следующий по силе выбор удаётся лишь с вероятностью { $next } %.
puzzles-worth-exact = С какой вероятностью, в процентах, удаётся то, о чём спрошено: подсчитано точно, ничего не воображалось и не пробовалось.
puzzles-show = Показать решение
puzzles-best = Лучший выбор
puzzles-why = Почему
puzzles-why-odds = Следующий по силе выбор выигрывает лишь { $next } из 100 продолжений партии.
puzzles-brings = Что он даёт
puzzles-worth = Сколько стоит каждый выбор
puzzles-worth-how = Сколько партий из 100 выиграно, судя по воображаемым: по { $games } на каждый из лучших вариантов, при раскладах, которые не противоречат известному вам.
puzzles-over-again = Ещё раз с начала
puzzles-next = Следующая задача
puzzles-all = Все задачи
