import DesignSystem
import DestinyDomain
import SwiftUI

/// The person's chart: drawn, as a table, as periods, and what it was computed with.
///
/// Of a birth whose time is not exact it tells what holds all the time, or one hour that is tried out.
struct ChartView: View {
    @State private var model: ChartViewModel
    let profile: GuideProfile
    let onAsk: (String) -> Void
    let onSky: () -> Void
    @Environment(\.words) private var words

    init(
        model: ChartViewModel,
        profile: GuideProfile,
        onAsk: @escaping (String) -> Void,
        onSky: @escaping () -> Void
    ) {
        _model = State(initialValue: model)
        self.profile = profile
        self.onAsk = onAsk
        self.onSky = onSky
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                switch model.state {
                case .loading: ChartSkeleton()
                case .failed(let error): FailureNote(error: error) { Task { await model.load() } }
                case .loaded(let chart): loaded(chart)
                }
            }
            .padding(20)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
        .task(id: profile.chartRevision) { await model.load() }
        .task(id: model.minute) { await model.tryMinute() }
    }

    @ViewBuilder private func loaded(_ chart: ChartSummary) -> some View {
        if let minutes = chart.possibleMinutes { HourCard(chart: chart, minutes: minutes, model: model) }
        if let tried = model.tried {
            whole(tried)
        } else if chart.possibleMinutes == nil {
            whole(chart)
        } else {
            held(chart)
        }
        Button(words("destiny.sky.open"), systemImage: "moon.stars", action: onSky).buttonStyle(.quiet)
        ComputedWithCard(computed: chart.computedWith)
    }

    @ViewBuilder private func whole(_ chart: ChartSummary) -> some View {
        ChartDrawing(chart: chart, divisions: chart.divisions, model: model, profile: profile)
        if let selection = model.selection {
            SelectionCard(selection: selection, chart: chart, model: model, onAsk: onAsk)
        }
        PositionTable(chart: chart, model: model)
        DashaTimeline(chart: chart)
        YogaCard(yogas: chart.yogas)
        if let lagna = chart.lagna?.rashi, chart.bindus.count == 12 { BinduCard(bindus: chart.bindus, lagna: lagna) }
    }

    @ViewBuilder private func held(_ chart: ChartSummary) -> some View {
        let held = HeldChart(chart)
        ChartDrawing(chart: chart, divisions: [held.division], model: model, profile: profile)
        HeldTable(held: held)
        DashaTimeline(chart: chart)
    }
}

/// A chart drawn in the person's style, with a choice of divisions.
struct ChartDrawing: View {
    let chart: ChartSummary
    let divisions: [ChartDivision]
    @Bindable var model: ChartViewModel
    let profile: GuideProfile
    @Environment(\.words) private var words

    var body: some View {
        let style = profile.value?.settings.chartStyle ?? .north
        let shown = divisions.first { $0.number == model.division } ?? divisions.first
        VStack(spacing: Spacing.section) {
            Picker(words("destiny.chart.style"), selection: styleBinding) {
                ForEach(ChartStyle.allCases, id: \.self) { Text(words("destiny.chart.\($0.rawValue)")).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            if let shown {
                switch style {
                case .north: NorthChart(division: shown, chart: chart, onHouse: select)
                case .south: SouthChart(division: shown, chart: chart, onHouse: select)
                }
            }
            if divisions.count > 1 {
                ChipRow {
                    ForEach(divisions, id: \.number) { division in
                        Button {
                            model.division = division.number
                        } label: {
                            FactChip(text: division.label, isGolden: division.number == shown?.number)
                                .frame(minHeight: 44)
                        }
                        .buttonStyle(.plain)
                        .accessibilityAddTraits(division.number == shown?.number ? .isSelected : [])
                    }
                }
            }
        }
        .card(padding: 20)
    }

    /// Houses are told of the birth chart with a lagna only.
    private var select: ((Int) -> Void)? {
        guard chart.lagna != nil, divisions.count > 1, model.division == 1 else { return nil }
        return { model.selectTapped(.house($0)) }
    }

    private var styleBinding: Binding<ChartStyle> {
        Binding {
            profile.value?.settings.chartStyle ?? .north
        } set: { style in
            profile.change { $0.chartStyle = style }
        }
    }
}

/// The shape of a chart while it is computed.
private struct ChartSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(spacing: Spacing.group) {
            NorthLines()
                .stroke(DestinyPalette.separator, lineWidth: 1)
                .frame(width: 300, height: 300)
                .frame(maxWidth: .infinity)
                .card(padding: 20)
            SkeletonLines(widths: [300, 280, 300, 260, 290]).card()
        }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}
