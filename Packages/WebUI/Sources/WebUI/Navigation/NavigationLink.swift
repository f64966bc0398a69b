/// A link to a screen of the stack around, or to the detail of the split view around.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let value: AnyHashable?
    private let destination: (() -> AnyView)?
    private let label: Label

    /// Brings the node up to date with this value.
    public static func _update(_ view: NavigationLink, _ node: _ViewNode) {
        let environment = node.inputs.environment
        let chosen = environment.selectingList?.chosen
        let isChosen = view.value != nil && chosen != nil && node.tracked(view) { chosen?.read() == view.value }
        node.setElement("a") { draft in
            draft.classes = ["navlink"]
            draft.flexibility = .frame(x: true, y: nil)
            if isChosen { draft.attributes["aria-current"] = "true" }
            guard environment.isEnabled else {
                draft.attributes["aria-disabled"] = "true"
                return
            }
            draft.attributes["href"] = view.value.flatMap { environment.address?($0) } ?? "#"
            // The link itself holds its label.
            draft.on("tap") { [weak node, value = view.value, destination = view.destination] _ in
                if let node { Self.open(value, or: destination, from: node) }
            }
        }
        let label = HTMLElement(
            "span",
            draw: { draft in
                draft.classes = ["navlink-label"]
                draft.flexibility = .fixed(x: true, y: false)
            }
        ) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        if let destination = view.destination {
            environment.navigation?.update(destination, from: node.lastingIdentity)
        }
    }

    private static func open(_ value: AnyHashable?, or destination: (() -> AnyView)?, from node: _ViewNode) {
        let navigation = node.inputs.environment.navigation
        if let value {
            let chosen = node.inputs.environment.selectingList?.selection
            chosen?.choose(value)
            navigation?.follow(value, isChosen: chosen != nil)
        }
        if let destination { navigation?.show(destination, from: node.lastingIdentity) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the screen of a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = if let value { AnyHashable(value) } else { nil }
        destination = nil
        self.label = label()
    }

    /// A link with a title to the screen of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a title to the screen of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// A link to a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        value = nil
        self.destination = { AnyView(destination()) }
        self.label = label()
    }

    /// A link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}
