import Calls
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
    /// What was refused; `nil` when there is nothing to tell.
    var problem: FindieError?
    @ObservationIgnored private let place: GameSighting.Place
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let onJudged: (String, Judgement?) async -> Void

    init(
        slug: String,
        place: GameSighting.Place = .link,
        service: any FindieService,
        wishlist: WishlistModel,
        state: State = .loading,
        onJudged: @escaping (String, Judgement?) async -> Void = { _, _ in }
    ) {
        self.slug = slug
        self.place = place
        self.service = service
        self.wishlist = wishlist
        self.state = state
        self.onJudged = onJudged
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

    /// Likes the game, or takes that back, whereupon it may return to the deck.
    func likeTapped() async {
        guard case .loaded(let page) = state else { return }
        var judged = page
        judged.judgement = page.judgement == .like ? nil : .like
        state = .loaded(judged)
        do throws(FindieError) {
            try await service.changeJudgement(of: slug, to: judged.judgement, key: IdempotencyKey())
            await onJudged(slug, judged.judgement)
        } catch {
            state = .loaded(page)
            problem = error
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
    /// The page's own address, where it is known.
    let shareAddress: URL?
    let onClaim: () -> Void
    let onOpen: (String) -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale

    init(
        model: GamePageModel,
        reportAddress: URL?,
        shareAddress: URL? = nil,
        onClaim: @escaping () -> Void = {},
        onOpen: @escaping (String) -> Void
    ) {
        _model = State(initialValue: model)
        self.reportAddress = reportAddress
        self.shareAddress = shareAddress
        self.onClaim = onClaim
        self.onOpen = onOpen
    }

    var body: some View {
        @Bindable var model = model
        NavigationStack {
            content
                .background(FindiePalette.ground)
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(words("findie.action.close")) { dismiss() }
                    }
                    ToolbarItem(placement: .topBarTrailing) { share }
                }
        }
        .presentationDetents([.large])
        .modifier(FindieProblemAlert(problem: $model.problem))
        .task { await model.appeared() }
    }

    /// Hands on the page, or the store's where the page's address is not known.
    @ViewBuilder private var share: some View {
        if case .loaded(let page) = model.state {
            let game = page.card.game
            let store = game.storeAddress ?? game.page?.itchPage
            if let address = shareAddress ?? store.flatMap({ URL(string: $0) }) {
                ShareLink(item: address, subject: Text(verbatim: game.title)) {
                    Label(words("findie.game.share"), systemImage: "square.and.arrow.up")
                }
            }
        }
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
            GameHead(page: page)
            actions(page)
            if !page.card.reasons.isEmpty { reasons(page.card.reasons) }
            GameSaid(game: page.card.game)
            if !page.similar.isEmpty {
                CoverRow(title: words("findie.game.similar"), games: page.similar.map(\.game), onOpen: onOpen)
            }
            if !page.byMaker.isEmpty {
                CoverRow(title: words("findie.game.byMaker"), games: page.byMaker, onOpen: onOpen)
            }
            more(page.card.game)
        }
    }

    @ViewBuilder private func more(_ game: Game) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if !game.isMadeHere {
                Button(action: onClaim) {
                    Label(words("findie.game.claim"), systemImage: "checkmark.seal").frame(minHeight: 44)
                }
            }
            if let reportAddress {
                Button {
                    openURL(reportAddress)
                } label: {
                    Label(words("findie.game.report"), systemImage: "flag").frame(minHeight: 44)
                }
            }
        }
        .foregroundStyle(.secondary)
    }

    private func actions(_ page: GamePage) -> some View {
        let game = page.card.game
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
            .notes(GameDeed(isWished ? .removeWish : .addWish, game.slug))
            like(isLiked: page.judgement == .like)
            if let offers = game.offers, !offers.isEmpty {
                StoreOffers(offers: offers) { Task { await model.storeTapped(game) } }
                    .padding(.top, Spacing.group - Spacing.icon)
            }
            if let address = game.storeAddress, !isOffered(.steam, game) {
                store(address, "findie.game.store", of: game)
            }
            if let address = game.page?.itchPage, !isOffered(.itch, game) {
                store(address, "findie.game.itch", of: game)
            }
        }
    }

    private func like(isLiked: Bool) -> some View {
        Button {
            Task { await model.likeTapped() }
        } label: {
            Label(
                words(isLiked ? "findie.judgement.like" : "findie.deck.like"),
                systemImage: isLiked ? "heart.fill" : "heart"
            )
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .notes(GameDeed(isLiked ? .removeLike : .addLike, model.slug))
        .accessibilityAddTraits(isLiked ? .isSelected : [])
    }

    private func isOffered(_ store: StoreOffer.Store, _ game: Game) -> Bool {
        game.offers?.contains { $0.store == store } == true
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
}
