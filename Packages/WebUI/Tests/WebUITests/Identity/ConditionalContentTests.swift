import SwiftUI
import Testing
import WebUITesting

private struct Branches: View {
    @State private var isFirst = true

    var body: some View {
        Button("Switch") { isFirst.toggle() }
        if isFirst { Counter("A") } else { Counter("A") }
    }
}

private struct Trailing: View {
    @State private var shows = true

    var body: some View {
        Button("Switch") { shows.toggle() }
        if shows { Text("extra") }
        Counter("A")
    }
}

private struct Choice: View {
    @State private var number = 0

    var body: some View {
        Button("Next") { number += 1 }
        switch number {
        case 0: Counter("A")
        case 1: Counter("A")
        default: Counter("A")
        }
    }
}

private struct Ternary: View {
    @State private var isFirst = true

    var body: some View {
        Button("Switch") { isFirst.toggle() }
        Counter(isFirst ? "A" : "B")
    }
}

struct ConditionalContentTests {
    @Test func `the branches of an if are different views, even of one type`() {
        let host = ViewHost(Branches())
        host.tap("A 0")
        #expect(host.visibleText == ["Switch", "A 1"])
        host.tap("Switch")
        #expect(host.visibleText == ["Switch", "A 0"])
    }

    @Test func `a branch left and entered again starts anew`() {
        let host = ViewHost(Branches())
        host.tap("A 0")
        host.tap("Switch")
        host.tap("Switch")
        #expect(host.visibleText == ["Switch", "A 0"])
    }

    @Test func `a sibling that comes and goes leaves the state of later views alone`() {
        let host = ViewHost(Trailing())
        host.tap("A 0")
        host.tap("Switch")
        #expect(host.visibleText == ["Switch", "A 1"])
        host.tap("Switch")
        #expect(host.visibleText == ["Switch", "extra", "A 1"])
    }

    @Test func `every case of a switch is a view of its own`() {
        let host = ViewHost(Choice())
        host.tap("A 0")
        host.tap("Next")
        #expect(host.visibleText == ["Next", "A 0"])
        host.tap("A 0")
        host.tap("Next")
        #expect(host.visibleText == ["Next", "A 0"])
    }

    @Test func `another value for the same view keeps its state`() {
        let host = ViewHost(Ternary())
        host.tap("A 0")
        host.tap("Switch")
        #expect(host.visibleText == ["Switch", "B 1"])
    }
}
