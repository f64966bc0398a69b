/// How the clock of a birth relates to universal time.
package enum BirthZone: Hashable, Sendable {
    /// An IANA zone, with its history.
    case named(String)
    /// Seconds ahead of UTC, when one knows better than the zone's history.
    case offset(Int)
    /// The mean solar time of the birthplace: 240 s per degree of longitude.
    case localMeanTime

    /// Reads “Asia/Kolkata”, “+05:30”, “-03:30:52”, “UTC”, “Z” or “LMT”.
    package init(text: String) {
        if text == "LMT" {
            self = .localMeanTime
        } else if text == "Z" {
            self = .offset(0)
        } else if let seconds = Self.offset(text) {
            self = .offset(seconds)
        } else {
            self = .named(text)
        }
    }

    private static func offset(_ text: String) -> Int? {
        guard let sign = text.first, "+-−".contains(sign), text.utf8.count <= 12 else { return nil }
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        return sign == "+" ? seconds : -seconds
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
