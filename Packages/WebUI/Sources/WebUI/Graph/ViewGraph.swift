import Foundation

/// The retained tree of one page: nodes, elements, what is dirty, and what the browser has been told.
///
/// How an event comes in is in `ViewGraph+Events`, what becomes of a change in `ViewGraph+Flush`, and what is sent in
/// `ViewGraph+Commit`.
package final class ViewGraph {
    private(set) var root: _ViewNode?
    private(set) var rootView: (any View)?
    let rootElement: Element
    private var elements: [Int: Element] = [:]
    private var nextElementID: Int
    private var anchors: Int
    let sceneValues = SceneValues()
    /// How views follow a finger, for each kind of view that has been dragged.
    var dragScales: [ObjectIdentifier: DragFollower.Scale] = [:]

    // What the next flush and commit have to do.
    var dirtyNodes: [_ViewNode] = []
    var dirtyElements: [ObjectIdentifier: Element] = [:]
    var dirtyReaders: [ObjectIdentifier: [ObjectIdentifier: () -> Void]] = [:]
    var readerOrder: [ObjectIdentifier] = []
    var effects: [Effect] = []
    var isFlushing = false
    var transaction = Transaction()
    /// The tree, while it sleeps.
    var sleeping: SleepingTree?
    /// Whether the next flush should wake the tree.
    var isRoused = false
    /// While the tree is evaluated so that one tracking knows all that its views read.
    var isWatchedAsOne = false
    /// Why the page shows that it has failed instead of its views.
    package internal(set) var failure: String?
    /// Whether the notice is still to be put in their place.
    var isFailing = false
    /// What an evaluation found before anybody asked; the next commit gives it.
    var unsentOperations: [Operation] = []
    package internal(set) var commands: [ClientCommand] = []

    /// Tasks of `.task` that are under way.
    package internal(set) var runningTasks = 0
    var taskWaiter: CheckedContinuation<Void, Never>?

    /// The node whose evaluation is under way; reads of state are recorded for it.
    var evaluating: _ViewNode?
    package internal(set) var mountedNodeCount = 0
    /// The element the browser says has the focus; it is not moved when its siblings can be.
    package var focusedElement: Int?
    /// Called when something became dirty outside a flush.
    package var needsFlush: (() -> Void)?
    /// Where the files are that the person chose; `nil` where none can come.
    package var uploads: PageUploads?
    /// Actions of `onOpenURL`.
    var urlHandlers: [ObjectIdentifier: (URL) -> Void] = [:]
    /// The graph whose effects or event are being run, for calls that name none.
    package static weak var running: ViewGraph?
    package var environment: EnvironmentValues { rootEnvironment }
    private var rootEnvironment: EnvironmentValues

    /// Evaluates once for its looks: nothing appears, and no task begins.
    let isStill: Bool
    /// Draws long collections whole although a lazy container is around: nobody will scroll here for more.
    package var drawsAllRows: Bool

    package convenience init(environment: EnvironmentValues = EnvironmentValues()) {
        self.init(environment: environment, isStill: false)
    }

    init(environment: EnvironmentValues, isStill: Bool) {
        self.isStill = isStill
        drawsAllRows = isStill
        rootEnvironment = environment
        // What refers to numbers and anchors in still markup must not mean the page's own.
        nextElementID = isStill ? 1_000_000_000 : 1
        anchors = isStill ? 1_000_000_000 : 0
        rootElement = Element(id: 0, tag: "div")
        rootElement.draft.classes = ["root"]
        rootEnvironment._graph = GraphReference(graph: self)
    }

    // MARK: Root

    /// Mounts a view, or updates the one that is mounted.
    package func setRoot<V: View>(_ view: V) {
        restore()
        let inputs = ViewInputs(environment: rootEnvironment)
        let root =
            root
            ?? {
                let node = _ViewNode(
                    graph: self,
                    parent: nil,
                    viewType: ObjectIdentifier(RootPlace.self),
                    tag: nil,
                    inputs: inputs
                )
                node.element = rootElement
                rootElement.node = node
                return node
            }()
        self.root = root
        rootView = view
        root.inputs = inputs
        root.update(0, view, inputs: inputs)
    }

    /// Changes environment values for the whole tree (colour scheme, size class, locale).
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&rootEnvironment)
        rootEnvironment = rootEnvironment.compacted
        guard let rootView else { return }
        func open<V: View>(_ view: V) { setRoot(view) }
        open(rootView)
        needsFlush?()
    }

    /// Unmounts everything; tasks are cancelled and `onDisappear` actions run.
    package func tearDown() {
        restore()
        root?.unmount()
        root = nil
        rootView = nil
        runEffects()
        rootElement.letGo()
        dirtyNodes = []
        dirtyElements = [:]
        dirtyReaders = [:]
        elements = [:]
        urlHandlers = [:]
    }

    // MARK: Elements

    func makeElement(_ tag: String, node: _ViewNode) -> Element {
        let element = Element(id: nextElementID, tag: tag)
        nextElementID += 1
        element.node = node
        remember(element)
        return element
    }

    func remember(_ element: Element) { elements[element.id] = element }

    func forgetElements() { elements = [:] }

    func forget(_ element: Element) {
        element.letGo()
        elements[element.id] = nil
        dirtyElements[ObjectIdentifier(element)] = nil
        if focusedElement == element.id { focusedElement = nil }
    }

    /// A number for the next popover's anchor.
    func nextAnchor() -> Int {
        anchors += 1
        return anchors
    }

    package func element(_ id: Int) -> Element? {
        if isAsleep { flush() }
        return elements[id]
    }

    /// All live elements, in no particular order.
    package var liveElements: some Collection<Element> {
        if isAsleep { flush() }
        return elements.values
    }

    func attributesChanged(of element: Element) {
        dirtyElements[ObjectIdentifier(element)] = element
        noteText(in: element)
    }

    /// An element that can hold text only shows the text of all that is drawn in it.
    private func noteText(in element: Element) {
        var above = element.parent
        while let current = above {
            if current.draft.flattensText { childrenChanged(of: current) }
            above = current.parent
        }
    }

    func childrenChanged(of element: Element) {
        element.hasDirtyChildren = true
        dirtyElements[ObjectIdentifier(element)] = element
        noteText(in: element)
    }

    func rootChanged() { childrenChanged(of: rootElement) }

    package var rendered: Element {
        if isAsleep { flush() }
        return rootElement
    }
}

private enum RootPlace {}

/// A reference to the graph in the environment, for actions such as `openURL`.
///
/// Unchecked is safe: the graph is only touched on the main actor, the reference itself is just carried.
nonisolated struct GraphReference: @unchecked Sendable {
    weak var graph: ViewGraph?
}
