import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

extension JudgedGame: JudgedEntry {}

/// Every game that was judged.
typealias JudgedGamesModel = JudgementHistory<JudgedGame, FindieError>

extension JudgementHistory where Entry == JudgedGame, Failure == FindieError {
    /// - Parameters:
    ///   - service: Where it is kept.
    ///   - page: What is shown before anything is read.
    ///   - state: The state to begin in.
    ///   - deck: Whose decisions arrive here, and whose cards change with a judgement.
    convenience init(
        service: any FindieService,
        showing page: JudgedGames? = nil,
        state: State? = nil,
        deck: GameDeckModel? = nil
    ) {
        let access = Access(
            page: { (before) async throws(FindieError) in
                let page = try await service.history(before: before, count: Self.pageSize)
                return (page.entries, page.older)
            },
            change: { [weak deck] (slug, judgement) async throws(FindieError) in
                try await service.changeJudgement(of: slug, to: judgement, key: IdempotencyKey())
                await deck?.reload()
            },
            arriving: { [weak deck] in deck?.outbox.underway }
        )
        self.init(access, showing: page.map { ($0.entries, $0.older) }, state: state)
    }
}

/// What was judged, newest first.
struct JudgedGamesView: View {
    @State private var model: JudgedGamesModel
    /// Another number each time something was judged elsewhere.
    let changes: Int
    let onOpen: (String) -> Void
    @Environment(\.dateWords) private var dateWords

    init(model: JudgedGamesModel, changes: Int = 0, onOpen: @escaping (String) -> Void) {
        _model = State(initialValue: model)
        self.changes = changes
        self.onOpen = onOpen
    }

    var body: some View {
        @Bindable var model = model
        content
            .modifier(ScreenGround())
            .navigationTitle(words("findie.history.title"))
            .navigationBarTitleDisplayMode(.inline)
            .modifier(FindieProblemAlert(problem: $model.problem))
            .task(id: changes) { await model.appeared() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: ScrollView { SkeletonRows(count: 8).padding(Spacing.section) }
        case .failed(let error): FindieFailureView(error: error) { model.retryTapped() }
        case .loaded where model.entries.isEmpty:
            EmptyState(
                systemImage: "clock.arrow.circlepath",
                title: words("findie.history.empty.title"),
                message: words("findie.history.empty.message")
            )
        case .loaded: list
        }
    }

    private var list: some View {
        ScrollView {
            LazyVStack(spacing: Spacing.row) {
                ForEach(model.entries) { row($0) }
                if model.hasMore {
                    Button(words("findie.history.more")) { model.endSeen() }
                        .frame(minHeight: 44)
                }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
    }

    private func row(_ entry: JudgedGame) -> some View {
        HStack(spacing: Spacing.row) {
            Button {
                onOpen(entry.id)
            } label: {
                HStack(spacing: Spacing.row) {
                    CoverTile(game: entry.game, width: 48)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: entry.game.title)
                            .fontWeight(.semibold)
                            .lineLimit(2)
                            .multilineTextAlignment(.leading)
                        Text(
                            words(
                                "findie.history.\(entry.judgement.rawValue).when",
                                dateWords.relative(entry.judgedAt)
                            )
                        )
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .buttonStyle(.plain)
            Menu {
                let other: Judgement = entry.judgement == .like ? .skip : .like
                Button(words("findie.history.\(other.rawValue)")) { model.changed(entry.id, to: other) }
                Button(words("findie.history.forget")) { model.changed(entry.id, to: nil) }
            } label: {
                Label(
                    words("findie.history.change", entry.game.title),
                    systemImage: entry.judgement == .like ? "heart.fill" : "xmark"
                )
                .labelStyle(.iconOnly)
                .foregroundStyle(entry.judgement == .like ? FindiePalette.like : FindiePalette.pass)
                .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
        }
        .padding(Spacing.icon)
        .background(FindiePalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
    }
}
