public import Foundation
public import WebUI

/// What an axis draws at one value.
@MainActor @preconcurrency
public protocol AxisMark {
    /// What the engine draws.
    var _parts: [_AxisPart] { get }
}

/// A part of what an axis draws at a value.
public struct _AxisPart {
    enum Kind {
        case line(StrokeStyle?)
        case tick(StrokeStyle?)
        /// `nil` for the value in the chart's own words.
        case label(((_Plotted) -> AnyView)?)
    }

    let kind: Kind
    var color: String?
}

/// What is drawn at one value, put together.
public struct _AxisParts: AxisMark {
    /// What the engine draws.
    public let _parts: [_AxisPart]
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle?

    /// A line across the chart at each value.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }

    /// What the engine draws.
    public var _parts: [_AxisPart] { [_AxisPart(kind: .line(stroke))] }
}

/// A short line beside the chart.
public struct AxisTick: AxisMark {
    private let stroke: StrokeStyle?

    /// A short line at each value.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }

    /// What the engine draws.
    public var _parts: [_AxisPart] { [_AxisPart(kind: .tick(stroke))] }
}

/// A value in words.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let content: ((_Plotted) -> AnyView)?

    /// What the engine draws.
    public var _parts: [_AxisPart] { [_AxisPart(kind: .label(content))] }

    /// A view at each value.
    public init(centered: Bool? = nil, @ViewBuilder content: () -> Content) {
        let view = AnyView(content())
        self.content = { _ in view }
    }
}

extension AxisValueLabel where Content == Text {
    /// The value in the chart's own words.
    public init(centered: Bool? = nil) { content = nil }

    /// A text.
    public init(_ titleKey: LocalizedStringKey) { content = { _ in AnyView(Text(titleKey)) } }

    /// A text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        let text = Text(title)
        content = { _ in AnyView(text) }
    }

    /// The value in the words of a format.
    public init<F: FormatStyle>(format: F, centered: Bool? = nil)
    where F.FormatInput: Plottable, F.FormatOutput == String {
        content = { place in
            let value = F.FormatInput.PrimitivePlottable(_plotted: place)
                .flatMap { F.FormatInput(primitivePlottable: $0) }
            return AnyView(Text(verbatim: value.map(format.format) ?? ChartWords.name(place)))
        }
    }
}

extension AxisMark {
    /// Draws in a colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let css = style._css(in: EnvironmentValues())
        return _AxisParts(
            _parts: _parts.map { part in
                var part = part
                part.color = css
                return part
            }
        )
    }
}

/// Builds what is drawn at one value from a closure.
@resultBuilder @MainActor
public enum AxisMarkBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    /// The statements, one after the other.
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisParts {
        var parts: [_AxisPart] = []
        repeat parts += (each content)._parts
        return _AxisParts(_parts: parts)
    }

    /// What stands under an `if` without an `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> _AxisParts {
        _AxisParts(_parts: content?._parts ?? [])
    }

    /// What the engine draws.
    public static func buildEither<First: AxisMark>(first: First) -> _AxisParts { _AxisParts(_parts: first._parts) }

    /// What the engine draws.
    public static func buildEither<Second: AxisMark>(second: Second) -> _AxisParts { _AxisParts(_parts: second._parts) }
}
