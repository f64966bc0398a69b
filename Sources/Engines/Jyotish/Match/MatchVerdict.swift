/// What a match's points and faults come to, in the words of tradition; never advice whom to marry.
package enum MatchVerdict: String, CaseIterable, Sendable {
    case excellent
    case good
    case average
    case low

    /// From 33 points excellent, from 25 good, from 18 average; a fault that nothing lifts takes one step off, for
    /// almanacs call no match excellent that has one.
    package init(_ ashtakoota: Ashtakoota) {
        let steps: [MatchVerdict] = [.excellent, .good, .average, .low]
        let byPoints =
            switch ashtakoota.total {
            case 33...: 0
            case 25...: 1
            case 18...: 2
            default: 3
            }
        let hasFault = ashtakoota.doshas.contains { $0.kuta != .gana && $0.isPresent && !$0.isCancelled }
        self = steps[min(3, byPoints + (hasFault ? 1 : 0))]
    }
}
