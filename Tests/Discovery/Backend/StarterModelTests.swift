import Recommender
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct StarterModelTests {
    private static let servers = [
        "moby/moby", "kubernetes/kubernetes", "hashicorp/terraform", "prometheus/prometheus", "coreos/etcd",
        "grafana/grafana", "hashicorp/vault",
    ]
    private static let pages = [
        "facebook/react", "reactjs/redux", "vuejs/vue", "webpack/webpack", "babel/babel", "facebook/jest",
        "mobxjs/mobx",
    ]

    /// A catalogue of the two, which alternate, and of whatever the model knows besides.
    private static let items = Dictionary(
        uniqueKeysWithValues: zip(servers, pages).flatMap { [$0, $1] }.enumerated().map { ($1, $0) }
    )

    private static func text(_ rows: [String]) -> String {
        // Two numbers: a mean of 0 and 0, a spread of 1 and 1.
        let numbers = ["# made", "mean\tAAAAAAAAAAA=", "spread\tAACAPwAAAAAAAAAAAACAPw=="]
        return (numbers + rows).joined(separator: "\n")
    }

    @Test func `a wrong line is named`() throws {
        #expect(throws: StarterModel.Problem.line(4)) { try StarterModel(Self.text(["a/b\tfast\t20\tAQI="])) }
        #expect(throws: StarterModel.Problem.line(5)) {
            try StarterModel(Self.text(["a/b\t1\t20\tAQI=", "c/d\t1\t20\tAQ=="]))
        }
        #expect(throws: StarterModel.Problem.line(4)) { try StarterModel(Self.text(["a/b\t1\t20\t***"])) }
        #expect(throws: StarterModel.Problem.noPeople) { try StarterModel("# nothing") }
        #expect(throws: StarterModel.Problem.line(4)) { try StarterModel(Self.text(["evidence\tAAA="])) }
    }

    @Test func `what a like weighs is told where it was found out`() throws {
        #expect(try StarterModel(Self.text([])).evidence == nil)
        #expect(try StarterModel(Self.text(["evidence\tAACAPw=="])).evidence == 1)
    }

    @Test func `the people drawn are the same each time, and nobody where too few repositories are known`() throws {
        let rows = (0..<60).map { "a/r\($0)\t1\t\(20 + $0)\t\($0 % 2 == 0 ? "AQI=" : "fwA=")" }
        let model = try StarterModel(Self.text(rows))
        let items = Dictionary(uniqueKeysWithValues: (0..<60).map { ("a/r\($0)", $0) })
        let choices = model.choices { items[$0] }
        #expect(choices.count == 300)
        #expect(choices == model.choices { items[$0] })
        #expect(choices.allSatisfy { (3..<14).contains($0.count) && Set($0).count == $0.count })
        #expect(model.choices { key in items[key].flatMap { $0 < 20 ? $0 : nil } }.isEmpty)
    }

    @Test func `what the same people star is told apart without a word about it`() throws {
        var others = Self.items.count
        let choices = try #require(try RepositoryCatalogue.starterModel()).choices { key in
            if let item = Self.items[key] { return item }
            guard others < 80 else { return nil }
            others += 1
            return others - 1
        }
        var settings = ModelSettings(items: 80, pairs: choices.reduce(0) { $0 + $1.count })
        settings.isTried = false
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(threadCount: 1))
        let input = TrainingInput(choices: InteractionMatrix(rows: choices, columnCount: 80))
        let snapshot = try Snapshot(trainer.train(input).contents)
        let alike = [(0, 2), (1, 3), (4, 6), (5, 7)].map { first, second in
            let taste = UserEncoder(snapshot).taste(of: TasteProfile(likes: [first, second]))
            let scores = Scorer(snapshot).scores(for: taste)
            let ranked = (0..<14).filter { ![first, second].contains($0) }.sorted { scores[$0] > scores[$1] }
            return ranked.prefix(4).count { $0 % 2 == first % 2 }
        }
        // By chance it would be 7 of 16.
        #expect(alike.reduce(0, +) >= 11)
    }
}
