import Foundation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

struct AddressTests {
    private nonisolated static let dangerous = [
        "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x",
        "file:///etc/passwd", "blob:https://a/b",
    ]

    private nonisolated static let harmless = [
        "https://example.org/a?b=c", "http://example.org", "mailto:a@example.org", "tel:123",
    ]

    @Test(arguments: dangerous)
    func `a link that could run something has no address`(address: String) throws {
        let host = ViewHost(Link("open", destination: try #require(URL(string: address))))
        #expect(host.element("link")?.attributes["href"] == nil)
    }

    @Test(arguments: harmless)
    func `other links have theirs, and tell the other page nothing`(address: String) throws {
        let host = ViewHost(Link("open", destination: try #require(URL(string: address))))
        #expect(host.element("link")?.attributes["href"] == address)
        #expect(host.element("link")?.attributes["rel"] == "noopener noreferrer")
    }

    @Test(arguments: dangerous)
    func `a link in a text has no address either`(address: String) {
        var text = AttributedString("open")
        text.link = URL(string: address)
        #expect(ViewHost(Text(text)).element("link")?.attributes["href"] == nil)
    }

    @Test(arguments: dangerous + ["http://example.org/a.png", "//example.org/a.png"])
    func `a picture from anywhere but TLS or this server is not loaded`(address: String) {
        let host = ViewHost(AsyncImage(url: URL(string: address)))
        #expect(host.document.root.first { $0.tag == "img" } == nil)
    }

    @Test(arguments: ["https://example.org/a.png", "HTTPS://example.org/a.png", "/pictures/a.png"])
    func `other pictures are loaded by the browser`(address: String) throws {
        let host = ViewHost(AsyncImage(url: URL(string: address)))
        let picture = try #require(host.document.root.first { $0.tag == "img" })
        #expect(picture.attributes["src"] == address)
        #expect(picture.attributes["referrerpolicy"] == "no-referrer")
    }

    @Test(arguments: dangerous + harmless)
    func `an app opens only what cannot run anything`(address: String) throws {
        struct Opening: View {
            let url: URL
            @Environment(\.openURL) private var openURL

            var body: some View { Button("Open") { openURL(url) } }
        }
        let host = ViewHost(Opening(url: try #require(URL(string: address))))
        host.tap("Open")
        #expect(host.graph.takeCommands() == (Self.harmless.contains(address) ? [.open(address)] : []))
    }

    @Test func `what an action of one's own leaves to the browser is opened, elsewhere where it says so`() throws {
        struct Opening: View {
            let url: URL
            @Environment(\.openURL) private var openURL

            var body: some View { Button("Open") { openURL(url) } }
        }
        let (here, there) = (
            try #require(URL(string: "https://a.example/")), try #require(URL(string: "https://b.example/"))
        )
        for (action, opened) in [
            (OpenURLAction { _ in .systemAction }, [here]), (OpenURLAction { _ in .systemAction(there) }, [there]),
            (OpenURLAction { _ in .handled }, []),
        ] {
            let host = ViewHost(Opening(url: here).environment(\.openURL, action))
            host.tap("Open")
            #expect(host.graph.takeCommands() == opened.map { .open($0.absoluteString) })
        }
    }

    @Test(arguments: dangerous)
    func `an app shares no address that could run something`(address: String) throws {
        let host = ViewHost(ShareLink("Share", item: try #require(URL(string: address))))
        host.tap("Share")
        #expect(host.graph.takeCommands() == [])
    }
}
