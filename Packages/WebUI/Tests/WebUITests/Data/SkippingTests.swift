import Observation
import SwiftUI
import Testing
import WebUITesting

@Observable
private final class Model {
    var name = "a"
}

private struct Facts {
    var model: Model
    var count = 0
}

private struct Reader: View {
    @Bindable var model: Model
    var facts: Facts
    let log: EventLog

    var body: some View {
        let _ = log.note("body \(facts.count)")
        Text(model.name)
    }
}

private struct Parent: View {
    let model: Model
    let log: EventLog
    @State private var taps = 0

    var body: some View {
        Button("tap \(taps)") { taps += 1 }
        Reader(model: model, facts: Facts(model: model, count: taps / 2), log: log)
    }
}

private struct Handler: View {
    let action: () -> Void
    let log: EventLog

    var body: some View {
        let _ = log.note("body")
        Button("run", action: action)
    }
}

private struct HandlerParent: View {
    let log: EventLog
    @State private var taps = 0

    var body: some View {
        Button("tap \(taps)") { taps += 1 }
        Handler(action: { log.note("ran \(taps)") }, log: log)
    }
}

struct SkippingTests {
    @Test func `a view is evaluated again only when a field of its structures differs`() {
        let log = EventLog()
        let host = ViewHost(Parent(model: Model(), log: log))
        host.tap("tap 0")
        #expect(log.lines == ["body 0"])
        host.tap("tap 1")
        #expect(log.lines == ["body 0", "body 1"])
    }

    @Test func `a view skipped by its parent still follows its model`() {
        let model = Model()
        let host = ViewHost(Parent(model: model, log: EventLog()))
        host.tap("tap 0")
        model.name = "b"
        host.update()
        #expect(host.visibleText.contains("b"))
    }

    @Test func `a closure is never taken for the one before`() {
        let log = EventLog()
        let host = ViewHost(HandlerParent(log: log))
        host.tap("tap 0")
        host.tap("run")
        #expect(log.lines == ["body", "body", "ran 1"])
    }
}
