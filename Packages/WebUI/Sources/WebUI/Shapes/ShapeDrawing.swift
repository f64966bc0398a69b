import Foundation

/// Draws a shape: as a box where CSS can, else as SVG.
struct ShapeDrawing: PrimitiveView {
    let shape: AnyShape
    /// What it is drawn with; `nil` for the surroundings' foreground.
    let css: String?
    /// `nil` fills the shape.
    let stroke: StrokeStyle?
    let isInside: Bool
    var isEOFilled = false

    static func _update(_ view: ShapeDrawing, _ node: _ViewNode) {
        let css = view.css ?? node.inputs.environment.text.foreground ?? "var(--text)"
        let outline = view.shape._outline
        let isPlainLine = view.stroke.map { $0.dash.isEmpty && !css.isCSSImage } ?? true
        if outline.isBox, isPlainLine {
            node.setElement("div") { draft in
                view.drawBox(&draft, outline, css)
                Self.square(&draft, outline, node.inputs.size)
            }
            node.clear(0)
        } else {
            view.drawPicture(node, outline, css)
        }
    }

    private func drawBox(_ draft: inout ElementDraft, _ outline: _ShapeOutline, _ css: String) {
        draft.classes = outline.isSquare ? ["shape", "square"] : ["shape"]
        draft.flexibility = .fixed(x: true, y: true)
        if let radius = outline.radius { draft.styles["border-radius"] = radius }
        Self.turn(&draft, outline)
        if outline.inset != 0 { draft.styles["--inset"] = outline.inset.px }
        guard let stroke else {
            draft.styles["background"] = css
            return
        }
        let line = "\(stroke.lineWidth.px) solid \(css)"
        if isInside {
            draft.styles["border"] = line
        } else {
            // An outline takes no room; half of it lies outside, as SwiftUI's line does.
            draft.styles["outline"] = line
            draft.styles["outline-offset"] = (-stroke.lineWidth / 2).px
        }
    }

    private static func turn(_ draft: inout ElementDraft, _ outline: _ShapeOutline) {
        guard outline.degrees != 0 else { return }
        draft.styles["rotate"] = "\(outline.degrees.number)deg"
        if outline.pivot != .center { draft.styles["transform-origin"] = outline.pivot.css }
    }

    /// A circle in a frame that is not square is as large as the shorter side.
    private static func square(_ draft: inout ElementDraft, _ outline: _ShapeOutline, _ size: CGSize?) {
        guard outline.isSquare, let size, size.width != size.height else { return }
        let side = min(size.width, size.height).px
        for name in ["inline-size", "min-inline-size", "block-size"] { draft.styles[name] = side }
    }

    // MARK: SVG

    private func drawPicture(_ node: _ViewNode, _ outline: _ShapeOutline, _ css: String) {
        let size = node.inputs.size
        let element = node.setElement("svg") { draft in
            draft.classes = outline.isSquare ? ["shape", "drawing", "square"] : ["shape", "drawing"]
            draft.attributes["aria-hidden"] = "true"
            if outline.kind == .path { drawViewBox(&draft, size) }
            if outline.kind == .capsule { draft.styles["container-type"] = "size" }
            Self.turn(&draft, outline)
            draft.flexibility = .fixed(x: true, y: true)
            Self.square(&draft, outline, size)
            if !css.isCSSImage { drawPaint(&draft, outline, css) }
        }
        let figure = Figure(shape: shape, outline: outline, size: size, inset: lineInset(outline))
        guard css.isCSSImage else { return node.update(0, figure, inputs: node.inputs.inside) }
        let painted = PaintedFigure(
            figure: figure,
            name: "paint-\(element.id)",
            css: css,
            draw: { draft in drawPaint(&draft, outline, "#fff") }
        )
        node.update(0, painted, inputs: node.inputs.inside)
    }

    /// A path of unknown size is drawn in a square and stretched; its line keeps its width.
    private func drawViewBox(_ draft: inout ElementDraft, _ size: CGSize?) {
        let size = size ?? Figure.unitSize
        draft.attributes["viewBox"] = "0 0 \(size.width.number) \(size.height.number)"
        draft.attributes["preserveAspectRatio"] = "none"
    }

    private func drawPaint(_ draft: inout ElementDraft, _ outline: _ShapeOutline, _ css: String) {
        guard let stroke else {
            draft.styles["fill"] = css
            if isEOFilled { draft.styles["fill-rule"] = "evenodd" }
            return
        }
        draft.styles["fill"] = "none"
        draft.styles["stroke"] = css
        draft.styles["stroke-width"] = stroke.lineWidth.number
        if stroke.lineCap != .butt { draft.styles["stroke-linecap"] = stroke.lineCap.css }
        if stroke.lineJoin != .miter { draft.styles["stroke-linejoin"] = stroke.lineJoin.css }
        if let trim = outline.trim, Figure.measuresItself(outline) {
            // A round end of a line without length would still be a dot.
            let isEmpty = trim.upperBound <= trim.lowerBound
            draft.styles["stroke-dasharray"] = isEmpty ? "0 2" : "\((trim.upperBound - trim.lowerBound).number) 2"
            draft.styles["stroke-dashoffset"] = (-trim.lowerBound).number
            if isEmpty { draft.styles["stroke-opacity"] = "0" }
        } else if !stroke.dash.isEmpty {
            draft.styles["stroke-dasharray"] = stroke.dash.map(\.number).joined(separator: " ")
            if stroke.dashPhase != 0 { draft.styles["stroke-dashoffset"] = stroke.dashPhase.number }
        }
    }

    private func lineInset(_ outline: _ShapeOutline) -> CGFloat {
        outline.inset + (isInside ? (stroke?.lineWidth ?? 0) / 2 : 0)
    }
}

/// The SVG element that is the shape.
private struct Figure: PrimitiveView {
    static let unitSize = CGSize(width: 100, height: 100)

    let shape: AnyShape
    let outline: _ShapeOutline
    let size: CGSize?
    let inset: CGFloat

    /// Whether the browser cuts the line to the part that is drawn; its length counts as 1.
    static func measuresItself(_ outline: _ShapeOutline) -> Bool {
        switch outline.kind {
        case .circle, .ellipse, .box: true
        case .path, .absolutePath: false
        }
    }

    static func _update(_ view: Figure, _ node: _ViewNode) {
        let isMeasured = measuresItself(view.outline)
        node.setElement(isMeasured ? view.tag : "path") { draft in
            if isMeasured { view.drawFigure(&draft) } else { view.drawPath(&draft) }
        }
    }

    private var tag: String {
        switch outline.kind {
        case .circle: "circle"
        case .ellipse: "ellipse"
        default: "rect"
        }
    }

    private func drawFigure(_ draft: inout ElementDraft) {
        if outline.trim != nil { draft.attributes["pathLength"] = "1" }
        let half = inset == 0 ? "50%" : "calc(50% - \(inset.px))"
        switch outline.kind {
        case .circle, .ellipse:
            (draft.attributes["cx"], draft.attributes["cy"]) = ("50%", "50%")
            if outline.kind == .circle {
                draft.styles["r"] = half
            } else {
                (draft.styles["rx"], draft.styles["ry"]) = (half, half)
            }
        case .box(let radius):
            let side = inset == 0 ? "100%" : "calc(100% - \((2 * inset).px))"
            (draft.styles["width"], draft.styles["height"]) = (side, side)
            if inset != 0 { (draft.attributes["x"], draft.attributes["y"]) = (inset.number, inset.number) }
            if outline.kind == .capsule {
                // Half of the shorter side; SVG would make an ellipse of a radius that is too large.
                (draft.styles["rx"], draft.styles["ry"]) = ("50cqmin", "50cqmin")
            } else if let radius, !radius.contains(" ") {
                draft.styles["rx"] = radius
            }
        case .path, .absolutePath: break
        }
    }

    private func drawPath(_ draft: inout ElementDraft) {
        let rect = CGRect(origin: .zero, size: size ?? Self.unitSize)
        draft.attributes["d"] = shape.path(in: rect).svg
        draft.attributes["vector-effect"] = "non-scaling-stroke"
    }
}

/// A shape drawn with colours that change from place to place, which SVG has no paint for: a box of them, masked.
private struct PaintedFigure: View {
    let figure: Figure
    let name: String
    let css: String
    let draw: (inout ElementDraft) -> Void

    var body: some View {
        HTMLElement(
            "mask",
            draw: { draft in
                draft.attributes["id"] = name
                draft.attributes["maskUnits"] = "userSpaceOnUse"
                for (side, value) in Self.room { draft.attributes[side] = value }
                draw(&draft)
            }
        ) { figure }
        HTMLElement(
            "foreignObject",
            draw: { draft in
                draft.attributes["mask"] = "url(#\(name))"
                for (side, value) in Self.room { draft.attributes[side] = value }
            }
        ) {
            HTMLElement("div") { draft in
                draft.classes = ["paint"]
                draft.styles["background"] = css
            }
        }
    }

    /// More than the frame: half of a line lies outside.
    private static let room = ["x": "-20%", "y": "-20%", "width": "140%", "height": "140%"]
}

extension String {
    /// Whether it is a picture, such as a gradient, and not a colour.
    nonisolated var isCSSImage: Bool { contains("-gradient(") }
}
