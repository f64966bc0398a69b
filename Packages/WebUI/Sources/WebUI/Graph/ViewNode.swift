/// One place in the view tree: its identity, its state, its children and, for views that draw, its element.
///
/// Two view values at the same place are the same node when slot, tag and concrete type agree; anything else
/// unmounts the old node (with its state) and mounts a new one.
public final class _ViewNode {
    package unowned let graph: ViewGraph
    /// Gone as soon as this is no child of it any more.
    ///
    /// A weak reference would have Swift keep a record of its own for each node.
    package internal(set) unowned(unsafe) var parent: _ViewNode?
    let viewType: ObjectIdentifier
    private let identity: Identity?

    package var inputs: ViewInputs
    package internal(set) var children = ChildNodes()
    package internal(set) var element: Element?
    private let level: Int32
    package internal(set) var isMounted = true
    /// Evaluate although the view value did not change.
    private(set) var isForced = false
    var isDirty = false

    /// Of nodes that are evaluated on their own.
    private var ownEvaluation: OwnEvaluation?
    /// What a primitive keeps between updates.
    var memory: AnyObject?
    /// A bit for each key that this node or one below has ever said something for.
    var spokenPreferences: UInt64 = 0
    /// What few nodes have; a page has a thousand nodes.
    var rare: RareFields?

    init(graph: ViewGraph, parent: _ViewNode?, viewType: ObjectIdentifier, tag: AnyHashable?, inputs: ViewInputs) {
        self.graph = graph
        self.parent = parent
        level = (parent?.level ?? -1) + 1
        self.viewType = viewType
        identity = tag.map(Identity.init)
        self.inputs = inputs
        graph.mountedNodeCount += 1
    }

    /// The last view value, kept by nodes that can be re-evaluated on their own.
    var view: (any View)? {
        get { ownEvaluation?.view }
        set { if ownEvaluation != nil || newValue != nil { madeEvaluation.view = newValue } }
    }

    /// What watches what the node has read from models.
    var tracking: BodyTracking? {
        get { ownEvaluation?.tracking }
        set { if ownEvaluation != nil || newValue != nil { madeEvaluation.tracking = newValue } }
    }

    private var madeEvaluation: OwnEvaluation {
        let evaluation = ownEvaluation ?? OwnEvaluation()
        ownEvaluation = evaluation
        return evaluation
    }

    /// How many nodes are above it.
    package var depth: Int { Int(level) }

    /// What tells it from its siblings in a collection, or the branch of a condition it is.
    var tag: AnyHashable? { identity?.tag }

    // MARK: Children

    /// Mounts or updates the child in a slot.
    func update<V: View>(_ slot: Int, _ view: V, tag: AnyHashable? = nil, inputs: ViewInputs) {
        guard inputs.each != nil || inputs.list != nil else { return place(slot, view, tag: tag, inputs: inputs) }
        let role = _ViewRole.resolved(of: V.self)
        if let each = inputs.each, role == .unary {
            each.place(self, slot, view, tag: tag, inputs: inputs)
        } else if let list = inputs.list, list.wraps(role) {
            list.update(self, slot, view, tag: tag, inputs: inputs)
        } else {
            place(slot, view, tag: tag, inputs: inputs)
        }
    }

    /// As `update`, without the row, tab or option a list container would put around the view.
    func place<V: View>(_ slot: Int, _ view: V, tag: AnyHashable?, inputs: ViewInputs) {
        if slot < children.count, let existing = children[slot] {
            if existing.viewType == ObjectIdentifier(V.self), existing.tag == tag {
                existing.inputs = inputs
                V._update(view, existing)
                return
            }
            existing.unmount()
        }
        let node = _ViewNode(
            graph: graph,
            parent: self,
            viewType: ObjectIdentifier(V.self),
            tag: tag,
            inputs: inputs
        )
        children.put(node, at: slot)
        structureChanged()
        V._update(view, node)
    }

    /// Unmounts the child in a slot, if there is one.
    func clear(_ slot: Int) {
        guard slot < children.count, let child = children[slot] else { return }
        children[slot] = nil
        child.unmount()
        structureChanged()
    }

    /// Unmounts every child from a slot on.
    func trim(to count: Int) {
        guard children.count > count else { return }
        for slot in (count..<children.count).reversed() { clear(slot) }
        children.trim(to: count)
    }

    /// Replaces all children; used by `ForEach`, which matches by id itself.
    func replaceChildren(_ new: [_ViewNode]) {
        let unchanged = children.count == new.count && zip(children, new).allSatisfy { $0 === $1 }
        guard !unchanged else { return }
        let old = children.compactMap { $0 }
        children = ChildNodes(new)
        structureChanged()
        notifyOfOrder(old)
    }

    func makeChild<V: View>(of type: V.Type, tag: AnyHashable?, inputs: ViewInputs) -> _ViewNode {
        _ViewNode(graph: graph, parent: self, viewType: ObjectIdentifier(V.self), tag: tag, inputs: inputs)
    }

    /// Children in document order.
    var orderedChildren: [_ViewNode] {
        if let documentOrder {
            documentOrder.compactMap { $0 < children.count ? children[$0] : nil }
        } else {
            children.compactMap { $0 }
        }
    }

    // MARK: Life

    func unmount() {
        guard isMounted else { return }
        isMounted = false
        graph.mountedNodeCount -= 1
        for child in children { child?.unmount() }
        tracking?.end()
        for action in unmountActions { action() }
        unmountActions = []
        for key in preferences.keys { notifyPreferenceReaders(of: key) }
        if let element { graph.forget(element) }
        letGo()
    }

    /// Drops all it holds: an action that captures a node, an element or a container would otherwise keep the tree in a
    /// circle for ever.
    private func letGo() {
        parent = nil
        children = []
        element = nil
        ownEvaluation = nil
        memory = nil
        inputs = .none
        rare = nil
    }

    /// Marks the element above as having other children than before.
    func structureChanged() {
        var node: _ViewNode? = self
        while let current = node {
            if let element = current.element {
                graph.childrenChanged(of: element)
                return
            }
            node = current.parent
        }
        graph.rootChanged()
    }

    /// Asks for another evaluation in the next flush.
    package func invalidate() {
        guard isMounted, !isDirty else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Evaluates again with the last view value.
    func reevaluate() {
        isDirty = false
        guard isMounted, let view else { return }
        func open<V: View>(_ view: V) { V._update(view, self) }
        isForced = true
        open(view)
        isForced = false
    }
}

/// What a node has that is evaluated on its own.
private final class OwnEvaluation {
    var view: (any View)?
    var tracking: BodyTracking?
}

private final class Identity {
    let tag: AnyHashable

    init(_ tag: AnyHashable) { self.tag = tag }
}
