# What this is.
about-title = About Spieltisch
about-lead = A digital table for modern board games: exact rules from the rulebooks, games that are recorded to the last choice, and computer players that see no more than you do.
about-games = The games
about-author = A game by { $author }
about-unofficial = Unofficial
about-unofficial-text = This site is made by people who like these games. It is not connected with any author or publisher; the games belong to them. Words and pictures here are our own. If you like a game, buy it.
about-reconstructed = What is reconstructed
about-reconstructed-text = We know the rulebooks, but not all the pieces. Some printed values are therefore reconstructed: for Noria a few; for Novgorod most prices, the orders, the lines of the manufactories and the rows of the careers; for Wiraqocha the costs of all cards but one, and the Cave. For every value it is written down where it comes from, and whoever owns a game can play with corrected values.
about-computer = The computer
about-computer-text = It plays at five levels. It knows what a player in its seat would know, and nothing else: no hidden card, no coming die.
about-data = What is stored
about-data-text = Your name, your games and what you say at the table. Cookies only keep you signed in and remember your language. Nothing is passed on to anybody.
about-programs = For programs
about-programs-text = Programs can do everything that the pages can do.
about-licence = Licence
about-licence-text = The program is free software under the MIT or the Apache 2.0 licence, whichever you prefer.
