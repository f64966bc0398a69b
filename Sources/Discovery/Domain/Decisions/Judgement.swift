/// What somebody thinks of a card.
package enum Judgement: String, Codable, Sendable, CaseIterable {
    case like, skip
}
