import DesignSystem
import DiscoveryDomain
import FindieDomain
import Observation
import SwiftUI

/// One game with its surroundings.
@Observable
final class GamePageModel {
    enum State: Equatable {
        case loading
        case loaded(GamePage)
        case failed(FindieError)
    }

    private(set) var state: State
    let slug: String
    let wishlist: WishlistModel
    @ObservationIgnored private let place: GameSighting.Place
    @ObservationIgnored private let service: any FindieService

    init(
        slug: String,
        place: GameSighting.Place = .link,
        service: any FindieService,
        wishlist: WishlistModel,
        state: State = .loading
    ) {
        self.slug = slug
        self.place = place
        self.service = service
        self.wishlist = wishlist
        self.state = state
    }

    func appeared() async {
        do throws(FindieError) {
            let page = try await service.game(slug)
            state = .loaded(page)
            if page.card.game.isMadeHere { await note(.open) }
        } catch {
            state = .failed(error)
        }
    }

    /// Call when somebody goes to a store.
    func storeTapped(_ game: Game) async {
        if game.isMadeHere { await note(.click) }
    }

    private func note(_ act: GameSighting.Act) async {
        // What is not told its maker is missing from figures and from nothing else.
        try? await service.note([GameSighting(act, of: slug, in: place)])
    }
}

/// A game's sheet: its cover, all facts, what is like it, and more of its maker.
struct GamePageView: View {
    @State private var model: GamePageModel
    let reportAddress: URL?
    let onOpen: (String) -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale

    init(model: GamePageModel, reportAddress: URL?, onOpen: @escaping (String) -> Void) {
        _model = State(initialValue: model)
        self.reportAddress = reportAddress
        self.onOpen = onOpen
    }

    var body: some View {
        NavigationStack {
            content
                .background(FindiePalette.ground)
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(words("findie.action.close")) { dismiss() }
                    }
                }
        }
        .presentationDetents([.large])
        .task { await model.appeared() }
    }

    private var title: String {
        guard case .loaded(let page) = model.state else { return words("findie.game.title") }
        return page.card.game.title
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: ScrollView { SkeletonRows(count: 5).padding(Spacing.section) }
        case .failed(let error): FindieFailureView(error: error) { Task { await model.appeared() } }
        case .loaded(let page): loaded(page)
        }
    }

    private func loaded(_ page: GamePage) -> some View {
        ReadingColumn {
            HStack(alignment: .top, spacing: Spacing.section) {
                CoverTile(game: page.card.game, width: 132)
                head(page)
            }
            actions(page.card.game)
            if let said = page.card.game.page {
                if !said.media.isEmpty { MediaStrip(media: said.media, title: page.card.game.title) }
                if !said.about.isEmpty { Text(verbatim: said.about) }
            }
            if !page.card.reasons.isEmpty { reasons(page.card.reasons) }
            tags(page.card.game)
            GameFacts(game: page.card.game).modifier(CardGround())
            if !page.similar.isEmpty {
                CoverRow(title: words("findie.game.similar"), games: page.similar.map(\.game), onOpen: onOpen)
            }
            if !page.byMaker.isEmpty {
                CoverRow(title: words("findie.game.byMaker"), games: page.byMaker, onOpen: onOpen)
            }
            if let reportAddress {
                Button {
                    openURL(reportAddress)
                } label: {
                    Label(words("findie.game.report"), systemImage: "flag").frame(minHeight: 44)
                }
                .foregroundStyle(.secondary)
            }
        }
    }

    private func head(_ page: GamePage) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(verbatim: page.card.game.title)
                .font(.title2)
                .fontWeight(.bold)
                .accessibilityAddTraits(.isHeader)
            if let maker = page.card.game.maker {
                Text(verbatim: maker)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: page.card.game.summary)
                .font(.subheadline)
            HStack(spacing: Spacing.icon) {
                FitBadge(fit: page.card.fit)
                if let judgement = page.judgement {
                    Label(
                        words("findie.judgement.\(judgement.rawValue)"),
                        systemImage: judgement == .like ? "heart.fill" : "xmark"
                    )
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func actions(_ game: Game) -> some View {
        let isWished = model.wishlist.contains(game.slug)
        return VStack(spacing: Spacing.icon) {
            Button {
                model.wishlist.toggled(game)
            } label: {
                Label(
                    words(isWished ? "findie.deck.unwish" : "findie.deck.wish"),
                    systemImage: isWished ? "bookmark.fill" : "bookmark"
                )
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            if let address = game.storeAddress { store(address, "findie.game.store", of: game) }
            if let address = game.page?.itchPage { store(address, "findie.game.itch", of: game) }
        }
    }

    @ViewBuilder private func store(_ address: String, _ key: String, of game: Game) -> some View {
        if let url = URL(string: address) {
            Button {
                openURL(url)
                Task { await model.storeTapped(game) }
            } label: {
                Label(words(key), systemImage: "arrow.up.right.square")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
        }
    }

    private func reasons(_ reasons: [GameReason]) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words("findie.card.why"))
                .font(.headline)
            ForEach(reasons, id: \.self) { ReasonLine(reason: $0) }
        }
    }

    private func tags(_ game: Game) -> some View {
        ChipRow {
            ForEach(game.tags, id: \.self) { TagChip(tag: $0) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("findie.game.tags"))
    }
}

/// All facts of a game, with the day they are of.
struct GameFacts: View {
    let game: Game
    @Environment(\.locale) private var locale

    var body: some View {
        let said = GameWords(game: game, locale: locale)
        VStack(alignment: .leading, spacing: Spacing.row) {
            fact("findie.fact.price", said.price)
            fact("findie.fact.release", said.release)
            fact("findie.fact.platforms", said.platforms.isEmpty ? nil : said.platforms)
            fact("findie.fact.reviews", said.reviews)
            fact("findie.fact.genres", game.genres.map(\.name).joined(separator: ", "))
            if game.isEarlyAccess { fact("findie.fact.state", words("findie.fact.early")) }
            Text(game.isMadeHere ? words("findie.fact.made") : words("findie.fact.asOf", String(game.factsOf.year)))
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private func fact(_ key: String, _ value: String?) -> some View {
        if let value {
            HStack(alignment: .firstTextBaseline) {
                Text(words(key))
                    .foregroundStyle(.secondary)
                Spacer(minLength: Spacing.row)
                Text(verbatim: value)
                    .multilineTextAlignment(.trailing)
            }
            .font(.subheadline)
            .accessibilityElement(children: .combine)
        }
    }
}

/// Covers side by side.
struct CoverRow: View {
    let title: String
    let games: [Game]
    let onOpen: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(verbatim: title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.row) {
                    ForEach(games) { game in
                        Button {
                            onOpen(game.slug)
                        } label: {
                            CoverTile(game: game, width: 112)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(words("findie.card.open", game.title))
                    }
                }
            }
        }
    }
}
