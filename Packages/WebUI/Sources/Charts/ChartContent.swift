public import Foundation
public import WebUI

/// Something that is drawn in a chart.
@MainActor @preconcurrency
public protocol ChartContent {
    /// What it is made of.
    associatedtype Body: ChartContent

    /// What it is made of.
    @ChartContentBuilder var body: Body { get }

    /// The marks, in the order they are drawn in.
    func _marks() -> [_Mark]
}

extension ChartContent {
    /// Content with a body is what its body is.
    public func _marks() -> [_Mark] { Body.self == Never.self ? [] : body._marks() }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    /// What it is made of.
    public var body: Never { noBody() }
}

/// Marks that are known already.
public struct _Marks: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    let marks: [_Mark]

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { marks }
}

/// Builds charts from closures.
@resultBuilder @MainActor
public enum ChartContentBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> _Marks { _Marks(marks: []) }

    /// The statements, one after the other.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// The statements, one after the other.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _Marks {
        var marks: [_Mark] = []
        repeat marks += (each content)._marks()
        return _Marks(marks: marks)
    }

    /// What stands under an `if` without an `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> _Marks {
        _Marks(marks: content?._marks() ?? [])
    }

    /// What stands under an `if`.
    public static func buildEither<First: ChartContent>(first: First) -> _Marks { _Marks(marks: first._marks()) }

    /// What stands under an `else`.
    public static func buildEither<Second: ChartContent>(second: Second) -> _Marks { _Marks(marks: second._marks()) }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { data.flatMap { content($0)._marks() } }
}

extension ForEach where Content: ChartContent {
    /// Marks for each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(each: data, id: { $0.id }, content: content)
    }

    /// Marks for each element.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(each: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ChartContent {
    private func changed(_ change: (inout _Mark) -> Void) -> _Marks {
        var marks = _marks()
        for index in marks.indices { change(&marks[index]) }
        return _Marks(marks: marks)
    }

    /// Draws the marks in a colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let css = style._css(in: EnvironmentValues())
        return changed { $0.color = css }
    }

    /// Draws marks of each value in a colour of its own, which the legend explains.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.series = _Mark.Series(label: value.label, name: ChartWords.name(value.start)) }
    }

    /// Puts bars of different values side by side.
    public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
        changed { $0.group = ChartWords.name(value.start) }
    }

    /// Lets what is behind show through.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

    /// How round the corners of bars are.
    public func cornerRadius(_ radius: CGFloat) -> some ChartContent { changed { $0.cornerRadius = radius } }

    /// How lines are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.lineStyle = style } }

    /// How a line goes from point to point.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }

    /// Marks the points of a line.
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { changed { $0.hasSymbols = true } }

    /// Marks the points of a line.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.hasSymbols = true }
    }

    /// How large points are, in square points.
    public func symbolSize(_ size: CGFloat) -> some ChartContent { changed { $0.symbolSize = size } }

    /// Puts a view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed { $0.annotation = _Mark.Annotation(position: position, content: view) }
    }

    /// Leaves the marks out of the table that is read instead of the chart.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { $0.isHidden = hidden } }
}

/// A dot; the only symbol the web draws.
public nonisolated struct BasicChartSymbolShape: Sendable {
    /// A dot.
    public static let circle = BasicChartSymbolShape()
}
