import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// The deck's screen.
struct GameDeckView: View {
    @Bindable var model: GameDeckModel
    let onOpen: (String) -> Void
    let onFilters: () -> Void
    let onHistory: () -> Void
    let onName: (GameDeck?) -> Void

    var body: some View {
        VStack(spacing: Spacing.row) {
            HStack(spacing: Spacing.icon) {
                GameDeckMenu(model: model, onName: onName)
                ExcludedTags(model: model)
            }
            .padding(.top, Spacing.icon)
            content
                .frame(maxWidth: 420, maxHeight: 620)
            GameDeckButtons(model: model, onOpen: onOpen)
        }
        .padding(.horizontal, 20)
        .padding(.bottom, Spacing.row)
        .frame(maxWidth: 460, maxHeight: 800)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .modifier(ScreenGround())
        .navigationTitle(words("findie.tab.discover"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button(action: onHistory) {
                    Label(words("findie.history.title"), systemImage: "clock.arrow.circlepath")
                }
                Button(action: onFilters) {
                    Label(filterTitle, systemImage: "slider.horizontal.3")
                }
            }
        }
        .modifier(FindieProblemAlert(problem: $model.problem))
        .task { await model.appeared() }
        .task(id: model.queue.top?.id) { await model.topChanged() }
        .onChange(of: model.queue.top?.id) {
            guard let top = model.queue.top else { return }
            AccessibilityNotification.Announcement(words("findie.deck.next", top.game.title)).post()
        }
    }

    private var filterTitle: String {
        let count = model.filters.activeCount
        return count > 0 ? counted("findie.filters.active", count) : words("findie.filters.title")
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            RoundedRectangle(cornerRadius: GameFace.radius)
                .fill(FindiePalette.card)
                .overlay { ProgressView() }
                .accessibilityLabel(words("findie.loading"))
        case .cards:
            GameDeckStack(model: model, onOpen: onOpen)
                // The cards behind show below the top one.
                .padding(.bottom, 28)
        case .end:
            EmptyState(
                systemImage: "rectangle.stack",
                title: words("findie.deck.end.title"),
                message: words("findie.deck.end.message")
            ) {
                Button(words("findie.filters.title"), action: onFilters).buttonStyle(.borderedProminent)
            }
        case .failed(let error):
            FindieFailureView(error: error) { Task { await model.retryTapped() } }
        }
    }
}

/// The cards over each other, the top one last.
struct GameDeckStack: View {
    let model: GameDeckModel
    let onOpen: (String) -> Void
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The deck's name for the browser.
    static let identifier = "games"
    private static let held = 50

    var body: some View {
        ZStack {
            ForEach(places, id: \.card.id) { place in
                if place.depth < SwipeQueue<GameCard>.drawn {
                    thrown(place)
                } else {
                    thrown(place).reserved()
                }
            }
        }
        .accessibilityIdentifier(Self.identifier)
        .performsDeeds { model.perform($0) }
    }

    private struct Place {
        let card: GameCard
        let depth: Int
    }

    private var places: [Place] {
        model.queue.cards.prefix(Self.held).enumerated().reversed().map { Place(card: $1, depth: $0) }
    }

    private func thrown(_ place: Place) -> some View {
        let slug = place.card.id
        return ThrownCard(
            depth: min(place.depth, SwipeQueue<GameCard>.drawn),
            isCalm: reduceMotion,
            keys: (left: Judgement.skip.key(of: slug), right: Judgement.like.key(of: slug)),
            face: GameFace(
                card: place.card,
                isWished: model.wishlist.contains(slug),
                question: model.pictures.asks(on: slug) ? model.pictures : nil,
                isOnTop: place.depth == 0
            ) { onOpen(slug) },
            stamp: { GameStamp(judgement: $0) },
            onJudged: { model.judged($0, slug) }
        )
    }
}

extension Judgement {
    /// The name of a judgement on a game, the same in every session.
    func key(of slug: String) -> String { "\(rawValue) \(slug)" }
}

/// Undo, pass, wish and like, also by key.
struct GameDeckButtons: View {
    let model: GameDeckModel
    let onOpen: (String) -> Void

    var body: some View {
        HStack(spacing: Spacing.section) {
            Button {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.undoTapped() }
            } label: {
                RoundFace(systemImage: "arrow.uturn.backward", size: 48, tint: FindiePalette.accent)
            }
            .takesThrowBack(of: GameDeckStack.identifier)
            .disabled(!model.canUndo)
            .keyboardShortcut("u", modifiers: [])
            .accessibilityLabel(words("findie.deck.undo"))
            if let top = model.queue.top {
                judge(.skip, top.id, "xmark", FindiePalette.pass, key: .leftArrow)
                wish(top)
                judge(.like, top.id, "heart.fill", FindiePalette.like, key: .rightArrow)
                open(top)
            }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, minHeight: 72)
    }

    private func judge(
        _ judgement: Judgement,
        _ slug: String,
        _ systemImage: String,
        _ tint: AdaptiveColor,
        key: KeyEquivalent
    ) -> some View {
        Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.judged(judgement, slug) }
        } label: {
            RoundFace(systemImage: systemImage, size: 66, tint: tint)
        }
        .throwsTopCard(judgement, of: GameDeckStack.identifier, key: judgement.key(of: slug))
        .keyboardShortcut(key, modifiers: [])
        .accessibilityLabel(words("findie.deck.\(judgement.rawValue)"))
    }

    private func wish(_ card: GameCard) -> some View {
        let isWished = model.wishlist.contains(card.id)
        return Button {
            model.wishTapped()
        } label: {
            RoundFace(systemImage: isWished ? "bookmark.fill" : "bookmark", size: 52, tint: FindiePalette.wish)
        }
        .keyboardShortcut(.upArrow, modifiers: [])
        .accessibilityLabel(words(isWished ? "findie.deck.unwish" : "findie.deck.wish"))
        .accessibilityAddTraits(isWished ? .isSelected : [])
    }

    private func open(_ card: GameCard) -> some View {
        Button {
            onOpen(card.id)
        } label: {
            RoundFace(systemImage: "info.circle", size: 48, tint: FindiePalette.accent)
        }
        .keyboardShortcut(.return, modifiers: [])
        .accessibilityLabel(words("findie.deck.open"))
    }
}

/// The face of a round button.
struct RoundFace: View {
    let systemImage: String
    let size: CGFloat
    let tint: AdaptiveColor

    var body: some View {
        Image(systemName: systemImage)
            .resizable()
            .scaledToFit()
            .frame(width: size * 0.46, height: size * 0.46)
            .foregroundStyle(tint)
            .frame(width: size, height: size)
            .background(FindiePalette.card, in: Circle())
            .overlay { Circle().stroke(FindiePalette.edge, lineWidth: 1) }
    }
}

/// The tags that are never shown, as chips that show them again, and the way to exclude another of the top card's.
struct ExcludedTags: View {
    let model: GameDeckModel

    var body: some View {
        HStack(spacing: Spacing.icon) {
            Menu {
                ForEach(model.queue.top?.game.tags.prefix(10) ?? [], id: \.self) { tag in
                    Button(words("findie.exclude.tag", TagVocabulary.builtIn.name(of: tag))) {
                        Task { await model.excluded(tag, true) }
                    }
                }
            } label: {
                Label(words("findie.exclude"), systemImage: "eye.slash")
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .foregroundStyle(FindiePalette.accent)
                    .padding(.horizontal, Spacing.row)
                    .frame(minHeight: 44)
                    .background(FindiePalette.tinted, in: Capsule())
            }
            .buttonStyle(.plain)
            .fixedSize()
            if model.filters.excludedTags.isEmpty {
                Spacer(minLength: 0)
            } else {
                ChipRow {
                    ForEach(model.filters.excludedTags, id: \.self) { tag in chip(tag) }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func chip(_ tag: String) -> some View {
        let name = TagVocabulary.builtIn.name(of: tag)
        return Button {
            Task { await model.excluded(tag, false) }
        } label: {
            HStack(spacing: Spacing.inline) {
                Text(verbatim: name)
                Image(systemName: "xmark")
                    .font(.caption)
            }
            .font(.footnote)
            .fontWeight(.semibold)
            .foregroundStyle(Color.white)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 44)
            .background(FindiePalette.ground(of: tag), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("findie.exclude.again", name))
    }
}
