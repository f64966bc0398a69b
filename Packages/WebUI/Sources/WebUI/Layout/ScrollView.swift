import Foundation

/// Content that can be scrolled.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content

    /// A scroll view along one or both axes.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: ScrollView, _ node: _ViewNode) {
        let isHorizontal = view.axes == .horizontal
        node.setElement("div") { draft in
            draft.classes = ["scroll"]
            if view.axes.contains(.horizontal) { draft.classes.append("scroll-x") }
            if !isHorizontal { draft.classes.append("scroll-y") }
            if !view.showsIndicators { draft.classes.append("no-indicators") }
            draft.flexibility = isHorizontal ? .frame(x: true, y: nil) : .fixed(x: true, y: true)
            // A region that scrolls sideways must be reachable by keyboard.
            if view.axes.contains(.horizontal) { draft.attributes["tabindex"] = "0" }
            node.inputs.environment.refreshAction?.draw(
                &draft,
                graph: node.graph,
                locale: node.inputs.environment.locale
            )
        }
        var inputs = node.inputs.inside
        inputs.environment.refreshAction = nil
        node.update(0, view.content, inputs: inputs)
    }
}

/// When scroll bars show.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    /// As the system does.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
    /// Shown.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
    /// Hidden.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
    /// Never shown.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
}

extension View {
    /// Shows or hides the scroll bars of scroll views.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    )
        -> some View
    {
        decorated { if visibility.isHidden { $0.classes.append("no-indicators") } }
    }

    /// Lets the person ask for fresh content by pulling down, by a key or by a button.
    public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
        modifier(
            ActionModifier(action: action) { environment, box in
                environment.refreshAction = RefreshAction { await box.action() }
            }
        )
    }
}

extension RefreshAction {
    /// Makes an element the one that is pulled.
    @MainActor func draw(_ draft: inout ElementDraft, graph: ViewGraph, locale: Locale) {
        let name = OwnWords.text("Refresh", in: locale)
        if name != "Refresh" { draft.attributes["data-refresh"] = name }
        draft.on("refresh") { [weak graph] payload in
            let id = payload.element
            Task { @MainActor in
                await self()
                if let id { graph?.send(.refreshed(id)) }
            }
        }
    }
}
