import SwiftUI
import Testing
import WebUITesting

private struct Picking: View {
    @State private var choice = "b"
    var isDisabled = false
    var isSegmented = false

    var body: some View {
        let picker = Picker("Letter", selection: $choice) {
            Text("A").tag("a")
            Label("B", systemImage: "star").tag("b")
            ForEach(["c", "d"], id: \.self) { Text(verbatim: $0.uppercased()) }
        }
        if isSegmented { picker.pickerStyle(.segmented) } else { picker.disabled(isDisabled) }
        Text("chosen \(choice)")
        Button("Choose c") { choice = "c" }
    }
}

private struct Renaming: View {
    @State private var name = "before"

    var body: some View {
        Picker("Name", selection: .constant(1)) { HStack { Text(verbatim: name) }.tag(1) }
        Button("Rename") { name = "after" }
    }
}

private struct InMenu: View {
    @State private var choice = "a"

    var body: some View {
        Menu("Order") {
            Picker("Letter", selection: $choice) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        }
        Text("chosen \(choice)")
    }
}

private struct People: View {
    @State private var number = 2
    @State private var same = 4

    var body: some View {
        Picker("People", selection: $number) { ForEach(2..<100) { Text("\($0) people") } }
        Picker("Same", selection: $same) { ForEach(2..<100, id: \.self) { Text("\($0) persons") } }
        Text("number \(number)")
    }
}

struct PickerTests {
    @Test func `an option of a range without ids is known by its place, and one with ids by its id`() {
        let host = ViewHost(People())
        #expect(selected(host) == ["4 people", "4 persons"])
        choose("2 people", in: host)
        #expect(host.document.root.textContent.contains("number 0"))
    }

    private func choose(_ text: String, in host: ViewHost) {
        let option = host.document.root.first { $0.tag == "option" && $0.textContent == text }
        host.send("change", text: option?.attributes["value"] ?? "") { $0.tag == "select" }
    }

    private func selected(_ host: ViewHost) -> [String] {
        host.document.root.descendants.filter { $0.tag == "option" && $0.attributes["selected"] != nil }
            .map(\.textContent)
    }

    @Test func `the option of the selection's tag is selected`() {
        #expect(selected(ViewHost(Picking())) == ["B"])
    }

    @Test(arguments: [("A", "a"), ("C", "c"), ("D", "d")])
    func `choosing an option writes its tag`(text: String, tag: String) {
        let host = ViewHost(Picking())
        choose(text, in: host)
        #expect(host.visibleText.contains("chosen \(tag)"))
        #expect(selected(host) == [text])
    }

    @Test func `what code chooses shows`() {
        let host = ViewHost(Picking())
        host.tap("Choose c")
        #expect(selected(host) == ["C"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a value that is no option is ignored`() {
        let host = ViewHost(Picking())
        host.send("change", text: "99999") { $0.tag == "select" }
        #expect(host.visibleText.contains("chosen b"))
    }

    @Test func `a disabled picker ignores the browser`() {
        let host = ViewHost(Picking(isDisabled: true))
        choose("A", in: host)
        #expect(host.visibleText.contains("chosen b"))
    }

    @Test func `segments are radio buttons`() {
        let host = ViewHost(Picking(isSegmented: true))
        #expect(host.elements("segment").map { $0.attributes["aria-checked"] } == ["false", "true", "false", "false"])
        host.tap("D")
        #expect(host.elements("segment").map { $0.attributes["aria-checked"] } == ["false", "false", "false", "true"])
        #expect(host.visibleText.contains("chosen d"))
    }

    @Test func `an option's text follows what draws it`() {
        let host = ViewHost(Renaming())
        host.tap("Rename")
        #expect(host.document.root.first { $0.tag == "option" }?.textContent == "after")
    }

    @Test func `in a menu the options are its items`() {
        let host = ViewHost(InMenu())
        let items = host.document.root.descendants.filter { $0.attributes["role"] == "menuitemradio" }
        #expect(items.map { $0.attributes["aria-checked"] } == ["true", "false"])
        #expect(!host.document.root.descendants.contains { $0.tag == "select" })
        host.tap("b")
        #expect(host.visibleText.contains("chosen b"))
    }
}
