import SwiftUI
import Testing
import WebUITesting

private struct WordsKey: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Word: View {
    let word: String

    init(_ word: String) { self.word = word }

    var body: some View { Text(verbatim: word).preference(key: WordsKey.self, value: [word]) }
}

private struct Words: View {
    var words: [String]
    var last: String?
    let log: EventLog

    var body: some View {
        VStack {
            ForEach(words, id: \.self) { Word($0) }
            HStack { if let last { Word(last) } }
        }
        .onPreferenceChange(WordsKey.self) { log.note($0.joined(separator: " ")) }
    }
}

private struct Toggled: View {
    let log: EventLog
    @State private var shows = false

    var body: some View {
        VStack {
            Word("below")
            Button("Present") { shows = true }
                .sheet(isPresented: $shows) { Word("in the sheet") }
        }
        .onPreferenceChange(WordsKey.self) { log.note($0.joined(separator: " ")) }
    }
}

struct PreferenceTests {
    private let log = EventLog()

    @Test func `values are reduced in view order`() {
        _ = ViewHost(Words(words: ["a", "b"], last: "c", log: log))
        #expect(log.lines == ["a b c"])
    }

    @Test(arguments: [
        (["a", "b", "x"], "a b x c"), (["x", "a", "b"], "x a b c"), (["b"], "b c"), (["b", "a"], "b a c"),
        (["b", "x", "a"], "b x a c"),
    ])
    func `insertions, removals and moves are told`(words: [String], told: String) {
        let host = ViewHost(Words(words: ["a", "b"], last: "c", log: log))
        _ = log.take()
        host.set(Words(words: words, last: "c", log: log))
        #expect(log.take() == [told])
    }

    @Test func `the same value is told once`() {
        let host = ViewHost(Words(words: ["a"], log: log))
        host.set(Words(words: ["a"], log: log))
        #expect(log.lines == ["a"])
    }

    @Test func `a view that goes takes its value with it`() {
        let host = ViewHost(Words(words: ["a"], last: "b", log: log))
        host.set(Words(words: ["a"], last: nil, log: log))
        #expect(log.lines == ["a b", "a"])
    }

    @Test func `what a sheet says does not leave it`() {
        let host = ViewHost(Toggled(log: log))
        host.tap("Present")
        #expect(host.visibleText.contains("in the sheet"))
        #expect(log.lines == ["below"])
    }
}
