# Cómo se entra: llaves de acceso, códigos de recuperación, otros dispositivos. En la página sobre uno mismo.

account-ways = Cómo entras
account-ways-help = Con una llave de acceso entras con tu huella, tu cara o el código de tu dispositivo. No hay nada que recordar ni nada que adivinar.
account-passkeys = Llaves de acceso
account-passkeys-none = Todavía no tienes ninguna.
account-passkey-made = Creada { $when }
account-passkey-used = último uso { $when }
account-passkey-unused = sin usar
account-passkey-add = Añadir una llave de acceso
account-passkey-name = ¿Cómo la reconocerás?
account-passkey-name-usual = Este dispositivo
account-passkey-make = Crear la llave de acceso
account-passkey-kept = La llave de acceso «{ $name }» está creada.
account-passkey-drop = Quitar
account-passkey-drop-of = Quitar la llave de acceso «{ $name }»
account-passkey-drop-sure = «{ $name }» ya no abrirá nada aquí. Bórrala también en tu dispositivo.
account-passkey-dropped = La llave de acceso se ha quitado.
account-passkey-sign-in = Entrar con una llave de acceso
account-passkey-instead = Crearla con una llave de acceso, sin contraseña
account-passkey-cannot = Este navegador no tiene llaves de acceso.
account-passkey-cancelled = No se ha elegido ninguna llave de acceso. Inténtalo otra vez o entra de otra forma.
account-passkey-there = Este dispositivo ya tiene una llave de acceso para ti.
account-passkey-failed = Tu dispositivo no ha podido usar aquí una llave de acceso.
account-codes = Códigos de recuperación
account-codes-none = No tienes ninguno. Con uno entras cuando has perdido la contraseña y las llaves de acceso.
account-codes-left = { $count ->
    [one] Queda un código.
    [many] Quedan { $count } de códigos.
   *[other] Quedan { $count } códigos.
}
account-codes-make = Crear diez códigos
account-codes-anew = Crear códigos nuevos
account-codes-anew-help = Los códigos nuevos anulan los anteriores.
account-codes-title = Tus códigos de recuperación
account-codes-help = Cada uno te deja entrar una vez. Solo se muestran ahora: imprímelos o guárdalos donde guardas las contraseñas.
account-codes-copy = Copiar
account-codes-copied = Copiados.
account-codes-download = Guardar en un archivo
account-codes-kept = Ya los he guardado
account-recover = ¿Has perdido la contraseña? Usa un código de recuperación
account-recover-code = Código de recuperación
account-recover-do = Entrar con el código
account-recovered = { $count ->
    [0] El código está gastado y era el último: crea otros.
    [one] El código está gastado; queda uno.
    [many] El código está gastado; quedan { $count }.
   *[other] El código está gastado; quedan { $count }.
}
account-recovered-next = Ahora elige una contraseña nueva o añade una llave de acceso. Si alguien más pudiera haber entrado como tú, cierra la sesión en los demás dispositivos.
account-password-set = Elegir una contraseña
account-password-set-help = Hasta ahora entras sin contraseña.
account-password-new = Elegir una contraseña nueva
account-others = Otras sesiones
account-others-none = En ningún otro dispositivo hay una sesión tuya.
account-others-count = { $count ->
    [one] En otro dispositivo hay una sesión tuya.
    [many] En otros { $count } de dispositivos hay una sesión tuya.
   *[other] En otros { $count } dispositivos hay una sesión tuya.
}
account-others-end = Cerrar las demás sesiones
account-others-ended = Se ha cerrado la sesión en los demás dispositivos.
account-prove = ¿Eres tú?
account-prove-help = Entraste hace un rato. Antes de cambiar cómo entras, demuestra que eres tú.
account-prove-password = Continuar
account-prove-passkey = Mostrar una llave de acceso
