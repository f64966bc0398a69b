/// A link to a screen of the stack around.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let value: AnyHashable?
    private let destination: (() -> AnyView)?
    private let label: Label

    /// Brings the node up to date with this value.
    public static func _update(_ view: NavigationLink, _ node: _ViewNode) {
        let environment = node.inputs.environment
        let navigation = environment.navigation
        node.setElement("a") { draft in
            draft.classes = ["navlink"]
            draft.greed = .frame(x: true, y: nil)
            guard environment.isEnabled else {
                draft.attributes["aria-disabled"] = "true"
                return
            }
            draft.attributes["href"] = view.value.flatMap { environment.address?($0) } ?? "#"
            let value = view.value
            let destination = view.destination
            draft.on("tap") { [weak node] _ in
                if let value { navigation?.push(value) }
                if let destination, let node { navigation?.show(destination, from: ObjectIdentifier(node)) }
            }
        }
        let label = HTMLElement(
            "span",
            draw: { draft in
                draft.classes = ["navlink-label"]
                draft.greed = .fixed(x: true, y: false)
            }
        ) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        if let destination = view.destination { navigation?.update(destination, from: ObjectIdentifier(node)) }
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
