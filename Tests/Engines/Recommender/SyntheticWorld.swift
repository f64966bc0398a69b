@testable import Recommender

/// A small world with known truth: people and items belong to groups, and people choose mostly within theirs.
struct SyntheticWorld {
    let choices: InteractionMatrix
    let descriptions: [ItemDescription]
    let groupCount: Int

    init(people: Int = 240, items: Int = 60, groups: Int = 4, choicesEach: Int = 9, seed: UInt64 = 1) {
        var random = SplitMix64(seed: seed)
        groupCount = groups
        let rows = (0..<people).map { person -> [Int32] in
            (0..<choicesEach).map { _ in
                let strays = Int.random(in: 0..<10, using: &random) == 0
                let group = strays ? Int.random(in: 0..<groups, using: &random) : person % groups
                // Low numbers of a group are chosen more often: items differ in popularity.
                let rank = min(
                    Int.random(in: 0..<items / groups, using: &random),
                    Int.random(in: 0..<items / groups, using: &random)
                )
                return Int32(rank * groups + group)
            }
        }
        choices = InteractionMatrix(rows: rows, columnCount: items)
        descriptions = (0..<items).map { item in
            ItemDescription(
                title: "maker\(item % 7)/thing\(item)",
                text: "word\(item % groups) of many",
                tags: ["tag\(item % groups)"],
                maker: "maker\(item % 7)"
            )
        }
    }

    func group(of item: Int) -> Int { item % groupCount }

    /// Settings that suit so small a world.
    var settings: ModelSettings {
        var settings = ModelSettings(items: choices.columnCount, pairs: choices.count)
        settings.factorCount = 16
        settings.regularization = 5
        settings.easeRegularization = 10
        return settings
    }

    func trained(
        _ settings: ModelSettings? = nil,
        described: Bool = true,
        algebra: LinearAlgebra = LinearAlgebra(openBLAS: nil)
    ) throws -> TrainedModel {
        let input = TrainingInput(choices: choices, descriptions: described ? descriptions : [])
        return try ModelTrainer(settings: settings ?? self.settings, algebra: algebra).train(input)
    }

    func snapshot(_ settings: ModelSettings? = nil, described: Bool = true) throws -> Snapshot {
        try Snapshot(trained(settings, described: described).contents)
    }
}
