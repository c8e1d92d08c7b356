"""What there is to read and to choose: games, cards, rules, boards, lessons, puzzles."""
