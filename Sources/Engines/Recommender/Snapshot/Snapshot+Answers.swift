extension Snapshot {
    /// The indexes of tags as answers, in the order given; tags the snapshot does not know are left out.
    package func answers(_ tags: [String]) -> [Int] {
        let wanted = tags.map(ItemDescription.normalized)
        let indexes = Dictionary(header.answers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return wanted.compactMap { indexes[$0] }
    }

    /// The items that carry the tag an answer names, for filters.
    package func items(withAnswer answer: Int) -> ItemSet {
        var found = ItemSet(itemCount: itemCount)
        forEachItem(withAnswer: answer) { found.insert($0) }
        return found
    }

    func forEachItem(withAnswer answer: Int, _ body: (Int) -> Void) {
        for position in Int(answering.itemOffsets[answer])..<Int(answering.itemOffsets[answer + 1]) {
            body(Int(answering.items[position]))
        }
    }

    /// Whether the item carries the tag an answer names.
    func item(_ item: Int, hasAnswer answer: Int) -> Bool {
        var (low, high) = (Int(answering.itemOffsets[answer]), Int(answering.itemOffsets[answer + 1]))
        while low < high {
            let middle = (low + high) / 2
            if answering.items[middle] < Int32(item) { low = middle + 1 } else { high = middle }
        }
        return low < Int(answering.itemOffsets[answer + 1]) && answering.items[low] == Int32(item)
    }

    /// What each of a person's answers adds to the prior's mean; what a pair adds is split between its answers.
    func shifts(of answers: [Int]) -> [[Float]] {
        var shifts = answers.map { Array(answering.weights[$0 * width..<($0 + 1) * width]) }
        for pair in answering.pairs.positions(in: answers) {
            for answer in [answering.pairs[pair].x, answering.pairs[pair].y] {
                guard let position = answers.firstIndex(of: Int(answer)) else { continue }
                for index in 0..<width { shifts[position][index] += answering.pairWeights[pair * width + index] / 2 }
            }
        }
        return shifts
    }
}
