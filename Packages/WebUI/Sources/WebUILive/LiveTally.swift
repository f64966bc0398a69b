/// What a host's sessions have done since the process started.
public final class LiveTally {
    /// Frames made for browsers.
    public internal(set) var frameCount = 0
    /// Their length, in bytes of UTF-8.
    public internal(set) var frameBytes = 0
    /// Events of browsers that were processed.
    public internal(set) var eventCount = 0

    init() {}
}
