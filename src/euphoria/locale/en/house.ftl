# What a house says of the games it offers: their options, each explained in a sentence, and their bots.

## Options of several games

house-first = First player
    .help = Who begins: somebody drawn by lot, or a seat of your choice.
house-first-luck = Drawn by lot
house-first-seat = Seat { $number }
house-turn-limit = Turn limit
    .help = After this many turns the game is stopped, so that it cannot go on for ever; 0 means no limit, as the rulebook has it.

## Leaders of Euphoria

house-leaders-whispers = Whispers
    .help = Players may whisper to one another; everybody sees that somebody whispers, only the two of them read what.

## Build a Better Dystopia

house-dystopia-first = First player
    .help = Who begins: whoever rolls the most knowledge at the start, as the rulebook has it, or a seat of your choice.
house-dystopia-first-luck = By the starting roll
house-dystopia-trading = Trading
    .help = On their own turn players may trade commodities, resources and artifact cards with others.
house-dystopia-classic = Classic recruits
    .help = Recruits act by their older wording; without it the revised wording counts.
house-dystopia-draft = Recruit draft
    .help = Recruits are not simply dealt: everybody takes one of four and passes the rest to the left until none remain, then keeps two.
house-dystopia-house-doubles = Dear doubles
    .help = A house rule: every further worker that is placed in a turn of doubles costs 1 morale first.
house-dystopia-choose-markets = Market selection
    .help = Everybody gets two market tiles and secretly chooses which of them comes into the game; recommended after a few games.
house-dystopia-track-draft = Morale and knowledge draft
    .help = Players choose in turn where their morale and knowledge begin; every step of a track is taken only once.

## The Ultimate Reality Show

house-show-mission = Mission
    .help = What the show is about, and how it is won.
house-show-map = Map
    .help = The scenery on the table: what there is to climb, to hide behind and to fall from.
house-show-budget = Audience points
    .help = What each team may cost; 800 points are about four or five characters.
house-show-teams = Open teams
    .help = Both teams are named beforehand and known to all; without this everybody chooses a team in secret.
house-show-house = Other readings
    .help = Where the rulebook contradicts itself, the table may agree on the other reading.
house-show-turns = Turns
    .help = The show ends after this many turns at the latest; ten, as the rulebook has it, or fewer.

## Bots; an attribute with the name of a game tells how they play that one

house-character-pip = Presses every button once, to see what happens.
house-character-dotty = Never reads instructions; collects them.
house-character-fizz = Came for the lemonade, stayed for the game.
house-character-moth = Flies towards whatever glows.
house-character-noodle = Plans ahead by about half a second.
house-character-tilt = Flips a coin, then forgets which side was which.
house-character-wobble = Says sorry to the dice.
house-character-zuzu = Has a lucky number and keeps changing it.
house-character-sprout = Has read half of the rules, twice.
house-character-tuppence = Saves everything for later, and later never comes.
house-character-hiccup = Moves first and is surprised afterwards.
house-character-marble = Turns every piece over before putting it back.
house-character-otto = Asks whose turn it is, also when it is his.
house-character-pebble = Believes that the next card will be the right one.
house-character-waffle = Changes plans twice a turn.
house-character-bramble = Remembers the best move on the way home.
house-character-vesper = Speaks softly and counts twice.
house-character-magnus = Wants it now, and says so.
house-character-octavia = Keeps her papers in order, and everybody else’s.
house-character-ledger = Has yet to meet a bargain not worth taking.
house-character-corvus = Picks up whatever shines most.
house-character-halley = Comes round again when least expected.
house-character-ambrose = An old hand at the table, polite to the last.
house-character-sable = Says nothing, sees the board.
house-character-argus = Has seen this position before, and yours too.
house-character-hestia = Keeps the fire low and the stars coming.
house-character-boreas = Waits until the wind turns, then does not stop.
house-character-quill = Writes the ending first.
house-character-regent = Lets others think that they rule.
house-character-sybil = Knows what you will do, and waits to be asked.
house-character-castor = Trusts one player at the table, and never says which.
house-character-umbra = Stands where the light is about to go out.

house-bot-random = Beginner
    .help = Takes any allowed action; good for learning the rules in peace.
house-bot-novice = Novice
    .leaders = Misses some of what can be done and misjudges the rest, as people do in their first games.
    .dystopia = Overlooks spaces, hoards goods and thinks little of factions, as people do in their first games.
    .show = Sees only half of the shots and places there are, and trusts to luck with the rest.
house-bot-greedy = Casual player
    .leaders = Works out who probably serves whom and takes what is worth most right now; it does not listen to claims.
    .dystopia = Goes for stars, builds with others and looks after its workers, one step at a time; it answers offers and makes none.
    .show = Plays the mission and weighs every shot, fight and place by exact odds.
house-bot-veteran = Veteran
    .leaders = Imagines how the game may go on after each promising choice, in deals that fit what it has seen and heard; it makes claims itself, and lies where that helps.
    .dystopia = Imagines how the game may go on after each promising choice, and takes what wins most often.
    .show = Goes for the mission to the inch, and imagines before each move how everybody may answer and what the turn will then bring.
