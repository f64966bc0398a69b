import Observation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

@Observable
private final class Account {
    let name = "ada"
}

private struct Greeting: View {
    @Environment(Account.self) private var account

    var body: some View { Text(verbatim: "hello \(account.name)") }
}

private struct GreetingModifier: ViewModifier {
    @Environment(Account.self) private var account

    func body(content: Content) -> some View { content.help(Text(verbatim: account.name)) }
}

private struct Door: View {
    let log: EventLog
    @State private var isOpen = false

    var body: some View {
        Text("outside").onDisappear { log.note("gone") }
        Button("Open") { isOpen = true }
        if isOpen { Greeting().onAppear { log.note("greeted") } }
    }
}

struct MissingObjectTests {
    private let log = EventLog()

    @Test func `a view without the object it needs fails its page and names the type`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Greeting()) }
        #expect(messages == ["Greeting needs an object of type Account; add it with environment(_:)."])
        #expect(host?.visibleText.contains("This page has failed") == true)
        #expect(host?.graph.failure == messages.first)
    }

    @Test func `a modifier without the object it needs does the same`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Text("here").modifier(GreetingModifier())) }
        #expect(messages.count == 1 && messages[0].contains("Account"))
        #expect(host?.visibleText.contains("This page has failed") == true)
    }

    @Test func `a page that fails later gives up what it showed`() {
        let host = ViewHost(Door(log: log))
        _ = warnings { host.tap("Open") }
        #expect(host.visibleText.contains("This page has failed") && !host.visibleText.contains("outside"))
        #expect(log.take() == ["gone"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a page that has failed can be loaded again`() {
        let host = ViewHost(Door(log: log))
        _ = warnings { host.tap("Open") }
        _ = host.graph.takeCommands()
        host.tap("Load again")
        #expect(host.graph.takeCommands() == [.reload])
    }

    @Test func `other pages go on`() {
        let other = ViewHost(Greeting().environment(Account()))
        _ = warnings { _ = ViewHost(Greeting()) }
        other.update()
        #expect(other.visibleText == ["hello ada"])
        #expect(other.graph.failure == nil)
    }
}
