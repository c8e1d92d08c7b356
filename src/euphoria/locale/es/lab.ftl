# El laboratorio: muchas partidas, sus tablas e informes.

lab-missing = Hace falta { $library }, que no está instalado: pip install 'euphoria[{ $extra }]'.
lab-worker-lost = Un proceso de trabajo terminó sin avisar; quizá faltó memoria. Lo guardado no se pierde: la misma orden continúa desde ahí.
lab-cluster-none = Ningún clúster de Ray responde en '{ $address }'. Se inicia con: ray start --head
lab-cluster-lost = El clúster se perdió a mitad del trabajo. Lo guardado no se pierde: la misma orden continúa desde ahí.
lab-cluster-revision = Una máquina del clúster tiene otra versión de las reglas: instala la misma versión en todas.
lab-folder-none = En '{ $folder }' no hay partidas simuladas.
lab-folder-other = En '{ $folder }' hay otra cosa: indica una carpeta vacía o nueva.
lab-folder-plan = En '{ $folder }' hay partidas de otro plan: indica el mismo juego, jugadores, bots, semilla, opciones y --decisions, u otra carpeta.
lab-folder-twice = En '{ $folder }' hay partidas repetidas: dos órdenes han escrito ahí a la vez.
lab-folder-number = En '{ $folder }' no está la partida { $number }.
lab-folder-differs = La partida { $number } de '{ $folder }' no sale como se guardó: algún bot ha cambiado desde entonces.
lab-folder-revision = Las partidas de '{ $folder }' se jugaron con otra revisión de las reglas; esta es la revisión { $revision } de { $title }.
lab-folder-schema = '{ $file }' en '{ $folder }' tiene el esquema { $schema }; esta versión lee el esquema { $known }.
lab-folder-broken = '{ $file }' en '{ $folder }' está dañado: retíralo y la misma orden volverá a jugar sus partidas.
