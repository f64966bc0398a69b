import SwiftUI
import Testing
import WebUITesting

private struct Unread: View {
    let log: EventLog
    @State private var hidden = 0
    @State private var shown = 0

    var body: some View {
        let _ = log.note("body")
        Text("shown \(shown)")
        Button("Hidden") { hidden += 1 }
        Button("Shown") { shown += 1 }
        Button("Same") { shown = shown + 0 }
        Button("Reveal") { shown = hidden }
        Button("Thrice") { for _ in 0..<3 { shown += 1 } }
    }
}

private struct Optionals: View {
    let log: EventLog
    @State private var value: Int?

    var body: some View {
        let _ = log.note(value.map(String.init) ?? "nil")
        Button("Nil") { value = nil }
        Button("One") { value = 1 }
    }
}

private struct Writer: View {
    @State private var count = 0

    var body: some View {
        let _ = write()
        Text("count \(count)")
    }

    private func write() { count = 5 }
}

private struct Initial: View {
    @State private var value: Int

    init(_ value: Int) { _value = State(initialValue: value) }

    var body: some View { Text("value \(value)") }
}

private struct Parent: View {
    let log: EventLog
    @State private var count = 0

    var body: some View {
        let _ = log.note("parent")
        Button("Add") { count += 1 }
        Noted(name: "constant", log: log)
        Text("count \(count)")
    }
}

private struct PassedOn: View {
    let log: EventLog
    @State private var count = 0

    var body: some View {
        let _ = log.note("parent")
        Child(count: $count, log: log)
    }

    private struct Child: View {
        @Binding var count: Int
        let log: EventLog

        var body: some View {
            let _ = log.note("child")
            Button("Add \(count)") { count += 1 }
        }
    }
}

private struct Counting: DynamicProperty {
    @State private var count = 0
    let step: Int

    var value: Int { count }

    func advance() { count += step }
}

private struct Nested: View {
    @State private var first = 0
    private var second = Counting(step: 2)
    @State private var third = 0

    var body: some View {
        Button("First \(first)") { first += 1 }
        Button("Second \(second.value)") { second.advance() }
        Button("Third \(third)") { third += 3 }
    }
}

struct StateTests {
    @Test func `a write is seen at once by the code after it`() {
        let host = ViewHost(Unread(log: EventLog()))
        host.tap("Hidden")
        host.tap("Hidden")
        host.tap("Reveal")
        #expect(host.visibleText.first == "shown 2")
    }

    @Test func `a tap sends the text it changes and nothing else`() {
        let host = ViewHost(Unread(log: EventLog()))
        host.tap("Shown")
        #expect(host.visibleText.first == "shown 1")
        #expect(host.lastOperationCount == 1)
        #expect(host.matchesFreshRender)
    }

    @Test func `several writes in one action are one evaluation`() {
        let log = EventLog()
        let host = ViewHost(Unread(log: log))
        host.tap("Thrice")
        #expect(log.lines == ["body", "body"])
        #expect(host.visibleText.first == "shown 3")
    }

    @Test func `writing an equal value evaluates nothing`() {
        let log = EventLog()
        let host = ViewHost(Unread(log: log))
        host.tap("Same")
        #expect(log.lines == ["body"])
        #expect(host.lastOperationCount == 0)
    }

    @Test func `writing state that the body does not read evaluates nothing`() {
        let log = EventLog()
        let host = ViewHost(Unread(log: log))
        host.tap("Hidden")
        #expect(log.lines == ["body"])
    }

    @Test func `nil is a value like others`() {
        let log = EventLog()
        let host = ViewHost(Optionals(log: log))
        host.tap("Nil")
        #expect(log.lines == ["nil"])
        host.tap("One")
        host.tap("One")
        #expect(log.lines == ["nil", "1"])
        host.tap("Nil")
        #expect(log.lines == ["nil", "1", "nil"])
    }

    @Test func `a write during the evaluation of a body is refused with a warning`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Writer()) }
        #expect(host?.visibleText == ["count 0"])
        #expect(messages == ["Modifying state during view update; the change is ignored."])
    }

    @Test func `the initial value counts only the first time`() {
        let host = ViewHost(Initial(1))
        host.set(Initial(2))
        #expect(host.visibleText == ["value 1"])
    }

    @Test func `a child whose values are equal is not evaluated again`() {
        let log = EventLog()
        let host = ViewHost(Parent(log: log))
        host.tap("Add")
        #expect(log.lines == ["parent", "constant", "parent"])
    }

    @Test func `state handed on as a binding evaluates its readers only`() {
        let log = EventLog()
        let host = ViewHost(PassedOn(log: log))
        host.tap("Add 0")
        #expect(log.lines == ["parent", "child", "child"])
        #expect(host.visibleText == ["Add 1"])
    }

    @Test func `state inside a property of one's own is kept beside the view's`() {
        let host = ViewHost(Nested())
        host.tap("First 0")
        host.tap("Second 0")
        host.tap("Third 0")
        host.tap("Second 2")
        #expect(host.visibleText == ["First 1", "Second 4", "Third 3"])
    }

    @Test func `a view and the view inside it that both became dirty are evaluated once`() {
        struct Outer: View {
            let log: EventLog
            @State private var count = 0

            var body: some View {
                let _ = log.note("outer \(count)")
                Inner(count: $count, outerCount: count, log: log)
            }
        }
        struct Inner: View {
            @Binding var count: Int
            let outerCount: Int
            let log: EventLog

            var body: some View {
                let _ = log.note("inner \(count)")
                Button("Add") { count += 1 }
            }
        }
        let log = EventLog()
        let host = ViewHost(Outer(log: log))
        host.tap("Add")
        #expect(log.lines == ["outer 0", "inner 0", "outer 1", "inner 1"])
    }
}
