import Calls
import DesignSystem
import DiscoveryDomain
import FindieDomain
import Observation
import SwiftUI

/// Every game that was judged; each judgement can be changed or taken back.
@Observable
final class JudgedGamesModel {
    enum State: Equatable {
        case loading
        case loaded
        case failed(FindieError)
    }

    private(set) var state: State
    private(set) var entries: [JudgedGame]
    var problem: FindieError?
    private var older: Int?
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let onChanged: () async -> Void

    private static let pageSize = 50

    init(
        service: any FindieService,
        showing page: JudgedGames? = nil,
        state: State? = nil,
        onChanged: @escaping () async -> Void
    ) {
        self.service = service
        self.onChanged = onChanged
        self.state = state ?? (page == nil ? .loading : .loaded)
        entries = page?.entries ?? []
        older = page?.older
    }

    var hasMore: Bool { older != nil }

    /// Reads anew what was judged, as far as it is on the screen.
    func appeared() async {
        do throws(FindieError) {
            var page = try await service.history(before: nil, count: Self.pageSize)
            var read = page.entries
            while read.count < entries.count, let before = page.older {
                page = try await service.history(before: before, count: Self.pageSize)
                read += page.entries
            }
            (entries, older, state) = (read, page.older, .loaded)
        } catch {
            if state != .loaded { state = .failed(error) }
        }
    }

    func endSeen() async {
        guard let before = older else { return }
        do throws(FindieError) {
            let page = try await service.history(before: before, count: Self.pageSize)
            entries += page.entries
            older = page.older
        } catch {
            problem = error
        }
    }

    /// Changes a judgement; `nil` takes it back, and the game may return to the deck.
    func changed(_ slug: String, to judgement: Judgement?) async {
        guard let index = entries.firstIndex(where: { $0.id == slug }), entries[index].judgement != judgement
        else { return }
        let before = entries
        if let judgement { entries[index].judgement = judgement } else { entries.remove(at: index) }
        do throws(FindieError) {
            try await service.changeJudgement(of: slug, to: judgement, key: IdempotencyKey())
            await onChanged()
        } catch {
            entries = before
            problem = error
        }
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
        case .failed(let error): FindieFailureView(error: error) { Task { await model.appeared() } }
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
                    Button(words("findie.history.more")) { Task { await model.endSeen() } }
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
                Button(words("findie.history.\(other.rawValue)")) {
                    Task { await model.changed(entry.id, to: other) }
                }
                Button(words("findie.history.forget")) { Task { await model.changed(entry.id, to: nil) } }
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
