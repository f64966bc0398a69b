/// One of the sixteen divided charts, as it is drawn.
package struct ChartDivision: Codable, Hashable, Sendable {
    /// 1 the birth chart, 9 navamsa, 10 dashamsa and so on.
    package var number: Int
    /// The sign that rises; `nil` without a time of birth.
    package var lagna: Rashi?
    /// All nine, in the order of ``Graha``.
    package var places: [Place]

    package struct Place: Codable, Hashable, Sendable {
        package var graha: Graha
        package var rashi: Rashi

        package init(graha: Graha, rashi: Rashi) {
            self.graha = graha
            self.rashi = rashi
        }
    }

    package init(number: Int, lagna: Rashi?, places: [Place]) {
        self.number = number
        self.lagna = lagna
        self.places = places
    }

    /// `D1` … `D60`.
    package var label: String { "D\(number)" }

    /// The bodies in a sign, in the order of ``Graha``.
    package func bodies(in rashi: Rashi) -> [Graha] { places.filter { $0.rashi == rashi }.map(\.graha) }

    /// The bodies in a house counted from the lagna, 1 … 12; empty without one.
    package func bodies(inHouse house: Int) -> [Graha] {
        lagna.map { bodies(in: $0.advanced(by: house - 1)) } ?? []
    }
}
