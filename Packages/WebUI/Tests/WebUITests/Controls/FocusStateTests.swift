import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Login: View {
    enum Field: Hashable { case name, password }

    @State private var name = ""
    @State private var password = ""
    @FocusState private var focus: Field?

    var body: some View {
        TextField("Name", text: $name).focused($focus, equals: .name)
        SecureField("Password", text: $password).focused($focus, equals: .password)
        Text(focus == .name ? "on name" : focus == .password ? "on password" : "nowhere")
        Button("Next") { focus = .password }
        Button("Done") { focus = nil }
    }
}

private struct Single: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Text", text: $text).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        Button("Focus") { isFocused = true }
    }
}

private struct Boxed: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            Section {
                SecureField("Password", text: $text)
                Text("At least twelve letters")
            }
            .focused($isFocused)
        }
        Text(isFocused ? "focused" : "not focused")
    }
}

struct FocusStateTests {
    @Test func `the focus that a section reports is its field's, and is neither given again nor taken elsewhere`() {
        let host = ViewHost(Boxed())
        host.send("focus") { $0.attributes["data-on"]?.contains("focus") ?? false }
        #expect(host.visibleText.contains("focused") && !host.visibleText.contains("not focused"))
        #expect(host.graph.takeCommands() == [])
        host.send("blur") { $0.attributes["data-on"]?.contains("blur") ?? false }
        #expect(host.visibleText.contains("not focused"))
        #expect(host.graph.takeCommands() == [])
    }

    @Test func `the state follows the browser`() {
        let host = ViewHost(Login())
        host.send("focus") { $0.attributes["aria-label"] == "Name" }
        #expect(host.visibleText.contains("on name"))
        #expect(host.graph.takeCommands() == [])
        host.send("blur") { $0.attributes["aria-label"] == "Name" }
        #expect(host.visibleText.contains("nowhere"))
    }

    @Test func `moving from field to field ends on the second one, whichever event comes first`() {
        let host = ViewHost(Login())
        host.send("focus") { $0.attributes["aria-label"] == "Name" }
        host.send("focus") { $0.attributes["aria-label"] == "Password" }
        host.send("blur") { $0.attributes["aria-label"] == "Name" }
        #expect(host.visibleText.contains("on password"))
    }

    @Test func `writing the state moves the focus`() throws {
        let host = ViewHost(Login())
        let password = try #require(host.field("Password")?.id)
        host.send("focus") { $0.attributes["aria-label"] == "Name" }
        host.tap("Next")
        #expect(host.graph.takeCommands().filter { $0 != .blur } == [.focus(password)])
        #expect(host.visibleText.contains("on password"))
        host.tap("Done")
        #expect(host.graph.takeCommands() == [.blur])
    }

    @Test func `a Boolean state is one field's focus`() throws {
        let host = ViewHost(Single())
        let field = try #require(host.field("Text")?.id)
        host.tap("Focus")
        #expect(host.graph.takeCommands() == [.focus(field)])
        #expect(host.visibleText.contains("focused"))
        host.send("blur") { $0.attributes["aria-label"] == "Text" }
        #expect(host.visibleText.contains("not focused"))
    }

    @Test func `the focused row stays where it is when rows change places`() {
        struct Fields: View {
            let names: [String]

            var body: some View {
                ForEach(names, id: \.self) { TextField($0, text: .constant("")) }
            }
        }
        let host = ViewHost(VStack { Fields(names: ["a", "b", "c", "d"]) })
        let focused = host.field("a")?.id
        host.send("focus") { $0.id == focused }
        host.set(VStack { Fields(names: ["b", "c", "d", "a"]) })
        let moved = host.lastOperations.compactMap { operation in
            if case .move(let id, _) = operation { id } else { nil }
        }
        #expect(moved.count == 3)
        #expect(!moved.contains { $0 == focused })
        #expect(host.matchesFreshRender)
    }
}
