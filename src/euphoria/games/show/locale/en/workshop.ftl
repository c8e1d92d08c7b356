# The workshop of maps.
workshop-title = Map workshop
workshop-intro = Build a table of your own. It is checked by the rules while you work, kept in this browser, and played at once.
workshop-build = Build your own map
workshop-all = All maps
workshop-mine = My maps
workshop-mine-one = My own map
workshop-begin = Begin with
workshop-empty-turned = An empty, fair table
workshop-empty = An empty table without twins
workshop-seed = Number
workshop-by-luck = A table by luck
workshop-open-file = A file …
workshop-packaged = Or change one of these
workshop-new-name = New table
workshop-is-fit = Fit to play on
workshop-not-yet = Not yet fit to play on
workshop-forget = Delete { $name }
workshop-no-map = This is no map.
workshop-map-name = Name of the map
workshop-about = What it is like
workshop-table = Table
workshop-symmetry = Fair halves
workshop-symmetry-none = Each half by itself
workshop-symmetry-turned = Turned: everything stands there twice
workshop-symmetry-mirrored = Mirrored: everything stands there twice
workshop-plan = The table from above. Arrow keys move what is picked out, N picks out the next element.
workshop-tools = Tools
workshop-undo = Undo
workshop-redo = Redo
workshop-copy = Double
workshop-turn = Turn by a quarter
workshop-delete = Delete
workshop-nearer = Nearer
workshop-farther = Farther
workshop-grid = Snap to
workshop-level = Lift off what is above
workshop-stock = Put up
workshop-stock-container = Container
workshop-stock-crate = Crate
workshop-stock-wall = Wall
workshop-stock-barricade = Barricade
workshop-stock-ruin = Ruin
workshop-stock-crater = Crater
workshop-stock-block = Closed block
workshop-stock-house = House
workshop-stock-tower = Two storeys
workshop-kind-solid = solid
workshop-kind-barricade = barricade
workshop-kind-ruin = ruin
workshop-kind-crater = crater
workshop-kind-closed = closed building
workshop-kind-open = open building
workshop-looking = Being checked …
workshop-fit = { $count ->
    [0] Fit to play on.
    [one] Fit to play on, with one piece of advice.
   *[other] Fit to play on, with { $count } pieces of advice.
}
workshop-unfit = { $count ->
    [one] Not fit to play on: one error.
   *[other] Not fit to play on: { $count } errors.
}
workshop-error = Error
workshop-advice = Advice
workshop-picked = { $count ->
    [one] One element is picked out.
   *[other] { $count } elements are picked out.
}
workshop-elements = Elements ({ $count })
workshop-nothing = The table is empty. Put something up.
workshop-fairness = What each side gets
workshop-play = Play at once
workshop-share = Copy link
workshop-copied = The link is copied. Whoever opens it gets a copy of the map.
workshop-file = Save as a file
workshop-private = Your maps stay in this browser. A link holds the whole map itself; the house keeps nothing of it until somebody plays on it.
workshop-full = This browser keeps no more: save the map as a file, or delete others.
workshop-keys = Keys
workshop-keys-text =
    N, Shift+N: next and previous element
    Arrows: move by a step of the grid; with Shift 2 inches, with Alt a twentieth
    R, Shift+R: turn by 15 degrees; Q: by a quarter
    + and −: larger and smaller
    Ctrl+D: double; Ctrl+C, Ctrl+V: copy and paste; Ctrl+A: all
    Delete: delete; Esc: pick out nothing
    Ctrl+Z, Ctrl+Y: undo and redo
workshop-name = Name
workshop-kind = What it is
workshop-twin = Has a twin on the other half
workshop-width = Width
workshop-depth = Depth
workshop-height = Height
workshop-bottom = Begins at
workshop-walkable = One can stand on it
workshop-add-corner = One more corner
workshop-drop-corner = Take out corner { $number }
workshop-roof = Roof
workshop-floor = Floor { $number }
workshop-add-floor = One more storey
workshop-drop-floor = One storey less
workshop-openings = Doors and windows
workshop-door = Door
workshop-window = Window
workshop-add-door = Add a door
workshop-add-window = Add a window
workshop-in-side = Side
workshop-side = Side { $number }
workshop-side-south = South
workshop-side-east = East
workshop-side-north = North
workshop-side-west = West
workshop-storey = Storey
workshop-from = From
workshop-to = To
workshop-sill = Bottom
workshop-lintel = Top
workshop-drop = Take out
workshop-open-sides = Sides without a wall
workshop-walls = Inner walls
workshop-wall-number = Wall { $number }
workshop-add-wall = Add a wall
workshop-links = Ladders and stairs
workshop-ladder = Ladder
workshop-stairs = Stairs
workshop-foot = Foot
workshop-head = Head
workshop-as-ladder = Make it a ladder
workshop-as-stairs = Make it stairs
workshop-add-ladder = Add a ladder
workshop-add-stairs = Add stairs
workshop-parts = Parts
workshop-part-number = Part { $number }
workshop-add-part = Add a part
workshop-grip-frame = Make larger or smaller
workshop-grip-turn = Turn
workshop-grip-corner = Move this corner
workshop-grip-link = Move this end of the ladder
workshop-grip-wall = Move this end of the wall
workshop-grip-opening = Move this door or window
