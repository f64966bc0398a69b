import DesignSystem
import Foundation
import Observation
import PitchDeckDomain

/// What the catalogue has brought so far, and how the list goes on.
nonisolated struct CatalogueResults: Equatable {
    enum Tail: Hashable {
        /// Reaching the end of the list fetches this page; `attempt` counts from 0 and tells a retry from the first try.
        case more(page: Int, attempt: Int)
        case failed(page: Int, attempt: Int, StartupError)
        case end
    }

    private(set) var startups: [Startup]
    private(set) var facets: StartupFacets
    private(set) var total: Int
    /// Whether `total` says how many there are at least.
    private(set) var isPartial: Bool
    /// Words that were looked for and are in nothing.
    let leftOut: [String]
    /// Published since the list was opened.
    var newer: Int
    var tail: Tail

    init(_ page: StartupSearchPage) {
        (startups, facets, total, newer) = (page.startups, page.facets, page.total, page.newer)
        (isPartial, leftOut) = (page.isPartial, page.leftOut)
        tail = Self.tail(after: page)
    }

    mutating func append(_ page: StartupSearchPage) {
        let known = Set(startups.map(\.id))
        startups += page.startups.filter { !known.contains($0.id) }
        (total, isPartial, newer, tail) = (page.total, page.isPartial, page.newer, Self.tail(after: page))
    }

    private static func tail(after page: StartupSearchPage) -> Tail {
        page.page < page.pageCount ? .more(page: page.page + 1, attempt: 0) : .end
    }
}

/// The catalogue: what is looked for, and what there is.
@Observable
final class CatalogueViewModel {
    enum State: Equatable {
        case loading
        case results(CatalogueResults)
        case empty
        case failed(StartupError)
    }

    /// What is asked for; another one is asked anew.
    struct Request: Hashable {
        var search: StartupSearch
        var attempt: Int
    }

    private(set) var state: State
    /// As it is typed.
    var text: String {
        didSet {
            if text != oldValue { change { $0.text = text.trimmingCharacters(in: .whitespacesAndNewlines) } }
        }
    }
    private(set) var search: StartupSearch
    private(set) var attempt = 0
    /// How often another list came in the place of one; it is read from its first line.
    private(set) var replacements = 0
    @ObservationIgnored private var openedAt: Date?
    @ObservationIgnored private var answered: Request?
    @ObservationIgnored private var follower: NewsFollower?
    @ObservationIgnored private let library: StartupLibrary

    private static let typingPause = Duration.milliseconds(250)

    init(library: StartupLibrary, search: StartupSearch = StartupSearch(), state: State = .loading) {
        (self.library, self.search, self.state, text) = (library, search, state, search.text)
    }

    var request: Request { Request(search: search, attempt: attempt) }

    /// Goes to what an address asks for.
    func opened(_ search: StartupSearch) {
        self.search = search
        text = search.text
    }

    /// Narrows or orders anew.
    func change(_ body: (inout StartupSearch) -> Void) {
        var changed = search
        body(&changed)
        if changed != search { search = changed }
    }

    func clearFacets() {
        change { $0 = StartupSearch(text: $0.text, order: $0.order) }
    }

    /// Brings the first page; a letter more cancels it.
    func appeared() async {
        let request = request
        guard answered != request else { return }
        if answered != nil, answered?.search.text != request.search.text {
            // Cancelled by the next letter.
            guard (try? await library.dependencies.clock.sleep(for: Self.typingPause)) != nil else { return }
        }
        openedAt = library.dependencies.now()
        if follower == nil {
            follower = NewsFollower(library.startups.catalogueChanges()) { [weak self] in
                await self?.changedElsewhere()
            }
        }
        let answer = await page(1, of: request)
        guard self.request == request, !Task.isCancelled else { return }
        if answered != nil { replacements += 1 }
        answered = request
        switch answer {
        case .success(let page) where page.total == 0: state = .empty
        case .success(let page): state = .results(CatalogueResults(page))
        case .failure(let error): state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        attempt += 1
    }

    /// Also what was published meanwhile.
    func newerTapped() {
        attempt += 1
    }

    /// Says how many were published meanwhile, without moving the list.
    private func changedElsewhere() async {
        let request = request
        guard answered == request, let openedAt else { return }
        if case .empty = state { return newerTapped() }
        var search = request.search
        (search.page, search.openedAt) = (1, openedAt)
        // What is not known is not said; the next change asks again.
        guard let newer = try? await library.startups.newer(than: search), answered == request,
            case .results(var results) = state
        else { return }
        results.newer = newer
        state = .results(results)
    }

    func pulledToRefresh() async {
        answered = nil
        await appeared()
    }

    /// The end of the list came into sight.
    func endReached() async {
        let request = request
        guard case .results(let results) = state, case .more(let number, let attempt) = results.tail else { return }
        let answer = await page(number, of: request)
        guard self.request == request, !Task.isCancelled, case .results(var current) = state,
            current.tail == results.tail
        else { return }
        switch answer {
        case .success(let page): current.append(page)
        case .failure(let error): current.tail = .failed(page: number, attempt: attempt, error)
        }
        state = .results(current)
    }

    func nextPageRetryTapped() {
        guard case .results(var results) = state, case .failed(let page, let attempt, _) = results.tail else { return }
        results.tail = .more(page: page, attempt: attempt + 1)
        state = .results(results)
    }

    var facets: StartupFacets? {
        if case .results(let results) = state { results.facets } else { nil }
    }

    private func page(_ number: Int, of request: Request) async -> Result<StartupSearchPage, StartupError> {
        var search = request.search
        (search.page, search.openedAt) = (number, openedAt)
        do throws(StartupError) {
            return .success(try await library.startups.search(search))
        } catch {
            return .failure(error)
        }
    }
}
