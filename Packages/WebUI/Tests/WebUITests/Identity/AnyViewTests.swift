import SwiftUI
import Testing
import WebUITesting

private struct Erased: View {
    @State private var number = 0

    var body: some View {
        Button("Next") { number += 1 }
        content
    }

    private var content: AnyView {
        switch number {
        case 0, 1: AnyView(Counter("A"))
        case 2: AnyView(Counter("A").padding())
        default: AnyView(Counter("A"))
        }
    }
}

struct AnyViewTests {
    @Test func `an erased view of the same type keeps its state`() {
        let host = ViewHost(Erased())
        host.tap("A 0")
        host.tap("Next")
        #expect(host.visibleText == ["Next", "A 1"])
    }

    @Test func `an erased view of another type starts anew`() {
        let host = ViewHost(Erased())
        host.tap("A 0")
        host.tap("Next")
        host.tap("Next")
        #expect(host.visibleText == ["Next", "A 0"])
        host.tap("A 0")
        host.tap("Next")
        #expect(host.visibleText == ["Next", "A 0"])
    }

    @Test func `erasing twice changes nothing`() {
        let host = ViewHost(AnyView(AnyView(Counter("A"))))
        host.tap("A 0")
        host.set(AnyView(AnyView(Counter("B"))))
        #expect(host.visibleText == ["B 1"])
    }
}
