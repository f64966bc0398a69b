/// How well a body stands in its sign, best first.
package enum BodyDignity: String, Codable, Hashable, Sendable, CaseIterable {
    case exalted, moolatrikona, own, friend, neutral, enemy, debilitated
}
