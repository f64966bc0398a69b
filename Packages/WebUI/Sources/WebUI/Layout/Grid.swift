public import Foundation

/// Rows whose cells stand under one another.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// Rows of cells; a view that is no row takes all columns.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Grid, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["grid", "grid-table"]
            if view.alignment != .center { draft.styles["place-items"] = view.alignment.css }
            if let spacing = view.horizontalSpacing { draft.styles["column-gap"] = spacing.px }
            if let spacing = view.verticalSpacing { draft.styles["row-gap"] = spacing.px }
            draft.flexibility = .grid
        }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

/// Cells side by side in a grid.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row of cells, one for each view.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: GridRow, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["grid-row"]
            if let alignment = view.alignment { draft.styles["--row-align"] = alignment.css }
            draft.flexibility = .gridRow
        }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

extension View {
    /// Lets a cell take several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        decorated { draft in
            draft.columns = max(count, 1)
            draft.styles["grid-column-end"] = "span \(max(count, 1))"
        }
    }

    /// Where a view stands in its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        func side(_ value: CGFloat) -> String { value < 0.34 ? "start" : value > 0.66 ? "end" : "center" }
        return decorated {
            $0.styles["justify-self"] = side(anchor.x)
            $0.styles["align-self"] = side(anchor.y)
        }
    }
}
