import DesignSystem
import FindieDomain
import Foundation
import Observation
import SwiftUI

/// The search screen: games by their names, makers and tags.
struct GameSearchView: View {
    @Bindable var model: GameSearchModel
    let wishlist: WishlistModel
    let onOpen: (String) -> Void

    var body: some View {
        content
            .modifier(ScreenGround())
            .navigationTitle(words("findie.tab.search"))
            .searchable(
                text: $model.text,
                placement: .navigationBarDrawer(displayMode: .always),
                prompt: words("findie.welcome.search")
            )
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .task(id: model.text) { await model.textChanged() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: ScrollView { SkeletonRows(count: 8).padding(Spacing.section) }
        case .found(let games): list(games)
        case .nothing:
            EmptyState(
                systemImage: "magnifyingglass",
                title: words("findie.search.none.title", model.asked),
                message: words("findie.search.none.message")
            )
        case .failed(let error): FindieFailureView(error: error) { Task { await model.retryTapped() } }
        }
    }

    private func list(_ games: [Game]) -> some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: Spacing.row) {
                if model.asked.isEmpty {
                    Text(words("findie.search.known"))
                        .font(.headline)
                        .accessibilityAddTraits(.isHeader)
                }
                ForEach(games) { game in
                    FoundGame(
                        game: game,
                        isWished: wishlist.contains(game.slug),
                        onOpen: { onOpen(game.slug) },
                        onWish: { wishlist.toggled(game) }
                    )
                }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
    }
}

/// A game that was found, and the bookmark that puts it on the wishlist.
struct FoundGame: View {
    let game: Game
    let isWished: Bool
    let onOpen: () -> Void
    let onWish: () -> Void
    @Environment(\.locale) private var locale
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        HStack(spacing: Spacing.row) {
            Button(action: onOpen) { told }
                .buttonStyle(.plain)
                .accessibilityLabel(words("findie.card.open", game.title))
                .opensKept(game, facts)
            Button(action: onWish) {
                Label(
                    words(isWished ? "findie.search.unwish" : "findie.search.wish", game.title),
                    systemImage: isWished ? "bookmark.fill" : "bookmark"
                )
                .labelStyle(.iconOnly)
                .foregroundStyle(FindiePalette.accent)
                .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .notes(GameDeed(isWished ? .removeWish : .addWish, game.slug))
        }
        .padding(Spacing.icon)
        .background(FindiePalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
    }

    private var told: some View {
        HStack(spacing: Spacing.row) {
            CoverTile(game: game, width: 64)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: game.title)
                    .fontWeight(.semibold)
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
                ForEach(facts, id: \.self) { fact in
                    Text(verbatim: fact)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                        .multilineTextAlignment(.leading)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var facts: [String] {
        let said = GameWords(game: game, locale: locale, now: presentDate())
        return [[game.maker, said.release], [said.price, said.platforms]]
            .map { $0.compactMap(\.self).joined(separator: " · ") }
            .filter { !$0.isEmpty }
    }
}

/// The search for particular games: what is typed, and what that finds.
@Observable
final class GameSearchModel {
    enum State: Equatable {
        case loading
        /// The best known before anything is typed.
        case found([Game])
        case nothing
        case failed(FindieError)
    }

    /// What the field holds.
    var text: String
    private(set) var state: State
    /// What was looked for last, as the address says it.
    private(set) var asked: String
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let clock: any Clock<Duration>

    static let typingPause = Duration.milliseconds(250)
    private static let count = 50

    init(dependencies: FindieDependencies, text: String = "", state: State = .loading) {
        (service, clock) = (dependencies.findie, dependencies.clock)
        (self.text, asked, self.state) = (text, text, state)
    }

    private var trimmed: String {
        let longest = text.unicodeScalars.prefix(GameSearchInput.maximumLength)
        return String(String.UnicodeScalarView(longest)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Asks for what an address says.
    func opened(_ text: String) {
        self.text = text
        asked = trimmed
    }

    /// Call with every change of the text; a newer call's cancellation of this one is what makes the pause.
    func textChanged() async {
        if trimmed != asked {
            // Cancelled by the next letter.
            guard (try? await clock.sleep(for: Self.typingPause)) != nil else { return }
        }
        await look()
    }

    func retryTapped() async {
        state = .loading
        await look()
    }

    private func look() async {
        let text = trimmed
        asked = text
        do throws(FindieError) {
            let games = try await service.search(text, count: Self.count)
            guard text == asked else { return }
            state = games.isEmpty ? .nothing : .found(games)
            if !text.isEmpty { await note(games) }
        } catch {
            if text == asked { state = .failed(error) }
        }
    }

    private func note(_ games: [Game]) async {
        let seen = games.filter(\.isMadeHere).map { GameSighting(.impression, of: $0.slug, in: .search) }
        // What is not told its maker is missing from figures and from nothing else.
        if !seen.isEmpty { try? await service.note(seen) }
    }
}
