/// The children of a node by their slots; most nodes have one, which needs no array.
package nonisolated struct ChildNodes: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
    private enum Storage {
        case none
        case one(_ViewNode)
        case several([_ViewNode?])
    }

    private var storage = Storage.none

    package init() {}

    package init(arrayLiteral elements: _ViewNode?...) { self.init(elements) }

    init(_ nodes: [_ViewNode?]) { storage = Self.storage(of: nodes) }

    private static func storage(of nodes: [_ViewNode?]) -> Storage {
        switch nodes.count {
        case 0: .none
        case 1: nodes[0].map(Storage.one) ?? .several(nodes)
        default: .several(nodes)
        }
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .none: 0
        case .one: 1
        case .several(let nodes): nodes.count
        }
    }

    package subscript(slot: Int) -> _ViewNode? {
        get {
            switch storage {
            case .none: nil
            case .one(let node): node
            case .several(let nodes): nodes[slot]
            }
        }
        set { change { $0[slot] = newValue } }
    }

    /// Takes a child into a slot, which may be beyond those there are.
    mutating func put(_ node: _ViewNode, at slot: Int) {
        if slot == 0, count <= 1 { return storage = .one(node) }
        change { nodes in
            while nodes.count <= slot { nodes.append(nil) }
            nodes[slot] = node
        }
    }

    /// Forgets those from a slot on.
    mutating func trim(to count: Int) {
        if count < self.count { change { $0.removeSubrange(count...) } }
    }

    private mutating func change(_ change: (inout [_ViewNode?]) -> Void) {
        var nodes: [_ViewNode?] =
            switch storage {
            case .none: []
            case .one(let node): [node]
            case .several(let nodes): nodes
            }
        // So that the array is not copied.
        storage = .none
        change(&nodes)
        storage = Self.storage(of: nodes)
    }
}
