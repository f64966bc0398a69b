package import Foundation
import Synchronization

/// Keeps the skies that were computed, one for each hour of UTC, as everybody's day looks at the same ones.
///
/// Within an hour the Moon moves 0.6°, the others less than 0.1°.
package final class TransitCache: Sendable {
    private let ephemeris: any EphemerisProvider
    private let capacity: Int
    private let state = Mutex(State())

    private struct State {
        var skies: [Key: TransitSky] = [:]
        /// Oldest first.
        var order: [Key] = []
    }

    private struct Key: Hashable {
        let hour: Int
        let settings: ChartSettings
    }

    /// - Parameters:
    ///   - ephemeris: what computes a sky that is not there.
    ///   - capacity: how many are kept, at least 1; the oldest goes first.
    package init(ephemeris: any EphemerisProvider = LibnovaEphemeris(), capacity: Int = 256) {
        precondition(capacity >= 1, "a cache keeps something")
        self.ephemeris = ephemeris
        self.capacity = capacity
    }

    /// The sky at the start of an instant's hour.
    package func sky(at instant: Date, settings: ChartSettings = ChartSettings()) -> TransitSky {
        let hour = Int((instant.timeIntervalSince1970 / 3600).rounded(.down))
        let key = Key(hour: hour, settings: settings)
        if let sky = state.withLock({ $0.skies[key] }) { return sky }
        // Computed outside the lock: two at once cost a millisecond, waiting for each other more.
        let start = Date(timeIntervalSince1970: Double(hour) * 3600)
        let sky = TransitSky(at: start, settings: settings, ephemeris: ephemeris)
        state.withLock { state in
            guard state.skies.updateValue(sky, forKey: key) == nil else { return }
            state.order.append(key)
            if state.order.count > capacity { state.skies[state.order.removeFirst()] = nil }
        }
        return sky
    }
}
