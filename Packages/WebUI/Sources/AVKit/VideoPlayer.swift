public import WebUI

/// A film in the page, with the browser's own controls unless it is disabled; what is behind it shows until it is there.
public struct VideoPlayer<VideoOverlay: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    private let player: AVPlayer?

    /// What it is made of.
    public var body: some View {
        if let player, let address = player.url.safeSource {
            // A film takes the room there is, whatever its own size.
            Color.clear.overlay {
                VideoElement(
                    address: address,
                    isMuted: player.isMuted,
                    hasBegun: player.hasBegun,
                    hasControls: isEnabled
                )
            }
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// A film; nothing where there is no player.
    public init(player: AVPlayer?) { self.player = player }
}

/// A `video` of the page.
private struct VideoElement: View {
    let address: String
    let isMuted: Bool
    let hasBegun: Bool
    let hasControls: Bool

    var body: some View {
        HTMLElement("video", draw: draw) {
            // A source can be left out where less motion is asked for, before the page has told the server so.
            if hasBegun {
                HTMLElement("source") {
                    $0.attributes["src"] = address
                    $0.attributes["media"] = "(prefers-reduced-motion: no-preference)"
                }
            }
        }
    }

    private func draw(_ draft: inout ElementDraft) {
        draft.classes = ["film"]
        draft.attributes["playsinline"] = ""
        draft.attributes["preload"] = "metadata"
        if !hasBegun { draft.attributes["src"] = address }
        if hasBegun { draft.attributes["autoplay"] = "" }
        if isMuted { draft.attributes["muted"] = "" }
        if hasControls { draft.attributes["controls"] = "" }
    }
}
