import Foundation
import WebUI

extension LiveSession {
    private static let noted: Set<String> = ["tap", "submit", "change", "input", "close"]

    private var place: Substring { Self.path(router?.location ?? location) }

    /// Does what an event says, and takes note of it when it changed the page and nothing else.
    func follow(_ event: LiveEvent) {
        settleTrail()
        let step = step(of: event)
        let before = (router?.location, graph.sceneSnapshot)
        let goesOn = ActionTrace.isLeft { process(event) }
        // The next event happens to what this one leads to: a second tap on a link finds its screen covered.
        graph.flush()
        defer { settleTrail() }
        // What the address or the scene keeps comes back by itself.
        guard let step, before == (router?.location, graph.sceneSnapshot) else { return }
        if !goesOn {
            if graph.isDirty || step.isAbsolute { trail.add(step, sheets: sheets) }
        } else if !step.isAbsolute {
            settleTrail()
            trail.finish()
        }
    }

    /// Forgets what led to what is gone.
    func settleTrail() {
        trail.move(to: place)
        guard trail.hasSheets, isAwake else { return }
        trail.settle { graph.element($0) != nil }
    }

    private var sheets: [Int] {
        graph.liveElements.filter { $0.tag == "dialog" && $0.draft.attributes["data-modal"] != nil }.map(\.id).sorted()
    }

    private func step(of event: LiveEvent) -> PageStep? {
        guard case .element(let id, let name, let payload) = event, Self.noted.contains(name),
            let element = graph.element(id), element.draft.attributes["type"] != "password"
        else { return nil }
        var step = PageStep(mark: graph.mark(of: element), event: name, text: payload.text, flag: payload.flag)
        if element.tag == "select" {
            step.option = element.options.firstIndex { $0.draft.attributes["value"] == payload.text }
            step.text = nil
        }
        return step
    }

    // MARK: Resuming

    /// Has the browser carry the steps, when they have changed.
    func noteTrail(in content: inout LiveFrame.Content) {
        guard let seal, trail.steps != carriedSteps else { return }
        carriedSteps = trail.steps
        // Texts can always be encoded.
        guard let steps = try? JSONEncoder().encode(trail.steps) else { return }
        let values = ["path": String(place), "steps": String(decoding: steps, as: UTF8.self)]
        content.draft = try? seal.sealed(values, in: scope)
    }

    /// Does again what led from the page to the form that its person had open, as far as that is still possible, and waits
    /// for its fields.
    func retrace(_ draft: String?, fields: some Collection<String>) async {
        guard let draft, let seal, let values = seal.values(of: draft, in: scope), values["path"] == String(place),
            // Written by another version of the server, perhaps: then it is as good as missing.
            let steps = try? JSONDecoder().decode([PageStep].self, from: Data((values["steps"] ?? "").utf8))
        else { return }
        carriedSteps = steps
        let limit = clock.now + configuration.retraceLimit
        for step in steps {
            let found = await wait(before: limit) { graph.control(marked: step.mark, for: step.event) }
            if let found { follow(event(step, on: found)) }
        }
        _ = await wait(before: limit) { has(fields) ? true : nil }
        // What was copied or opened then is not copied or opened again.
        _ = graph.takeCommands()
    }

    private func has(_ fields: some Collection<String>) -> Bool {
        let names = Set(graph.liveElements.compactMap { $0.draft.attributes["name"] })
        return fields.allSatisfy(names.contains)
    }

    /// Looks for something until no task is left that may bring it.
    func wait<Found>(before limit: ContinuousClock.Instant, for find: () -> Found?) async -> Found? {
        while true {
            // What is new says something only once it would be sent; the page is written anew after this.
            _ = graph.commit()
            if let found = find() { return found }
            guard graph.runningTasks > 0, clock.now < limit else { return nil }
            await graph.taskFinished(before: limit)
        }
    }

    private func event(_ step: PageStep, on control: Element) -> LiveEvent {
        var text = step.text
        if let option = step.option, option < control.options.count {
            text = control.options[option].draft.attributes["value"]
        }
        return .element(control.id, step.event, EventPayload(text: text, flag: step.flag))
    }
}

extension Element {
    /// What a menu offers, in its order.
    fileprivate var options: [Element] { children.flatMap { $0.tag == "option" ? [$0] : $0.options } }
}
