/// The fewest steps that turn one list of children into another.
///
/// Children that keep their relative order (a longest increasing subsequence) stay where they are;
/// the others are moved or inserted. A pinned child, the one with the focus, always stays.
struct ChildDifference {
    struct Step {
        let element: Element
        let before: Element?
        let isMove: Bool
    }

    private(set) var removed: [Element] = []
    private(set) var steps: [Step] = []

    init(from old: [Element], to new: [Element], pinned: Int?) {
        if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
        var oldIndex: [ObjectIdentifier: Int] = [:]
        for (index, element) in old.enumerated() { oldIndex[ObjectIdentifier(element)] = index }
        let newSet = Set(new.map(ObjectIdentifier.init))
        removed = old.filter { !newSet.contains(ObjectIdentifier($0)) }
        let positions = new.map { oldIndex[ObjectIdentifier($0)] }
        let staying = Self.staying(positions, pinned: pinned)
        // From the end, so that the element to stand before is in place already.
        for index in new.indices.reversed() where !staying.contains(index) {
            let before = index + 1 < new.count ? new[index + 1] : nil
            steps.append(Step(element: new[index], before: before, isMove: positions[index] != nil))
        }
    }

    /// Indexes of a longest run of old positions in increasing order, through the pinned one if given.
    ///
    /// - Complexity: O(n log n).
    static func staying(_ positions: [Int?], pinned: Int?) -> Set<Int> {
        let pin = pinned.flatMap { index in positions[index].map { (index, $0) } }
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: positions.count)
        for (index, position) in positions.enumerated() {
            guard let position else { continue }
            if let (pinIndex, pinPosition) = pin, index != pinIndex {
                // Only what lies on the right side of the pinned child can stay with it.
                guard (index < pinIndex) == (position < pinPosition) else { continue }
            }
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if (positions[tails[middle]] ?? 0) < position { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var staying: Set<Int> = []
        var current = tails.last
        while let index = current {
            staying.insert(index)
            current = previous[index]
        }
        return staying
    }
}
