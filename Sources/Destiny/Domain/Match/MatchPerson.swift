/// One of a couple, by the Moon on which the kutas rest.
package struct MatchPerson: Codable, Hashable, Sendable {
    /// As given; may be empty.
    package var name: String
    package var moon: ChartPoint

    package init(name: String, moon: ChartPoint) {
        self.name = name
        self.moon = moon
    }
}
