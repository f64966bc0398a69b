/// How the twelve houses are laid over the zodiac.
package enum HouseSystem: String, CaseIterable, Sendable {
    /// The lagna's whole sign is the first house.
    case wholeSign
    /// Twelve times 30°, the lagna in the middle of the first.
    case equal
    /// The quarters between horizon and meridian in thirds, each third the middle of a house (Sripati).
    case sripati
}
