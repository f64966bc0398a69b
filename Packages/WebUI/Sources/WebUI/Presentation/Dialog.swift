/// A dialog over everything else; the browser shows it when it enters the document.
struct DialogView<Content: View>: PrimitiveView {
    enum Kind: String { case sheet, cover, alert, confirm, popover }

    let kind: Kind
    let title: Text?
    let dismiss: () -> Void
    let content: Content

    static func _update(_ view: DialogView, _ node: _ViewNode) {
        node.isPreferenceBoundary = true
        node.readPreference(SheetOptions.self) { [weak node] in node.map { view.draw($0) } }
        node.readPreference(ScreenChrome.self) { [weak node] in node.map { view.draw($0) } }
        view.draw(node)
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

    private func draw(_ node: _ViewNode) {
        let isFilled = !node.children.isEmpty
        let options = isFilled ? node.reduced(SheetOptions.self) : SheetOptions()
        let height = node.sheetHeight(options)
        let chrome = isFilled ? node.reduced(ScreenChrome.self) : ScreenChrome()
        let name = title ?? chrome.title
        let label = name?.string(in: node.inputs.environment)
        node.setElement("dialog") { draft in
            draft.classes = kind == .cover ? ["sheet", "cover"] : [kind.rawValue]
            if chrome.isGrouped { draft.classes.append("grouped") }
            if kind == .sheet { drawSheet(&draft, options, height.detent) }
            if kind == .alert { draft.attributes["role"] = "alertdialog" }
            draft.attributes["aria-label"] = label ?? OwnWords.text("Dialog", in: node.inputs.environment.locale)
            draft.attributes["data-modal"] = ""
            draft.flexibility = .outOfFlow
            // Without the event the browser keeps the dialog open.
            if !options.isDismissDisabled { draft.on("close") { _ in dismiss() } }
        }
        let grip = SheetGrip(isShown: kind == .sheet, next: height.next)
        node.update(0, grip, inputs: node.inputs.inside)
    }

    private func drawSheet(_ draft: inout ElementDraft, _ options: SheetOptions, _ detent: PresentationDetent?) {
        detent?.draw(&draft)
        // By itself it shows where there is more than one height to go through.
        let isShown = options.indicator.map { $0 == .visible } ?? (options.detents.count > 1)
        if !isShown { draft.classes.append("no-grip") }
        if options.indicator == .visible { draft.classes.append("grip") }
        if let background = options.background { draft.styles["background"] = background }
        if let radius = options.cornerRadius { draft.styles["--radius-large"] = radius.px }
    }
}

/// The height a sheet was last given by its grip.
private final class SheetHeight {
    var detent: PresentationDetent?
}

extension _ViewNode {
    /// The height a sheet stands at, and what brings it to the next one, if it has several.
    fileprivate func sheetHeight(_ options: SheetOptions) -> (detent: PresentationDetent?, next: (() -> Void)?) {
        let chosen = memory as? SheetHeight ?? SheetHeight()
        memory = chosen
        let detents = options.detents
        let wanted = options.selection?.wrappedValue ?? chosen.detent
        let detent = wanted.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
        guard detents.count > 1, let detent, let place = detents.firstIndex(of: detent) else { return (detent, nil) }
        let following = detents[(place + 1) % detents.count]
        return (
            detent,
            { [weak self] in
                chosen.detent = following
                options.selection?.wrappedValue = following
                self?.notifySheetOptions()
            }
        )
    }

    /// Lets the dialog draw itself anew in the next flush.
    private func notifySheetOptions() {
        guard let action = preferenceReaders[ObjectIdentifier(SheetOptions.self)] else { return }
        graph.enqueueReader(self, key: ObjectIdentifier(SheetOptions.self), action)
        graph.needsFlush?()
    }
}

/// The handle of a sheet: to drag it away by, and to press where the sheet has several heights.
private struct SheetGrip: View {
    let isShown: Bool
    let next: (() -> Void)?
    @Environment(\.locale) private var locale

    var body: some View {
        if isShown, let next {
            HTMLElement(
                "button",
                draw: { draft in
                    draft.classes = ["sheet-grip"]
                    draft.attributes["type"] = "button"
                    draft.attributes["aria-label"] = OwnWords.text("Change the height of the sheet", in: locale)
                    draft.on("tap") { _ in next() }
                }
            )
        } else if isShown {
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
    /// For a popover: the side of the content on which it would rather stand.
    var edge: Edge?
    let dialog: () -> Dialog

    typealias Body = Never
    static var _role: _ViewRole { .composite }

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        let view = ModifiedContent(content: content, modifier: modifier)
        let shown = node.tracked(view) { modifier.isPresented() ? modifier.dialog() : nil }
        let anchor = modifier.edge.map { _ in node.anchorName }
        node.update(0, content, inputs: anchor.map(node.inputs.naming) ?? node.inputs)
        if let shown {
            var inputs = node.inputs.inside
            if let anchor, let edge = modifier.edge { inputs = inputs.anchored(to: anchor, edge) }
            // What is presented is in sight, wherever the view that presents it stands.
            inputs.isLazy = false
            node.update(1, shown, inputs: inputs)
        } else if node.children.count > 1, node.children[1] != nil {
            node.clear(1)
            if let onDismiss = modifier.onDismiss { node.graph.add(Effect(phase: .change, action: onDismiss)) }
        }
    }
}

/// The name under which a style sheet finds the element a popover belongs to.
private final class AnchorName {
    let css: String

    init(css: String) { self.css = css }
}

extension _ViewNode {
    fileprivate var anchorName: String {
        if let known = memory as? AnchorName { return known.css }
        let new = AnchorName(css: "--anchor-\(graph.nextAnchor())")
        memory = new
        return new.css
    }
}

extension ViewInputs {
    fileprivate func naming(_ anchor: String) -> ViewInputs { decorated { $0.styles["anchor-name"] = anchor } }

    fileprivate func anchored(to anchor: String, _ edge: Edge) -> ViewInputs {
        decorated { draft in
            draft.styles["position-anchor"] = anchor
            if edge != .top { draft.classes.append("at-\(edge)") }
        }
    }
}
