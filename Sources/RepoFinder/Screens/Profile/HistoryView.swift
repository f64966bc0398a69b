import Calls
import DesignSystem
import DiscoveryDomain
import Observation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// What was judged, newest first.
struct HistoryView: View {
    @State private var model: HistoryViewModel
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

    private var list: some View {
        @Bindable var model = model
        return List {
            Picker(words("repofinder.history.filter"), selection: $model.filter) {
                ForEach(HistoryViewModel.Filter.allCases, id: \.self) { filter in
                    Text(words("repofinder.history.filter.\(filter.rawValue)")).tag(filter)
                }
            }
            .pickerStyle(.segmented)
            .listRowSeparator(.hidden)
            ForEach(model.shown) { row($0) }
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

/// Everything that was judged; each judgement can be changed or taken back.
@Observable
final class HistoryViewModel {
    enum State: Equatable {
        case loading
        case loaded
        case failed(DiscoveryError)
    }

    enum Filter: String, CaseIterable { case all, like, skip }

    private(set) var state: State
    private(set) var entries: [HistoryEntry]
    var filter = Filter.all
    var problem: DiscoveryError?

    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let work = OrderedWork()
    @ObservationIgnored private let onChanged: () -> Void
    private var older: Int?

    private static let pageSize = 50

    init(
        service: any DiscoveryService,
        showing page: HistoryPage? = nil,
        state: State? = nil,
        onChanged: @escaping () -> Void
    ) {
        self.service = service
        self.onChanged = onChanged
        self.state = state ?? (page == nil ? .loading : .loaded)
        entries = page?.entries ?? []
        older = page?.older
    }

    var shown: [HistoryEntry] {
        filter == .all ? entries : entries.filter { $0.judgement.rawValue == filter.rawValue }
    }

    var hasMore: Bool { older != nil }

    func appeared() async {
        do throws(DiscoveryError) {
            let page = try await service.history(before: nil, count: Self.pageSize)
            entries = page.entries
            older = page.older
            state = .loaded
        } catch {
            if state != .loaded { state = .failed(error) }
        }
    }

    func retryTapped() {
        state = .loading
        work.add { [self] in await appeared() }
    }

    /// The end of the list can be seen.
    func endSeen() {
        work.add { [self] in await loadOlder() }
    }

    /// Changes a judgement; `nil` takes it back, and the repository may return to the deck.
    func changed(_ id: Repository.ID, to judgement: Judgement?) {
        guard let index = entries.firstIndex(where: { $0.id == id }), entries[index].judgement != judgement
        else { return }
        let before = entries
        if let judgement { entries[index].judgement = judgement } else { entries.remove(at: index) }
        work.add { [self] in
            do throws(DiscoveryError) {
                try await service.changeJudgement(of: id, to: judgement, key: IdempotencyKey())
                onChanged()
            } catch {
                entries = before
                problem = error
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async { await work.settled() }

    private func loadOlder() async {
        guard let before = older else { return }
        do throws(DiscoveryError) {
            let page = try await service.history(before: before, count: Self.pageSize)
            entries += page.entries
            older = page.older
        } catch {
            problem = error
        }
    }
}
