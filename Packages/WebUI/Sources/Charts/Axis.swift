public import Foundation
public import WebUI

/// Which values an axis writes out.
public nonisolated struct AxisMarkValues: Sendable {
    enum Kind {
        case automatic(Int?)
        case stride(Double)
        case calendar(Calendar.Component, Int)
        case values([_Plotted])
    }

    let kind: Kind

    /// Round values.
    public static let automatic = AxisMarkValues(kind: .automatic(nil))

    /// Round values, about so many.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }

    /// Values at a distance.
    public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(Double(stepSize)))
    }

    /// Each day, month or other unit, or each of so many.
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, count))
    }
}

/// A value that an axis writes out.
public struct AxisValue {
    /// Which of the values it is, from 0.
    public let index: Int
    /// How many there are.
    public let count: Int
    let place: _Plotted

    /// The value, if it is of this type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        P.PrimitivePlottable(_plotted: place).flatMap { P(primitivePlottable: $0) }
    }
}

/// Where marks of an axis stand.
public nonisolated enum AxisMarkPosition: Sendable {
    case automatic, leading, trailing, top, bottom
}

/// What an axis shows.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The groups of marks, each with its values.
    var _groups: [_AxisGroup] { get }
}

/// Values and what is drawn at each of them.
public struct _AxisGroup {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    let parts: (AxisValue) -> [_AxisPart]
}

/// Several groups of marks.
public struct _AxisGroups: AxisContent {
    /// The groups of marks, each with its values.
    public let _groups: [_AxisGroup]
}

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let group: _AxisGroup

    /// The groups of marks, each with its values.
    public var _groups: [_AxisGroup] { [group] }

    /// Marks at these values, drawn by the closure.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = _AxisGroup(values: values, position: position) { content($0)._parts }
    }

    /// Marks at these values, drawn by the closure.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        let places = values.map { $0.primitivePlottable._plotted }
        group = _AxisGroup(values: AxisMarkValues(kind: .values(places)), position: position) { content($0)._parts }
    }

    /// Marks at these values, drawn by the closure.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = _AxisGroup(values: values, position: position) { _ in content()._parts }
    }
}

extension AxisMarks where Content == _AxisParts {
    /// Lines across the chart with their values in words.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        group = _AxisGroup(values: values, position: position) { _ in ChartAxis.parts(stroke) }
    }

    /// Lines across the chart at these values, with the values in words.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        let places = values.map { $0.primitivePlottable._plotted }
        group = _AxisGroup(values: AxisMarkValues(kind: .values(places)), position: position) { _ in
            ChartAxis.parts(stroke)
        }
    }

    /// Lines across the chart with their values in the words of a format.
    public init<F: FormatStyle>(
        format: F,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        group = _AxisGroup(values: values, position: position) { _ in
            AxisGridLine()._parts + AxisValueLabel(format: format)._parts
        }
    }
}

/// How the labels of an axis lie; on the web always beside the chart.
public nonisolated struct AxisMarkPreset: Sendable {
    /// As the chart thinks best.
    public static let automatic = AxisMarkPreset()
    /// Beside the chart.
    public static let extended = AxisMarkPreset()
    /// In line with the values.
    public static let aligned = AxisMarkPreset()
    /// Inside the chart.
    public static let inset = AxisMarkPreset()
}

/// Builds axes from closures.
@resultBuilder @MainActor
public enum AxisContentBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// The statements, one after the other.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisGroups {
        var groups: [_AxisGroup] = []
        repeat groups += (each content)._groups
        return _AxisGroups(_groups: groups)
    }

    /// What stands under an `if` without an `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> _AxisGroups {
        _AxisGroups(_groups: content?._groups ?? [])
    }
}

/// One axis as the chart's author wants it.
struct ChartAxis {
    var isHidden = false
    var groups: [_AxisGroup]?
    var label: Text?
    var domain: ChartDomain?

    /// A line across the chart, and the value in words.
    static func parts(_ stroke: StrokeStyle?) -> [_AxisPart] {
        AxisGridLine(stroke: stroke)._parts + AxisValueLabel()._parts
    }
}
