# Как входят: ключи доступа, коды восстановления, другие устройства. На странице о себе.

account-ways = Как вы входите
account-ways-help = С ключом доступа вы входите по отпечатку, лицу или коду вашего устройства. Нечего запоминать и нечего подбирать.
account-passkeys = Ключи доступа
account-passkeys-none = Пока ни одного.
account-passkey-made = Создан { $when }
account-passkey-used = последний вход { $when }
account-passkey-unused = ещё не использован
account-passkey-add = Добавить ключ доступа
account-passkey-name = Как вы его узнаете?
account-passkey-name-usual = Это устройство
account-passkey-make = Создать ключ доступа
account-passkey-kept = Ключ доступа «{ $name }» создан.
account-passkey-drop = Удалить
account-passkey-drop-of = Удалить ключ доступа «{ $name }»
account-passkey-drop-sure = «{ $name }» больше ничего здесь не откроет. Удалите его и на устройстве.
account-passkey-dropped = Ключ доступа удалён.
account-passkey-sign-in = Войти с ключом доступа
account-passkey-instead = Создать с ключом доступа, без пароля
account-passkey-cannot = Этот браузер не знает ключей доступа.
account-passkey-cancelled = Ключ доступа не выбран. Попробуйте ещё раз или войдите иначе.
account-passkey-there = На этом устройстве у вас уже есть ключ доступа.
account-passkey-failed = Устройство не смогло использовать здесь ключ доступа.
account-codes = Коды восстановления
account-codes-none = Их у вас нет. С таким кодом можно войти, если потеряны и пароль, и ключи доступа.
account-codes-left = { $count ->
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
    [many] Осталось { $count } кодов.
   *[other] Осталось { $count } кода.
}
account-codes-make = Создать десять кодов
account-codes-anew = Создать новые коды
account-codes-anew-help = Новые коды отменяют старые.
account-codes-title = Ваши коды восстановления
account-codes-help = Каждый впускает один раз. Они показаны только сейчас: распечатайте их или храните там же, где пароли.
account-codes-copy = Скопировать
account-codes-copied = Скопировано.
account-codes-download = Сохранить в файл
account-codes-kept = Коды сохранены
account-recover = Забыли пароль? Войдите по коду восстановления
account-recover-code = Код восстановления
account-recover-do = Войти по коду
account-recovered = { $count ->
    [0] Код использован, и он был последним: создайте новые.
    [one] Код использован; остался { $count }.
    [few] Код использован; осталось { $count }.
    [many] Код использован; осталось { $count }.
   *[other] Код использован; осталось { $count }.
}
account-recovered-next = Теперь задайте новый пароль или добавьте ключ доступа. Если от вашего имени мог войти кто-то другой, завершите сеансы на других устройствах.
account-password-set = Задать пароль
account-password-set-help = Пока вы входите без пароля.
account-password-new = Задать новый пароль
account-others = Другие сеансы
account-others-none = Ни на каком другом устройстве вход не выполнен.
account-others-count = { $count ->
    [one] Вход выполнен ещё на { $count } устройстве.
    [few] Вход выполнен ещё на { $count } устройствах.
    [many] Вход выполнен ещё на { $count } устройствах.
   *[other] Вход выполнен ещё на { $count } устройства.
}
account-others-end = Завершить остальные сеансы
account-others-ended = На всех других устройствах сеансы завершены.
account-prove = Это вы?
account-prove-help = Вы вошли уже давно. Прежде чем менять способы входа, подтвердите, что это вы.
account-prove-password = Продолжить
account-prove-passkey = Показать ключ доступа
