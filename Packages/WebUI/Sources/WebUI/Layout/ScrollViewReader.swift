import Foundation

/// Lets its content scroll to views by their id.
public struct ScrollViewReader<Content: View>: View, StructuralView {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Content that can be scrolled with the proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Brings the node up to date with this value.
    public static func _update(_ view: ScrollViewReader, _ node: _ViewNode) {
        let content = node.tracked(view) { view.content(ScrollViewProxy(node: node)) }
        node.update(0, content, inputs: node.inputs)
    }
}

/// Scrolls what is in a `ScrollViewReader`.
public struct ScrollViewProxy {
    fileprivate weak var node: _ViewNode?

    fileprivate init(node: _ViewNode) {
        self.node = node
        node.isReferenced = true
    }

    /// Scrolls until the view with the id shows; with an anchor, to that place of the viewport.
    ///
    /// The id is that of `id(_:)` or of a `ForEach`. A view that the same change makes can be scrolled to.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node else { return }
        let edge = anchor.map { $0.y < 0.34 ? "top" : $0.y > 0.66 ? "bottom" : "center" } ?? "nearest"
        node.graph.add(
            Effect(phase: .change) { [weak node] in
                guard let node, let element = node.firstElement(tagged: AnyHashable(id)) else { return }
                node.graph.send(.scroll(element.id, edge))
            }
        )
    }
}

extension _ViewNode {
    /// The topmost element of the first view below with an id.
    fileprivate func firstElement(tagged id: AnyHashable) -> Element? {
        for child in orderedChildren {
            if child.tag == id {
                var elements: [Element] = []
                child.appendElements(to: &elements)
                if let first = elements.first { return first }
            }
            if let found = child.firstElement(tagged: id) { return found }
        }
        return nil
    }
}

extension View {
    /// Where a scroll view stands when it appears, for example at the end of a conversation.
    ///
    /// At the end it stays there while the content grows, unless the person has scrolled away from it.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        let isAtEnd = (anchor?.y ?? 0) > 0.66
        return decorated { if isAtEnd { $0.classes.append("from-end") } }
            .modifier(ScrollAnchorModifier(isAtEnd: isAtEnd))
    }

    /// Keeps a scroll view from being scrolled by the person.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        decorated { if disabled { $0.styles["overflow"] = "hidden" } }
    }

    /// Where a scroll view comes to rest.
    public func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
        decorated { $0.classes.append(T._name) }
    }

    /// Makes the views of a stack places where the scroll view around can come to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        decorated { if isEnabled { $0.classes.append("scroll-targets") } }
    }
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    /// The engine's name for it.
    static var _name: String { get }
}

/// At multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// The engine's name for it.
    public static let _name = "snap-pages"

    /// At multiples of the scroll view's size.
    public init() {}
}

/// At the views of the layout that is marked as the target.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The engine's name for it.
    public static let _name = "snap-views"

    /// At the views of the layout that is marked as the target.
    public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At the views of the layout that is marked as the target.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Scrolls to the end of the content once, when it appears.
private struct ScrollAnchorModifier: InputModifier {
    let isAtEnd: Bool

    func inputs(for node: _ViewNode) -> ViewInputs {
        guard isAtEnd, node.memory == nil else { return node.inputs }
        node.memory = ActionBox(())
        node.graph.add(
            Effect(phase: .change) { [weak node] in
                guard let node else { return }
                var elements: [Element] = []
                node.appendElements(to: &elements)
                guard let scroll = elements.first else { return }
                var content: [Element] = []
                for child in scroll.node?.orderedChildren ?? [] { child.appendElements(to: &content) }
                if let last = content.last { node.graph.send(.scroll(last.id, "bottom")) }
            }
        )
        return node.inputs
    }
}
