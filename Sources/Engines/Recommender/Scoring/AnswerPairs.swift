/// Pairs of answers that many people give together, in ascending order.
struct AnswerPairs: Sendable, Equatable {
    /// The answers of each pair after each other, the smaller first.
    let answers: [Int32]

    var count: Int { answers.count / 2 }

    static let none = AnswerPairs(answers: [])

    init(answers: [Int32]) {
        self.answers = answers
    }

    /// The pairs that at least so many of the people gave, at most `limit`, the most frequent first.
    init(of people: [[Int]], givenBy fewest: Int, limit: Int) {
        var counts: [SIMD2<Int32>: Int] = [:]
        for given in people { Self.forEachPair(given) { counts[$0, default: 0] += 1 } }
        let common = counts.filter { $0.value >= fewest }.sorted {
            $0.value == $1.value ? Self.precedes($0.key, $1.key) : $0.value > $1.value
        }
        answers = common.prefix(limit).map(\.key).sorted(by: Self.precedes).flatMap { [$0.x, $0.y] }
    }

    /// The positions of the pairs that are among a person's answers.
    func positions(in given: [Int]) -> [Int] {
        var found: [Int] = []
        Self.forEachPair(given) { pair in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if Self.precedes(self[middle], pair) { low = middle + 1 } else { high = middle }
            }
            if low < count, self[low] == pair { found.append(low) }
        }
        return found
    }

    /// The answers of a pair.
    subscript(position: Int) -> SIMD2<Int32> { SIMD2(answers[2 * position], answers[2 * position + 1]) }

    private static func forEachPair(_ given: [Int], _ body: (SIMD2<Int32>) -> Void) {
        let sorted = given.sorted()
        for (position, answer) in sorted.enumerated() {
            for other in sorted[(position + 1)...] { body(SIMD2(Int32(answer), Int32(other))) }
        }
    }

    private static func precedes(_ first: SIMD2<Int32>, _ second: SIMD2<Int32>) -> Bool {
        (first.x, first.y) < (second.x, second.y)
    }
}
