public import Foundation

private struct PaddingModifier: BoxModifier {
    let insets: EdgeInsets

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["box"]
        draft.flexibility = .padded(insets.leading + insets.trailing)
        let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
        if sides.contains(where: { $0 < 0 }) { draw("margin", on: &draft) { min($0, 0) } }
        if sides.allSatisfy({ $0 == insets.top }), insets.top >= 0 {
            draft.styles["padding"] = insets.top.px
        } else {
            draw("padding", on: &draft) { max($0, 0) }
        }
    }

    /// Logical sides, so that the layout mirrors in right-to-left languages.
    private func draw(_ kind: String, on draft: inout ElementDraft, length: (CGFloat) -> CGFloat) {
        draft.styles["\(kind)-block"] = "\(length(insets.top).px) \(length(insets.bottom).px)"
        draft.styles["\(kind)-inline"] = "\(length(insets.leading).px) \(length(insets.trailing).px)"
    }
}

extension View {
    /// Room around the view, different on each side.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Room on these sides of the view; 16 points by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        )
    }

    /// Room around the view.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private struct FrameModifier: BoxModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = width == nil ? ["fr"] : ["fr", "fw"]
        if let width { draft.styles["width"] = width.px }
        if let height {
            draft.styles["height"] = height.px
            // What keeps a proportion may be as wide as this height allows.
            draft.styles["--room-y"] = height.px
        }
        if alignment != .center { draft.styles["place-items"] = alignment.css }
        draft.flexibility = .frame(x: width == nil ? nil : false, y: height == nil ? nil : false)
    }

    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { modifier.draw(&$0, in: node.inputs.environment) }
        var inputs = node.contentInputs
        if let width = modifier.width, let height = modifier.height {
            inputs.size = CGSize(width: width, height: height)
        }
        node.update(0, content, inputs: inputs)
    }
}

private struct FlexibleFrameModifier: BoxModifier {
    let minWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let maxHeight: CGFloat?
    let ideal: (width: CGFloat?, height: CGFloat?)
    let alignment: Alignment

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["fr"]
        if let minWidth { draft.styles["min-width"] = minWidth.px }
        if let minHeight { draft.styles["min-height"] = minHeight.px }
        if let width = ideal.width { draft.styles["--ideal-x"] = width.px }
        if let height = ideal.height { draft.styles["--ideal-y"] = height.px }
        if let maxHeight, maxHeight != .infinity {
            draft.styles["max-height"] = maxHeight.px
            // A picture of its own size keeps its proportion below it.
            draft.styles["--most-y"] = maxHeight.px
        }
        if alignment != .center { draft.styles["place-items"] = alignment.css }
        // A maximum makes a frame as large as it may be.
        draft.flexibility = .frame(
            x: maxWidth == nil ? nil : true,
            y: maxHeight == nil ? nil : true,
            widthLimit: maxWidth.flatMap { $0.isFinite ? Double($0) : nil }
        )
    }
}

extension View {
    /// A frame of this size, in which the view stands.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// A frame between these sizes, in which the view stands.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                maxHeight: maxHeight,
                ideal: (idealWidth, idealHeight),
                alignment: alignment
            )
        )
    }

    /// Keeps the view at the size it would like to have.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps the view at the width or height it would like to have.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        decorated { draft in
            if horizontal { draft.classes.append("fix-x") }
            if vertical { draft.classes.append("fix-y") }
            draft.flexibility = .fixedSize(draft.flexibility, x: horizontal, y: vertical)
        }
    }

    /// How early the view is given room in a stack.
    public func layoutPriority(_ value: Double) -> some View {
        decorated { draft in
            draft.styles["flex-shrink"] = value > 0 ? "0.001" : value < 0 ? "1000" : "1"
            // What wants all the room gets it before the others do.
            if value > 0 { draft.styles["--grow"] = pow(100_000, min(value, 2)).number }
        }
    }

    /// Keeps width and height in a proportion.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        decorated { draft in
            if let aspectRatio {
                draft.styles["aspect-ratio"] = aspectRatio.number
                draft.styles["--ratio"] = aspectRatio.number
                draft.classes.append(contentMode == .fill ? "ratio-fill" : "ratio-fit")
            }
            draft.styles["object-fit"] = contentMode == .fill ? "cover" : "contain"
        }
    }

    /// Keeps width and height in a proportion.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps width and height in a proportion.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Shows the view beside its place, which it keeps in the layout.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Shows the view beside its place, which it keeps in the layout.
    public func offset(_ offset: CGSize) -> some View {
        decorated { draft in
            let old = draft.offset ?? .zero
            draft.offset = CGSize(width: old.width + offset.width, height: old.height + offset.height)
        }
    }

    /// How near to the eye the view is.
    public func zIndex(_ value: Double) -> some View {
        decorated { draft in
            draft.styles["z-index"] = value.number
            draft.styles["position"] = "relative"
        }
    }

    /// Lets the view reach under the furniture of the screen.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        decorated { $0.classes.append("ignores-safe-area") }
    }

    /// Keeps the place of the view, and shows nothing there.
    public func hidden() -> some View {
        decorated { draft in
            draft.styles["visibility"] = "hidden"
            draft.attributes["aria-hidden"] = "true"
        }
    }
}

/// Whether a picture fills its frame or fits into it.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Parts of the screen that system furniture covers.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars and the rounded corners of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Bars and the rounded corners of the screen.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
