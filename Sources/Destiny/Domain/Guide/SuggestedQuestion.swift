/// A question that follows from a person's present periods and transits.
package struct SuggestedQuestion: Codable, Hashable, Sendable {
    package var text: String
    package var area: LifeArea
    /// The fact it follows from, as a sentence.
    package var reason: String

    package init(text: String, area: LifeArea, reason: String) {
        self.text = text
        self.area = area
        self.reason = reason
    }
}
