"""The titles: each lies in one folder, and one `Title` record joins it to the house.

    rules/      pure rules on the core; compiled where there is a compiler
    bots/       players that choose from a view
    speech/     events, refusals, cards and the table in words
    locale/     the sentences those words are made of, in three languages
    terminal    how the table looks in a terminal
    lesson.yaml the guided first game
    title.py    the record: `TITLE`

A title is loaded when it is first asked for, and then only the parts that are needed.
"""
