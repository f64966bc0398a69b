/// What it means for a part of life when its lord stands in a house, first to twelfth (after BPHS, chapter 24).
enum HouseMeanings {
    static let ofLord = [
        "this part of life is bound up with who you are",
        "it feeds on family, on speech and on what you set aside",
        "it grows by your own effort and courage",
        "it is rooted in home and peace of mind",
        "it flows through learning, creativity and good counsel",
        "it improves through service, routine and problems solved",
        "other people open its doors",
        "it moves by change and deep work rather than in a straight line",
        "teachers, principles and good fortune carry it",
        "it shows in what you do in the world",
        "friends, networks and patience bring its gains",
        "it asks for letting go, or leads far from where you began",
    ]
}
