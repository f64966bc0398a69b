import SwiftUI
import Testing
import WebUITesting

private struct Guests: View {
    let names: [String]
    let log: EventLog

    var body: some View {
        ForEach(names, id: \.self) { name in
            Text(verbatim: name)
                .onAppear { log.note("+\(name)") }
                .onDisappear { log.note("-\(name)") }
        }
    }
}

private struct Swap: View {
    let isFirst: Bool
    let log: EventLog

    var body: some View {
        if isFirst {
            Text("a").onAppear { log.note("+a") }.onDisappear { log.note("-a") }
        } else {
            Text("b").onAppear { log.note("+b") }.onDisappear { log.note("-b") }
        }
    }
}

private struct Late: View {
    @State private var text = "before"
    let log: EventLog

    var body: some View {
        let _ = log.note(text)
        Text(verbatim: text).onAppear { text = "after" }
    }
}

private struct Reading: View {
    @State private var count = 0
    let log: EventLog

    var body: some View {
        Button("Add") { count += 1 }
        if count < 2 { Text("content").onDisappear { log.note("gone at \(count)") } }
    }
}

struct AppearanceTests {
    private let log = EventLog()

    @Test func `a view appears once, however often it is evaluated`() {
        let host = ViewHost(Guests(names: ["a", "b"], log: log))
        host.set(Guests(names: ["a", "b"], log: log))
        #expect(log.lines == ["+a", "+b"])
    }

    @Test func `views appear and disappear in view order`() {
        let host = ViewHost(Guests(names: ["a", "b", "c"], log: log))
        #expect(log.take() == ["+a", "+b", "+c"])
        host.set(Guests(names: ["b"], log: log))
        #expect(log.take() == ["-a", "-c"])
        host.set(Guests(names: ["c", "b", "a"], log: log))
        #expect(log.take() == ["+c", "+a"])
    }

    @Test func `a view that moves neither appears nor disappears`() {
        let host = ViewHost(Guests(names: ["a", "b"], log: log))
        _ = log.take()
        host.set(Guests(names: ["b", "a"], log: log))
        #expect(log.take() == [])
    }

    @Test func `what goes says so before what comes`() {
        let host = ViewHost(Swap(isFirst: true, log: log))
        host.set(Swap(isFirst: false, log: log))
        #expect(log.lines == ["+a", "-a", "+b"])
    }

    @Test func `another id disappears and appears`() {
        let host = ViewHost(Guests(names: ["a"], log: log).id(1))
        host.set(Guests(names: ["a"], log: log).id(2))
        #expect(log.lines == ["+a", "-a", "+a"])
    }

    @Test func `state written when appearing is in the first page`() {
        let host = ViewHost(Late(log: log))
        #expect(host.visibleText == ["after"])
        #expect(log.lines == ["before", "after"])
    }

    @Test func `an action sees the values of the moment it runs`() {
        let host = ViewHost(Reading(log: log))
        host.tap("Add")
        host.tap("Add")
        #expect(log.lines == ["gone at 2"])
    }

    @Test func `the end of the page counts as disappearing, inner views first`() {
        let view = VStack { Text("inner").onDisappear { log.note("inner") } }.onDisappear { log.note("outer") }
        ViewHost(view).close()
        #expect(log.lines == ["inner", "outer"])
    }
}
