# The web client: what all its pages share. Pages of their own have files of their own.

web-skip = Skip to the page
web-pages = Pages
web-home = Play
web-my-games = My games
web-learn = Learn
web-language = Language
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Pace of what happens
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-off = At once
web-even = Answer automatically where there is nothing to choose
web-even-help = After a pause that is always the same, so that nobody learns anything from it.
web-you = You
web-loading = One moment …
web-close = Close
web-text-table = The table in words
web-no-page = This page did not load
web-try-again = The connection may be down. Try again in a moment.
web-unreachable = The server does not answer. Try again in a moment.
web-again = Try again
web-rule = Rule { $id }
web-ruling = Ruling
web-no-rule = There is no rule { $id }.
web-all-rules = All rules
web-unofficial = An unofficial fan project, not made or endorsed by the publishers of the games. If you like a game, please buy it.
web-icons = Icons by
web-fonts = Fonts:

## What a device says that is called

web-push-title = It is your turn
web-push-text = The table is waiting for you.
