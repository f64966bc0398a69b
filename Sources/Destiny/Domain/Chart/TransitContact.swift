package import Foundation

/// A slow body's stay within 3° of a point of a birth chart.
package struct TransitContact: Codable, Hashable, Sendable {
    package var graha: Graha
    /// The body of the chart that is met; `nil` for the lagna.
    package var natal: Graha?
    /// `nil` when it came before the search began.
    package var start: Date?
    /// When it stands over the point: none, once or three times.
    package var exact: [Date]
    /// `nil` when it leaves after the search ended.
    package var end: Date?

    package init(graha: Graha, natal: Graha?, start: Date?, exact: [Date], end: Date?) {
        self.graha = graha
        self.natal = natal
        self.start = start
        self.exact = exact
        self.end = end
    }
}
