import Calls
import DiscoveryDomain
import Observation
import RepositoriesDomain
import RepositoryScreens

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
