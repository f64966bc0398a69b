/// Screens on top of one another.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let read: (() -> [AnyHashable])?
    private let append: ((AnyHashable) -> Void)?
    private let truncate: ((Int) -> Void)?
    private let root: Root

    /// Brings the node up to date with this value.
    public static func _update(_ view: NavigationStack, _ node: _ViewNode) {
        let context = node.memory as? NavigationContext ?? NavigationContext(node: node)
        node.memory = context
        context.append = view.append
        context.truncate = view.truncate
        let values = node.tracked(view) { view.read?() ?? context.localPath }
        let path = values + context.shown.map(AnyHashable.init)
        context.path = path
        node.setElement("div") { draft in
            draft.classes = ["nav"]
            draft.flexibility = .fixed(x: true, y: true)
        }
        node.readPreference(NavigationDestinations.self) { [weak node] in node?.invalidate() }
        let inputs = node.inputs.inside
        node.update(
            0,
            Screen(context: context, depth: 0, place: path.isEmpty ? .shown : .covered, content: AnyView(view.root)),
            inputs: inputs
        )
        let destinations = node.reduced(NavigationDestinations.self)
        for (index, value) in path.enumerated() {
            let content =
                (value.base as? ShownView).map { AnyView(ShownContent(shown: $0)) } ?? destinations.view(for: value)
                ?? AnyView(EmptyView())
            let screen = Screen(
                context: context,
                depth: index + 1,
                place: index == path.count - 1 ? .shown : .covered,
                content: content
            )
            node.update(index + 1, screen, tag: value, inputs: inputs)
        }
        node.trim(to: path.count + 1)
    }
}

extension NavigationStack {
    /// A stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        read = nil
        append = nil
        truncate = nil
        self.root = root()
    }

    /// A stack with a path of values of any kind.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        read = { path.wrappedValue.values }
        append = { path.wrappedValue.values.append($0) }
        truncate = { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) }
        self.root = root()
    }

    /// A stack with a path of values of one kind.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        read = {
            var values: [AnyHashable] = []
            for value in path.wrappedValue { values.append(AnyHashable(value)) }
            return values
        }
        append = { value in
            if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
        }
        truncate = { count in
            path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
        }
        self.root = root()
    }
}

/// A path of values of any kind.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// The root alone.
    public init() {}

    /// A path of these values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { values.append(AnyHashable(element)) }
    }

    /// How many screens are on the root.
    public var count: Int { values.count }
    /// Whether the root shows.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts the screen of a value on top.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes so many screens away.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// What the screens of a stack share.
final class NavigationContext {
    var path: [AnyHashable] = []
    var localPath: [AnyHashable] = []
    var append: ((AnyHashable) -> Void)?
    var truncate: ((Int) -> Void)?
    /// Brings the detail column of a split view to the front where there is room for one column.
    var showDetail: (() -> Void)?
    /// Views on top of the path that have no value in it.
    fileprivate(set) var shown: [ShownView] = []
    private weak var node: _ViewNode?

    init(node: _ViewNode) { self.node = node }

    /// Goes where a link leads; `isChosen` when a list has already made its value the selection.
    func follow(_ value: AnyHashable, isChosen: Bool) {
        guard let showDetail else { return push(value) }
        shown = []
        localPath = isChosen ? [] : [value]
        showDetail()
    }

    /// Puts a view on top that has no value.
    func show(_ content: @escaping () -> AnyView, from source: ObjectIdentifier, closed: (() -> Void)? = nil) {
        guard !shown.contains(where: { $0.source == source }) else { return }
        if showDetail != nil { shown = [] }
        shown.append(ShownView(source: source, content: content, closed: closed))
        showDetail?()
        node?.invalidate()
    }

    /// Takes over what a view that is shown is now.
    func update(_ content: @escaping () -> AnyView, from source: ObjectIdentifier) {
        shown.first { $0.source == source }?.update(content)
    }

    /// Takes a view away, and those on top of it.
    func hide(_ source: ObjectIdentifier) {
        guard let index = shown.firstIndex(where: { $0.source == source }) else { return }
        shown.removeSubrange(index...)
        node?.invalidate()
    }

    private func push(_ value: AnyHashable) {
        if let append {
            append(value)
        } else {
            localPath.append(value)
            node?.invalidate()
        }
    }

    /// Leaves `count` screens on top of the root.
    func pop(to count: Int) {
        guard count < path.count else { return }
        let kept = max(0, count - (path.count - shown.count))
        let closed = shown.dropFirst(kept)
        shown = Array(shown.prefix(kept))
        for view in closed { view.closed?() }
        if !closed.isEmpty { node?.invalidate() }
        guard count < path.count - closed.count - kept else { return }
        if let truncate {
            truncate(count)
        } else {
            localPath = Array(localPath.prefix(count))
            node?.invalidate()
        }
    }
}

/// Which view shows which kind of value.
struct NavigationDestinations: PreferenceKey, Equatable {
    var builders: [ObjectIdentifier: DestinationBuilder] = [:]

    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        value.builders.merge(nextValue().builders) { first, _ in first }
    }

    func view(for value: AnyHashable) -> AnyView? {
        builders[ObjectIdentifier(type(of: value.base))].map { AnyView(DestinationView(value: value, builder: $0)) }
    }
}

/// The newest closure of one `navigationDestination`.
///
/// It stays the same object, so that a new closure concerns the screens it builds and not the whole stack.
final class DestinationBuilder: Equatable {
    private var build: (AnyHashable) -> AnyView? = { _ in nil }
    private var screens: [ObjectIdentifier: WeakNode] = [:]

    func set(_ build: @escaping (AnyHashable) -> AnyView?) {
        self.build = build
        for screen in screens.values { screen.node?.invalidate() }
    }

    fileprivate func content(for value: AnyHashable, in screen: _ViewNode) -> AnyView? {
        let id = ObjectIdentifier(screen)
        if screens.updateValue(WeakNode(node: screen), forKey: id) == nil {
            screen.unmountActions.append { [weak self] in self?.screens[id] = nil }
        }
        return build(value)
    }

    static func == (left: DestinationBuilder, right: DestinationBuilder) -> Bool { left === right }
}

/// A value's screen, evaluated for itself so that what the closure reads brings it up to date.
private struct DestinationView: StructuralView {
    let value: AnyHashable
    let builder: DestinationBuilder

    static func _update(_ view: DestinationView, _ node: _ViewNode) {
        let content = node.tracked(view) { view.builder.content(for: view.value, in: node) }
        node.update(0, content, inputs: node.inputs)
    }
}

private struct DestinationModifier: InputModifier {
    let type: ObjectIdentifier
    let build: (AnyHashable) -> AnyView?

    func inputs(for node: _ViewNode) -> ViewInputs {
        let builder = node.memory as? DestinationBuilder ?? DestinationBuilder()
        node.memory = builder
        builder.set(build)
        node.setPreference(NavigationDestinations.self, NavigationDestinations(builders: [type: builder]))
        return node.inputs
    }
}

nonisolated extension EnvironmentValues {
    private struct NavigationKey: EnvironmentKey {
        static var defaultValue: NavigationContext? { nil }
    }

    private struct AddressKey: EnvironmentKey {
        static var defaultValue: (@MainActor (AnyHashable) -> String?)? { nil }
    }

    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }

    /// The address of the page that shows a value, for links that can be opened in a new tab.
    package var address: (@MainActor (AnyHashable) -> String?)? {
        get { self[AddressKey.self] }
        set { self[AddressKey.self] = newValue }
    }
}

extension View {
    /// Says which screen shows values of a kind.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            DestinationModifier(type: ObjectIdentifier(D.self)) { value in
                (value.base as? D).map { AnyView(destination($0)) }
            }
        )
    }
}
