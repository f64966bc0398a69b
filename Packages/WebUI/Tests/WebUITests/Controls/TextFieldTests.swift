import SwiftUI
import Testing
import WebUITesting

private struct Typing: View {
    let log: EventLog
    var isDisabled = false
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text)
            .onSubmit {
                log.note("submit \(text)")
                text = ""
            }
            .disabled(isDisabled)
        Text("hello \(text)")
        Button("Fill") { text = "filled" }
    }
}

private struct Shouting: View {
    @State private var text = ""

    var body: some View {
        TextField("Word", text: Binding(get: { text }, set: { text = $0.uppercased() }))
    }
}

private struct Digits: View {
    @State private var text = "1"

    var body: some View {
        TextField("Digits", text: Binding(get: { text }, set: { if $0.allSatisfy(\.isNumber) { text = $0 } }))
    }
}

private struct Note: View {
    @State private var text = "\nfirst <line>"

    var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
    }
}

struct TextFieldTests {
    private let log = EventLog()

    @Test func `typing writes the binding and sends nothing back for the field`() {
        let host = ViewHost(Typing(log: log))
        host.type("Ada", into: "Name")
        #expect(host.visibleText.contains("hello Ada"))
        #expect(host.lastOperationCount == 1)
        #expect(host.field("Name")?.value == "Ada")
    }

    @Test func `what code writes shows`() {
        let host = ViewHost(Typing(log: log))
        host.tap("Fill")
        #expect(host.field("Name")?.value == "filled")
        #expect(host.matchesFreshRender)
    }

    @Test func `a field cleared when it is submitted is empty in the browser`() {
        let host = ViewHost(Typing(log: log))
        host.type("Ada", into: "Name")
        host.send("submit") { $0.tag == "input" }
        #expect(log.lines == ["submit Ada"])
        #expect(host.field("Name")?.value == "")
    }

    @Test func `a binding that changes what is typed changes the field`() {
        let host = ViewHost(Shouting())
        host.type("abc", into: "Word")
        #expect(host.field("Word")?.value == "ABC")
    }

    @Test func `a binding that refuses what is typed puts the old text back`() {
        let host = ViewHost(Digits())
        host.type("1x", into: "Digits")
        #expect(host.field("Digits")?.value == "1")
    }

    @Test func `a disabled field ignores the browser`() {
        let host = ViewHost(Typing(log: log, isDisabled: true))
        host.type("Ada", into: "Name")
        #expect(host.visibleText.contains("hello "))
    }

    @Test func `an editor shows its text with the first line break`() {
        #expect(ViewHost(Note()).document.root.first { $0.tag == "textarea" }?.value == "\nfirst <line>")
    }
}
