import Foundation

/// How large text is.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes for people who need very large text.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether the left comes first.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

    /// By how much body text is larger than usual.
    var scale: Double {
        let points = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return points[rawValue] / 17
    }
}

nonisolated extension EnvironmentValues {
    private struct DynamicTypeSizeKey: EnvironmentKey {
        static var defaultValue: DynamicTypeSize { .large }
    }

    /// How large text is; the browser's own setting comes on top (`textScale`).
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    private struct TextScaleKey: EnvironmentKey {
        static var defaultValue: Double { 1 }
    }

    /// How many times as large as usual the browser's own setting makes text; 1 until the page has said so.
    package var textScale: Double {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension View {
    /// Makes text of this size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(TypeSizeModifier(size: size))
            .modifier(EnvironmentModifier(value: size) { $0.dynamicTypeSize = size })
    }

    /// Keeps text within these sizes.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        modifier(TypeRangeModifier(sizes: DynamicTypeSize.allCases.filter(range.contains)))
    }
}

/// Scales everything in a box; text sizes are in units of the page, which a box cannot change.
private struct TypeSizeModifier: InputModifier {
    let size: DynamicTypeSize

    func inputs(for node: _ViewNode) -> ViewInputs {
        let scale = size.scale
        guard scale != 1 else { return node.inputs }
        return node.inputs.decorated { $0.styles["zoom"] = scale.number }
    }
}

private struct TypeRangeModifier: InputModifier {
    let sizes: [DynamicTypeSize]

    func inputs(for node: _ViewNode) -> ViewInputs {
        let current = node.inputs.environment.dynamicTypeSize
        guard !sizes.contains(current), let nearest = current < sizes.first ?? current ? sizes.first : sizes.last
        else { return node.inputs }
        var inputs = node.inputs.decorated { $0.styles["zoom"] = nearest.scale.number }
        inputs.environment.dynamicTypeSize = nearest
        return inputs
    }
}

/// A length that grows with the text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.textScale) private var textScale

    /// A length at the usual size of text.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// A length at the usual size of text of a style; on the web all styles grow alike.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// The length at the size text has.
    public var wrappedValue: Value { base * Value(size.scale * textScale) }
}
