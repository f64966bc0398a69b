/// How many acts ended in which way; each kind has its own haptic.
nonisolated struct DeckOutcomes: Equatable {
    var liked = 0
    var skipped = 0
    var undone = 0
}
