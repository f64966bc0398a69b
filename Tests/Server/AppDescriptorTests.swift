import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

struct AppDescriptorTests {
    @Test func `an app brings its pages, its other routes, and what is missing in it`() async throws {
        var app = AppDescriptor.counter
        app.addRoutes = { router, _, _ in router.get("/counter/drawing") { _, _ in "drawn" } }
        app.isMissing = { $0 == "/counter/gone" }
        try await withServer(apps: [app]) { client in
            let launcher = try await client.execute(uri: "/", method: .get)
            #expect(launcher.text.contains(#"href="/counter""#))
            let page = try await client.execute(uri: "/counter", method: .get)
            #expect(page.status == .ok)
            let gone = try await client.execute(uri: "/counter/gone", method: .get)
            #expect(gone.status == .notFound)
            let drawing = try await client.execute(uri: "/counter/drawing", method: .get)
            #expect(drawing.text == "drawn")
        }
    }

    @Test func `every app can be installed, with an icon of its own`() async throws {
        try await withServer { client in
            for path in try await appPaths(client) {
                let manifest = try await client.execute(uri: path + "/manifest.webmanifest", method: .get)
                #expect(manifest.text.contains(#""scope":"\#(path)/""#), "\(path)")
                for type in ["svg", "png"] {
                    let icon = try await client.execute(uri: "\(path)/icon.\(type)", method: .get)
                    #expect(icon.status == .ok && icon.body.readableBytes > 100, "\(path) \(type)")
                }
            }
        }
    }
}
