import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import SwiftUI

/// What helps to decide at the foot of a card, as far as it is known: growth, release, age, website, and of
/// which day what ships with the program is.
struct CardDetails: View {
    let repository: Repository
    let signs: CardSigns?
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let weeks = signs?.weeklyStars, let last = weeks.last, weeks.count > 1 { growth(weeks, last) }
            if let releasedAt = signs?.releasedAt { line("tag", release(releasedAt)) }
            if !origin.isEmpty { line(year == nil ? "globe" : "calendar", origin) }
            if case .starter(let asOf) = repository.origin {
                line("clock", words("repofinder.card.facts", dateWords.absolute(asOf)))
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }

    private func growth(_ weeks: [Int], _ last: Int) -> some View {
        HStack(spacing: Spacing.icon) {
            StarBars(weeks: weeks)
            Text(verbatim: counted("repofinder.card.week", last, figure: CountWords.short(last, locale: locale)))
                .multilineTextAlignment(.leading)
        }
        .accessibilityElement(children: .combine)
    }

    /// Both are short: a line for each would push the last one off most cards.
    private var origin: String {
        [year.map { words("repofinder.card.since", $0) }, host].compactMap(\.self).joined(separator: " · ")
    }

    private func line(_ systemImage: String, _ text: String) -> some View {
        HStack(spacing: Spacing.icon) {
            Image(systemName: systemImage)
                .frame(width: 20)
                .accessibilityHidden(true)
            Text(verbatim: text)
                .lineLimit(2)
                .multilineTextAlignment(.leading)
        }
    }

    private var host: String? {
        guard let host = repository.homepage?.host(), !host.isEmpty else { return nil }
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private func release(_ date: Date) -> String {
        guard let name = signs?.releaseName, !name.isEmpty
        else { return words("repofinder.card.released", dateWords.relative(date)) }
        return words("repofinder.card.released.named", name, dateWords.relative(date))
    }

    /// Of many only the year is known.
    private var year: String? {
        guard let createdAt = repository.createdAt else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return String(calendar.component(.year, from: createdAt))
    }
}

/// Stars of weeks as bars, the newest last.
struct StarBars: View {
    let weeks: [Int]

    private static let height: CGFloat = 24

    var body: some View {
        HStack(alignment: .bottom, spacing: 2) {
            ForEach(Array(weeks.enumerated()), id: \.offset) { week in
                RoundedRectangle(cornerRadius: 1)
                    .fill(RepoFinderPalette.accent)
                    .frame(width: 5, height: height(week.element))
            }
        }
        .frame(height: Self.height, alignment: .bottom)
        .accessibilityHidden(true)
    }

    private func height(_ stars: Int) -> CGFloat {
        max(2, Self.height * CGFloat(stars) / CGFloat(max(weeks.max() ?? 1, 1)))
    }
}

/// Why a card is shown, and the way to object.
struct ReasonChip: View {
    let reason: Reason
    let onLess: (TasteSubject) -> Void
    let onNever: (TasteSubject) -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        if reason.subjects.isEmpty {
            face(isMenu: false)
        } else {
            Menu {
                ForEach(reason.subjects.prefix(3), id: \.self) { subject in
                    Button {
                        onLess(subject)
                    } label: {
                        Label(words("repofinder.reason.less", subject.title), systemImage: "hand.thumbsdown")
                    }
                    Button(role: .destructive) {
                        onNever(subject)
                    } label: {
                        Label(words("repofinder.reason.never", subject.title), systemImage: "eye.slash")
                    }
                }
            } label: {
                face(isMenu: true)
            }
            .buttonStyle(.plain)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityHint(words("repofinder.reason.hint"))
        }
    }

    private func face(isMenu: Bool) -> some View {
        let said = ReasonWords(reason, locale: locale)
        return HStack(spacing: Spacing.icon) {
            Image(systemName: said.systemImage)
                .foregroundStyle(RepoFinderPalette.accent)
                .frame(width: 20)
                .accessibilityHidden(true)
            Text(verbatim: said.text)
                .foregroundStyle(.primary)
                .lineLimit(2)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
            if isMenu {
                Image(systemName: "ellipsis")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .font(.subheadline)
        .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
    }
}

/// A reason as people read it.
struct ReasonWords {
    let text: String
    let systemImage: String

    init(_ reason: Reason, locale: Locale) {
        switch reason.cause {
        case .liked(let repository):
            (text, systemImage) = (Self.likeness("liked", repository, reason), "heart")
        case .saved(let repository):
            (text, systemImage) = (Self.likeness("saved", repository, reason), "bookmark")
        case .starred(let repository):
            (text, systemImage) = (Self.likeness("starred", repository, reason), "star")
        case .taste(let subjects, _):
            (text, systemImage) = (words("repofinder.reason.taste", Self.joined(subjects)), "heart")
        case .answers(let subjects):
            (text, systemImage) = (subjects.distinctMeanings.map(\.title).joined(separator: " · "), "person")
        case .active: (text, systemImage) = (words("repofinder.reason.active"), "bolt")
        case .popular(let stars):
            let figure = CountWords.short(stars, locale: locale)
            (text, systemImage) = (words("repofinder.reason.popular", figure), "flame")
        case .exploring: (text, systemImage) = (words("repofinder.reason.exploring"), "sparkle")
        }
    }

    /// What the card shares with another repository; that both are alike where no name is known for it.
    private static func likeness(_ verb: String, _ repository: Repository.ID, _ reason: Reason) -> String {
        guard !reason.subjects.isEmpty else { return words("repofinder.reason.\(verb)", repository.name) }
        return words("repofinder.reason.\(verb).trait", joined(reason.subjects), repository.name)
    }

    /// "Rust and terminal"; two are enough to see why.
    private static func joined(_ subjects: [TasteSubject]) -> String {
        let titles = subjects.distinctMeanings.prefix(2).map(\.title)
        return titles.count == 2 ? words("repofinder.reason.and", titles[0], titles[1]) : titles.first ?? ""
    }
}
