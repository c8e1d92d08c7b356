# A stretch of a game as a moving picture.

film-making = Filming …
film-cancel = Cancel
film-made = Your film
film-alt = What happened, as a moving picture
film-size = A GIF of { $kilobytes } kB: it plays in any chat.
film-video = A video of { $kilobytes } kB: chats and browsers play it.
film-save = Save
film-share = Share
film-failed = No film came out of it
    .why = This browser does not let the page draw what it shows. Try another one, or save a picture.
