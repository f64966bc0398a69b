import DestinyDomain
import Foundation

/// What a question is about, learned from many: what no phrase of a subject foresees.
///
/// Softmax regression over the words, parts of words and neighbours that the safety gate hears. `bin/make-subjects`
/// makes the weights and has the same features; a fixture of scores holds both to each other.
struct SubjectScorer: Sendable {
    /// How likely each subject is.
    struct Judgement: Sendable {
        /// The likeliest; `nil` for what no chart is asked.
        let slug: String?
        /// Of ``slug``, in logits.
        let score: Float
        /// From 0 to 1, by their slugs; together 1.
        let shares: [String: Float]
    }

    private static let size = 1 << 14
    /// What of the corpus is no subject.
    static let none = "none"

    private let slugs: [String]
    private let scale: Float
    private let biases: [Float]
    /// How rare what falls into a bucket is, for each bucket.
    private let rarities: ArraySlice<UInt8>
    /// A row for each bucket, two subjects a byte, the lower half first; 8 is none.
    private let weights: ArraySlice<UInt8>
    private let concepts: GateConcepts

    /// - Parameters:
    ///   - weights: what `bin/make-subjects` wrote; `nil` comes of bytes of another length.
    ///   - concepts: lines of a name and its words.
    init?(weights: [UInt8], concepts: GateConcepts) {
        let head = weights.prefix { $0 != UInt8(ascii: "\n") }
        slugs = String(decoding: head, as: UTF8.self).split(separator: " ").map(String.init)
        let (start, count) = (head.count + 1, slugs.count)
        let rows = start + 4 + 4 * count + Self.size
        guard count > 0, weights.count == rows + Self.size * ((count + 1) / 2) else { return nil }
        func number(_ at: Int) -> Float {
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(weights[at + $1]) << (8 * UInt32($1)) })
        }
        scale = number(start)
        biases = (1...count).map { number(start + 4 * $0) }
        rarities = weights[(rows - Self.size)..<rows]
        self.weights = weights[rows...]
        self.concepts = concepts
    }

    func judgement(of words: [SpokenWord]) -> Judgement {
        let features = GateFeatures(words, concepts: concepts, isWide: false)
        var sums = [Int](repeating: 0, count: slugs.count)
        var squares = 0
        for bucket in features.buckets(Self.size) {
            let rarity = Int(rarities[rarities.startIndex + bucket])
            squares += rarity * rarity
            let row = weights.startIndex + bucket * ((slugs.count + 1) / 2)
            for at in sums.indices { sums[at] += Int(weights[row + at / 2] >> (at % 2 * 4) & 15) - 8 }
        }
        let share = scale / max(Float(squares).squareRoot(), 1)
        let scores = sums.indices.map { Float(sums[$0]) * share + biases[$0] }
        let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
        let odds = scores.map { exp($0 - scores[best]) }
        let all = odds.reduce(0, +)
        return Judgement(
            slug: slugs[best] == Self.none ? nil : slugs[best],
            score: scores[best],
            shares: Dictionary(uniqueKeysWithValues: zip(slugs, odds.map { $0 / all }))
        )
    }
}
