import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// What was judged, newest first.
struct HistoryView: View {
    enum Filter: String, CaseIterable { case all, like, skip }

    @State private var model: HistoryViewModel
    @State private var filter = Filter.all
    @Environment(\.dateWords) private var dateWords

    init(model: HistoryViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        @Bindable var model = model
        content
            .navigationTitle(words("repofinder.history.title"))
            .navigationBarTitleDisplayMode(.inline)
            .modifier(ProblemAlert(problem: $model.problem))
            .task { await model.appeared() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ScrollView { SkeletonRows(count: 8).padding(.horizontal, Spacing.section) }
        case .failed(let error):
            DiscoveryFailureView(error: error) { model.retryTapped() }
        case .loaded where model.entries.isEmpty:
            EmptyState(
                systemImage: "clock.arrow.circlepath",
                title: words("repofinder.history.empty.title"),
                message: words("repofinder.history.empty.message")
            )
        case .loaded: list
        }
    }

    private var shown: [HistoryEntry] {
        filter == .all ? model.entries : model.entries.filter { $0.judgement.rawValue == filter.rawValue }
    }

    private var list: some View {
        List {
            Picker(words("repofinder.history.filter"), selection: $filter) {
                ForEach(Filter.allCases, id: \.self) { filter in
                    Text(words("repofinder.history.filter.\(filter.rawValue)")).tag(filter)
                }
            }
            .pickerStyle(.segmented)
            .listRowSeparator(.hidden)
            ForEach(shown) { row($0) }
            if model.hasMore {
                ProgressView()
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .listRowSeparator(.hidden)
                    .onAppear { model.endSeen() }
            }
        }
        .listStyle(.plain)
    }

    private func row(_ entry: HistoryEntry) -> some View {
        NavigationLink(value: DiscoveryRoute.repository(entry.id)) {
            HStack(spacing: Spacing.row) {
                Avatar(url: entry.repository.avatarURL, name: entry.id.owner, size: 36)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: entry.id.name)
                        .fontWeight(.semibold)
                        .lineLimit(3)
                    Text(words("repofinder.history.when", entry.id.owner, dateWords.relative(entry.judgedAt)))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
                Spacer(minLength: 0)
                JudgementMark(judgement: entry.judgement)
            }
            .padding(.vertical, Spacing.inline)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            let other: Judgement = entry.judgement == .like ? .skip : .like
            Button {
                model.changed(entry.id, to: other)
            } label: {
                Label(
                    words("repofinder.history.\(other.rawValue)"),
                    systemImage: other == .like ? "heart" : "xmark"
                )
            }
            .tint(RepoFinderPalette.editGround)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive) {
                model.changed(entry.id, to: nil)
            } label: {
                Label(words("repofinder.history.forget"), systemImage: "arrow.uturn.backward")
            }
        }
    }
}

/// Every repository that was judged.
typealias HistoryViewModel = JudgementHistory<HistoryEntry, DiscoveryError>

extension JudgementHistory where Entry == HistoryEntry, Failure == DiscoveryError {
    /// - Parameters:
    ///   - service: Where it is kept.
    ///   - page: What is shown before anything is read.
    ///   - state: The state to begin in.
    ///   - deck: Whose decisions arrive here, and whose cards change with a judgement.
    convenience init(
        service: any DiscoveryService,
        showing page: HistoryPage? = nil,
        state: State? = nil,
        deck: DeckViewModel? = nil
    ) {
        let access = Access(
            page: { (before) async throws(DiscoveryError) in
                let page = try await service.history(before: before, count: Self.pageSize)
                return (page.entries, page.older)
            },
            change: { [weak deck] (id, judgement) async throws(DiscoveryError) in
                try await service.changeJudgement(of: id, to: judgement, key: IdempotencyKey())
                deck?.cardsChanged()
            },
            arriving: { [weak deck] in deck?.outbox.underway }
        )
        self.init(access, showing: page.map { ($0.entries, $0.older) }, state: state)
    }
}
