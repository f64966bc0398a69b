/// How far two words are apart.
package enum Spelling {
    /// Mistakes that a word of this length may have: none below 3 letters, one below 8, else two.
    package static func tolerance(length: Int) -> Int {
        length < 3 ? 0 : length < 8 ? 1 : 2
    }

    /// The words that `word` may have been meant to be, all equally near; in the order of `candidates`, at most 32.
    ///
    /// Of three letters two were swapped, or none is near. Who mistypes a word mostly begins it well, so words with
    /// the same first letter go before others.
    package static func nearest(to word: String, among candidates: [String]) -> [String] {
        let bytes = Array(word.utf8)
        var limit = tolerance(length: word.count)
        var nearest: [String] = []
        for candidate in candidates {
            guard let distance = distance(bytes, Array(candidate.utf8), limit: limit),
                word.count > 3 || candidate.sorted() == word.sorted()
            else { continue }
            if distance < limit { (nearest, limit) = ([], distance) }
            nearest.append(candidate)
        }
        let likely = nearest.filter { $0.first == word.first }
        return Array((likely.isEmpty ? nearest : likely).prefix(32))
    }

    /// Insertions, deletions, substitutions and swaps of neighbours that lead from one to the other; `nil` above
    /// `limit`.
    ///
    /// Optimal string alignment (Boytsov 2011, "Indexing methods for approximate dictionary searching", 2.1).
    ///
    /// - Complexity: O(length × limit)
    package static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        let far = limit + 1
        var beforeLast = [Int](repeating: far, count: right.count + 1)
        var last = (0...right.count).map { min($0, far) }
        for row in 0..<left.count {
            var current = [Int](repeating: far, count: right.count + 1)
            current[0] = min(row + 1, far)
            for column in max(0, row - limit)..<min(right.count, row + limit + 1) {
                var best = min(last[column + 1] + 1, current[column] + 1)
                best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = min(best, far)
            }
            if !current.contains(where: { $0 <= limit }) { return nil }
            (beforeLast, last) = (last, current)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
