import DesignSystem
import DestinyDomain
import Observation
import SwiftUI

/// The sky of now over the person's chart: the day's almanac, where planets go, what they meet, and Saturn's stays.
struct SkyView: View {
    @State private var model: SkyViewModel
    let profile: GuideProfile
    let onAsk: (String) -> Void

    init(model: SkyViewModel, profile: GuideProfile, onAsk: @escaping (String) -> Void) {
        _model = State(initialValue: model)
        self.profile = profile
        self.onAsk = onAsk
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                switch model.state {
                case .loading:
                    SkeletonLines(widths: [140, 300, 280, 300, 260]).card(padding: 20)
                    SkeletonLines(widths: [140, 300, 280, 300, 260]).card(padding: 20)
                case .failed(let error): FailureNote(error: error) { Task { await model.load() } }
                case .loaded(let report): loaded(report)
                }
            }
            .padding(20)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
        .refreshable { await model.load() }
        .task(id: profile.chartRevision) { await model.load() }
    }

    @ViewBuilder private func loaded(_ report: TransitReport) -> some View {
        if let almanac = report.almanac { AlmanacCard(almanac: almanac) }
        TransitCard(report: report, onAsk: onAsk)
        ContactCard(report: report)
        SaturnCard(report: report, onAsk: onAsk)
        ComputedWithCard(computed: report.computedWith)
    }
}

/// The sky of now.
@Observable
final class SkyViewModel {
    enum State: Equatable {
        case loading
        case loaded(TransitReport)
        case failed(AstrologyError)
    }

    private(set) var state: State
    @ObservationIgnored private let charts: any ChartService

    init(charts: any ChartService, state: State = .loading) {
        self.charts = charts
        self.state = state
    }

    /// What is shown stays until there is something new.
    func load() async {
        if case .failed = state { state = .loading }
        do throws(AstrologyError) {
            state = .loaded(try await charts.transits())
        } catch {
            if case .loaded = state { return }
            state = .failed(error)
        }
    }
}

/// The five limbs of the day at the place of birth.
struct AlmanacCard: View {
    let almanac: AlmanacDay
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            CardTitle(text: words("destiny.sky.almanac"))
            Text(words("destiny.sky.almanac.where", dates.full(almanac.day), almanac.place))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            ForEach(almanac.limbs, id: \.kind) { limb in
                row(
                    words("destiny.sky.limb.\(limb.kind.rawValue)"),
                    limb.name,
                    limb.end.map { words("destiny.sky.until", moment($0)) }
                )
            }
            row(words("destiny.sky.sun"), "\(dates.time(almanac.sunrise)) – \(dates.time(almanac.sunset))", nil)
            row(
                words("destiny.sky.rahu"),
                "\(dates.time(almanac.rahuKalamStart)) – \(dates.time(almanac.rahuKalamEnd))",
                nil
            )
        }
        .card(padding: 20)
    }

    private var zone: TimeZone { TimeZone(secondsFromGMT: almanac.utcOffsetSeconds) ?? .gmt }
    private var dates: GuideDates { GuideDates(words, timeZone: zone) }

    /// The time, with the day where it is another.
    private func moment(_ date: Date) -> String {
        let (day, today) = (dates.day(date), dates.day(almanac.sunrise))
        return day == today ? dates.time(date) : "\(day), \(dates.time(date))"
    }

    private func row(_ name: String, _ value: String, _ note: String?) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: name).foregroundStyle(DestinyPalette.secondary)
            Spacer(minLength: Spacing.icon)
            VStack(alignment: .trailing, spacing: 0) {
                Text(verbatim: value).fontWeight(.medium).foregroundStyle(DestinyPalette.text)
                if let note { Text(verbatim: note).font(.footnote).foregroundStyle(DestinyPalette.secondary) }
            }
            .multilineTextAlignment(.trailing)
        }
        .font(.subheadline)
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
    }
}
