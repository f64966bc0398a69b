import Foundation
import Observation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

@Observable
private final class Model {
    var number = 0
    /// Read by every evaluation, and hardly ever changed.
    var title = "title"
}

/// A screen with state, a model, a branch and a row that come and go, and a field.
private struct Busy: View {
    let model: Model
    @State private var count = 0
    @State private var text = ""

    var body: some View {
        VStack {
            Text("\(model.title) \(model.number)")
            Button("Add \(count)") { count += 1 }
            if model.number.isMultiple(of: 2) { Text("even") }
            ForEach([model.number / 4], id: \.self) { _ in Counter("row") }
            TextField("Text", text: $text)
        }
        .onChange(of: model.number / 8) { text = "\(model.number)" }
    }
}

private struct Shown: View {
    let model: Model?

    var body: some View {
        if let model { Busy(model: model) }
    }
}

/// A page that is updated without a document, as it would be on the server.
private final class Page {
    let model = Model()
    let graph = ViewGraph()

    init() {
        graph.setRoot(Busy(model: model))
        _ = graph.renderAll()
    }

    func update(_ times: Int) {
        for _ in 0..<times {
            model.number += 1
            _ = graph.commit()
        }
    }
}

/// What a screen of results keeps.
@Observable
private final class Shelf {
    var books = Array(0..<5)
    var chosen: Int?
}

/// Rows with all that a row of results has.
private struct ShelfView: View {
    @Bindable var shelf: Shelf

    var body: some View {
        NavigationSplitView {
            List(selection: $shelf.chosen) {
                ForEach(shelf.books, id: \.self) { book in
                    NavigationLink(value: book) { Text("Book \(book)") }
                        .swipeActions { Button("Keep") { shelf.chosen = book } }
                        .contextMenu { Button("Drop") { shelf.books.removeAll { $0 == book } } }
                        .onAppear { shelf.books = shelf.books }
                }
            }
            .refreshable { shelf.chosen = nil }
        } detail: {
            Text("Chosen: \(shelf.chosen ?? 0)")
        }
    }
}

private func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
}

struct MemoryTests {
    @Test func `updates leave no node and hardly a byte behind`() throws {
        let page = Page()
        page.update(1_000)
        let nodes = page.graph.mountedNodeCount
        let bytes = try residentBytes()
        page.update(Effort.updates)
        #expect(page.graph.mountedNodeCount == nodes)
        #expect(try residentBytes() - bytes < 16_000_000)
        page.graph.tearDown()
        #expect(page.graph.mountedNodeCount == 0)
    }

    @Test func `the time to change a model does not grow with the updates before`() {
        // A tracking that stays in the model's registrar is called at the next change: fifty times the updates
        // would take fifty times as long. The best of five tries leaves out what else the machine does.
        func time(after updates: Int) -> Duration {
            let tries = (0..<5).map { _ in
                let page = Page()
                page.update(updates)
                return ContinuousClock().measure { page.model.title = "new" }
            }
            return tries.min() ?? .zero
        }
        #expect(time(after: 1_000) < time(after: 20) * 15)
    }

    @Test func `nor does it grow with evaluations that the model did not cause`() {
        struct Titled: View {
            let model: Model
            @State private var count = 0

            var body: some View {
                Button("\(model.title) \(count)") { count += 1 }
            }
        }
        func time(after taps: Int) -> Duration {
            let tries = (0..<5).map { _ in
                let model = Model()
                let host = ViewHost(Titled(model: model))
                for count in 0..<taps { host.tap("title \(count)") }
                return ContinuousClock().measure { model.title = "new" }
            }
            return tries.min() ?? .zero
        }
        #expect(time(after: 1_000) < time(after: 20) * 15)
    }

    @Test func `a model and the nodes that showed it go when the view goes`() {
        weak var model: Model?
        weak var node: _ViewNode?
        var host: ViewHost?
        do {
            let new = Model()
            model = new
            host = ViewHost(Shown(model: new))
            node = host?.graph.element(1)?.node
        }
        #expect(model != nil && node != nil)
        host?.set(Shown(model: nil))
        #expect(model == nil && node == nil)
    }

    @Test func `a page that ended leaves nothing behind`() {
        weak var model: Model?
        weak var graph: ViewGraph?
        do {
            let new = Model()
            let host = ViewHost(Busy(model: new))
            model = new
            graph = host.graph
            host.tap("Add 0")
            host.close()
        }
        #expect(model == nil && graph == nil)
    }

    @Test func `a list whose rows are links goes with its elements when the page ends`() {
        weak var shelf: Shelf?
        weak var element: Element?
        do {
            let new = Shelf()
            let graph = ViewGraph()
            graph.setRoot(ShelfView(shelf: new))
            _ = graph.renderAll()
            shelf = new
            element = graph.liveElements.first { $0.draft.classes.contains("navlink") }
            #expect(element != nil)
            graph.tearDown()
        }
        #expect(shelf == nil && element == nil)
    }

    @Test func `readers of a state that is never written do not pile up`() throws {
        struct Reading: View {
            @State private var kept = 1
            let model: Model

            var body: some View {
                Text("\(model.number)")
                ForEach([model.number], id: \.self) { _ in Text("\(kept)") }
            }
        }
        let model = Model()
        let graph = ViewGraph()
        graph.setRoot(Reading(model: model))
        _ = graph.renderAll()
        func update(_ times: Int) {
            for _ in 0..<times {
                model.number += 1
                _ = graph.commit()
            }
        }
        update(1_000)
        let bytes = try residentBytes()
        update(Effort.updates)
        #expect(try residentBytes() - bytes < 8_000_000)
    }
}
