import DesignSystem
import DestinyDomain
import Observation
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

/// The person's own chart.
@Observable
final class ChartViewModel {
    enum State: Equatable {
        case loading
        case loaded(ChartSummary)
        case failed(AstrologyError)
    }

    private(set) var state: State
    /// The division that is drawn: 1 the birth chart, 9 navamsa.
    var division = 1
    @ObservationIgnored private let charts: any ChartService

    init(charts: any ChartService, state: State = .loading) {
        self.charts = charts
        self.state = state
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await charts.chart())
        } catch {
            state = .failed(error)
        }
    }
}

/// What an inexact time of birth leaves open, with the hour at which it changes.
struct CertaintyCard: View {
    let chart: ChartSummary
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(
                words(chart.lagna == nil ? "destiny.chart.noTime" : "destiny.chart.approximate"),
                systemImage: "clock"
            )
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(DestinyPalette.goldText)
            ForEach(chart.certainty.filter { !$0.isCertain }, id: \.self) { note in
                Text(verbatim: line(note)).font(.subheadline).foregroundStyle(DestinyPalette.text)
            }
            Text(words("destiny.chart.restCertain")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
        }
        .card()
    }

    private func line(_ note: CertaintyNote) -> String {
        let subject = note.graha?.name(in: words.language) ?? words("destiny.chart.lagna")
        let spans = note.spans.map { span in
            let name = span.star?.name(in: words.language) ?? span.rashi.name(in: words.language)
            return words("destiny.chart.span", name, span.from.description, span.to.description)
        }
        return subject + ": " + spans.joined(separator: ", ")
    }
}
