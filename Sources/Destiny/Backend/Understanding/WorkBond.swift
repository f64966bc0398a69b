/// What stands between somebody and the people they work with: “my relationship with my boss” is of work, where
/// “relationship” alone is of love.
enum WorkBond {
    static func isNamed(in words: [SpokenWord]) -> Bool { patterns.contains { $0.match(words) != nil } }

    private static let bonds =
        "relationship|relationships|relation|relations|bond|bonds|rapport|equation|terms|chemistry|along|sambandh|rishta|"
        + "rishte|tuning|banti|banegi|patti"
    private static let people =
        "boss|bosses|manager|managers|supervisor|senior|seniors|superior|superiors|team|leader|director|colleague|"
        + "colleagues|coworker|coworkers|teammate|teammates|juniors|staff"

    /// In the notation of ``SubjectCatalogue``.
    static let words = [
        "\(bonds) with|to|between ~ \(people)", "\(people) ke? saath|sath|se ~ \(bonds)",
        "\(people) and me|i ~ \(bonds)",
    ].joined(separator: ",")

    private static let patterns = words.split(separator: ",").map { SpokenPattern($0) }
}
