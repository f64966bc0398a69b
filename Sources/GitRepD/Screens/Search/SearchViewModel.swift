import DesignSystem
import Foundation
import Observation
import RepositoriesDomain

/// The search screen: what is asked, what came back, and how it goes on.
@Observable
final class SearchViewModel {
    enum State: Equatable {
        /// Nothing is asked; recent searches are offered.
        case idle
        /// The results of the question before, if any, stay in sight.
        case loading(showing: SearchResults?)
        case results(SearchResults)
        case empty(RepositoryQuery)
        case failed(RepositoryError)
    }

    /// What the field holds.
    var text = ""
    private(set) var filters = SearchFilters()
    private(set) var state: State
    /// The question on the screen; the view answers every new one by `performRequest()`.
    private(set) var request: SearchRequest?
    /// `nil` until it is known.
    private(set) var status: SourceStatus?

    let recents: RecentSearches

    @ObservationIgnored private let repositories: any RepositoryService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var answered: SearchRequest?

    static let typingPause: Duration = .milliseconds(400)

    init(
        dependencies: GitRepDDependencies,
        toasts: ToastPresenter,
        state: State = .idle,
        recentSearches: [String] = [],
        status: SourceStatus? = nil
    ) {
        repositories = dependencies.repositories
        recents = RecentSearches(service: dependencies.favourites, texts: recentSearches)
        clock = dependencies.clock
        self.toasts = toasts
        self.state = state
        self.status = status
    }

    // MARK: What the person does

    /// Reads what the empty screen shows.
    func appeared() async {
        await recents.load()
        await loadStatus()
    }

    /// Call with every change of the text; a newer call's cancellation of this one is what makes the pause.
    func textChanged() async {
        guard trimmedText != request?.query.text ?? "" else { return }
        guard !trimmedText.isEmpty else { return clear() }
        do {
            try await clock.sleep(for: Self.typingPause)
        } catch {
            return  // Still typing.
        }
        ask()
    }

    func searchSubmitted() {
        guard !trimmedText.isEmpty else { return clear() }
        ask()
        recents.remember(trimmedText)
    }

    func recentTapped(_ text: String) {
        self.text = text
        searchSubmitted()
    }

    func filtersApplied(_ filters: SearchFilters) {
        self.filters = filters
        if !trimmedText.isEmpty { ask() }
    }

    /// Opening a result says that the search was a good one, even if it was never submitted.
    func resultOpened() {
        guard !trimmedText.isEmpty else { return }
        recents.remember(trimmedText)
    }

    func retryTapped() {
        guard let request else { return }
        self.request = SearchRequest(query: request.query, attempt: request.attempt + 1)
    }

    /// Asks for what an address says.
    func opened(_ query: RepositoryQuery?) {
        guard query != request?.query else { return }
        text = query?.text ?? ""
        guard let query else { return clear() }
        filters = SearchFilters(query)
        ask()
    }

    /// Answers `request`.
    ///
    /// Call again with every new one. Cancelled, it leaves the question open.
    func performRequest() async {
        guard let request, request != answered else { return }
        state = .loading(showing: shownResults)
        let answer = await firstPage(of: request)
        guard self.request == request, !Task.isCancelled else { return }
        answered = request
        state = answer
        await loadStatus()
    }

    func pulledToRefresh() async {
        guard let request else { return await appeared() }
        let answer = await firstPage(of: request, refresh: true)
        guard self.request == request, !Task.isCancelled else { return }
        answered = request
        if case .failed = answer, shownResults != nil {
            toasts.show(Toast(message: words("gitrepd.toast.notRefreshed"), systemImage: "exclamationmark.triangle"))
        } else {
            state = answer
        }
        await loadStatus()
    }

    /// The end of the list came into sight.
    ///
    /// Cancelled, it may be reached again.
    func endReached() async {
        guard let request, case .results(let results) = state, case .more(let page, let attempt) = results.tail
        else { return }
        let answer: Result<RepositoryPage, RepositoryError>
        do throws(RepositoryError) {
            answer = .success(try await repositories.search(request.query, page: page))
        } catch {
            answer = .failure(error)
        }
        guard self.request == request, !Task.isCancelled, case .results(var current) = state,
            current.tail == results.tail
        else { return }
        switch answer {
        case .success(let next): current.append(next)
        case .failure(let error): current.tail = .failed(page: page, attempt: attempt, error)
        }
        state = .results(current)
        await loadStatus()
    }

    func nextPageRetryTapped() {
        guard case .results(var results) = state, case .failed(let page, let attempt, _) = results.tail else { return }
        results.tail = .more(page: page, attempt: attempt + 1)
        state = .results(results)
    }

    /// The facts a result on the screen carries.
    func repository(_ id: Repository.ID) -> Repository? {
        shownResults?.repositories.first { $0.id == id }
    }

    // MARK: How it is done

    private var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    private var shownResults: SearchResults? {
        switch state {
        case .results(let results): results
        case .loading(let results): results
        case .idle, .empty, .failed: nil
        }
    }

    private func ask() {
        let query = filters.query(trimmedText)
        guard query != request?.query else { return }
        request = SearchRequest(query: query)
    }

    private func clear() {
        request = nil
        answered = nil
        state = .idle
    }

    private func firstPage(of request: SearchRequest, refresh: Bool = false) async -> State {
        do throws(RepositoryError) {
            let page = try await repositories.search(request.query, page: 1, refresh: refresh)
            return page.repositories.isEmpty ? .empty(request.query) : .results(SearchResults(page))
        } catch {
            return .failed(error)
        }
    }

    private func loadStatus() async {
        // The meter keeps what it showed; the search itself tells what is wrong.
        if let status = try? await repositories.sourceStatus() { self.status = status }
    }
}
