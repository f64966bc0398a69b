/// What is known of the time of a birth.
package enum BirthTime: Hashable, Sendable {
    /// To the second, in seconds after midnight.
    case exact(Int)
    /// About then: seconds after midnight, and by how many minutes it may be off either way.
    case within(Int, minutes: Int)
    /// Only the day is known.
    case unknown

    /// Seconds after midnight of a text like 10:24 or 10:24:45.
    ///
    /// - Throws: `malformedTime` and `impossibleTime`.
    package static func seconds(text: String) throws(BirthError) -> Int {
        let parts = text.utf8.count > 8 ? [] : text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) })
        else { throw .malformedTime(String(text.prefix(40))) }
        let numbers = parts.compactMap { Int($0) }
        guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { throw .impossibleTime(text) }
        return zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    }
}
