import DesignSystem
import FindieDomain
import SwiftUI

/// The games of a maker, or the way to become one.
struct MakerDeskView: View {
    @State private var model: MakerDeskModel
    /// Whether another screen lies over it, which may change what it shows.
    let isCovered: Bool
    let accountSection: () -> AnyView
    let onOpen: (FindieRoute) -> Void

    init(
        model: MakerDeskModel,
        isCovered: Bool = false,
        accountSection: @escaping () -> AnyView,
        onOpen: @escaping (FindieRoute) -> Void
    ) {
        _model = State(initialValue: model)
        self.isCovered = isCovered
        self.accountSection = accountSection
        self.onOpen = onOpen
    }

    var body: some View {
        MakerFrame(
            title: words("findie.maker.title"),
            phase: model.state,
            problem: $model.problem,
            onAppear: model.appeared,
            content: content
        )
        .onChange(of: isCovered) {
            if !isCovered { Task { await model.appeared() } }
        }
    }

    @ViewBuilder
    private func content(_ standing: MakerDeskModel.Standing) -> some View {
        switch standing {
        case .guest:
            EmptyState(
                systemImage: "person.crop.circle",
                title: words("findie.maker.guest.title"),
                message: words("findie.maker.guest.message")
            ) { accountSection() }
        case .newcomer: joining
        case .maker(let games): loaded(games)
        }
    }

    private var joining: some View {
        FindieForm {
            if model.waiting != nil { Section { reviews } }
            Section {
                TextField(words("findie.maker.name"), text: $model.form.name)
                TextField(words("findie.maker.page"), text: $model.form.page)
                    .keyboardType(.URL)
                Toggle(words("findie.maker.agree"), isOn: $model.form.hasAgreed)
            } header: {
                Text(words("findie.maker.join.title"))
            } footer: {
                Text(words("findie.maker.terms"))
            }
            Section {
                Button(words("findie.maker.join")) { Task { await model.joinTapped() } }
                    .disabled(model.isSending)
            }
        }
    }

    @ViewBuilder
    private func loaded(_ games: [MakerGame]) -> some View {
        if games.isEmpty, model.claimed.isEmpty, model.waiting == nil {
            EmptyState(
                systemImage: "gamecontroller",
                title: words("findie.maker.empty.title"),
                message: words("findie.maker.empty.message")
            ) { newGame }
        } else {
            list(of: games)
        }
    }

    private var newGame: some View {
        Button {
            Task { if let id = await model.newTapped() { onOpen(.makerGame(id)) } }
        } label: {
            Label(words("findie.maker.new"), systemImage: "plus").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }

    /// The way to the queue, for who reviews, a maker or not.
    @ViewBuilder private var reviews: some View {
        if let waiting = model.waiting {
            Button {
                onOpen(.reviews)
            } label: {
                Label(words("findie.review.waiting", String(waiting)), systemImage: "tray")
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            }
        }
    }

    private func list(of games: [MakerGame]) -> some View {
        ReadingColumn {
            newGame
            reviews
            ForEach(games) { game in
                MakerGameRow(game: game, onOpen: onOpen)
            }
            ForEach(model.claimed) { GameClaimRow(claim: $0, onOpen: onOpen) }
        }
    }
}

/// A game with its state and what was promised to it.
struct MakerGameRow: View {
    let game: MakerGame
    let onOpen: (FindieRoute) -> Void

    private var state: String { GameWords.state(of: game) }
    private var title: String { game.draft.title.isEmpty ? words("findie.draft.untitled") : game.draft.title }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Button {
                onOpen(.makerGame(game.id))
            } label: {
                HStack(spacing: Spacing.row) {
                    CoverTile(game: game.game(on: ReleaseDay(year: 2026)), width: 64)
                        .environment(\.drawnGame, game)
                    VStack(alignment: .leading, spacing: Spacing.inline) {
                        Text(verbatim: title).font(.headline).multilineTextAlignment(.leading)
                        Text(verbatim: state)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                        if let promise = game.exposure {
                            Text(words("findie.maker.promise", String(promise.served), String(promise.promised)))
                                .font(.footnote)
                                .foregroundStyle(.secondary)
                        }
                    }
                    Spacer(minLength: 0)
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel(words("findie.maker.edit", title, state))
            if game.slug != nil {
                Button {
                    onOpen(.figures(game.id))
                } label: {
                    Label(words("findie.figures.title"), systemImage: "chart.bar").frame(minHeight: 44)
                }
                .accessibilityLabel(words("findie.maker.figures", title))
            }
        }
        .modifier(CardGround())
    }
}
