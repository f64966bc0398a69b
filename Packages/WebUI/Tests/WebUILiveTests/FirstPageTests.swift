import Foundation
import Testing
import WebUI
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct FirstPageTests {
    private var patient: LiveConfiguration {
        var configuration = LiveConfiguration()
        configuration.firstPaintLimit = .seconds(60)
        return configuration
    }

    @Test func `the page holds what its tasks load`() async throws {
        let notes = Notes(configuration: patient) { "from a task" }
        let page = try #require(try await notes.host.page(at: "/notes", for: LiveVisitor(owner: "ada")))
        #expect(page.contains(">from a task<"))
        #expect(page.contains("<title>Notes 1 · Notebook</title>"))
    }

    @Test func `the first pictures that show are not put off until the page is laid out`() async throws {
        let host = LiveHost()
        host.add(LiveApp(path: "/a", title: "A") { _ in LiveScene(root: PicturesView()) })
        let page = try #require(try await host.page(at: "/a", for: LiveVisitor(owner: "ada")))
        let late = page.split(separator: "<img").dropFirst().map { $0.contains("loading=\"lazy\"") }
        #expect(late == [true, false, false, false, true])
    }

    @Test func `what loads too slowly comes as a frame`() async throws {
        var configuration = LiveConfiguration()
        configuration.firstPaintLimit = .zero
        let (signal, open) = AsyncStream<Void>.makeStream()
        let notes = Notes(configuration: configuration) {
            for await _ in signal {}
            return "late"
        }
        let client = try await notes.client()
        #expect(client.document.root.textContent.contains("loading"))
        open.finish()
        await client.receive()
        #expect(client.document.root.textContent.contains("late"))
        #expect(await client.matchesServer())
    }

    @Test func `a page to be kept waits for its data and is of no session`() async throws {
        var configuration = LiveConfiguration()
        configuration.firstPaintLimit = .zero
        let notes = Notes(configuration: configuration) {
            await Task.yield()
            return "kept"
        }
        let page = try #require(try await notes.host.keptPage(at: "/notes", for: LiveVisitor(owner: "ada")))
        #expect(page.contains(">kept<") && page.contains("data-session=\"\""))
        #expect(!page.contains("data-token"))
        #expect(notes.host.sessionCount == 0)
    }

    @Test func `an app is told where nobody sees a page, as it is only kept`() async throws {
        let host = LiveHost()
        host.add(
            LiveApp(path: "/a", title: "A") { LiveScene(root: Text(verbatim: $0.isAbsent ? "nobody" : "somebody")) }
        )
        let visitor = LiveVisitor(owner: "ada")
        #expect(try await host.keptPage(at: "/a", for: visitor)?.contains(">nobody<") == true)
        #expect(try await host.page(at: "/a", for: visitor)?.contains(">somebody<") == true)
    }

    @Test func `an app's library names what browsers keep`() async throws {
        let host = LiveHost()
        let screens = [LibraryScreen(address: "/a/saved", version: "1", also: ["/a"])]
        host.add(
            LiveApp(path: "/a", title: "A", library: { _ in screens }) { _ in
                LiveScene(root: NotebookView(notebook: Notebook()))
            }
        )
        let visitor = LiveVisitor(owner: "ada")
        let list = try #require(try await host.library(of: "/a", for: visitor))
        #expect(try JSONDecoder().decode([LibraryScreen].self, from: list) == screens)
        #expect(try await host.page(at: "/a", for: visitor)?.contains("data-library=\"/a/kept\"") == true)
        #expect(try await Notes().host.library(of: "/notes", for: visitor) == nil)
    }

    @Test func `an address shows its screen at once`() async throws {
        let client = try await Notes().client(at: "/notes/7/8")
        #expect(client.title == "Screen 8 · Notebook")
    }

    @Test(arguments: ["/", "/other", "/notesandmore", ""])
    func `an address that is no app's has no page`(location: String) async throws {
        #expect(try await Notes().host.page(at: location, for: LiveVisitor(owner: "ada")) == nil)
    }

    @Test func `the longest path that fits has the page`() async throws {
        let notes = Notes()
        notes.host.add(
            LiveApp(path: "/notes/7", title: "Seven") { _ in LiveScene(root: NotebookView(notebook: Notebook())) }
        )
        let client = try await notes.client(at: "/notes/7")
        #expect(client.title == "Notes 0 · Seven")
    }

    @Test func `a failing app's error reaches the caller and leaves no session`() async throws {
        struct Refused: Error {}
        let host = LiveHost()
        host.add(LiveApp(path: "/a", title: "A") { _ in throw Refused() })
        await #expect(throws: Refused.self) { try await host.page(at: "/a", for: LiveVisitor(owner: "ada")) }
        #expect(host.sessionCount == 0)
    }
}

private struct PicturesView: View {
    var body: some View {
        VStack {
            picture.hidden()
            ForEach(0..<4, id: \.self) { _ in picture }
        }
    }

    private var picture: some View { AsyncImage(url: URL(string: "/a.png")) }
}
