import DestinyDomain
import Foundation
import Jyotish

/// Runs the tools of one question over one chart.
struct FactFinder {
    let birth: CastBirth
    let profile: AreaProfile
    let timeFrame: TimeFrame
    let now: Date
    let astrologer: Astrologer

    /// What was found, and how many tools should have found something.
    func findings() -> (findings: [Finding], planned: Int) {
        let natal = NatalTools(birth: birth, profile: profile)
        let timing = TimingTools(
            birth: birth,
            profile: profile,
            timeFrame: timeFrame,
            now: now,
            astrologer: astrologer
        )
        let planned = NatalTools.plannedCount(for: profile) + TimingTools.plannedCount(for: timeFrame)
        let found = natal.findings + timing.findings
        return (found + [birthTime].compactMap { $0 }, planned)
    }

    private var birthTime: Finding? {
        let statement: String
        switch birth.details.accuracy {
        case .exact: return nil
        case .withinHour where birth.isLagnaCertain:
            statement = "The time of birth is known to within an hour, and the rising sign is the same throughout."
        case .withinHour:
            statement = "The time of birth is known to within an hour, and the rising sign changes in it."
        case .unknown where birth.isMoonSignCertain:
            statement = "The time of birth is unknown; the Moon is in \(birth.chart[.moon].sign.name) all that day."
        case .unknown:
            statement = "The time of birth is unknown, and the Moon changed its sign on that day."
        }
        return Finding(
            kind: .birthTime,
            tool: ToolChip(tool: "birthTime", label: "Checked the birth time"),
            statement: statement,
            polarity: 0,
            weight: 0,
            side: .note,
            sources: [.bphs(4)]
        )
    }
}
