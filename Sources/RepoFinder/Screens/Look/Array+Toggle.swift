extension Array where Element: Equatable {
    /// Adds what is missing at the end, and takes away what is there.
    nonisolated mutating func toggle(_ element: Element) {
        if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
    }
}
