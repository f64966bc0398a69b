/// The nine grahas, in the order of charts.
package enum Body: Int, CaseIterable, Sendable {
    case sun
    case moon
    case mars
    case mercury
    case jupiter
    case venus
    case saturn
    case rahu
    case ketu

    /// The English name; Rahu and Ketu have none.
    package var name: String {
        ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"][rawValue]
    }

    /// Two letters for drawn charts.
    package var abbreviation: String {
        ["Su", "Mo", "Ma", "Me", "Ju", "Ve", "Sa", "Ra", "Ke"][rawValue]
    }

    package var isLunarNode: Bool { self == .rahu || self == .ketu }

    /// The seven with a body of their own.
    package static let visible: [Body] = [.sun, .moon, .mars, .mercury, .jupiter, .venus, .saturn]

    /// The body of an English name, whatever its case.
    package init?(name: String) {
        guard let body = Body.allCases.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
        self = body
    }
}
