/// What the home screen shows of one day.
package struct Today: Codable, Hashable, Sendable {
    package var insight: DailyInsight
    /// Three.
    package var questions: [SuggestedQuestion]

    package init(insight: DailyInsight, questions: [SuggestedQuestion]) {
        self.insight = insight
        self.questions = questions
    }
}
