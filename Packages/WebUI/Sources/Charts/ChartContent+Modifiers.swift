public import Foundation
public import WebUI

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
