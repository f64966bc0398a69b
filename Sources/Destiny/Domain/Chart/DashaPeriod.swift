package import Foundation

/// A period of the Vimshottari cycle.
package struct DashaPeriod: Codable, Hashable, Sendable {
    package var lord: Graha
    package var start: Date
    package var end: Date
    /// The nine periods inside, in order; empty where no more are told.
    package var parts: [DashaPeriod]

    package init(lord: Graha, start: Date, end: Date, parts: [DashaPeriod] = []) {
        self.lord = lord
        self.start = start
        self.end = end
        self.parts = parts
    }

    package func contains(_ instant: Date) -> Bool { start <= instant && instant < end }
}
