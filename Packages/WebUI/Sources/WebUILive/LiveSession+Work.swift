import Foundation
import WebUI

/// Something a browser has sent, and the number of the request that brought it.
struct AwaitedEvent {
    let event: LiveEvent
    let request: Int
}

extension LiveSession {
    /// Who brings more than is worked off waits.
    private static let longestBacklog = 200

    /// Processes a request's events, as many as a slice of time allows at once; one that was received already does nothing.
    func receive(_ envelope: LiveEnvelope) -> LiveReceipt {
        lastSeen = clock.now
        lastUsed = clock.now
        guard envelope.number > lastEvent else { return .accepted }
        guard backlog.count < Self.longestBacklog, deeds?.isFull(for: owner) != true else { return .tooFast }
        guard bucket.take(envelope.events.reduce(0) { $0 + $1.cost }, now: clock.now) else { return .tooFast }
        lastEvent = envelope.number
        log.forget(through: envelope.shownVersion)
        hasLeft = false
        log.tally?.eventCount += envelope.events.count
        backlog += envelope.events.map { AwaitedEvent(event: $0, request: envelope.number) }
        if backlog.isEmpty { flush() } else if worker == nil { work() }
        return .accepted
    }

    /// The last request of which everything is done.
    var lastHandled: Int {
        let open = [backlog.first?.request, unfinishedDeeds.keys.min()].compactMap(\.self).min()
        return open.map { $0 - 1 } ?? lastEvent
    }

    /// Does what waits until the slice is used up; a session that ends soon does all of it.
    ///
    /// What comes of a request is sent as one: it undoes what the browser has shown in advance.
    func work() {
        let slice = WorkSlice(configuration)
        while !backlog.isEmpty {
            let next = backlog.removeFirst()
            currentRequest = next.request
            follow(next.event)
            isAmidRequest = backlog.first?.request == next.request
            if !isAmidRequest {
                flush()
                isBrowserNavigation = false
            }
            if slice.isUsedUp, !backlog.isEmpty, !isFinishing { return workLater(after: slice) }
        }
    }

    private func workLater(after slice: WorkSlice) {
        worker = Task { @MainActor [weak self] in
            var slice = slice
            await slice.pauseIfUsedUp()
            guard let self, !hasEnded else { return }
            worker = nil
            work()
        }
    }

    /// Does something a person did, here or where it belongs; its request is handled when it is done.
    func act(_ deed: OfflineAction) {
        let request = currentRequest
        let waits = deeds?.take(deed, of: self) { [weak self] in
            self?.finishDeed(of: request)
        }
        if waits == true { unfinishedDeeds[request, default: 0] += 1 }
    }

    private func finishDeed(of request: Int) {
        let left = (unfinishedDeeds[request] ?? 1) - 1
        unfinishedDeeds[request] = left > 0 ? left : nil
        if !hasEnded { flush() }
    }
}
