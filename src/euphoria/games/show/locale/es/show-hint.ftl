# Razones de los consejos.

show-hint-wait = Ninguna otra cosa da más de lo que cuesta.
show-hint-any = Ninguna otra opción es mejor.
show-hint-fire = Los disparos a { $figure-whom } hacen más desde allí que desde aquí.
show-hint-contact = Según las probabilidades, compensa luchar cuerpo a cuerpo con { $figure }.
show-hint-danger = Allí los rivales le pueden hacer menos daño.
show-hint-danger-but = Pero allí los rivales le pueden hacer más daño.
show-hint-home = Se acerca a tu plataforma de salida con lo que pide la misión.
show-hint-fetch = Se acerca a lo que pide la misión.
show-hint-hunt = Se acerca al rival que está a punto de ganar.
show-hint-help = Se acerca a donde está ocupado el resto de tu equipo.
show-hint-advance = Se acerca al rival más próximo.
show-hint-fall-but = Pero el salto le puede hacer daño.
show-hint-free = Quien libera a Susan la tiene en su equipo, y con ella en casa se gana la misión.
show-hint-take = Con dos objetivos en tu plataforma ganas la misión.
show-hint-deliver = Queda en tu plataforma, y eso cuenta para la misión.
show-hint-lead = Mantiene a Susan lo más cerca posible de tu plataforma de salida.
show-hint-unload = Sin la carga se mueve otra vez con libertad.
show-hint-kit = { $figure } recupera hasta 25 PV.
show-hint-adrenaline = Los PA de más acortan el camino a lo que pide la misión.
show-hint-revive = { $figure } se levanta de nuevo.
show-hint-search = Lo que lleva el cuerpo se puede volver a usar.
show-hint-deck = En el suelo cuesta más darle.
show-hint-rise = De pie puede volver a actuar.
show-hint-ability = Funciona una vez por show, y ahora da más de lo que valdría guardarla.
show-hint-ability-kept = Funciona una vez por show y ahora daría demasiado poco.
show-hint-team = Sus miembros disparan, luchan y corren bien para lo que pide esta misión.
show-hint-site = Los rivales pasan por el centro de la mesa.
show-hint-platform = Desde allí el camino a lo que cuenta es corto.
show-hint-platform-middle = Desde allí el centro de la mesa queda cerca.
show-hint-deploy = Desde allí el camino a lo que cuenta es corto.
show-hint-deploy-cover = Allí está cerca del centro y de una cobertura.
show-hint-wound = Allí una herida les cuesta mucho a los rivales: { $figure }.
show-hint-wound-own = De los tuyos, aguanta bien una herida: { $figure }.
show-hint-credit = A quien más ayuda actuar antes es a { $figure }.
show-hint-associate = Las muertes que causa { $figure } valen el doble mientras vive Susan.
show-hint-push = Un rival caería por el borde.
show-hint-strike = Allí un golpe les cuesta mucho a los rivales: { $figure }.
show-hint-blast = Alcanza a { $count ->
    [one] un rival
    [many] { $count } de rivales
   *[other] { $count } rivales
}.
show-hint-friends-but = Pero alcanza también a { $count ->
    [one] uno de los tuyos
    [many] { $count } de los tuyos
   *[other] { $count } de los tuyos
}.
show-hint-stun = Deja en la mitad los PA de { $count ->
    [one] un rival
    [many] { $count } de rivales
   *[other] { $count } rivales
}.
show-hint-flee = Quien huye sufre solo la mitad del daño.
show-hint-dice = Según las probabilidades de este combate, ese número de dados es el que más compensa.
show-hint-threat = Quien más puede hacer ahora es { $figure }.
show-hint-shots = Según las probabilidades, compensa disparar a { $figure-whom }.
show-hint-declared = Lo declarado compensa según las probabilidades.
