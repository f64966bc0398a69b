import WebUI

/// What people did on screens that nobody sees now: each person's in its order, one after the other.
///
/// A screen is opened once for all that was done on it in a row. Whenever a slice of time is used up everybody else has
/// as long; and what a deed begins has a moment to end, so that writes keep their order and its browser forgets nothing
/// too early.
final class DeedQueue {
    private struct Entry {
        let deed: OfflineAction
        let visitor: LiveVisitor
        weak var page: LiveSession?
        let done: () -> Void
    }

    private static let longestLine = 400

    private let configuration: LiveConfiguration
    private let ledger = IdempotencyLog()
    private let open: (String, LiveVisitor) async -> LiveSession?
    private var lines: [String: [Entry]] = [:]
    private var workers: [String: Task<Void, Never>] = [:]

    /// A queue that has `open` make a session that nobody sees, for a screen's address; `nil` for one that is nobody's.
    init(_ configuration: LiveConfiguration, open: @escaping (String, LiveVisitor) async -> LiveSession?) {
        self.configuration = configuration
        self.open = open
    }

    /// Does a deed at once if its page can and nothing waits before it; it is done once however often it comes.
    ///
    /// - Returns: Whether it waits; then `done` is called when it is done.
    func take(_ deed: OfflineAction, of page: LiveSession, done: @escaping () -> Void) -> Bool {
        let owner = page.visitor.owner
        if ledger.knows(deed.id, of: owner) { return false }
        if lines[owner] == nil, page.performs(deed) {
            _ = ledger.claim(deed.id, by: owner)
            return false
        }
        lines[owner, default: []].append(Entry(deed: deed, visitor: page.visitor, page: page, done: done))
        if workers[owner] == nil { workers[owner] = Task { @MainActor [weak self] in await self?.work(for: owner) } }
        return true
    }

    /// Whether so much of this person's waits that more has to wait with the browser.
    func isFull(for owner: String) -> Bool { (lines[owner]?.count ?? 0) >= Self.longestLine }

    /// Leaves what waits to the next process, whose browsers bring it again.
    func shutDown() {
        for worker in workers.values { worker.cancel() }
        (lines, workers) = ([:], [:])
    }

    private func work(for owner: String) async {
        var screen: (url: String, session: LiveSession, limit: ContinuousClock.Instant)?
        var slice = WorkSlice(configuration)
        while let entry = lines[owner]?.first, !Task.isCancelled {
            if ledger.claim(entry.deed.id, by: owner), entry.page?.performs(entry.deed) != true {
                if screen?.url != entry.deed.url || screen?.session.hasEnded == true {
                    let limit = ContinuousClock.now + configuration.retraceLimit
                    screen = await open(entry.deed.url, entry.visitor).map { (entry.deed.url, $0, limit) }
                }
                if let screen { await screen.session.performUnseen(entry.deed, before: screen.limit) }
            }
            if !Task.isCancelled { finishFirst(of: owner) }
            await slice.pauseIfUsedUp()
        }
        if !Task.isCancelled { workers[owner] = nil }
    }

    private func finishFirst(of owner: String) {
        let entry = lines[owner]?.removeFirst()
        if lines[owner]?.isEmpty == true { lines[owner] = nil }
        entry?.done()
    }
}

extension LiveSession {
    /// Does a deed on the screen that is shown; `false` when it belongs elsewhere.
    fileprivate func performs(_ deed: OfflineAction) -> Bool {
        !hasEnded && (press(deed) || (Self.path(location) == deed.path && tell(deed)))
    }

    /// Does a deed on a screen that nobody sees, once its data are there or at the limit, and waits a moment for what that
    /// begins; some of it, such as words that are shown for a while, ends only later.
    fileprivate func performUnseen(_ deed: OfflineAction, before limit: ContinuousClock.Instant) async {
        lastSeen = clock.now
        await awaitDoer(of: deed, before: limit)
        await ActionTrace.outlast(within: configuration.workLimit) {
            if press(deed) || tell(deed) { flush() }
        }
    }
}
