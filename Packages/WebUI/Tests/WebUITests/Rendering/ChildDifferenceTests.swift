import Testing

@testable import WebUI

struct ChildDifferenceTests {
    private let universe = (1...6).map { Element(id: $0, tag: "div") }

    /// The children as the browser would have them after the steps.
    private func applying(_ difference: ChildDifference, to old: [Element]) -> [Int] {
        var list = old.map(\.id)
        for element in difference.removed { list.removeAll { $0 == element.id } }
        for step in difference.steps {
            if step.isMove { list.removeAll { $0 == step.element.id } }
            let index = step.before.map { before in list.firstIndex(of: before.id) ?? -1 } ?? list.count
            list.insert(step.element.id, at: index)
        }
        return list
    }

    /// The most children that can stay in place, by trying every choice of them.
    private func mostStaying(_ old: [Element], _ new: [Element], pinned: Int?) -> Int {
        let positions = new.map { element in old.firstIndex { $0 === element } }
        let pin = pinned.flatMap { positions[$0] == nil ? nil : $0 }
        func most(from index: Int, above: Int) -> Int {
            guard index < positions.count else { return 0 }
            let without = index == pin ? Int.min / 2 : most(from: index + 1, above: above)
            guard let position = positions[index], position > above else { return without }
            return max(without, 1 + most(from: index + 1, above: position))
        }
        return most(from: 0, above: -1)
    }

    /// Every arrangement of every subset.
    private func arrangements(_ rest: [Element]) -> [[Element]] {
        [[]]
            + rest.indices.flatMap { index -> [[Element]] in
                var others = rest
                let first = others.remove(at: index)
                return arrangements(others).map { [first] + $0 }
            }
    }

    @Test(arguments: 0...6)
    func `any list becomes any other with the fewest moves`(count: Int) {
        let old = Array(universe.prefix(count))
        for new in arrangements(universe) {
            let difference = ChildDifference(from: old, to: new, pinned: nil)
            let moves = difference.steps.count { $0.isMove }
            let kept = new.count { element in old.contains { $0 === element } }
            guard applying(difference, to: old) == new.map(\.id), difference.removed.count == count - kept,
                moves == kept - mostStaying(old, new, pinned: nil), difference.steps.count == new.count - kept + moves
            else {
                Issue.record("\(old.map(\.id)) → \(new.map(\.id))")
                return
            }
        }
    }

    @Test(arguments: 1...5)
    func `a pinned child is never moved, and no more others than needed`(count: Int) {
        let old = Array(universe.prefix(count))
        for new in arrangements(Array(universe.prefix(5))) {
            for pinned in new.indices {
                let difference = ChildDifference(from: old, to: new, pinned: pinned)
                let moved = difference.steps.filter(\.isMove).map(\.element.id)
                let kept = new.count { element in old.contains { $0 === element } }
                guard applying(difference, to: old) == new.map(\.id), !moved.contains(new[pinned].id),
                    moved.count == kept - mostStaying(old, new, pinned: pinned)
                else {
                    Issue.record("\(old.map(\.id)) → \(new.map(\.id)), pinned \(new[pinned].id)")
                    return
                }
            }
        }
    }

    @Test func `an unchanged list needs no steps`() {
        let difference = ChildDifference(from: universe, to: universe, pinned: 2)
        #expect(difference.removed.isEmpty && difference.steps.isEmpty)
    }
}
