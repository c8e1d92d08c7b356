# Четыре в ряд, игра для примера.

connect-four-title = Четыре в ряд
    .text = Двое бросают фишки в столбцы. Четыре в ряд выигрывают.
connect-four-drops = { $you ->
    [seat] Вы бросаете фишку в столбец { $column }.
   *[other] { $seat }: фишка в столбец { $column }.
}
connect-four-wins = { $you ->
    [seat] У вас четыре в ряд.
   *[other] { $seat }: четыре в ряд.
}
connect-four-do-drop = Бросить фишку в столбец { $column }
connect-four-ask-drop = Ваш ход: выберите столбец.
connect-four-wait-drop = { $count ->
    [one] { $names } выбирает столбец.
    [few] { $names } выбирают столбец.
    [many] { $names } выбирают столбец.
   *[other] { $names } выбирают столбец.
}
connect-four-way-four = Четыре в ряд.
connect-four-way-draw = Доска заполнена.
connect-four-no-turn = Сейчас ходит { $seat }.
connect-four-no-room = Столбец { $column } заполнен.
connect-four-row = Ряд { $row }: { $cells }
