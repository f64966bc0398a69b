import Observation
import SwiftUI
import Testing
import WebUITesting

private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Text("count \(count)").onChange(of: count, initial: true) { count += 1 }
    }
}

@Observable
private final class Pendulum {
    var count = 0
}

/// Each evaluation changes what the other view reads.
private struct Mutual: View {
    let own: Pendulum
    let other: Pendulum

    var body: some View {
        let _ = push()
        Text("count \(own.count)")
    }

    private func push() { other.count += 1 }
}

private struct Echo: View {
    @State private var text = ""

    var body: some View {
        Text(verbatim: text)
            .preference(key: LengthKey.self, value: text.count)
            .onPreferenceChange(LengthKey.self) { length in if length < 3 { text += "x" } }
    }
}

private struct LengthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct UpdateLoopTests {
    @Test func `an action that always causes itself ends with a warning`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Restless()) }
        #expect(messages == ["A view tried to update more than eight times in one frame."])
        host?.close()
    }

    @Test func `bodies that change what each other reads end with a warning`() {
        let left = Pendulum()
        let right = Pendulum()
        var host: ViewHost?
        let messages = warnings {
            host = ViewHost(
                VStack {
                    Mutual(own: left, other: right)
                    Mutual(own: right, other: left)
                }
            )
        }
        #expect(messages == ["A view tried to update more than eight times in one frame."])
        host?.close()
    }

    @Test func `a chain of changes that ends is followed to its end`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Echo()) }
        #expect(host?.visibleText == ["xxx"])
        #expect(messages == [])
    }
}
