import SwiftUI
import Testing
import WebUITesting

private struct Asking: View {
    let log: EventLog
    @State private var asks = false
    @State private var tells = false
    @State private var picks = false

    var body: some View {
        VStack {
            Button("Ask") { asks = true }
                .alert("Really?", isPresented: $asks) {
                    Button("Delete", role: .destructive) { log.note("deleted") }
                    Button("Keep", role: .cancel) { log.note("kept") }
                } message: {
                    Text("It cannot be undone.")
                }
            Button("Tell") { tells = true }
                .alert("Done", isPresented: $tells) {}
            Button("Pick") { picks = true }
                .confirmationDialog("Pick one", isPresented: $picks) {
                    Button("First") { log.note("first") }
                }
        }
    }
}

private struct Failing: View {
    @State private var shows = false
    @State private var problem: String?

    var body: some View {
        Button("Fail") {
            problem = "disk full"
            shows = true
        }
        .alert("Problem", isPresented: $shows, presenting: problem) { problem in
            Button("Retry \(problem)") {}
        } message: { problem in
            Text("The \(problem).")
        }
    }
}

struct AlertTests {
    private let log = EventLog()

    @Test(arguments: [("Delete", "deleted"), ("Keep", "kept")])
    func `every button closes the alert and does its own thing once`(button: String, noted: String) {
        let host = ViewHost(Asking(log: log))
        host.tap("Ask")
        #expect(host.element("alert")?.attributes["role"] == "alertdialog")
        #expect(host.visibleText.contains("It cannot be undone."))
        host.tap(button)
        #expect(host.element("alert") == nil)
        #expect(log.lines == [noted])
    }

    @Test func `an alert without buttons has one to close it`() {
        let host = ViewHost(Asking(log: log))
        host.tap("Tell")
        host.tap("OK")
        #expect(host.element("alert") == nil)
    }

    @Test func `a confirmation dialog closes when a choice is made`() {
        let host = ViewHost(Asking(log: log))
        host.tap("Pick")
        host.tap("First")
        #expect(host.element("confirm") == nil)
        #expect(log.lines == ["first"])
    }

    @Test func `an alert closed in the browser does none of its actions`() {
        let host = ViewHost(Asking(log: log))
        host.tap("Ask")
        host.send("close") { $0.tag == "dialog" }
        #expect(host.element("alert") == nil)
        #expect(log.lines == [])
    }

    @Test func `an alert shows the data it is presented with`() {
        let host = ViewHost(Failing())
        host.tap("Fail")
        #expect(host.visibleText.contains("Retry disk full"))
        #expect(host.visibleText.contains("The disk full."))
    }
}
