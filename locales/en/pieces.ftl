# Pieces of one's own: correcting values, keeping sets, playing with them.
pieces = Pieces
pieces-mine = My pieces
pieces-lead = Whoever owns a box can read the true values off it, keep them as a set and play with them.
pieces-mine-empty = You keep no set yet.
pieces-correct = Correct the values
pieces-correct-of = { $game }: correct the values
pieces-form-lead = Type in what stands on your pieces. Everything you leave stays as it is. The checks are those of the game itself, and nothing you typed is lost.
pieces-next-version = A new version of “{ $name }”. Tables that have begun keep theirs.
pieces-copy-of = A copy of “{ $name }”, which will be your own.
pieces-look = Check and look
pieces-save = Save
pieces-save-new = Save as a new set
pieces-keep = Keep it
pieces-keep-help = Whoever has the link to the set can look at it and open a table with it. Your name stands beside the rows that you changed.
pieces-name = Name of the set
pieces-back = Back to the values
pieces-refused = { $count ->
    [one] One row is not accepted yet. Everything you typed is still there.
   *[other] { $count } rows are not accepted yet. Everything you typed is still there.
}
pieces-accepted = { $count ->
    [0] All values are accepted. They are those of the program.
    [one] All values are accepted. One row differs from the program.
   *[other] All values are accepted. { $count } rows differ from the program.
}
pieces-drawn = The pieces with these values
pieces-changed = changed
pieces-was = In the program:
pieces-program = In the program
pieces-now = In this set
pieces-place = Hole
pieces-at-table = What this table of { $game } is played with.
pieces-to-table = To the table
pieces-about = { $game } · by { $name } · version { $version }
pieces-download = Download as TOML
pieces-open-table = Open a table with it
pieces-correct-more = Correct further
pieces-copy = Copy and correct
pieces-share = Link to this set
pieces-delete = Delete
pieces-delete-ask = The set goes for good. Tables that have begun with it go on.
pieces-delete-do = Delete the set
pieces-deleted = The set is deleted.
pieces-saved = The set is saved.
pieces-differences = What differs
pieces-count = { $count ->
    [0] Every row is as in the program.
    [one] One row differs from the program.
   *[other] { $count } rows differ from the program.
}
pieces-bad-name = The set needs a name of at most 40 letters.
pieces-nobody = a guest
pieces-usual-name = { $name }’s { $game }
pieces-unnamed = other values than the program’s
pieces-with = Play with
pieces-with-help = Tables that have begun keep their pieces, whatever becomes of a set.
pieces-shipped = The pieces of the program
pieces-usual = Usual here: { $name }
pieces-of = { $name } (by { $by })
source-read-off = Read off the pieces by { $name }

# What is wrong with a row.
wrong-number = “{ $text }” is no number that can stand here.
wrong-missing = Something is missing here.
wrong-twice = Hole { $place } stands here twice.
wrong-word = “{ $word }” cannot stand here.
wrong-entries = { $expected } entries are expected here, not { $found }.
wrong-outside = { $value } cannot be: it must be { $least } to { $most }.
wrong-falls = { $values }: no number may be smaller than the one before it.
wrong-other = The game cannot read this row.
wrong-rises = { $values }: no number may be larger than the one before it.
wrong-instead = Only { $expected } can stand here, not { $found }.
wrong-again = { $what } stands there twice.
wrong-free = This would cost nothing.
wrong-noria-cogwheel = A cogwheel must be visible in the first round.
wrong-noria-pay = A path is paid in resources or in goods, not in both.
wrong-noria-mixed = Level { $level } cannot be paid with two kinds.
wrong-noria-market = City, journey, tool and bonus must stand there once each.
wrong-noria-wheel = City, journey and tool must stand on the wheel once each.
wrong-noria-box = A game can need { $needed } of { $what }, but the box holds { $held }.
wrong-noria-ship = A ship space is 1, -1 or -2.
wrong-noria-numbers = A list of numbers is expected here.
wrong-novgorod-prices = { $prices }: the prices must be dear, twice the same in the middle, cheap.
wrong-novgorod-introduction = With { $seats } players two posts may cost { $first } and { $second } and two orders { $orders }, but everybody begins with { $start } ducats.
wrong-novgorod-line = A line uses up at least one good.
wrong-novgorod-worth = { $goods } must bring more seals than a line with fewer goods.
wrong-novgorod-luxury = No manufactory makes { $luxury }.
wrong-novgorod-order = Both lines ask for goods, or both for luxuries.
wrong-novgorod-orders = There must be { $expected } orders for goods, not { $found }.
wrong-novgorod-wish = A line asks for two goods or for one luxury.
wrong-novgorod-career = One row must bring { $seals } seals, and not the first: the bonus card Career counts from there.
wrong-novgorod-bonus = The first gets { $high }, less than the next, who get { $low }.
wrong-novgorod-good = { $good } is loaded in { $city } already.
wrong-novgorod-link = { $from } and { $to } do not lie across the ring from each other.
wrong-wiraqocha-dice = { $base } dice and one for each of { $villages } villages are more than { $most }.
wrong-wiraqocha-terrain = Only the cave has the terrain { $terrain }, and it has no other.
wrong-wiraqocha-taken = Artifact { $artifact } lies on { $tile } already.
wrong-wiraqocha-no-artifact = An artifact lies on every ruins tile.
wrong-wiraqocha-artifact = Artifacts lie on ruins only.
wrong-wiraqocha-ruins = There must be { $expected } ruins, not { $found }.
wrong-wiraqocha-somnium = { $players } players may hold { $held } of { $all } somnium before one of them has { $win }.
wrong-wiraqocha-cave = The cave has a row of its own.
wrong-wiraqocha-white = { $pawns } must stand there, each once.
wrong-wiraqocha-sum = The cave needs a sum, not { $need }.
