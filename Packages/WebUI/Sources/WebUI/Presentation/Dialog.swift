/// A dialog over everything else; the browser shows it when it enters the document.
struct DialogView<Content: View>: PrimitiveView {
    enum Kind: String { case sheet, cover, alert, confirm, popover }

    let kind: Kind
    let title: Text?
    let dismiss: () -> Void
    let content: Content

    static func _update(_ view: DialogView, _ node: _ViewNode) {
        node.isPreferenceBoundary = true
        node.readPreference(DetentsKey.self) { [weak node] in node.map { view.update($0) } }
        node.readPreference(ScreenChrome.self) { [weak node] in node.map { view.update($0) } }
        view.draw(node)
        node.update(0, SheetGrip(isShown: view.kind == .sheet), inputs: node.inputs.inside)
        let dismiss = view.dismiss
        let content = view.content.modifier(
            ActionModifier(action: dismiss) { environment, box in
                environment.dismissAction = DismissAction { box.action() }
                environment.presented = true
                environment.navigation = nil
                environment.text = TextStyling()
                environment.controls = ControlStyling()
                if view.kind == .alert || view.kind == .confirm {
                    environment.dialogDismiss = environment.dismissAction
                }
            }
        )
        node.update(1, content, inputs: node.inputs.inside)
        view.draw(node)
    }

    private func update(_ node: _ViewNode) { draw(node) }

    private func draw(_ node: _ViewNode) {
        let detents = node.children.isEmpty ? [] : node.reduced(DetentsKey.self)
        let name = title ?? (node.children.isEmpty ? nil : node.reduced(ScreenChrome.self).title)
        let label = name?.string(in: node.inputs.environment)
        node.setElement("dialog") { draft in
            draft.classes = [kind == .cover ? "sheet" : kind.rawValue]
            if kind == .cover { draft.classes.append("cover") }
            draft.classes += detents.map { "detent-\($0.name)" }
            if kind == .alert { draft.attributes["role"] = "alertdialog" }
            draft.attributes["aria-label"] = label ?? "Dialog"
            draft.attributes["data-modal"] = ""
            draft.greed = .outOfFlow
            draft.on("close") { _ in dismiss() }
        }
    }
}

private struct SheetGrip: View {
    let isShown: Bool

    var body: some View {
        if isShown {
            HTMLElement(
                "div",
                draw: { draft in
                    draft.classes = ["sheet-grip"]
                    draft.attributes["aria-hidden"] = "true"
                }
            )
        }
    }
}

/// Shows a dialog as long as a condition holds.
struct PresentationModifier<Dialog: View>: ViewModifier {
    let isPresented: () -> Bool
    /// Runs once the dialog is gone, whoever closed it.
    var onDismiss: (() -> Void)?
    let dialog: () -> Dialog

    typealias Body = Never
    static var _role: _ViewRole { .composite }

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        let view = ModifiedContent(content: content, modifier: modifier)
        let shown = node.tracked(view) { modifier.isPresented() ? modifier.dialog() : nil }
        node.update(0, content, inputs: node.inputs)
        if let shown {
            var inputs = node.inputs.inside
            // What is presented is in sight, wherever the view that presents it stands.
            inputs.isLazy = false
            node.update(1, shown, inputs: inputs)
        } else if node.children.count > 1, node.children[1] != nil {
            node.clear(1)
            if let onDismiss = modifier.onDismiss { node.graph.add(Effect(phase: .change, action: onDismiss)) }
        }
    }
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
    let name: String

    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")

    public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(name: "medium") }

    public static func fraction(_ fraction: Double) -> PresentationDetent {
        PresentationDetent(name: fraction > 0.6 ? "large" : "medium")
    }
}

struct DetentsKey: PreferenceKey {
    static let defaultValue: [PresentationDetent] = []

    static func reduce(value: inout [PresentationDetent], nextValue: () -> [PresentationDetent]) {
        value += nextValue()
    }
}

extension View {
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: DetentsKey.self, value: detents.sorted { $0.name > $1.name })
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        dialog(.sheet, isPresented, onDismiss, content)
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        dialog(.cover, isPresented, onDismiss, content)
    }

    private func dialog<Content: View>(
        _ kind: DialogView<Content>.Kind,
        _ isPresented: Binding<Bool>,
        _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { isPresented.wrappedValue }, onDismiss: onDismiss) {
                DialogView(
                    kind: kind,
                    title: nil,
                    dismiss: { isPresented.wrappedValue = false },
                    content: content()
                )
            }
        )
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { item.wrappedValue != nil }, onDismiss: onDismiss) {
                item.wrappedValue.map { value in
                    DialogView(
                        kind: .sheet,
                        title: nil,
                        dismiss: { item.wrappedValue = nil },
                        content: content(value)
                    ).id(value.id)
                }
            }
        )
    }
}
