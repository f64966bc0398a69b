/// A change of a zone's clocks.
struct ZoneTransition: Hashable, Sendable {
    /// Seconds of UTC since 1970.
    let instant: Int
    let offset: ZoneOffset
}
