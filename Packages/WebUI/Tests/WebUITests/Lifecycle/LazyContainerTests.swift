import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Rows: View {
    var names = ["a", "b"]
    let log: EventLog

    var body: some View {
        LazyVStack {
            ForEach(names, id: \.self) { name in
                Text(verbatim: name)
                    .onAppear { log.note("+\(name)") }
                    .onDisappear { log.note("-\(name)") }
            }
        }
    }
}

private struct Working: View {
    let log: EventLog

    var body: some View {
        List {
            Text("a").task { log.note("task") }
        }
    }
}

private struct Presenting: View {
    let log: EventLog
    @State private var shows = false

    var body: some View {
        List {
            Button("Open") { shows = true }
                .sheet(isPresented: $shows) { Text("sheet").onAppear { log.note("sheet") } }
        }
    }
}

struct LazyContainerTests {
    private let log = EventLog()

    private func show(_ text: String, _ isVisible: Bool, in host: ViewHost) {
        host.send("visible", flag: isVisible) {
            $0.textContent == text && ($0.attributes["data-on"] ?? "").contains("visible")
        }
    }

    @Test func `rows appear and disappear as the browser shows them`() {
        let host = ViewHost(Rows(log: log))
        #expect(log.take() == [])
        show("a", true, in: host)
        show("a", true, in: host)
        #expect(log.take() == ["+a"])
        show("a", false, in: host)
        show("a", true, in: host)
        #expect(log.take() == ["-a", "+a"])
    }

    @Test func `a row that is removed disappears only if it had appeared`() {
        let host = ViewHost(Rows(log: log))
        show("a", true, in: host)
        host.set(Rows(names: [], log: log))
        #expect(log.lines == ["+a", "-a"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a row's task starts when the row comes into sight`() async {
        let host = ViewHost(Working(log: log))
        #expect(host.graph.runningTasks == 0)
        show("a", true, in: host)
        #expect(host.graph.runningTasks == 1)
        await log.waitForLines(1)
        host.close()
    }

    @Test func `a sheet presented from a row appears at once`() {
        let host = ViewHost(Presenting(log: log))
        host.tap("Open")
        #expect(log.lines == ["sheet"])
    }
}
