import Testing

@testable import Recommender

struct ContentModelTests {
    @Test(arguments: [
        ("Hello, world-wide Web 2.0", ["hello", "world", "wide", "web"]),
        ("TensorFlow", ["tensorflow", "tensor", "flow"]),
        ("a b", []),
        ("größer äh", ["größer", "äh"]),
        ("HTTP2 libGit", ["http2", "libgit", "lib", "git"]),
    ]) func `words are runs of letters and digits, and their humps`(text: String, words: [String]) {
        #expect(ContentTerms.words(text) == words)
    }

    @Test func `new items are placed beside those with their tags`() throws {
        let world = SyntheticWorld()
        // The last twelve items are new: nobody has chosen them.
        let rows = (0..<world.choices.rowCount).map { world.choices[$0].filter { $0 < 48 } }
        let input = TrainingInput(
            choices: InteractionMatrix(rows: rows, columnCount: 60),
            descriptions: world.descriptions
        )
        let trained = try ModelTrainer(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil)).train(input)
        let snapshot = try Snapshot(trained.contents)
        for item in 0..<8 {
            let taste = UserEncoder(snapshot).taste(of: TasteProfile(likes: [item, item + 4]))
            let scores = Scorer(snapshot).scores(for: taste)
            let best = (48..<60).sorted { scores[$0] > scores[$1] }.prefix(3)
            #expect(best.allSatisfy { world.group(of: $0) == world.group(of: item) })
        }
    }

    @Test func `an unknown text is predicted as the mean`() throws {
        let content = try #require(SyntheticWorld().trained().contents.content)
        #expect(content.factors(of: [ItemDescription(text: "никогда")]) == content.base)
    }

    @Test func `an answer puts the items of its tag first`() throws {
        let world = SyntheticWorld()
        let snapshot = try world.snapshot()
        #expect(Set(snapshot.header.answers) == ["tag0", "tag1", "tag2", "tag3"])
        for (answer, tag) in snapshot.header.answers.enumerated() {
            let taste = UserEncoder(snapshot).taste(of: TasteProfile(answers: [answer]))
            let best = Scorer(snapshot).best(8, for: taste)
            #expect(best.count { "tag\(world.group(of: $0.item))" == tag } >= 7)
        }
    }

    @Test func `the questions of a questionnaire come first among the answers`() throws {
        let world = SyntheticWorld()
        let input = TrainingInput(
            choices: world.choices,
            descriptions: world.descriptions,
            questions: ["Tag1 ", "nothing"]
        )
        let trained = try ModelTrainer(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil)).train(input)
        #expect(trained.contents.header.answers.first == "tag1")
        #expect(trained.contents.header.answers.count == 4)
    }
}
