public import Observation

/// The line between a session and its browser, which may be made as slow as a bad one.
///
/// For trying an app out as it is far from its server: a view changes the delay, the session keeps every frame back for
/// so long.
@Observable
public final class LiveLine {
    /// How long each frame is on its way; not negative.
    public var delay: Duration

    /// A line that keeps frames back for so long.
    public init(delay: Duration = .zero) { self.delay = delay }
}
