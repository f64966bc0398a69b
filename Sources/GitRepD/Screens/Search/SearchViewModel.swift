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
    /// What the source has to say about the results on the screen.
    private(set) var source = SearchSource.answered

    let recents: RecentSearches

    @ObservationIgnored private let repositories: any RepositoryService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private var answered: SearchRequest?
    /// The question whose answer is on the screen.
    @ObservationIgnored private var shown: RepositoryQuery?

    /// After it, what is stored answers.
    static let typingPause: Duration = .milliseconds(400)
    /// After it, too, the source is asked: its few searches a minute are shared by everybody here.
    static let askingPause: Duration = .milliseconds(1_500)
    /// Searches that are left to those who ask outright.
    private static let reserve = 3

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
        now = dependencies.now
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
        ask(isSubmitted: true)
        recents.remember(trimmedText)
    }

    func recentTapped(_ text: String) {
        self.text = text
        searchSubmitted()
    }

    func filtersApplied(_ filters: SearchFilters) {
        self.filters = filters
        if !trimmedText.isEmpty { ask(isSubmitted: true) }
    }

    /// Opening a result says that the search was a good one, even if it was never submitted.
    func resultOpened() {
        guard !trimmedText.isEmpty else { return }
        recents.remember(trimmedText)
    }

    func retryTapped() {
        guard let request else { return }
        self.request = SearchRequest(query: request.query, attempt: request.attempt + 1, isSubmitted: true)
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
        if shown != request.query {
            state = .loading(showing: shownResults)
            // What the source had to say was of the question before.
            source = .answered
        }
        let stored = await firstPage(of: request, .stored)
        guard isOpen(request) else { return }
        switch stored {
        case .success(let page) where page.isBeingRefreshed:
            if !page.repositories.isEmpty, shown != request.query { show(.success(page), of: request) }
            guard await maySource(beAskedFor: request) else { return }
            await askSource(for: request, having: page)
        default:
            show(stored, of: request)
            source = .answered
        }
        guard isOpen(request) else { return }
        answered = request
        await loadStatus()
    }

    /// Whether the person still waits for the answer, after a pause for those who only paused.
    private func maySource(beAskedFor request: SearchRequest) async -> Bool {
        guard !request.isSubmitted else { return true }
        // Cancelled by the next letter.
        try? await clock.sleep(for: Self.askingPause)
        return isOpen(request)
    }

    /// Adds what the source knows below what is here, so that nothing on the screen moves.
    private func askSource(for request: SearchRequest, having stored: RepositoryPage) async {
        guard request.isSubmitted || hasReserve else {
            if shown != request.query { show(.success(stored), of: request) }
            source = .silent(nil)
            return
        }
        source = .asked
        let newer = await firstPage(of: request, stored.source == .github ? .newest : .recent)
        guard isOpen(request) else { return }
        switch (newer, state) {
        case (.success(let page), .results(var results)) where shown == request.query:
            results.enrich(with: page)
            state = .results(results)
            source = .answered
        case (.failure(let error), .results) where shown == request.query:
            source = .silent(error)
        default:
            show(newer, of: request)
            source = .answered
        }
    }

    func pulledToRefresh() async {
        guard let request else { return await appeared() }
        let answer = await firstPage(of: request, .newest)
        guard isOpen(request) else { return }
        answered = request
        if case .failure = answer, shownResults != nil {
            toasts.show(Toast(message: words("gitrepd.toast.notRefreshed"), systemImage: "exclamationmark.triangle"))
        } else {
            show(answer, of: request)
            source = .answered
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

    private func ask(isSubmitted: Bool = false) {
        let query = filters.query(trimmedText)
        guard query != request?.query || isSubmitted && request?.isSubmitted == false else { return }
        request = SearchRequest(query: query, isSubmitted: isSubmitted)
    }

    private func clear() {
        (request, answered, shown) = (nil, nil, nil)
        state = .idle
    }

    /// Whether the answer of a question is still waited for.
    private func isOpen(_ request: SearchRequest) -> Bool { self.request == request && !Task.isCancelled }

    private var hasReserve: Bool {
        guard let limit = status?.searchLimit, limit.resetsAt > now() else { return true }
        return limit.remaining > Self.reserve
    }

    private func show(_ answer: Result<RepositoryPage, RepositoryError>, of request: SearchRequest) {
        shown = request.query
        switch answer {
        case .success(let page) where page.repositories.isEmpty: state = .empty(request.query)
        case .success(let page): state = .results(SearchResults(page))
        case .failure(let error): state = .failed(error)
        }
    }

    private func firstPage(
        of request: SearchRequest,
        _ effort: SearchEffort
    ) async -> Result<RepositoryPage, RepositoryError> {
        do throws(RepositoryError) {
            return .success(try await repositories.search(request.query, page: 1, effort: effort))
        } catch {
            return .failure(error)
        }
    }

    private func loadStatus() async {
        // The meter keeps what it showed; the search itself tells what is wrong.
        if let status = try? await repositories.sourceStatus() { self.status = status }
    }
}
