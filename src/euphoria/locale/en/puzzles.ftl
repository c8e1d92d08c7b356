# Puzzles: positions in which one choice is clearly best.

puzzles-title = Puzzles
puzzles-about = Positions out of whole games, as one player saw them. One choice is clearly best: find it on the board.
puzzles-kept = What you have solved is remembered on this device.
puzzles-none-yet = There are no puzzles here yet.
puzzles-solved-of = { $solved } of { $count } solved
puzzles-number = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-number-today = Puzzle { $number }, today’s
puzzles-today = Puzzle of the day
puzzles-one = { $title }: puzzle { $number }
puzzles-at = Puzzle { $number } of { $count }
puzzles-solved = Solved
puzzles-you = You
puzzles-task = It is your decision. One choice is clearly best: make it on the board or in this list.
puzzles-missing = There is no such puzzle
puzzles-missing-help = The link may be old or cut short.

## After an answer

puzzles-right = That is it!
puzzles-right-odds = It wins { $best } of 100 games that go on from here.
puzzles-wrong = Not the best
puzzles-wrong-odds = “{ $choice }” wins { $chance } of 100 games that go on from here; the best choice wins { $best }. Try another one.
puzzles-wrong-untried = Nobody has counted what this wins; the best choice wins { $best } of 100 games that go on from here. Try another one.
puzzles-wins = wins { $chance } of 100
puzzles-right-exact = It succeeds in { $best } of 100 cases.
puzzles-wrong-exact = That succeeds in { $chance } of 100 cases; the best choice does in { $best }. Try another one.
puzzles-succeeds = succeeds in { $chance } of 100
puzzles-why-exact = The next best choice succeeds in only { $next } of 100 cases.
puzzles-worth-exact = Cases out of 100 that reach what is asked for, counted exactly: nothing was imagined or tried out.
puzzles-show = Show the solution
puzzles-best = The best choice
puzzles-why = Why
puzzles-why-odds = The next best choice wins only { $next } of 100 games that go on from here.
puzzles-brings = What it brings
puzzles-worth = What each choice is worth
puzzles-worth-how = Games won out of 100, as far as imagined ones tell: { $games } for each of the best choices, in deals that fit what you can know.
puzzles-over-again = Once more from the beginning
puzzles-next = Next puzzle
puzzles-all = All puzzles
