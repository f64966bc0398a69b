import Observation
import SwiftUI
import WebUI
import WebUILive
import WebUIOptimistic

/// What one session of the app under test knows.
@Observable
final class Notebook {
    var notes: [String] = []
    var draft = ""
    var loaded = "loading"
    /// The screens on top of the first.
    var path: [Int] = []
    var isQuiet = false
    /// Keys of deeds that had no control.
    var deeds: [String] = []

    init(notes: [String] = []) { self.notes = notes }
}

/// The app under test: notes with a field, a counter, screens and a task.
struct NotebookView: View {
    @Bindable var notebook: Notebook
    var load: @MainActor @Sendable () async -> String = { "loaded" }
    @State private var count = 0
    @State private var shout = ""

    var body: some View {
        NavigationStack(path: $notebook.path) {
            VStack {
                Text(verbatim: notebook.loaded)
                TextField("Note", text: $notebook.draft).onSubmit { add() }
                TextField("Shout", text: Binding(get: { shout }, set: { shout = $0.uppercased() }))
                Button("Add", action: add)
                Button("Count \(count)") { count += 1 }
                Button("Drop") { notebook.notes.removeLast() }
                    .optimistic(.removesRow, key: "drop")
                Toggle("Quiet", isOn: $notebook.isQuiet).optimistic(.toggles, key: "quiet")
                Button("Locked") { count += 100 }.disabled(true)
                ForEach(notebook.notes, id: \.self) { Text(verbatim: $0) }
                Button("Open 1") { notebook.path = [1] }
                Button("Open 12") { notebook.path = [12] }
            }
            .optimisticDeeds { notebook.deeds.append($0) }
            .navigationTitle("Notes \(notebook.notes.count)")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Button("Note") { notebook.notes.append("from \(number)") }
                        .optimistic(.toggles, key: "note \(number)")
                    Button("Deeper") { notebook.path.append(number + 1) }
                    Button("Swap") { notebook.path = [number + 1] }
                    Button("Home") { notebook.path = [] }
                }
                .navigationTitle("Screen \(number)")
            }
        }
        .task { notebook.loaded = await load() }
    }

    private func add() {
        notebook.notes.append(notebook.draft)
        notebook.draft = ""
    }
}

/// Addresses of the form `/notes/1/2`.
final class NotebookRouter: LiveRouter {
    let notebook: Notebook

    init(_ notebook: Notebook) { self.notebook = notebook }

    var location: String { (["/notes"] + notebook.path.map(String.init)).joined(separator: "/") }

    func open(_ location: String) {
        let numbers = location.split(separator: "/").dropFirst().map { Int($0) }
        notebook.path = numbers.contains(nil) ? [] : numbers.compactMap { $0 }
    }

    func address(of value: AnyHashable) -> String? { (value.base as? Int).map { "/notes/\($0)" } }
}
