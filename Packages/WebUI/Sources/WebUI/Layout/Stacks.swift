public import Foundation

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views side by side.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: HStack, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["hs"]
            if view.alignment != .center { draft.styles["align-items"] = view.alignment.css }
            draft.space(view.spacing)
            draft.flexibility = .stack(.horizontal)
        }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

/// Views one above the other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views one above the other.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: VStack, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["vs"]
            if view.alignment != .center { draft.styles["align-items"] = view.alignment.css }
            draft.space(view.spacing)
            draft.flexibility = .stack(.vertical)
        }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

/// Views one on top of the other; the last is in front.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Views one on top of the other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: ZStack, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["zs"]
            if view.alignment != .center { draft.styles["place-items"] = view.alignment.css }
        }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

extension ElementDraft {
    /// Puts room between the children; views overlap where it is negative, which a gap cannot be.
    fileprivate mutating func space(_ spacing: CGFloat?) {
        guard let spacing else { return }
        styles["gap"] = max(spacing, 0).px
        guard spacing < 0 else { return }
        classes.append("overlapping")
        styles["--overlap"] = spacing.px
    }
}

/// A column whose rows appear as they come near the viewport.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views one above the other, made as they come near.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: LazyVStack, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["vs", "lazy"]
            if view.alignment != .center { draft.styles["align-items"] = view.alignment.css }
            draft.space(view.spacing)
            draft.flexibility = .frame(x: true, y: nil)
        }
        node.update(0, view.content, inputs: node.inputs.insideLazily)
    }
}

/// A row whose columns appear as they come near the viewport.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views side by side, made as they come near.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: LazyHStack, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["hs", "lazy"]
            if view.alignment != .center { draft.styles["align-items"] = view.alignment.css }
            draft.space(view.spacing)
            draft.flexibility = .frame(x: nil, y: true)
        }
        node.update(0, view.content, inputs: node.inputs.insideLazily)
    }
}

/// Which parts of a lazy container stay in sight.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Flexible empty room.
public struct Spacer: PrimitiveView {
    private let minLength: CGFloat?

    /// Room of at least so many points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Spacer, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["sp"]
            if let minLength = view.minLength { draft.styles["--min"] = minLength.px }
            draft.flexibility = .spacer
        }
    }
}

/// A hairline.
public struct Divider: PrimitiveView {
    /// A line across the stack it stands in.
    public init() {}

    /// Brings the node up to date with this value.
    public static func _update(_ view: Divider, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["dv"]
            draft.attributes["role"] = "separator"
        }
    }
}
