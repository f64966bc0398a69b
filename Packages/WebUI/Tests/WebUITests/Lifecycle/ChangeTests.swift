import SwiftUI
import Testing
import WebUITesting

private struct Watching: View {
    let value: Int
    var isInitial = false
    var suffix = ""
    let log: EventLog

    var body: some View {
        Text("x")
            .onChange(of: value, initial: isInitial) { log.note("\($0)→\($1)\(suffix)") }
    }
}

private struct Derived: View {
    let log: EventLog
    @State private var count = 0
    @State private var double = 0

    var body: some View {
        let _ = log.note("body")
        Button("Add") { count += 1 }
        Button("Back and forth") {
            count += 1
            count -= 1
        }
        Text("double \(double)").onChange(of: count) { double = count * 2 }
    }
}

struct ChangeTests {
    private let log = EventLog()

    @Test func `the first value is no change`() {
        _ = ViewHost(Watching(value: 1, log: log))
        #expect(log.lines == [])
    }

    @Test func `the first value counts where it is asked for`() {
        let host = ViewHost(Watching(value: 1, isInitial: true, log: log))
        host.set(Watching(value: 2, isInitial: true, log: log))
        #expect(log.lines == ["1→1", "1→2"])
    }

    @Test func `an action is told the old and the new value`() {
        let host = ViewHost(Watching(value: 1, log: log))
        for value in [2, 2, 5] { host.set(Watching(value: value, log: log)) }
        #expect(log.lines == ["1→2", "2→5"])
    }

    @Test func `the action of the newest view runs`() {
        let host = ViewHost(Watching(value: 1, suffix: " old", log: log))
        host.set(Watching(value: 2, suffix: " new", log: log))
        #expect(log.lines == ["1→2 new"])
    }

    @Test func `what the action writes is in the same update`() {
        let host = ViewHost(Derived(log: log))
        host.tap("Add")
        #expect(host.visibleText.last == "double 2")
    }

    @Test func `a value that is back before the update is no change`() {
        let host = ViewHost(Derived(log: log))
        host.tap("Add")
        host.tap("Back and forth")
        #expect(host.visibleText.last == "double 2")
    }
}
