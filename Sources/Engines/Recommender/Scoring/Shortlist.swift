/// The highest scores of those that came past; a line rises behind them, and what is not above it is passed over.
struct Shortlist {
    private let size: Int
    private let excluded: ItemSet
    private var found: [ScoredItem] = []
    private var line = -Float.infinity

    private typealias Lanes = SIMD16<Float>

    /// How many times its size the list grows before the line is drawn anew.
    private static let slack = 4

    init(size: Int, excluding excluded: ItemSet) {
        self.size = size
        self.excluded = excluded
        found.reserveCapacity(size * Self.slack)
    }

    /// Takes in the scores of items that follow each other, none of which may be NaN.
    mutating func take(_ scores: UnsafeBufferPointer<Float>, ofItemsFrom first: Int) {
        guard size > 0 else { return }
        let bytes = UnsafeRawBufferPointer(scores)
        let whole = scores.count - scores.count % Lanes.scalarCount
        // Nearly all are below the line, and sixteen are seen to be at once.
        for start in stride(from: 0, to: whole, by: Lanes.scalarCount) {
            let lanes = bytes.loadUnaligned(fromByteOffset: start * MemoryLayout<Float>.stride, as: Lanes.self)
            guard any(lanes .> line) else { continue }
            for index in start..<start + Lanes.scalarCount { take(scores[index], of: first + index) }
        }
        for index in whole..<scores.count { take(scores[index], of: first + index) }
    }

    private mutating func take(_ score: Float, of item: Int) {
        guard score > line, !excluded.contains(item) else { return }
        found.append(ScoredItem(item: item, score: score))
        if found.count >= size * Self.slack { raiseLine() }
    }

    /// Leaves the highest, of equal ones those that came first.
    private mutating func raiseLine() {
        var scores = found.map(\.score)
        line = scores.smallestOfLargest(size)
        var room = size - found.count { $0.score > line }
        found.removeAll { candidate in
            guard candidate.score == line, room > 0 else { return candidate.score <= line }
            room -= 1
            return false
        }
    }

    /// The items with the highest scores, in no order; fewer when not so many came.
    mutating func items() -> [Int] {
        if found.count > size { raiseLine() }
        return found.map(\.item)
    }
}
