import SwiftUI
import Testing
import WebUITesting

private struct Named: View {
    @State private var id = 0

    var body: some View {
        Button("Change") { id += 1 }
        Button("Same") { id += 0 }
        Counter("A").id(id)
    }
}

private struct Inner: View {
    @State private var id = 0

    var body: some View {
        Button("Change") { id += 1 }
        Counter("A")
        VStack { Counter("B").id(id) }
    }
}

struct ExplicitIdentityTests {
    @Test func `another id is another view`() {
        let host = ViewHost(Named())
        host.tap("A 0")
        host.tap("Change")
        #expect(host.visibleText.last == "A 0")
    }

    @Test func `the same id keeps the state`() {
        let host = ViewHost(Named())
        host.tap("A 0")
        host.tap("Same")
        #expect(host.visibleText.last == "A 1")
    }

    @Test func `an id resets what is below it and nothing beside it`() {
        let host = ViewHost(Inner())
        host.tap("A 0")
        host.tap("B 0")
        host.tap("Change")
        #expect(host.visibleText == ["Change", "A 1", "B 0"])
    }

    @Test func `ids of different types are different`() {
        let host = ViewHost(Counter("A").id(AnyHashable(1)))
        host.tap("A 0")
        host.set(Counter("A").id(AnyHashable("1")))
        #expect(host.visibleText == ["A 0"])
    }
}
