public import WebUI

/// What modifiers say of the charts in a view.
struct ChartOptions {
    var x = ChartAxis()
    var y = ChartAxis()
    var legend = Visibility.automatic
    /// The colours of series by name, or in turn.
    var colors: [String: String] = [:]
    var range: [String] = []
    var order: [String] = []
}

nonisolated extension EnvironmentValues {
    private struct ChartOptionsKey: @preconcurrency EnvironmentKey {
        @MainActor static var defaultValue: ChartOptions { ChartOptions() }
    }

    @MainActor var chart: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

extension View {
    private func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chart, transform: change)
    }

    /// Shows or hides the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.isHidden = visibility == .hidden } }

    /// Draws the x axis.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content()._groups
        return chart { $0.x.groups = groups }
    }

    /// Shows or hides the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.isHidden = visibility == .hidden } }

    /// Draws the y axis.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content()._groups
        return chart { $0.y.groups = groups }
    }

    /// Says what the x axis is about.
    public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
        chart { $0.x.label = Text(labelKey) }
    }

    /// Says what the x axis is about.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(_ label: S) -> some View {
        let text = Text(label)
        return chart { $0.x.label = text }
    }

    /// Says what the y axis is about.
    public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
        chart { $0.y.label = Text(labelKey) }
    }

    /// Says what the y axis is about.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(_ label: S) -> some View {
        let text = Text(label)
        return chart { $0.y.label = text }
    }

    /// The values the x axis reaches over.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._domain
        return chart { $0.x.domain = ChartDomain(domain) }
    }

    /// The values the y axis reaches over.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._domain
        return chart { $0.y.domain = ChartDomain(domain) }
    }

    /// Shows or hides the legend.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }

    /// The colours of values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let names = mapping.map { ChartWords.name($0.key.primitivePlottable._plotted) }
        let styles = mapping.map { $0.value._css(in: EnvironmentValues()) }
        return chart {
            $0.order = names
            $0.colors = Dictionary(zip(names, styles)) { first, _ in first }
        }
    }

    /// The colours of values, in turn.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { $0._css(in: EnvironmentValues()) }
        return chart { $0.range = styles }
    }

    /// The colours of these values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue],
        range: [S]
    ) -> some View {
        let names = domain.map { ChartWords.name($0.primitivePlottable._plotted) }
        let styles = range.map { $0._css(in: EnvironmentValues()) }
        return chart {
            $0.order = names
            $0.range = styles
        }
    }
}

/// Values that an axis can reach over.
@MainActor @preconcurrency
public protocol ScaleDomain {
    /// The values, at least the first and the last.
    var _domain: [_Plotted] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The values, at least the first and the last.
    public var _domain: [_Plotted] { [lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted] }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The values, at least the first and the last.
    public var _domain: [_Plotted] { map { $0.primitivePlottable._plotted } }
}
