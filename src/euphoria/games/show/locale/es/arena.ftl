# La arena en el navegador: el tablero del reality show definitivo. Las reglas y los nombres están en show.ftl.

arena-table = La mesa vista desde arriba
arena-keys = Las flechas mueven lo que colocas, o la vista; con Mayús en pasos pequeños. Av Pág y Re Pág recorren los lugares posibles de la lista. Intro lo hace, Escape lo suelta. Más y menos acercan y alejan, 0 lo muestra todo.
arena-panel = Figura actual y plan
arena-order = Orden de actuación, por Euforia
arena-euphoria = Euforia { $value }
arena-euphoria-short = Euforia
arena-acting = está actuando
arena-acted = ya ha actuado
arena-in-fight = en combate
arena-no-ap = sin PA
arena-standing = Figuras que siguen en pie
arena-points = Puntos de audiencia de los rivales eliminados
arena-turn-board = Turno { $turn } de { $turns }
arena-turn = Turno { $turn }/{ $turns } · { $phase }
arena-tools = Vista y cinta métrica
arena-nearer = Acercar
arena-farther = Alejar
arena-whole = Ver toda la mesa
arena-follow = Seguir lo que pasa
arena-measure = Medir: toca dos puntos o arrastra
arena-level = Quitar de los edificios abiertos lo que esté por encima de esta altura
arena-space = La mesa en el espacio
arena-space-on = En el espacio o desde arriba
arena-space-missing = Este navegador no puede dibujar en el espacio: aquí tienes la mesa desde arriba.
arena-space-lost = La imagen en el espacio se ha perdido por el momento: aquí tienes la mesa desde arriba hasta que vuelva.
arena-eyes = Con los ojos de quien actúa, y de vuelta
arena-price = { $ap } PA
arena-left = { $ap ->
    [0] no queda ninguno
    [one] queda { $ap }
    [many] quedan { $ap }
   *[other] quedan { $ap }
}
arena-no-way = No hay camino hasta ahí
arena-steps = { $count ->
    [one] en { $count } paso
    [many] en { $count } pasos, uno tras otro
   *[other] en { $count } pasos, uno tras otro
}
arena-charge = Carga contra { $figure }, con todos los dados que puedas comprar después ({ $dice })
arena-charge-rival = { $dice ->
    [0] si no tiran ninguno
    [one] contra { $dice } dado
    [many] contra { $dice } dados
   *[other] contra { $dice } dados
}
arena-hurts = Los hieres
arena-worse = Sales peor parado
arena-in-sight = a la vista
arena-hidden = fuera de la vista
arena-sees-you = te ve
arena-cover = { $value } por cobertura
arena-cover-by = { $value } por cobertura: { $by }
arena-lines = { $free ->
    [one] { $free } línea de visión libre de 9
    [many] { $free } líneas de visión libres de 9
   *[other] { $free } líneas de visión libres de 9
}
arena-distance = a { $length }″
arena-blocked-by = Fuera de la vista detrás de: { $names }
arena-aim = Puntería
arena-aim-now = Puntería ahora
arena-shots = Disparos
arena-attacks = Ataques
arena-worth = Valor
arena-volley = { $count ->
    [one] { $count } disparo, impactos de media: { $hits }
    [many] { $count } disparos, impactos de media: { $hits }
   *[other] { $count } disparos, impactos de media: { $hits }
}
arena-hurt = Hiere a { $figure }
arena-kill = Mata a { $figure }
arena-kill-fled = Mata a { $figure } si huye
arena-shoot = { $count ->
    [one] { $count } disparo
    [many] { $count } disparos
   *[other] { $count } disparos
}
arena-against = Contra { $names }
arena-dice = Dados
arena-wound-them = Hieres
arena-wound-us = Heridas sufridas
arena-kill-one = Matas
arena-nobody-under = No hay nadie debajo.
arena-allowed = Es posible.
arena-do = Hacerlo
arena-next-one = Siguiente granada
arena-cancel = Dejarlo
arena-use = Qué usar
arena-verb-go = Mover
arena-verb-detonate = Cargas
arena-verb-burn = Lanzallamas
arena-verb-lead = Guiar a Susan
arena-verb-platform = Plataforma
arena-verb-push = Empujar
arena-verb-flee = Huir
arena-verb-cat = Gato
arena-verb-call = Llamar
arena-verb-grenades = Tres granadas
arena-bench = Por poner en la mesa
arena-bench-how = Arrástralo a la mesa, o elígelo y toca un lugar.
arena-cat = Gato
arena-dice-window = Repetición: dados
arena-earlier = Dados anteriores
arena-later = Dados posteriores
arena-ties = { $count ->
    [one] Misma Euforia: { $count } tirada
    [many] Misma Euforia: { $count } tiradas
   *[other] Misma Euforia: { $count } tiradas
}
arena-hit-by = { $by ->
        [0] Acierta por los pelos
       *[other] Acierta por { $by }
    }
arena-missed-by = Falla por { $by }
arena-sure-hit = Acierto seguro
arena-declared = { $count ->
        [one] { $count } disparo declarado contra { $figure }
        [many] { $count } disparos declarados contra { $figure }
       *[other] { $count } disparos declarados contra { $figure }
    }
arena-luck = Suerte: { $value }
arena-no-luck = Sin suerte: { $value }
arena-lp = PV
arena-ap = PA

## Equipos

arena-teams = Equipos
arena-bring = ¿Qué equipo traes, por un máximo de { $budget } puntos de audiencia?
arena-bring-it = Traer este equipo
arena-build = Formar un equipo
arena-own-teams = Tus equipos
arena-prepared = Equipos preparados
arena-team-steel-choir = Coro de Acero
arena-team-velvet-knives = Cuchillos de Terciopelo
arena-team-night-shift = Turno de Noche
arena-team-demolition-crew = Cuadrilla de Derribos
arena-team-butchers-row = Calle de los Carniceros
arena-team-fire-brigade = Cuerpo de Bomberos
arena-team-kennel-club = Club Canino
arena-team-long-barrels = Cañones Largos
arena-team-ballroom = Salón de Baile
arena-team-short-fuse = Mecha Corta
arena-team-quick-take = Toma Rápida
arena-change = Cambiar
arena-audience = puntos de audiencia
arena-may-play = Este equipo puede jugar.
arena-characters = Personajes
arena-team-name = Nombre del equipo
arena-my-team = Mi equipo
arena-save = Guardar
arena-saved = Guardado en este navegador.
arena-share = Copiar enlace
arena-copied = El enlace está copiado.
arena-file = Archivo
arena-drop = Quitar a { $figure }
arena-forget = Borrar { $name }
arena-teams-about = Forma equipos para el reality show definitivo. Se guardan en este navegador; cuando empieza un show eliges uno de ellos en la mesa.
arena-no-teams = Aún no tienes equipos: forma uno o cambia uno preparado.
arena-budget = Puntos de audiencia disponibles
arena-map-facts = { $count } elementos de escenografía, { $levels } alturas donde estar

# El final de un show.
arena-end-points = Puntos de audiencia según su origen
arena-end-kill = Rivales muertos
arena-end-hand = Cuerpo a cuerpo
arena-end-susan = Doblados por Susan
arena-end-rival = Rivales restantes
arena-end-hero = Protagonista
arena-end-half = Solo cuenta la mitad
arena-end-all = Total
arena-end-lost = Daño sufrido
arena-end-kills = { $count ->
    [one] { $count } muerte
    [many] { $count } muertes
   *[other] { $count } muertes
}
arena-end-watch = Verlo otra vez: { $what }
arena-end-by-deed = Gana quien cumple la misión o sobrevive a los rivales, sean cuales sean los puntos.
arena-end-by-points = Deciden los puntos: gana quien tiene más.
arena-end-drawn = Nadie va por delante: empate.
