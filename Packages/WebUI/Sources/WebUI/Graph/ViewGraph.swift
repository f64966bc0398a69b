package import Foundation

/// The retained tree of one page: nodes, elements, what is dirty, and what the browser has been told.
public final class ViewGraph {
    private var root: _ViewNode?
    private var rootView: (any View)?
    private let rootElement: Element
    private var elements: [Int: Element] = [:]
    private var nextElementID = 1
    private var anchors = 0
    let sceneValues = SceneValues()
    /// How views follow a finger, for each kind of view that has been dragged.
    var dragScales: [ObjectIdentifier: DragFollower.Scale] = [:]

    private var dirtyNodes: [_ViewNode] = []
    private(set) var dirtyElements: [ObjectIdentifier: Element] = [:]
    private var dirtyReaders: [ObjectIdentifier: [ObjectIdentifier: () -> Void]] = [:]
    private var effects: [Effect] = []
    private var readerOrder: [ObjectIdentifier] = []

    /// The node whose evaluation is under way; reads of state are recorded for it.
    var evaluating: _ViewNode?
    package internal(set) var mountedNodeCount = 0
    /// The element the browser says has the focus; it is not moved when its siblings can be.
    package var focusedElement: Int?
    /// Called when something became dirty outside a flush.
    package var needsFlush: (() -> Void)?
    package private(set) var commands: [ClientCommand] = []
    private(set) var transaction = Transaction()
    /// Actions of `onOpenURL`.
    var urlHandlers: [ObjectIdentifier: (URL) -> Void] = [:]
    private var isFlushing = false
    /// The graph whose effects or event are being run, for calls that name none.
    private(set) static weak var running: ViewGraph?
    package var environment: EnvironmentValues { rootEnvironment }
    private var rootEnvironment: EnvironmentValues

    package init(environment: EnvironmentValues = EnvironmentValues()) {
        rootEnvironment = environment
        rootElement = Element(id: 0, tag: "div")
        rootElement.draft.classes = ["root"]
        rootEnvironment._graph = GraphReference(graph: self)
    }

    // MARK: Tasks

    /// Tasks of `.task` that are under way.
    package private(set) var runningTasks = 0
    private var taskWaiter: CheckedContinuation<Void, Never>?

    func taskBegan() { runningTasks += 1 }

    func taskEnded() {
        runningTasks -= 1
        taskWaiter?.resume()
        taskWaiter = nil
    }

    /// Returns when a task ends, or at the limit.
    package func taskFinished(before limit: ContinuousClock.Instant) async {
        let timer = Task { @MainActor [weak self] in
            // Cancelled as soon as a task ends; nothing to do then.
            try? await ContinuousClock().sleep(until: limit)
            self?.taskWaiter?.resume()
            self?.taskWaiter = nil
        }
        await withCheckedContinuation { taskWaiter = $0 }
        timer.cancel()
    }

    // MARK: Root

    /// Mounts a view, or updates the one that is mounted.
    package func setRoot<V: View>(_ view: V) {
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
        guard let rootView else { return }
        func open<V: View>(_ view: V) { setRoot(view) }
        open(rootView)
        needsFlush?()
    }

    /// Unmounts everything; tasks are cancelled and `onDisappear` actions run.
    package func tearDown() {
        root?.unmount()
        root = nil
        rootView = nil
        runEffects()
        dirtyNodes = []
        dirtyElements = [:]
        dirtyReaders = [:]
        elements = [:]
    }

    // MARK: Elements

    func makeElement(_ tag: String, node: _ViewNode) -> Element {
        let element = Element(id: nextElementID, tag: tag)
        nextElementID += 1
        element.node = node
        elements[element.id] = element
        return element
    }

    func forget(_ element: Element) {
        elements[element.id] = nil
        dirtyElements[ObjectIdentifier(element)] = nil
        if focusedElement == element.id { focusedElement = nil }
    }

    /// A number for the next popover's anchor.
    func nextAnchor() -> Int {
        anchors += 1
        return anchors
    }

    package func element(_ id: Int) -> Element? { elements[id] }

    /// All live elements, in no particular order.
    package var liveElements: some Collection<Element> { elements.values }

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

    package var rendered: Element { rootElement }

    // MARK: Events

    /// Delivers an event of the browser.
    ///
    /// Events of elements that are gone, or that do not want them, are dropped.
    package func dispatch(_ event: String, to id: Int, _ payload: EventPayload) {
        guard let element = elements[id] else { return }
        if event == "focus" { focusedElement = id }
        if event == "blur", focusedElement == id { focusedElement = nil }
        guard let handler = element.handler(for: event) else { return }
        // Pressed just before it was covered: a second tap on a link must not open a second screen.
        if Self.pressing.contains(event), element.isHidden { return }
        var payload = payload
        if event == "refresh" { payload.numbers = [Double(id)] }
        let outer = ViewGraph.running
        ViewGraph.running = self
        defer { ViewGraph.running = outer }
        handler(payload)
    }

    private static let pressing: Set = ["tap", "submit", "refresh", "drag", "key", "close"]

    /// Hands a URL to the views that handle one; `false` when there is none.
    package func open(_ url: URL) -> Bool {
        for handler in urlHandlers.values { handler(url) }
        return !urlHandlers.isEmpty
    }

    // MARK: Invalidation

    func enqueue(_ node: _ViewNode) {
        dirtyNodes.append(node)
        if let current = Transaction.current { transaction = current }
        if !isFlushing { needsFlush?() }
    }

    func enqueueReader(_ node: _ViewNode, key: ObjectIdentifier, _ action: @escaping () -> Void) {
        let id = ObjectIdentifier(node)
        if dirtyReaders[id] == nil { readerOrder.append(id) }
        dirtyReaders[id, default: [:]][key] = action
    }

    func add(_ effect: Effect) {
        effects.append(effect)
        if !isFlushing { needsFlush?() }
    }

    package func send(_ command: ClientCommand) {
        commands.append(command)
        if !isFlushing { needsFlush?() }
    }

    package func takeCommands() -> [ClientCommand] {
        defer { commands = [] }
        return commands
    }

    package func takeTransaction() -> Transaction {
        defer { transaction = Transaction() }
        return transaction
    }

    package var isDirty: Bool {
        !dirtyNodes.isEmpty || !dirtyElements.isEmpty || !effects.isEmpty || !commands.isEmpty || !dirtyReaders.isEmpty
    }

    // MARK: Flush

    /// Evaluates what is dirty until nothing is, then runs the effects; at most eight rounds.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        for _ in 0..<8 {
            evaluateDirty()
            runEffects()
            if dirtyNodes.isEmpty, dirtyReaders.isEmpty, effects.isEmpty { return }
        }
        Diagnostics.report("A view tried to update more than eight times in one frame.")
    }

    private func evaluateDirty() {
        for _ in 0..<64 {
            let nodes = dirtyNodes.sorted { $0.depth < $1.depth }
            dirtyNodes = []
            for node in nodes where node.isDirty { node.reevaluate() }
            if !dirtyNodes.isEmpty { continue }
            if dirtyReaders.isEmpty { return }
            runReaders()
        }
    }

    private func runReaders() {
        let readers = readerOrder.compactMap { dirtyReaders[$0] }
        dirtyReaders = [:]
        readerOrder = []
        for actions in readers { for action in actions.values { action() } }
    }

    private func runEffects() {
        let current = effects
        effects = []
        let outer = ViewGraph.running
        ViewGraph.running = self
        defer { ViewGraph.running = outer }
        for effect in current where effect.phase == .disappear { effect.action() }
        for effect in current where effect.phase == .appear { effect.action() }
        for effect in current where effect.phase == .change { effect.action() }
    }

    // MARK: Commit

    /// The operations that bring the browser's document up to date.
    package func commit() -> [Operation] {
        flush()
        let dirty = dirtyElements.values.sorted { $0.depth > $1.depth }
        dirtyElements = [:]
        for element in dirty where element.hasDirtyChildren { element.collectChildren() }
        for element in dirty { element.updateGreedUpwards(graph: self) }
        var touched = dirty + dirtyElements.values
        dirtyElements = [:]
        touched.sort { $0.depth < $1.depth }
        var operations: [Operation] = []
        for element in touched where element.isSent {
            if element === rootElement {
                // The page's own element: the server speaks of its children only.
                element.appendChildren(to: &operations, graph: self)
            } else {
                element.appendDifferences(to: &operations, graph: self)
            }
        }
        return operations
    }

    /// The whole document's markup; afterwards the browser is taken to show it.
    package func renderAll() -> String {
        _ = commit()
        var writer = HTMLWriter()
        rootElement.markSent()
        for child in rootElement.children { writer.write(child) }
        return writer.html
    }
}

private enum RootPlace {}

/// A reference to the graph in the environment, for actions such as `openURL`.
///
/// Unchecked is safe: the graph is only touched on the main actor, the reference itself is just carried.
nonisolated struct GraphReference: @unchecked Sendable {
    weak var graph: ViewGraph?
}

/// Something to run once the tree is consistent.
struct Effect {
    enum Phase { case disappear, appear, change }
    let phase: Phase
    let action: () -> Void
}

/// A command to the browser beside the document operations; see `docs/wire.md`.
package enum ClientCommand: Equatable {
    case focus(Int)
    case blur
    case scroll(Int, String)
    case haptic(String)
    case announce(String)
    case copy(String)
    case open(String)
    case download(name: String, type: String, content: String)
    case share(title: String, text: String, url: String)
    case refreshed(Int)
    case reload
}
