import Foundation
import WebUI

extension LiveSession {
    /// Processes a request's events; one that was processed already does nothing.
    func receive(_ envelope: LiveEnvelope) -> LiveReceipt {
        lastSeen = clock.now
        lastUsed = clock.now
        guard envelope.number > lastEvent else { return .accepted }
        guard bucket.take(envelope.events.reduce(0) { $0 + $1.cost }, now: clock.now) else { return .tooFast }
        lastEvent = envelope.number
        hasLeft = false
        log.tally?.eventCount += envelope.events.count
        for event in envelope.events {
            process(event)
            // The next event happens to what this one leads to: a second tap on a link finds its screen covered.
            graph.flush()
        }
        flush()
        isBrowserNavigation = false
        return .accepted
    }

    private func process(_ event: LiveEvent) {
        switch event {
        case .element(let id, let name, let payload): graph.dispatch(name, to: id, payload)
        case .navigate(let path):
            isBrowserNavigation = true
            // What the address bar says already; the router may know better.
            location = path
            router?.open(path)
        case .size(let width, _):
            // As in the style sheet and the script: from here on columns stand side by side and tabs in a sidebar.
            let sizeClass = width >= 900 ? UserInterfaceSizeClass.regular : .compact
            guard graph.environment.horizontalSizeClass != sizeClass else { return }
            graph.setEnvironment { $0.horizontalSizeClass = sizeClass }
        case .zone(let name):
            guard let zone = TimeZone(identifier: name), graph.environment.timeZone != zone else { return }
            graph.setEnvironment { $0.timeZone = zone }
        case .act(let deed):
            guard claim?(deed.id) == true, !press(deed) else { return }
            if Self.path(location) != deed.path || !tell(deed) { elsewhere?(deed) }
        case .leave: hasLeft = true
        }
    }

    /// Presses the control with the deed's key; `false` when the screen on top has none.
    func press(_ deed: LiveDeed) -> Bool {
        let control = graph.liveElements.first { $0.draft.attributes["data-key"] == deed.key && !$0.isHidden }
        guard let control else { return false }
        graph.dispatch(control.draft.handlers["change"] == nil ? "tap" : "change", to: control.id, deed.payload)
        return true
    }

    /// Leaves the deed to the views that do deeds without a control; `false` when there is none.
    func tell(_ deed: LiveDeed) -> Bool {
        let doers = graph.liveElements.filter { $0.draft.handlers["deed"] != nil }
        for doer in doers { graph.dispatch("deed", to: doer.id, deed.payload) }
        return !doers.isEmpty
    }

    /// The page with text typed again that the browser kept while its old session died.
    func markup(replaying fields: [String: String]) -> String {
        for element in graph.liveElements {
            guard let name = element.draft.attributes["name"], let text = fields[name] else { continue }
            graph.dispatch("input", to: element.id, EventPayload(text: text, edit: 0))
        }
        defer { title = documentTitle }
        return graph.renderAll()
    }
}
