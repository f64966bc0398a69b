import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// What was decided a moment ago, beside the deck where there is room.
struct RecentJudgements: View {
    let judged: [JudgedCard]
    let onOpen: (Repository.ID) -> Void
    let onHistory: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text("repofinder.recent.title", bundle: .module)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            if recent.isEmpty {
                Text("repofinder.recent.empty", bundle: .module)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            ForEach(recent) { row($0) }
            Button(words("repofinder.history.all"), action: onHistory)
                .font(.subheadline)
            Divider()
            keys
        }
        .padding(20)
        .frame(width: 280, alignment: .leading)
        .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
        .overlay { RoundedRectangle(cornerRadius: Radius.card).stroke(RepoFinderPalette.edge, lineWidth: 1) }
    }

    private var recent: [JudgedCard] { judged.filter { $0.card != nil }.suffix(5).reversed() }

    @ViewBuilder private func row(_ judged: JudgedCard) -> some View {
        if let card = judged.card {
            Button {
                onOpen(card.id)
            } label: {
                HStack(spacing: Spacing.icon) {
                    Avatar(url: card.repository.avatarURL, name: card.id.owner, size: 28)
                    Text(verbatim: card.id.name)
                        .font(.subheadline)
                        .lineLimit(1)
                    Spacer(minLength: 0)
                    JudgementMark(judgement: judged.judgement)
                }
                .frame(minHeight: 32)
            }
            .buttonStyle(.plain)
        }
    }

    private var keys: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            ForEach(Self.shortcuts, id: \.key) { shortcut in
                HStack(spacing: Spacing.icon) {
                    Text(verbatim: shortcut.key)
                        .font(.system(.footnote, design: .monospaced))
                        .frame(minWidth: 26, minHeight: 22)
                        .background(RepoFinderPalette.ground, in: RoundedRectangle(cornerRadius: Radius.small))
                    Text(words(shortcut.words))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .accessibilityElement(children: .combine)
    }

    private static let shortcuts: [(key: String, words: String)] = [
        ("←", "repofinder.deck.skip"), ("→", "repofinder.deck.like"), ("S", "repofinder.deck.save"),
        ("U", "repofinder.deck.undo"), ("↵", "repofinder.deck.read"),
    ]
}
