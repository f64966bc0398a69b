extension Sequence {
    /// What comes of the first element of which something comes; each element is asked once.
    ///
    /// `lazy.compactMap(transform).first` asks the one it finds again: in a tree twice as often on each level.
    nonisolated func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
