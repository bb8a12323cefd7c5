# The replay, and records that people bring along.
replay-play = Play
replay-speed = Steps a second
replay-keys = Space plays and pauses, the arrow keys step, Home and End jump.
replay-share = Share this position
upload-title = Watch a recorded game
upload-lead = A game that was played elsewhere, or downloaded here, can be replayed step by step and shown to others by its link.
upload-file = Choose the file
upload-text = Or paste its text
upload-help = At most 1 MB. The record is checked by replaying it. Whoever has the link can watch the game; it is in no list and does not say who played.
upload-send = Check and show
refused-no-record = There is nothing to look at yet: choose a file or paste the text of a record.
refused-long-record = That is too long for a record: at most 1 MB.
refused-empty-record = Nothing has happened yet in this record.
refused-bad-record = This record cannot be replayed.
refused-other-record = This record is of a game, rules or pieces that are not known here.
