import Observation
import SwiftUI
import Testing
import WebUILive
import WebUITesting

private struct Entry: Identifiable {
    let id: Int
    var text: String
}

@Observable
private final class Catalogue {
    var rows = (0..<300).map { Entry(id: $0, text: "Repository number \($0), with a line of text about it") }
}

private struct CatalogueView: View {
    let catalogue: Catalogue
    @State private var count = 0

    var body: some View {
        List {
            Button("Pressed \(count) times") { count += 1 }
            Button("Rename") { catalogue.rows[150].text = "Another name, with a line of text about it" }
            Button("Raise") { catalogue.rows.insert(catalogue.rows.remove(at: 250), at: 20) }
            Button("Remove") { catalogue.rows.remove(at: 100) }
            ForEach(catalogue.rows) { row in
                HStack {
                    Text(verbatim: row.text)
                    Spacer()
                    Text(verbatim: "\(row.text.count)")
                }
            }
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct FrameSizeTests {
    private let host = LiveHost()

    init() {
        host.add(
            LiveApp(path: "/catalogue", title: "Catalogue") { _ in
                LiveScene(root: CatalogueView(catalogue: Catalogue()))
            }
        )
    }

    /// What one tap on a button brings down the stream.
    private func pieces(after taps: [String]) async throws -> [String] {
        let client = ScriptedClient(host: host)
        _ = try await client.open("/catalogue")
        for tap in taps {
            #expect(client.tap(tap))
            #expect(client.post() == .accepted)
        }
        let stream = try #require(host.stream(session: client.session, owner: "owner", after: 0, once: true))
        var pieces: [String] = []
        for await piece in stream { pieces.append(piece) }
        return pieces
    }

    @Test(arguments: [("Pressed 0 times", 100), ("Remove", 100), ("Raise", 100), ("Rename", 200)])
    func `a tap's answer is small`(button: String, limit: Int) async throws {
        let pieces = try await pieces(after: [button])
        #expect(pieces.count == 1)
        #expect(pieces[0].contains("\"o\":[["))
        #expect(pieces[0].utf8.count <= limit, "\(pieces[0])")
    }
}
