import DesignSystem
import RepositoriesDomain

/// How a question is answered: by what is stored first, then by the source.
extension SearchViewModel {
    /// Answers `request`.
    ///
    /// Call again with every new one. Cancelled, it leaves the question open. `growth` is how far its list had grown
    /// on a page before this one, if it had.
    func performRequest(regrowing growth: String = "") async {
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
            await regrow(to: growth)
            guard await maySource(beAskedFor: request) else { return }
            await askSource(for: request, having: page)
        default:
            show(stored, of: request)
            source = .answered
            await regrow(to: growth)
        }
        guard isOpen(request) else { return }
        answered = request
        await loadStatus()
    }

    /// How many repositories are listed, and for which question; empty without any.
    var growth: String {
        guard let query = request?.query, query == shown, let count = shownResults?.repositories.count
        else { return "" }
        return "\(count) \(RepositoryRoute.search(query).path)"
    }

    /// Lists as many as a page listed whose server is gone, so that nothing moves from under the person.
    private func regrow(to growth: String) async {
        let parts = growth.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let wanted = Int(parts[0]), let query = request?.query,
            parts[1] == RepositoryRoute.search(query).path
        else { return }
        for _ in 0..<Self.pageLimit {
            guard case .results(let results) = state, results.repositories.count < wanted, case .more = results.tail
            else { return }
            await endReached()
        }
    }

    /// GitHub hands out 1,000 repositories, ten at a time.
    private static let pageLimit = 100

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

    func loadStatus() async {
        // The meter keeps what it showed; the search itself tells what is wrong.
        if let status = try? await repositories.sourceStatus() { self.status = status }
    }
}
