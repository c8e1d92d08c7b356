# El cliente web: lo que comparten todas sus páginas.

web-skip = Ir al contenido
web-pages = Páginas
web-home = Jugar
web-my-games = Mis partidas
web-learn = Aprender
web-language = Idioma
web-theme = Tema
web-theme-auto = Como el sistema
web-theme-light = Clara
web-theme-dark = Oscura
web-speed = Ritmo de lo que ocurre
web-speed-calm = Tranquilo
web-speed-normal = Habitual
web-speed-quick = Rápido
web-speed-off = Sin esperar
web-even = Responder sin preguntar cuando no hay nada que elegir
web-even-help = Tras una pausa siempre igual, para que nadie deduzca nada de ella.
web-you = Tú
web-loading = Un momento…
web-close = Cerrar
web-text-table = La mesa en palabras
web-no-page = Esta página no se ha cargado
web-try-again = Puede que la conexión haya fallado. Inténtalo de nuevo en un momento.
web-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
web-again = Intentar de nuevo
web-rule = Regla { $id }
web-ruling = Aclaración
web-no-rule = No existe la regla { $id }.
web-all-rules = Todas las reglas
web-unofficial = Un proyecto de aficionados, no oficial: ni lo hacen ni lo avalan las editoriales de los juegos. Si te gusta un juego, cómpralo.
web-icons = Iconos de
web-fonts = Tipografías:

## What a device says that is called

web-push-title = Te toca
web-push-text = La mesa te espera.
