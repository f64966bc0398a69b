import WebUILive
import WebUITesting

/// A host with the app under test, and the notebooks of the sessions it opened.
final class Notes {
    let host: LiveHost
    private(set) var notebooks: [Notebook] = []

    init(
        configuration: LiveConfiguration = LiveConfiguration(),
        line: LiveLine? = nil,
        load: @escaping @MainActor @Sendable () async -> String = { "loaded" }
    ) {
        var configuration = configuration
        // Tests say themselves when it is time to sweep.
        configuration.sweepInterval = .seconds(86_400)
        host = LiveHost(configuration: configuration)
        host.add(
            LiveApp(path: "/notes", title: "Notebook") { [unowned self] visitor in
                let notebook = Notebook(notes: ["hello \(visitor.owner)"])
                notebooks.append(notebook)
                return LiveScene(
                    root: NotebookView(notebook: notebook, load: load),
                    router: NotebookRouter(notebook),
                    line: line
                )
            }
        )
    }

    /// A browser that has opened the app's page and its stream.
    func client(_ owner: String = "ada", at location: String = "/notes") async throws -> ScriptedClient {
        let client = ScriptedClient(host: host, owner: owner)
        _ = try await client.open(location)
        client.connect()
        return client
    }
}
