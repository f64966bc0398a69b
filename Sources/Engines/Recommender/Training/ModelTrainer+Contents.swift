extension ModelTrainer {
    /// The parts of a snapshot that follow from factors and neighbours.
    func contents(
        _ model: FactorModel,
        neighbours: ItemNeighbours,
        input: TrainingInput,
        learned: AugmentedChoices
    ) throws(TrainingError) -> SnapshotContents {
        var contents = SnapshotContents(
            header: SnapshotHeader(
                settings: settings,
                itemCount: input.itemCount,
                personCount: input.choices.rowCount,
                choiceCount: input.choices.count
            ),
            itemFactors: model.items,
            prior: try prior(model, learned: learned, imagined: input.imaginedPeople),
            neighbours: neighbours,
            likeCounts: []
        )
        addItemCounts(of: input, to: &contents)
        guard !input.descriptions.isEmpty else { return contents }
        try learnFromDescriptions(&contents, model, input: input, choices: learned.choices)
        shrinkRareItems(&contents, descriptions: input.descriptions, counts: learned.choices.columnTotals)
        return contents
    }

    /// How often items were chosen here, and how well they are known elsewhere.
    func addItemCounts(of input: TrainingInput, to contents: inout SnapshotContents) {
        contents.likeCounts = input.choices.columnTotals
        contents.itemLeads = ItemBiases.leads(input.popularity, people: input.choices.rowCount, settings: settings)
    }

    private func learnFromDescriptions(
        _ contents: inout SnapshotContents,
        _ model: FactorModel,
        input: TrainingInput,
        choices: InteractionMatrix
    ) throws(TrainingError) {
        contents.content = ContentTrainer().train(
            input.descriptions,
            factors: model.items,
            width: model.width,
            choiceCounts: choices.columnTotals
        )
        let tags = TagIndex(input.descriptions, questions: input.questions)
        let trainer = AnswerTrainer(algebra: algebra, tags: tags, regularization: settings.answerRegularization)
        contents.answers = try trainer.train(
            people: model.people,
            prior: contents.prior,
            imagined: input.imaginedPeople,
            choices: choices
        )
        contents.header.answers = contents.answers == nil ? [] : tags.tags
    }

    /// What people are like, of whom the first are `imagined`.
    func prior(
        _ model: FactorModel,
        learned: AugmentedChoices,
        imagined: Int
    ) throws(TrainingError) -> PersonPrior {
        func factors(_ people: Range<Int>) -> [Float] {
            people.filter { !learned.choices[$0].isEmpty }
                .flatMap { model.people[$0 * model.width..<($0 + 1) * model.width] }
        }
        return try PersonPrior(
            rows: factors(imagined..<learned.choices.rowCount),
            imagined: factors(0..<imagined),
            width: model.width,
            algebra: algebra
        )
    }

    /// Draws the factors of items that few chose towards what their text predicts; new items are the prediction.
    func shrinkRareItems(
        _ contents: inout SnapshotContents,
        descriptions: [ItemDescription],
        counts: [Int32]
    ) {
        guard let content = contents.content, settings.contentChoices > 0, !descriptions.isEmpty else { return }
        let width = settings.factorCount
        let rare = counts.indices.filter {
            Float(counts[$0]) < 20 * settings.contentChoices && descriptions[$0] != ItemDescription()
        }
        let predictions = content.factors(of: rare.lazy.map { descriptions[$0] })
        for (position, item) in rare.enumerated() {
            let share = settings.contentChoices / (settings.contentChoices + Float(counts[item]))
            for index in 0..<width {
                let trained = contents.itemFactors[item * width + index]
                contents.itemFactors[item * width + index] +=
                    share * (predictions[position * width + index] - trained)
            }
        }
    }
}

/// What items gain by being known elsewhere, as long as few people have chosen here.
enum ItemBiases {
    /// The logarithms of popularity, standardized and weighed; nothing when no popularity is known.
    static func leads(_ popularity: [Float], people: Int, settings: ModelSettings) -> [Float] {
        let known = settings.popularityPeople
        let weight = settings.popularityWeight * known / max(1, known + Float(people))
        guard !popularity.isEmpty, weight > 0 else { return [] }
        let logarithms = popularity.map { logarithm(1 + Double(max(0, $0))) }
        let mean = logarithms.reduce(0, +) / Double(logarithms.count)
        let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(logarithms.count)
        guard variance > 0 else { return [] }
        return logarithms.map { weight * Float(($0 - mean) / variance.squareRoot()) }
    }
}

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

    /// So many of the people, the first ones, are imagined: they teach what goes together and how tastes differ, and not
    /// what most people choose.
    let imaginedPeople: Int

    /// How well known each item is elsewhere, in any unit that grows with it, such as stars; or none at all.
    ///
    /// It matters only until there are enough choices.
    package let popularity: [Float]

    /// - Parameters:
    ///   - choices: People by items; items nobody chose may be described.
    ///   - descriptions: One per item, or none at all.
    ///   - questions: The tags a questionnaire offers, if it is known.
    ///   - popularity: How well known each item is elsewhere, or nothing.
    ///   - imaginedPeople: How many people, the first ones, do not count for what most people choose.
    package init(
        choices: InteractionMatrix,
        descriptions: [ItemDescription] = [],
        questions: [String] = [],
        popularity: [Float] = [],
        imaginedPeople: Int = 0
    ) {
        precondition(descriptions.isEmpty || descriptions.count == choices.columnCount, "a description per item")
        precondition(popularity.isEmpty || popularity.count == choices.columnCount, "a popularity per item")
        precondition((0...choices.rowCount).contains(imaginedPeople), "the first of the people")
        self.imaginedPeople = imaginedPeople
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
            popularity: popularity,
            imaginedPeople: imaginedPeople
        )
    }
}
