public import Foundation

/// A column or row of a lazy grid.
public nonisolated struct GridItem: Sendable {
    /// How large it is.
    public nonisolated enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// The room there is, between two sizes.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, between two sizes.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How large it is.
    public var size: Size
    /// The room after it; 8 points by default.
    public var spacing: CGFloat?
    /// Where views stand in it.
    public var alignment: Alignment?

    /// One or more columns of a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// As a track of a CSS grid.
    var css: String {
        switch size {
        case .fixed(let length): length.px
        case .flexible(let minimum, let maximum): "minmax(\(minimum.px), \(Self.limit(maximum)))"
        case .adaptive(let minimum, let maximum):
            // In units of the text: columns for words of a usual size would break the words of a large one. What
            // is scaled before it comes here (`ScaledMetric`) grows twice.
            "repeat(auto-fill, minmax(min(100%, \((minimum / 16).number)rem), \(Self.limit(maximum))))"
        }
    }

    private static func limit(_ maximum: CGFloat) -> String { maximum.isFinite ? maximum.px : "1fr" }
}

/// Views in columns, row after row, which appear as they come near the viewport.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views in these columns.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: LazyVGrid, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["grid", "lazy"]
            draft.styles["grid-template-columns"] = view.columns.map(\.css).joined(separator: " ")
            if let spacing = view.columns.lazy.compactMap(\.spacing).first { draft.styles["column-gap"] = spacing.px }
            if let spacing = view.spacing { draft.styles["row-gap"] = spacing.px }
            if view.alignment != .center { draft.styles["justify-content"] = view.alignment.css }
            if let alignment = view.columns.lazy.compactMap(\.alignment).first {
                draft.styles["place-items"] = alignment.css
            }
            draft.flexibility = .frame(x: true, y: nil)
        }
        node.update(0, view.content, inputs: node.inputs.insideLazily)
    }
}

/// Views in rows, column after column, which appear as they come near the viewport.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views in these rows.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: LazyHGrid, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["grid", "grid-rows", "lazy"]
            draft.styles["grid-template-rows"] = view.rows.map(\.css).joined(separator: " ")
            if let spacing = view.rows.lazy.compactMap(\.spacing).first { draft.styles["row-gap"] = spacing.px }
            if let spacing = view.spacing { draft.styles["column-gap"] = spacing.px }
            if view.alignment != .center { draft.styles["align-content"] = view.alignment.css }
            if let alignment = view.rows.lazy.compactMap(\.alignment).first {
                draft.styles["place-items"] = alignment.css
            }
            draft.flexibility = .frame(x: nil, y: true)
        }
        node.update(0, view.content, inputs: node.inputs.insideLazily)
    }
}
