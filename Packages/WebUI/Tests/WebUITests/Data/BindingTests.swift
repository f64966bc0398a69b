import Observation
import SwiftUI
import Testing
import WebUITesting

private struct Person: Equatable {
    var name = "Ada"
    var tags = ["x", "y"]
}

@Observable
private final class Account {
    var person = Person()
    var isOn = false
}

private struct Form: View {
    @Bindable var account: Account

    var body: some View {
        TextField("Name", text: $account.person.name)
        Toggle("On", isOn: $account.isOn)
        Text(verbatim: account.person.name)
    }
}

private struct Editor: View {
    @Binding var text: String

    var body: some View {
        TextField("Text", text: $text)
    }
}

private struct OptionalHolder: View {
    @State private var text: String? = "a"

    var body: some View {
        if let text = Binding($text) { Editor(text: text) }
        Text(verbatim: text ?? "nothing")
        Button("Remove") { text = nil }
        Button("Restore") { text = "b" }
    }
}

struct BindingTests {
    @Test func `a bindable model is written through and read back`() {
        let account = Account()
        let host = ViewHost(Form(account: account))
        host.type("Grace", into: "Name")
        #expect(account.person.name == "Grace")
        #expect(host.visibleText.last == "Grace")
        host.send("change", flag: true) { $0.attributes["role"] == "switch" }
        #expect(account.isOn)
    }

    @Test func `a change of the model reaches the field`() {
        let account = Account()
        let host = ViewHost(Form(account: account))
        account.person.name = "Grace"
        host.update()
        #expect(host.field("Name")?.value == "Grace")
    }

    @Test func `a projected member reads and writes that member only`() {
        var person = Person()
        let binding = Binding(get: { person }, set: { person = $0 })
        binding.name.wrappedValue = "Grace"
        binding.tags[1].wrappedValue = "z"
        #expect(person == Person(name: "Grace", tags: ["x", "z"]))
        #expect(binding.tags.wrappedValue == ["x", "z"])
    }

    @Test func `a constant keeps its value`() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func `an optional binding is there as long as its value`() {
        let host = ViewHost(OptionalHolder())
        host.type("typed", into: "Text")
        #expect(host.visibleText.first == "typed")
        host.tap("Remove")
        #expect(host.field("Text") == nil)
        #expect(host.visibleText.first == "nothing")
        host.tap("Restore")
        #expect(host.field("Text")?.value == "b")
    }

    @Test func `a binding made of a value writes an optional`() {
        var value = 1
        let binding = Binding<Int?>(Binding(get: { value }, set: { value = $0 }))
        binding.wrappedValue = 2
        #expect(value == 2)
        binding.wrappedValue = nil
        #expect(value == 2)
    }

    @Test func `a setter sees the animation the binding was given`() {
        var seen: Animation?
        let binding = Binding<Int>(get: { 0 }, set: { _, transaction in seen = transaction.animation })
        binding.animation(.linear).wrappedValue = 1
        #expect(seen == .linear)
        binding.wrappedValue = 1
        #expect(seen == nil)
    }

    @Test func `the model's identity is the binding's`() {
        struct Named: Identifiable { let id: Int }
        #expect(Binding.constant(Named(id: 3)).id == 3)
    }
}
