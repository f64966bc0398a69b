/// Screens on top of one another.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let read: (() -> [AnyHashable])?
    private let append: ((AnyHashable) -> Void)?
    private let truncate: ((Int) -> Void)?
    private let root: Root

    public static func _update(_ view: NavigationStack, _ node: _ViewNode) {
        let context = node.memory as? NavigationContext ?? NavigationContext(node: node)
        node.memory = context
        context.append = view.append
        context.truncate = view.truncate
        let path = node.tracked(view) { view.read?() ?? context.localPath }
        context.path = path
        node.setElement("div") { draft in
            draft.classes = ["nav"]
            draft.greed = .fixed(x: true, y: true)
        }
        node.readPreference(NavigationDestinations.self) { [weak node] in node?.invalidate() }
        let inputs = node.inputs.inside
        node.update(
            0,
            Screen(context: context, depth: 0, place: path.isEmpty ? .top : .covered, content: AnyView(view.root)),
            inputs: inputs
        )
        let destinations = node.reduced(NavigationDestinations.self)
        for (index, value) in path.enumerated() {
            let content = destinations.view(for: value) ?? AnyView(EmptyView())
            let screen = Screen(
                context: context,
                depth: index + 1,
                place: index == path.count - 1 ? .top : .covered,
                content: content
            )
            node.update(index + 1, screen, tag: value, inputs: inputs)
        }
        node.trim(to: path.count + 1)
    }
}

extension NavigationStack {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        read = nil
        append = nil
        truncate = nil
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        read = { path.wrappedValue.values }
        append = { path.wrappedValue.values.append($0) }
        truncate = { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) }
        self.root = root()
    }

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

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { values.append(AnyHashable(element)) }
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

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
    private weak var node: _ViewNode?

    init(node: _ViewNode) { self.node = node }

    /// Goes where a link leads; `isChosen` when a list has already made its value the selection.
    func follow(_ value: AnyHashable, isChosen: Bool) {
        if isChosen, let showDetail {
            showDetail()
        } else {
            push(value)
        }
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

/// A link to a screen of the stack around, or to the detail of the split view around.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let value: AnyHashable?
    private let label: Label

    public static func _update(_ view: NavigationLink, _ node: _ViewNode) {
        let isChosen = node.tracked(view) { view.value != nil && view.list(node)?.value() == view.value }
        let environment = node.inputs.environment
        node.setElement("a") { draft in
            draft.classes = ["navlink"]
            draft.greed = .frame(x: true, y: nil)
            if isChosen { draft.attributes["aria-current"] = "true" }
            guard environment.isEnabled else {
                draft.attributes["aria-disabled"] = "true"
                return
            }
            draft.attributes["href"] = view.value.flatMap { environment.address?($0) } ?? "#"
            draft.on("tap") { [weak node] _ in if let node { view.tapped(node) } }
        }
        let label = HTMLElement(
            "span",
            draw: { draft in
                draft.classes = ["navlink-label"]
                draft.greed = .fixed(x: true, y: false)
            }
        ) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
    }

    private func list(_ node: _ViewNode) -> ListSelection? { node.inputs.environment.selectingList?.selection }

    private func tapped(_ node: _ViewNode) {
        guard let value else { return }
        let chosen = list(node)
        chosen?.choose(value)
        node.inputs.environment.navigation?.follow(value, isChosen: chosen != nil)
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = if let value { AnyHashable(value) } else { nil }
        self.label = label()
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
