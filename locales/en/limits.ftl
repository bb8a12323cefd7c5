# What somebody is told who asks for more than one of many may have.
refused-thought-enough = The computer has thought for you as long as it may in an hour. Ask for a hint again in a few minutes; your games go on meanwhile.
refused-too-often-back = You have taken back very often in this turn. Please play on; with the next turn you can take back again.
refused-busy = You are already asking for several things that take long. Please wait until they are there, and try again.
refused-many-entries = This record has more entries than a game of this kind can have.
