import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import SwiftUI

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
