import DesignSystem
import DestinyDomain
import SwiftUI

/// What the comparison of two charts says, point by point.
struct MatchReportView: View {
    let report: MatchReport
    let model: MatchViewModel
    @Environment(\.words) private var words

    var body: some View {
        head
        if !report.openPoints.isEmpty { open }
        section("destiny.match.kutas", about: "destiny.match.kutas.about") {
            ForEach(report.kutaDetails, id: \.name) { kuta in
                KutaCard(kuta: kuta, names: names)
            }
        }
        section("destiny.match.doshas", about: "destiny.match.doshas.about") {
            ForEach(report.doshas, id: \.name) { DoshaCard(dosha: $0) }
            ManglikCard(manglik: report.manglik, names: names)
        }
        section("destiny.match.recommendation") {
            Text(verbatim: report.recommendation)
                .font(.callout)
                .lineSpacing(4)
                .foregroundStyle(DestinyPalette.text)
                .card(padding: 20)
        }
        MatchActions(report: report, model: model)
        Text(
            words(
                "destiny.match.ruleset",
                report.ruleset,
                names.boy,
                names.girl,
                Points.text(report.exchangedTotal, words)
            )
        )
        .font(.footnote)
        .foregroundStyle(DestinyPalette.secondary)
        TraditionNote(isInOwnLanguage: true).frame(maxWidth: .infinity).multilineTextAlignment(.center)
    }

    private var names: CoupleNames { CoupleNames(report, words) }

    private var head: some View {
        VStack(spacing: Spacing.section) {
            Text(verbatim: names.text)
                .font(.title3)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            ScoreRing(score: report.totalScore, maximum: report.maxScore)
            FactChip(text: words("destiny.match.band.\(report.band.rawValue)"), systemImage: "star", isGolden: true)
            HStack(alignment: .top, spacing: Spacing.icon) {
                badge(names.boy, report.boy)
                badge(names.girl, report.girl)
            }
            Text(verbatim: report.summary)
                .font(.callout)
                .lineSpacing(4)
                .foregroundStyle(DestinyPalette.text)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .card(padding: 20)
    }

    private func badge(_ name: String, _ person: MatchPerson) -> some View {
        VStack(spacing: 2) {
            Text(verbatim: name).font(.subheadline).fontWeight(.semibold).foregroundStyle(DestinyPalette.text)
            Text(words("destiny.match.moon", person.moon.rashi.name(in: words.language)))
            Text(words("destiny.match.star", person.moon.star.name(in: words.language), String(person.moon.pada)))
        }
        .font(.footnote)
        .foregroundStyle(DestinyPalette.secondary)
        .padding(.vertical, Spacing.row)
        .padding(.horizontal, Spacing.inline)
        .frame(maxWidth: .infinity)
        .background(DestinyPalette.well, in: RoundedRectangle(cornerRadius: 12))
    }

    private var open: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(words("destiny.match.open"), systemImage: "clock")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.goldText)
            ForEach(report.openPoints, id: \.self) { point in
                Text(verbatim: point).font(.subheadline).foregroundStyle(DestinyPalette.text)
            }
        }
        .card()
    }

    private func section(
        _ key: String,
        about: String? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words(key))
                .font(.title3)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
            if let about {
                Text(words(about)).font(.subheadline).foregroundStyle(DestinyPalette.secondary)
            }
            content()
        }
    }
}

/// Sharing, keeping and comparing others.
struct MatchActions: View {
    let report: MatchReport
    let model: MatchViewModel
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            ShareLink(item: MatchPicture(report, words), preview: SharePreview(CoupleNames(report, words).text)) {
                Label(words("destiny.match.picture"), systemImage: "photo").frame(maxWidth: .infinity)
            }
            .buttonStyle(.main)
            HStack(spacing: Spacing.icon) {
                ShareLink(item: MatchText(report, words).text) {
                    Label(words("destiny.match.share"), systemImage: "square.and.arrow.up").frame(maxWidth: .infinity)
                }
                .buttonStyle(.quiet)
                keep
            }
            Button {
                model.editTapped()
            } label: {
                Label(words("destiny.match.another"), systemImage: "pencil").frame(maxWidth: .infinity)
            }
            .buttonStyle(.quiet)
            if case .failed(let error) = model.keeping { FailureNote(error: error) }
        }
    }

    @ViewBuilder private var keep: some View {
        switch model.keeping {
        case .offered, .saving, .failed:
            Button {
                Task { await model.keepTapped() }
            } label: {
                Label(words("destiny.match.keep"), systemImage: "bookmark").frame(maxWidth: .infinity)
            }
            .buttonStyle(.quiet)
            .disabled(model.keeping == .saving)
        case .kept(let id):
            Button {
                Task { await model.forgetTapped(id) }
            } label: {
                Label(words("destiny.match.forget"), systemImage: "trash").frame(maxWidth: .infinity)
            }
            .buttonStyle(.quiet)
        }
    }
}
