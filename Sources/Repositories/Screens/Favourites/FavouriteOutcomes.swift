/// How many acts ended in which way; each kind has its own haptic.
nonisolated struct FavouriteOutcomes: Equatable {
    var saved = 0
    var removed = 0
    var failed = 0
}
