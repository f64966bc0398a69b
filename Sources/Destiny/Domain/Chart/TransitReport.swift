package import Foundation

/// How the sky of an instant stands to a birth chart.
package struct TransitReport: Codable, Hashable, Sendable {
    package var instant: Date
    /// All nine, in the order of ``Graha``.
    package var bodies: [TransitBody]
    /// The slow bodies' meetings with points of the chart that run now or come within a year, in order.
    package var contacts: [TransitContact]
    /// Saturn's stays by the birth Moon that run now or come within ten years, in order.
    package var saturn: [SaturnStay]
    package var computedWith: ComputedWith

    package init(
        instant: Date,
        bodies: [TransitBody],
        contacts: [TransitContact],
        saturn: [SaturnStay],
        computedWith: ComputedWith
    ) {
        self.instant = instant
        self.bodies = bodies
        self.contacts = contacts
        self.saturn = saturn
        self.computedWith = computedWith
    }
}
