import ArgumentParser
import Foundation
import Recommender

struct Evaluate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Score ranked lists against what people chose.",
        discussion: """
            Prints Recall@20, Recall@50 and NDCG@100, means over the people of the truth with standard errors.
            A person without a list scores 0.
            """
    )

    @Option(name: .customLong("run"), help: "The ranked lists: person<TAB>item,item,… best first.")
    var lists: String

    @Option(help: "What was chosen: person<TAB>item, a line each.")
    var truth: String

    func run() throws {
        var chosen: [Int: Set<Int>] = [:]
        for pair in try PairFile(path: truth).pairs { chosen[Int(pair.person), default: []].insert(Int(pair.item)) }
        let quality = RankingQuality(lists: try RunFile.read(lists), truth: chosen)
        print("people      \(quality.personCount)")
        print("Recall@20   \(Self.text(quality.recallAt20))")
        print("Recall@50   \(Self.text(quality.recallAt50))")
        print("NDCG@100    \(Self.text(quality.gainAt100))")
    }

    private static func text(_ value: MeanWithError) -> String {
        String(format: "%.4f ± %.4f", value.mean, value.error)
    }
}
