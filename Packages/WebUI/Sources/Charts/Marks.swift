public import Foundation
import WebUI

/// A bar.
public struct BarMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.bar)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A bar from zero to a value; bars in one place stand on one another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark.x = x.span
        mark.y = y.span
        mark.thickness = width == .automatic ? height : width
    }

    /// A bar across, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark.x = xStart.span(to: xEnd)
        mark.y = y.span
        mark.thickness = height
    }

    /// A bar upwards, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark.x = x.span
        mark.y = yStart.span(to: yEnd)
        mark.thickness = width
    }
}

/// A point that a line goes through.
public struct LineMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.line)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A point of the only line, or of the line of its colour.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.span
        mark.y = y.span
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(x: x, y: y)
        mark.group = ChartWords.name(series.start)
    }
}

/// A point.
public struct PointMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.point)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A point at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.span
        mark.y = y.span
    }
}

/// A point of the edge of an area.
public struct AreaMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.area)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A point of an area that reaches down to zero; areas of different colours stand on one another.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.span
        mark.y = y.span
    }

    /// A point of an area of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(x: x, y: y)
        mark.group = ChartWords.name(series.start)
    }

    /// A point of an area between two lines.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark.x = x.span
        mark.y = yStart.span(to: yEnd)
    }
}

/// A straight line across the chart.
public struct RuleMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.rule)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A line from bottom to top.
    public init<X: Plottable>(x: PlottableValue<X>) { mark.x = x.span }

    /// A line from side to side.
    public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = y.span }

    /// A line across, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        mark.x = xStart.span(to: xEnd)
        mark.y = y.span
    }

    /// A line upwards, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark.x = x.span
        mark.y = yStart.span(to: yEnd)
    }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.rectangle)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A field of a table of values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.span
        mark.y = y.span
    }

    /// A rectangle between four values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark.x = xStart.span(to: xEnd)
        mark.y = yStart.span(to: yEnd)
    }
}

/// A part of a circle.
public struct SectorMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    private var mark = _Mark(.sector)

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { [mark] }

    /// A part as large as its value's part of all values.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark.y = angle.span
        mark.sector.innerRadius = innerRadius
        mark.sector.outerRadius = outerRadius
        mark.sector.gap = angularInset ?? 0
    }
}

extension PlottableValue {
    fileprivate var span: _Mark.Span { _Mark.Span(label: label, start: start, end: end) }

    fileprivate func span(to other: PlottableValue) -> _Mark.Span {
        _Mark.Span(label: label, start: start, end: other.start)
    }
}
