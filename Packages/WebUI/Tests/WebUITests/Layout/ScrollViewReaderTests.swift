import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Conversation: View {
    @State private var count = 2

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(0..<count, id: \.self) { Text("line \($0)") }
                Text("end").id("end")
            }
            Button("To the end") { proxy.scrollTo("end", anchor: .bottom) }
            Button("To the second") { proxy.scrollTo(1) }
            Button("To a new one") {
                count = 3
                proxy.scrollTo(2, anchor: .top)
            }
            Button("To nowhere") { proxy.scrollTo("nowhere") }
        }
    }
}

struct ScrollViewReaderTests {
    private let host = ViewHost(Conversation())

    @Test(arguments: [
        ("To the end", "end", "bottom"), ("To the second", "line 1", "nearest"), ("To a new one", "line 2", "top"),
    ])
    func `the view with the id is scrolled to, also one that the same change makes`(
        button: String,
        text: String,
        edge: String
    ) throws {
        host.tap(button)
        let id = try #require(host.elements("text").first { $0.textContent == text }?.id)
        #expect(host.graph.takeCommands() == [.scroll(id, edge)])
    }

    @Test func `an id that no view has scrolls nothing`() {
        host.tap("To nowhere")
        #expect(host.graph.takeCommands() == [])
    }
}
