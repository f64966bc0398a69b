package import Foundation

/// Saturn's stay in a sign that tradition counts from the birth Moon.
package struct SaturnStay: Codable, Hashable, Sendable {
    package var phase: Phase
    package var start: Date
    package var end: Date

    package enum Phase: String, Codable, Hashable, Sendable, CaseIterable {
        /// In the 12th from the Moon, the first third of Sade Sati; then with the Moon; then in the 2nd.
        case rising, peak, setting
        /// A dhaiya.
        case fourth, eighth

        package var isSadeSati: Bool { self != .fourth && self != .eighth }
    }

    package init(phase: Phase, start: Date, end: Date) {
        self.phase = phase
        self.start = start
        self.end = end
    }
}
