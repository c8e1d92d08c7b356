# The web client: what all its pages share. Pages of their own have files of their own.

web-skip = Skip to the page
web-pages = Pages
web-home = Play
web-my-games = My games
web-learn = Learn
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-you = You
web-loading = One moment …
web-close = Close
web-no-page = This page did not load
web-try-again = The line may be down. Try again in a moment.
web-unreachable = The house does not answer. Try again in a moment.
web-again = Try again
web-rule = Rule { $id }
web-ruling = Ruling
web-source = Source: { $source }
web-no-rule = No ledger has a rule { $id }.
web-all-rules = All rules
web-unofficial = An unofficial fan project, not made or endorsed by the publishers of the games. If you like a game, please buy it.
web-icons = Icons by
web-fonts = Fonts:
