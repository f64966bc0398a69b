import DestinyDomain
import Foundation
import Jyotish

/// A birth with its chart, and what of it is certain.
struct CastBirth: Sendable {
    let details: BirthDetails
    let moment: BirthMoment
    /// Of noon when the time is unknown.
    let chart: Chart
    /// When the birth may have been, and what holds all the time; nothing when its time is exact.
    let uncertainty: Uncertainty?
    let computedWith: ComputedWith

    struct Uncertainty: Sendable {
        let window: BirthWindow
        let certainty: BirthCertainty
    }

    /// Whether one sign rises during the whole of the window.
    var isLagnaCertain: Bool {
        guard let uncertainty else { return true }
        return details.time != nil && uncertainty.certainty.lagna.merged(by: \.sign).count == 1
    }

    /// Whether the Moon keeps its sign during the whole of the window.
    var isMoonSignCertain: Bool { isSignCertain(.moon) }

    func isSignCertain(_ body: Body) -> Bool {
        guard let uncertainty else { return true }
        return uncertainty.certainty.bodies[body]?.merged(by: \.sign).count == 1
    }

    /// How far the dates of periods may be off either way; 0 for an exact time, `nil` when even the first period's
    /// lord is not certain.
    var dashaUncertaintyDays: Double? {
        guard let uncertainty else { return 0 }
        guard let range = uncertainty.certainty.firstPeriodStart else { return nil }
        return range.upperBound.timeIntervalSince(range.lowerBound) / 2 / 86_400
    }
}
