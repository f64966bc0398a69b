/// What assistive technology should know at once.
public enum AccessibilityNotification {
    /// Words to be spoken.
    public struct Announcement {
        private let words: String

        /// An announcement of these words.
        public init(_ announcement: String) { words = announcement }

        /// Speaks them in the page whose action is running; outside of any action nobody hears them.
        public func post() { ViewGraph.running?.send(.announce(words)) }
    }
}
