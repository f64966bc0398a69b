/// What a model is trained from: who chose what, and what is said about the items.
package struct TrainingInput: Sendable {
    /// People by items.
    package let choices: InteractionMatrix

    /// The same, transposed.
    package let byItem: InteractionMatrix

    /// One per item, or none at all.
    package let descriptions: [ItemDescription]

    /// The tags a questionnaire offers; when empty, those that at least ten items carry.
    package let questions: [String]

    /// How well known each item is elsewhere, in any unit that grows with it, such as stars; or none at all.
    ///
    /// It matters only until there are enough choices.
    package let popularity: [Float]

    /// - Parameters:
    ///   - choices: People by items; items nobody chose may be described.
    ///   - descriptions: One per item, or none at all.
    ///   - questions: The tags a questionnaire offers, if it is known.
    ///   - popularity: How well known each item is elsewhere, or nothing.
    package init(
        choices: InteractionMatrix,
        descriptions: [ItemDescription] = [],
        questions: [String] = [],
        popularity: [Float] = []
    ) {
        precondition(descriptions.isEmpty || descriptions.count == choices.columnCount, "a description per item")
        precondition(popularity.isEmpty || popularity.count == choices.columnCount, "a popularity per item")
        self.popularity = popularity
        self.choices = choices
        self.byItem = choices.transposed()
        self.descriptions = descriptions
        self.questions = questions
    }

    package var itemCount: Int { choices.columnCount }

    /// The same people and items without what these people chose.
    func withoutChoices(of people: [Int]) -> TrainingInput {
        guard !people.isEmpty else { return self }
        let left = Set(people)
        let rows = (0..<choices.rowCount).map { left.contains($0) ? [] : Array(choices[$0]) }
        return TrainingInput(
            choices: InteractionMatrix(rows: rows, columnCount: itemCount),
            descriptions: descriptions,
            questions: questions,
            popularity: popularity
        )
    }
}
