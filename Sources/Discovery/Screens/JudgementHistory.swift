import DesignSystem
package import DiscoveryDomain
import Observation

/// Something that was judged, in the list of all that was.
package protocol JudgedEntry: Identifiable, Equatable where ID: Sendable {
    var judgement: Judgement { get set }
}

extension HistoryEntry: JudgedEntry {}

/// Everything that was judged, newest first, a page at a time; each judgement can be changed or taken back.
@Observable
package final class JudgementHistory<Entry: JudgedEntry, Failure: Error & Equatable> {
    package typealias Page = (entries: [Entry], older: Int?)

    package enum State: Equatable {
        case loading
        case loaded
        case failed(Failure)
    }

    /// What the history is read and written with.
    package struct Access {
        /// At most `pageSize` entries, the newest ones or those before an `older` of another page.
        package var page: (Int?) async throws(Failure) -> Page
        /// Changes a judgement, or takes it back (`nil`).
        package var change: (Entry.ID, Judgement?) async throws(Failure) -> Void
        /// What sends the decisions that are still on their way to the history.
        package var arriving: () -> Task<Void, Never>?

        package init(
            page: @escaping (Int?) async throws(Failure) -> Page,
            change: @escaping (Entry.ID, Judgement?) async throws(Failure) -> Void,
            arriving: @escaping () -> Task<Void, Never>?
        ) {
            (self.page, self.change, self.arriving) = (page, change, arriving)
        }
    }

    package private(set) var state: State
    package private(set) var entries: [Entry]
    package var problem: Failure?
    private var older: Int?
    @ObservationIgnored private let access: Access
    @ObservationIgnored private let work = OrderedWork()

    package static var pageSize: Int { 50 }

    package init(_ access: Access, showing page: Page? = nil, state: State? = nil) {
        self.access = access
        self.state = state ?? (page == nil ? .loading : .loaded)
        (entries, older) = page ?? ([], nil)
    }

    package var hasMore: Bool { older != nil }

    /// Reads what was judged, and again once what was decided a moment before has arrived.
    package func appeared() async {
        let arriving = access.arriving()
        await read()
        guard let arriving else { return }
        await arriving.value
        guard !Task.isCancelled else { return }
        work.add { [self] in await read() }
        await settled()
    }

    package func retryTapped() {
        state = .loading
        work.add { [self] in await read() }
    }

    /// The end of the list can be seen.
    package func endSeen() {
        work.add { [self] in await readOlder() }
    }

    /// Changes a judgement; `nil` takes it back, and what was judged may return to the deck.
    package func changed(_ id: Entry.ID, to judgement: Judgement?) {
        guard let index = entries.firstIndex(where: { $0.id == id }), entries[index].judgement != judgement
        else { return }
        let before = entries
        if let judgement { entries[index].judgement = judgement } else { entries.remove(at: index) }
        work.add { [self] in
            do throws(Failure) {
                try await access.change(id, judgement)
            } catch {
                entries = before
                problem = error
            }
        }
    }

    /// Returns when everything begun so far is done.
    package func settled() async { await work.settled() }

    /// Reads anew what was judged, as far as it is on the screen.
    private func read() async {
        do throws(Failure) {
            var page = try await access.page(nil)
            var judged = page.entries
            while judged.count < entries.count, let before = page.older {
                page = try await access.page(before)
                judged += page.entries
            }
            (entries, older, state) = (judged, page.older, .loaded)
        } catch {
            if state != .loaded { state = .failed(error) }
        }
    }

    private func readOlder() async {
        guard let before = older else { return }
        do throws(Failure) {
            let page = try await access.page(before)
            entries += page.entries
            older = page.older
        } catch {
            problem = error
        }
    }
}
