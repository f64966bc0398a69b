public import Foundation
public import Observation

/// A film to be played in a `VideoPlayer`.
@Observable public final class AVPlayer {
    let url: URL
    /// Whether it plays without sound; browsers begin by themselves only what nobody hears.
    public var isMuted = false
    private(set) var hasBegun = false

    /// A film at an address, which is fetched over TLS or from this server; others are not shown.
    public init(url: URL) { self.url = url }

    /// Begins to play, once, as soon as it can; nothing begins where the person's system asks for less motion.
    public func play() { hasBegun = true }
}
