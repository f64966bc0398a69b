import Foundation
import SwiftUI
import WebUILive
import WebUITesting

/// A page whose scene keeps something.
struct DeskView: View {
    @SceneStorage("drawer") private var drawer = 0
    @SceneStorage("note") private var note = ""
    @State private var lamp = 0

    var body: some View {
        Text("Drawer \(drawer)")
        Button("Next") { drawer += 1 }
        Button("Lamp \(lamp)") { lamp += 1 }
        TextField("Note", text: $note)
    }
}

/// Servers that share a secret, and browsers that go from one to the next.
enum Desk {
    /// Stands for an HMAC: every bit of secret and message counts.
    static func code(secret: UInt64) -> @Sendable (Data) -> Data {
        { message in
            let hash = message.reduce(secret) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            return withUnsafeBytes(of: hash) { Data($0) }
        }
    }

    /// A process with the app.
    static func host(secret: UInt64? = 1) -> LiveHost {
        var configuration = LiveConfiguration()
        configuration.sweepInterval = .seconds(86_400)
        configuration.authenticationCode = secret.map(code)
        let host = LiveHost(configuration: configuration)
        host.add(LiveApp(path: "/desk", title: "Desk") { _ in LiveScene(root: DeskView()) })
        return host
    }

    /// A browser that has opened the page and its stream.
    static func client(on host: LiveHost, owner: String = "ada") async throws -> ScriptedClient {
        let client = ScriptedClient(host: host, owner: owner)
        _ = try await client.open("/desk")
        client.connect()
        return client
    }
}
