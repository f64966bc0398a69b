import Calls
import DesignSystem
import FindieDomain
import Foundation
import Observation
import SwiftUI

/// How a game does, over the days that are chosen.
@Observable
final class FiguresModel {
    enum Span: Int, CaseIterable { case week = 7, month = 30, year = 365 }

    private(set) var state: MakerPhase<GameFigures>
    private(set) var span: Span
    @ObservationIgnored private let id: MakerGame.ID
    @ObservationIgnored private let service: any MakerService
    @ObservationIgnored private let now: @Sendable () -> Date

    init(
        id: MakerGame.ID,
        service: any MakerService,
        now: @escaping @Sendable () -> Date,
        state: MakerPhase<GameFigures> = .loading,
        span: Span = .month
    ) {
        (self.id, self.service, self.now, self.state, self.span) = (id, service, now, state, span)
    }

    /// Those that are chosen, to today, as days of UTC since 1970.
    var days: ClosedRange<Int64> {
        let today = Int64((now().timeIntervalSince1970 / 86_400).rounded(.down))
        return today - Int64(span.rawValue - 1)...today
    }

    func appeared() async {
        do throws(MakerError) {
            state = .loaded(
                try await service.figures(of: id, from: Self.day(days.lowerBound), to: Self.day(days.upperBound))
            )
        } catch {
            state = .failed(error)
        }
    }

    func spanTapped(_ span: Span) async {
        self.span = span
        await appeared()
    }

    private static func day(_ number: Int64) -> ReleaseDay {
        ReleaseDay(Date(timeIntervalSince1970: Double(number) * 86_400))
    }
}

/// A game's figures: sums with how sure they are, by day and by source, and as a file.
struct FiguresView: View {
    @State private var model: FiguresModel

    init(model: FiguresModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        MakerFrame(
            title: words("findie.figures.title"),
            phase: model.state,
            problem: .constant(nil),
            onAppear: model.appeared,
            content: loaded
        )
    }

    private func loaded(_ figures: GameFigures) -> some View {
        ReadingColumn {
            Picker(words("findie.figures.span"), selection: span) {
                ForEach(FiguresModel.Span.allCases, id: \.self) { span in
                    Text(words("findie.figures.span.\(span.rawValue)")).tag(span)
                }
            }
            .pickerStyle(.segmented)
            if let promise = figures.exposure { PromiseBar(promise: promise) }
            FigureTotals(figures: figures)
            FigureDays(figures: figures, days: model.days)
            sources(of: figures)
            ShareLink(
                item: FigureFile(csv: figures.csv),
                preview: SharePreview(words("findie.figures.csv"))
            ) {
                Label(words("findie.figures.csv"), systemImage: "square.and.arrow.up").frame(minHeight: 44)
            }
            note(words("findie.figures.about"))
        }
    }

    @ViewBuilder
    private func sources(of figures: GameFigures) -> some View {
        if figures.people < GameFigures.fewestPeople {
            note(words("findie.figures.few", String(GameFigures.fewestPeople)))
        } else {
            FigureTable(
                title: words("findie.figures.sources"),
                rows: figures.sources.map { (words("findie.source.\($0.source.rawValue)"), $0.counts) }
            )
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text).font(.footnote).foregroundStyle(.secondary)
    }

    private var span: Binding<FiguresModel.Span> {
        Binding {
            model.span
        } set: { span in
            Task { await model.spanTapped(span) }
        }
    }
}

/// The figures as a file for other programs.
struct FigureFile: Transferable {
    let csv: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { (file: FigureFile) in Data(file.csv.utf8) }
            .suggestedFileName("figures.csv")
    }
}

/// How much of what was promised has been kept.
struct PromiseBar: View {
    let promise: ExposurePromise

    var body: some View {
        ProgressView(value: Double(promise.served) / Double(max(promise.promised, 1))) {
            Text(words("findie.maker.promise", String(promise.served), String(promise.promised)))
                .font(.subheadline)
        }
    }
}

/// Sums, and shares of those who saw the game, with how far off they may be.
struct FigureTotals: View {
    let figures: GameFigures

    var body: some View {
        let total = figures.total
        VStack(alignment: .leading, spacing: Spacing.row) {
            row("impressions", total.impressions, nil, nil)
            row("opens", total.opens, total.impressions, figures.similar?.opens)
            row("likes", total.likes, total.impressions, figures.similar?.likes)
            row("passes", total.passes, total.impressions, figures.similar?.passes)
            row("wishes", total.wishes, total.impressions, figures.similar?.wishes)
            row("clicks", total.clicks, total.impressions, figures.similar?.clicks)
            Text(compared).font(.footnote).foregroundStyle(.secondary)
        }
        .modifier(CardGround())
    }

    private var compared: String {
        guard let similar = figures.similar else {
            return words("findie.figures.alone", String(GameComparison.fewestMakers))
        }
        return words("findie.figures.compared", String(similar.games))
    }

    private func row(_ key: String, _ count: Int, _ whole: Int?, _ usual: Double?) -> some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 2) {
                Text(words("findie.figure.\(key)"))
                // Below the name, as large letters leave no room beside it.
                if let whole, let share = FigureCounts.share(count, of: whole) {
                    Text(verbatim: said(share)).font(.footnote).foregroundStyle(.secondary)
                }
                if let usual {
                    Text(words("findie.figures.usual", percent(usual))).font(.footnote).foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: Spacing.row)
            Text(verbatim: String(count))
                .fontWeight(.semibold)
                .monospacedDigit()
                .frame(minWidth: 40, alignment: .trailing)
        }
        .accessibilityElement(children: .combine)
    }

    private func percent(_ value: Double) -> String { String(Int(exactly: (value * 100).rounded()) ?? 0) }

    private func said(_ share: (share: Double, interval: ClosedRange<Double>)) -> String {
        words(
            "findie.figures.share",
            percent(share.share),
            percent(share.interval.lowerBound),
            percent(share.interval.upperBound)
        )
    }
}

/// Counts in lines, each with a bar as long as its impressions.
struct FigureTable: View {
    let title: String
    let rows: [(name: String, counts: FigureCounts)]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
            if rows.isEmpty { Text(words("findie.figures.none")).foregroundStyle(.secondary) }
            FigureRows(rows: rows)
        }
        .modifier(CardGround())
    }
}

/// The lines alone.
struct FigureRows: View {
    let rows: [(name: String, counts: FigureCounts)]

    var body: some View {
        let most = max(rows.map(\.counts.impressions).max() ?? 0, 1)
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(rows, id: \.name) { row in
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    HStack {
                        Text(verbatim: row.name)
                        Spacer(minLength: Spacing.row)
                        Text(words("findie.figures.seen", String(row.counts.impressions))).fontWeight(.semibold)
                    }
                    .font(.subheadline)
                    ProgressView(value: Double(row.counts.impressions) / Double(most)).accessibilityHidden(true)
                    Text(verbatim: line(row.counts)).font(.footnote).foregroundStyle(.secondary)
                }
                .monospacedDigit()
                .accessibilityElement(children: .combine)
            }
        }
    }

    private func line(_ counts: FigureCounts) -> String {
        words(
            "findie.figures.line",
            String(counts.likes),
            String(counts.wishes),
            String(counts.clicks)
        )
    }
}
