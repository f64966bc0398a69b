/// What a card of the deck says.
nonisolated struct DeckCard: Identifiable, Equatable {
    let name: String
    let words: String
    let symbol: String
    /// From 0 to 1 around the colour wheel.
    let hue: Double

    var id: String { name }

    static let all: [DeckCard] = [
        DeckCard(name: "Lantern", words: "Lights the way through a page of settings.", symbol: "lightbulb", hue: 0.12),
        DeckCard(
            name: "Tidepool",
            words: "A small database that fits into a shell.",
            symbol: "books.vertical",
            hue: 0.5
        ),
        DeckCard(name: "Orrery", words: "The planets, to the second of arc.", symbol: "moon.stars", hue: 0.7),
        DeckCard(name: "Ember", words: "Keeps a server warm with very little.", symbol: "flame", hue: 0.03),
        DeckCard(name: "Quill", words: "An editor that never gets in the way.", symbol: "pencil", hue: 0.6),
        DeckCard(name: "Compass", words: "Finds what you meant, not what you typed.", symbol: "location", hue: 0.33),
        DeckCard(name: "Loom", words: "Threads that never tangle.", symbol: "waveform", hue: 0.83),
        DeckCard(name: "Beacon", words: "Tells you when it matters, and only then.", symbol: "bell", hue: 0.95),
        DeckCard(name: "Granary", words: "Backups you have already restored once.", symbol: "archivebox", hue: 0.1),
        DeckCard(name: "Prism", words: "Colours that stay readable in the dark.", symbol: "sparkles", hue: 0.77),
        DeckCard(name: "Anchor", words: "Configuration that holds in any weather.", symbol: "lock", hue: 0.55),
        DeckCard(name: "Meadow", words: "Charts with room to breathe.", symbol: "chart.bar", hue: 0.28),
    ]
}
