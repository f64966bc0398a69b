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
    var state: State
    /// The question on the screen; the view answers every new one by `performRequest()`.
    var request: SearchRequest?
    /// `nil` until it is known.
    var status: SourceStatus?
    /// What the source has to say about the results on the screen.
    var source = SearchSource.answered

    let recents: RecentSearches

    @ObservationIgnored let repositories: any RepositoryService
    @ObservationIgnored let toasts: ToastPresenter
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored let now: @Sendable () -> Date
    @ObservationIgnored var answered: SearchRequest?
    /// The question whose answer is on the screen.
    @ObservationIgnored var shown: RepositoryQuery?

    /// After it, what is stored answers.
    static let typingPause: Duration = .milliseconds(400)
    /// After it, too, the source is asked: its few searches a minute are shared by everybody here.
    static let askingPause: Duration = .milliseconds(1_500)
    /// Searches that are left to those who ask outright.
    static let reserve = 3

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

    /// The person meant what was typed, `text`, and not what it was corrected to.
    func verbatimTapped(_ text: String) {
        self.text = text
        ask(isSubmitted: true)
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

    var shownResults: SearchResults? {
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
}

/// One asking of a query; asking again is another request.
nonisolated struct SearchRequest: Hashable {
    var query: RepositoryQuery
    var attempt = 0
    /// Whether the person asked outright and did not only pause in typing.
    var isSubmitted = false
}
