import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Keeping: View {
    @State private var shows = true

    var body: some View {
        if shows { Kept() }
        Button("Switch") { shows.toggle() }
    }
}

private struct Kept: View {
    @SceneStorage("count") private var count = 0

    var body: some View {
        Button("kept \(count)") { count += 1 }
    }
}

struct SceneStorageTests {
    @Test func `a kept value outlives the view`() {
        let host = ViewHost(Keeping())
        host.tap("kept 0")
        host.tap("Switch")
        host.tap("Switch")
        #expect(host.visibleText.first == "kept 1")
    }

    @Test func `a kept value can be brought into another session`() {
        let host = ViewHost(Keeping())
        host.tap("kept 0")
        let graph = ViewGraph()
        graph.sceneSnapshot = host.graph.sceneSnapshot
        graph.setRoot(Keeping())
        #expect(graph.renderAll().contains("kept 1"))
    }

    @Test func `a kept value is the scene's own`() {
        let host = ViewHost(Keeping())
        host.tap("kept 0")
        #expect(ViewHost(Keeping()).visibleText.first == "kept 0")
    }
}
