import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Working: View {
    var id = 0
    var shows = true
    let log: EventLog

    var body: some View {
        if shows {
            Text("working").task(id: id) {
                log.note("start \(id)")
                let (stream, continuation) = AsyncStream<Never>.makeStream()
                for await _ in stream {}
                log.note(Task.isCancelled ? "cancelled \(id)" : "ended \(id)")
                _ = continuation
            }
        }
    }
}

private struct Loading: View {
    @State private var text = "loading"
    let log: EventLog

    var body: some View {
        Text(verbatim: text).task {
            text = "loaded"
            log.note("done")
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct TaskTests {
    private let log = EventLog()

    @Test func `a task starts when the view appears and not again when it is evaluated`() async {
        let host = ViewHost(Working(log: log))
        host.set(Working(log: log))
        #expect(host.graph.runningTasks == 1)
        await log.waitForLines(1)
        #expect(log.lines == ["start 0"])
        host.close()
    }

    @Test func `what a task writes reaches the page`() async {
        let host = ViewHost(Loading(log: log))
        #expect(host.visibleText == ["loading"])
        await log.waitForLines(1)
        host.update()
        #expect(host.visibleText == ["loaded"])
    }

    @Test func `a task is cancelled when its view goes`() async {
        let host = ViewHost(Working(log: log))
        await log.waitForLines(1)
        host.set(Working(shows: false, log: log))
        await log.waitForLines(2)
        #expect(log.lines == ["start 0", "cancelled 0"])
    }

    @Test func `another id cancels the task and starts a new one`() async {
        let host = ViewHost(Working(log: log))
        await log.waitForLines(1)
        host.set(Working(id: 1, log: log))
        await log.waitForLines(3)
        #expect(log.lines.sorted() == ["cancelled 0", "start 0", "start 1"])
        host.close()
        await log.waitForLines(4)
        #expect(log.lines.last == "cancelled 1")
    }

    @Test func `the end of the page cancels its tasks`() async {
        let host = ViewHost(Working(log: log))
        await log.waitForLines(1)
        host.close()
        await log.waitForLines(2)
        #expect(log.lines == ["start 0", "cancelled 0"])
    }
}
