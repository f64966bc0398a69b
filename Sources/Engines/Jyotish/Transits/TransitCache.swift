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

/// Where all bodies are at an instant, the same for everybody.
package struct TransitSky: Hashable, Sendable {
    package let instant: Date
    package let settings: ChartSettings
    /// All nine.
    package let points: [Body: ZodiacPoint]
    /// Degrees a day.
    package let speeds: [Body: Double]

    /// Computes the nine places of an instant; about a millisecond.
    package init(at instant: Date, settings: ChartSettings, ephemeris: any EphemerisProvider) {
        self.instant = instant
        self.settings = settings
        let time = EphemerisTime(instant)
        let ayanamsa = settings.ayanamsa.degrees(at: time)
        let positions = ephemeris.positions(of: Body.allCases, at: time, node: settings.node)
        points = positions.mapValues { ZodiacPoint(longitude: $0.longitude - ayanamsa) }
        speeds = positions.mapValues(\.speed)
    }

    package var signs: [Body: Sign] { points.mapValues(\.sign) }

    /// How each body goes for a Moon sign, in the order of ``Body``.
    package func gochara(moon: Sign) -> [Gochara] {
        Body.allCases.map { Gochara(of: $0, signs: signs, moon: moon) }
    }
}

/// How a body's present sign stands to the Moon's sign at birth (Phaladeepika, chapter 26).
package struct Gochara: Hashable, Sendable {
    package let body: Body
    /// Counted from the Moon's sign at birth, 1 … 12.
    package let house: Int
    /// Whether the house is one of those in which the body does good.
    package let isFavourable: Bool
    /// Who stands in the house that obstructs the good one; empty when it does no good anyway.
    package let obstructedBy: [Body]

    /// The good that is left.
    package var isEffective: Bool { isFavourable && obstructedBy.isEmpty }

    /// - Parameters:
    ///   - body: whose transit.
    ///   - signs: where all bodies are now.
    ///   - moon: the Moon's sign at birth.
    package init(of body: Body, signs: [Body: Sign], moon: Sign) {
        self.body = body
        let house = signs[body]?.house(from: moon) ?? 1
        self.house = house
        guard let obstruction = Self.obstruction(of: body)[house] else {
            (isFavourable, obstructedBy) = (false, [])
            return
        }
        isFavourable = true
        obstructedBy = Body.visible.filter { other in
            other != body && !Self.isExempt(body, other) && signs[other]?.house(from: moon) == obstruction
        }
    }

    /// Father and son, mother and son do not obstruct each other.
    private static func isExempt(_ one: Body, _ other: Body) -> Bool {
        [[.sun, .saturn], [.moon, .mercury]].contains { $0.contains(one) && $0.contains(other) }
    }

    /// The good houses, each with the one that obstructs it; the nodes go like the Sun.
    private static func obstruction(of body: Body) -> [Int: Int] {
        switch body {
        case .sun, .rahu, .ketu: [3: 9, 6: 12, 10: 4, 11: 5]
        case .moon: [1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8]
        case .mars, .saturn: [3: 12, 6: 9, 11: 5]
        case .mercury: [2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12]
        case .jupiter: [2: 12, 5: 4, 7: 3, 9: 10, 11: 8]
        case .venus: [1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6]
        }
    }
}
