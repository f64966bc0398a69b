package import DestinyDomain

/// Somebody outside who words an answer anew from the same facts.
package protocol AnswerWording: Sendable {
    var provider: AnswerProvider { get }

    /// The sentences as they come; every one is checked by the caller.
    ///
    /// The stream throws when the provider fails, also in the middle.
    func sentences(for brief: AnswerBrief) -> AsyncThrowingStream<String, any Error>
}

/// What a provider is given: the question, the facts, and nothing else about the person.
package struct AnswerBrief: Hashable, Sendable {
    package var question: String
    package var area: LifeArea
    package var facts: [ChartFact]
    /// The day, as in `2026-11-22`.
    package var today: String
    package var maximumWords: Int

    package init(question: String, area: LifeArea, facts: [ChartFact], today: String, maximumWords: Int) {
        self.question = question
        self.area = area
        self.facts = facts
        self.today = today
        self.maximumWords = maximumWords
    }
}
