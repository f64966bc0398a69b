import Foundation
import Observation
import SwiftUI
import Testing
import WebUILive
import WebUITesting

/// Shows what it was opened with, at an address that follows.
private struct Opened: View {
    let desk: SharedDesk

    var body: some View { Text(verbatim: "opened \(desk.opened)").onOpenURL { desk.opened = $0.absoluteString } }
}

@Observable
private final class SharedDesk: LiveRouter {
    var opened = "nothing"
    @ObservationIgnored var asked: [String] = []

    var location: String { opened == "nothing" ? "/desk" : "/desk/shown" }

    func open(_ location: String) { asked.append(location) }

    func address(of value: AnyHashable) -> String? { nil }
}

@Suite(.timeLimit(.minutes(5)))
struct SharedLinkTests {
    private let host = LiveHost()
    private let desk = SharedDesk()

    private func client(at location: String) async throws -> ScriptedClient {
        host.add(
            LiveApp(path: "/desk", title: "Desk") { [desk] _ in LiveScene(root: Opened(desk: desk), router: desk) }
        )
        let client = ScriptedClient(host: host, owner: "ada")
        _ = try await client.open(location)
        client.connect()
        return client
    }

    @Test(arguments: [
        "/desk/share?url=https%3A%2F%2Fexample.org%2Fa%3Fb",
        "/desk/share?title=A+page&text=Look:%20https%3A%2F%2Fexample.org%2Fa%3Fb%20!",
    ])
    func `a shared link is opened by the page that it makes, whose address it is not`(location: String) async throws {
        let client = try await client(at: location)
        #expect(client.document.root.textContent == "opened https://example.org/a?b")
        #expect(desk.asked == ["/desk"])
        await client.receive()
        #expect(client.history == ["/desk/shown"])
    }

    @Test(arguments: [
        "/desk/share", "/desk/share?text=no+link", "/desk/share?url=javascript%3Aalert(1)",
        "/desk/shared?url=https%3A%2F%2Fa.b",
    ])
    func `an address without a link to open is the router's`(location: String) async throws {
        let client = try await client(at: location)
        #expect(client.document.root.textContent == "opened nothing")
        #expect(desk.asked == [location])
    }
}
