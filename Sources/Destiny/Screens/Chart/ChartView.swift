import DestinyDomain
import DesignSystem
import SwiftUI

/// The person's chart: drawn, as a table, as periods, and what it was computed with.
struct ChartView: View {
    @State private var model: ChartViewModel
    let profile: GuideProfile
    @Environment(\.words) private var words

    init(model: ChartViewModel, profile: GuideProfile) {
        _model = State(initialValue: model)
        self.profile = profile
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
    }

    @ViewBuilder private func loaded(_ chart: ChartSummary) -> some View {
        drawing(chart)
        if chart.lagna == nil || !chart.certainty.isEmpty { CertaintyCard(chart: chart) }
        PositionTable(chart: chart)
        DashaTimeline(chart: chart)
        ComputedWithCard(computed: chart.computedWith)
    }

    private func drawing(_ chart: ChartSummary) -> some View {
        let style = profile.value?.settings.chartStyle ?? .north
        let shown = chart.divisions.first { $0.number == model.division } ?? chart.divisions.first
        return VStack(spacing: Spacing.section) {
            Picker(words("destiny.chart.style"), selection: styleBinding) {
                ForEach(ChartStyle.allCases, id: \.self) { Text(words("destiny.chart.\($0.rawValue)")).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            if let shown {
                switch style {
                case .north: NorthChart(division: shown, chart: chart)
                case .south: SouthChart(division: shown, chart: chart)
                }
            }
            if chart.divisions.count > 1 {
                ChipRow {
                    ForEach(chart.divisions, id: \.number) { division in
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
