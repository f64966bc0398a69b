import AVKit
import Foundation
import SwiftUI
import Testing
import WebUITesting

/// Films in the page.
struct VideoPlayerTests {
    private func film(_ address: String, isQuiet: Bool = false) throws -> DocumentNode? {
        let player = AVPlayer(url: try #require(URL(string: address)))
        if isQuiet {
            player.isMuted = true
            player.play()
        }
        let host = ViewHost(VideoPlayer(player: player).disabled(isQuiet))
        return host.document.root.first { $0.tag == "video" }
    }

    @Test func `a film waits for whoever wants to see it, with the browser's controls`() throws {
        let film = try #require(try film("/films/1"))
        #expect(film.attributes["src"] == "/films/1" && film.attributes["controls"] == "")
        #expect(film.attributes["autoplay"] == nil && film.attributes["muted"] == nil)
    }

    @Test func `one that begins by itself is silent, has no controls, and no source where less motion is asked for`()
        throws
    {
        let film = try #require(try film("https://a.example/film", isQuiet: true))
        #expect(film.attributes["autoplay"] == "" && film.attributes["muted"] == "")
        #expect(film.attributes["src"] == nil && film.attributes["controls"] == nil)
        let source = try #require(film.first { $0.tag == "source" })
        #expect(source.attributes["src"] == "https://a.example/film")
        #expect(source.attributes["media"] == "(prefers-reduced-motion: no-preference)")
    }

    @Test(arguments: ["http://a.example/film", "javascript:alert(1)", "data:video/mp4,0", "//a.example/film"])
    func `a film that cannot be had safely is not shown`(address: String) throws {
        #expect(try film(address) == nil)
    }
}
