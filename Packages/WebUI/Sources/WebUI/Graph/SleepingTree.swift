/// A tree that nobody has needed for a while: what nodes and elements are made of again, in as few bytes as will do.
struct SleepingTree {
    /// Nodes and elements, first to last in the order of the tree; see `TreeWriter`.
    var bytes: [UInt8] = []
    var types: [ObjectIdentifier] = []
    /// Ids of rows and the like, which may be of any type.
    var tags: [AnyHashable] = []
    /// The nodes that stay objects, in the order of the tree.
    var lasting: [_ViewNode] = []

    /// The same without the room for more that arrays keep while they grow.
    var compacted: SleepingTree {
        func exactly<T>(_ array: [T]) -> [T] { array.withUnsafeBufferPointer { Array($0) } }
        return SleepingTree(
            bytes: exactly(bytes),
            types: exactly(types),
            tags: exactly(tags),
            lasting: exactly(lasting)
        )
    }
}

/// What a node remembers of an evaluation, and finds again by another one.
protocol Recomputable: AnyObject {}

/// What knows its readers, to tell them when it changes.
protocol ReaderList: AnyObject {
    /// A sleeping tree is evaluated as a whole: it does not matter who has read what.
    func forgetReaders()
}

extension _ViewNode {
    /// Its identity for others, which it keeps as long as it is mounted.
    var lastingIdentity: ObjectIdentifier {
        isReferenced = true
        return ObjectIdentifier(self)
    }

    /// Whether it holds what no evaluation can find again, or not in time: state, tasks, the old value of a change, what
    /// others refer to, and what it says to views above, which are evaluated before it.
    ///
    /// What it watches is not of that kind: the tree is watched as one while it sleeps.
    var isLasting: Bool {
        isReferenced || !preferences.isEmpty || !unmountActions.isEmpty || !dynamicStorage.isEmpty
            || memory.map { !($0 is any Recomputable) } ?? false
    }

    /// Gives up what the tree's record or the next evaluation knows.
    func fallAsleep() {
        for child in children { child?.fallAsleep() }
        parent = nil
        children = []
        element?.letGo()
        element = nil
        tracking?.end()
        tracking = nil
        if isLasting {
            view = nil
            inputs = .none
            givenContentInputs = nil
            if memory is any Recomputable { memory = nil }
            preferenceReaders = [:]
            spokenPreferences = 0
            for storage in dynamicStorage + [memory] { (storage as? any ReaderList)?.forgetReaders() }
        } else {
            isMounted = false
            graph.mountedNodeCount -= 1
        }
    }
}
