import DestinyDomain

/// Drawn charts in words.
enum ChartWords {
    /// The sign of the first house; the Moon's where no lagna is known.
    static func firstSign(of division: ChartDivision) -> Rashi {
        division.lagna ?? division.places.first { $0.graha == .moon }?.rashi ?? .aries
    }

    /// Every sign with what stands in it, from the first house on.
    static func spoken(_ division: ChartDivision, _ words: GuideWords) -> String {
        let first = firstSign(of: division)
        let houses = (0..<12).compactMap { index -> String? in
            let sign = first.advanced(by: index)
            let bodies = division.bodies(in: sign).map { $0.name(in: words.language) }
            guard !bodies.isEmpty else { return nil }
            let place = words("destiny.chart.house", String(index + 1), sign.name(in: words.language))
            return place + ": " + bodies.joined(separator: ", ")
        }
        return ([words("destiny.chart.spoken", division.label)] + houses).joined(separator: ". ")
    }

    /// As in “14°32′”.
    static func degrees(_ point: ChartPoint) -> String {
        let minutes = Int(point.degreesInSign * 60)
        return "\(minutes / 60)°\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)′"
    }
}
