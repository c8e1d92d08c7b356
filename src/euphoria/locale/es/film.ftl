# Un tramo de una partida como imagen animada.

film-making = Filmando…
film-cancel = Cancelar
film-made = Tu película
film-alt = Lo que pasó, como imagen animada
film-size = Un GIF de { $kilobytes } kB: funciona en cualquier chat.
film-video = Un vídeo de { $kilobytes } kB: lo reproducen chats y navegadores.
film-save = Guardar
film-share = Compartir
film-failed = No ha salido la película
    .why = Este navegador no deja que la página dibuje lo que muestra. Prueba con otro o guarda una imagen.
