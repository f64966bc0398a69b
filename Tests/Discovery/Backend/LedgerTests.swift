import DiscoveryDomain
import Foundation
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

/// Every course of events in a small world comes to what a plain reading of the rules says.
struct LedgerTests {
    private static let topic = TasteSubject(.topic, "cli")

    /// What can happen; `nil` is an undo of the latest decision.
    private static let acts: [LedgerEvent.Act?] = [
        .judge("a", .like), .judge("a", .skip), .judge("a", .star), .judge("b", .like), .forget("a"),
        .rule(topic, .less), .allow(topic), nil,
    ]

    private static func courses(_ length: Int) -> [[LedgerEvent.Act?]] {
        guard length > 0 else { return [[]] }
        return courses(length - 1).flatMap { course in acts.map { course + [$0] } }
    }

    private static func ledger(_ course: [LedgerEvent.Act?]) -> Ledger {
        var ledger = Ledger()
        for act in course {
            let event = act ?? ledger.undoable().map { .undo($0.sequence) }
            guard let event else { continue }
            ledger.append(
                LedgerEvent(sequence: ledger.last + 1, act: event, decidedAt: Date(timeIntervalSince1970: 0))
            )
        }
        return ledger
    }

    /// The acts that hold: an undo takes the last decision out of the list.
    private static func holding(_ course: [LedgerEvent.Act?]) -> [LedgerEvent.Act] {
        var holding: [LedgerEvent.Act] = []
        for act in course {
            if let act {
                holding.append(act)
            } else if let last = holding.lastIndex(where: isDecision) {
                holding.remove(at: last)
            }
        }
        return holding
    }

    private static func isDecision(_ act: LedgerEvent.Act) -> Bool {
        switch act {
        case .judge(_, .like), .judge(_, .skip), .rule: true
        default: false
        }
    }

    private static func opinions(_ acts: [LedgerEvent.Act]) -> [String: Opinion] {
        var opinions: [String: Opinion] = [:]
        for act in acts {
            if case .judge(let key, let opinion) = act, opinion != .star || opinions[key] == nil {
                opinions[key] = opinion
            }
            if case .forget(let key) = act { opinions[key] = nil }
        }
        return opinions
    }

    @Test func `what holds is what was never taken back, in any course of five events`() {
        for course in Self.courses(5) {
            let ledger = Self.ledger(course)
            let holding = Self.holding(course)
            guard ledger.opinions.mapValues(\.opinion) == Self.opinions(holding),
                ledger.undoDepth == holding.count(where: Self.isDecision)
            else {
                Issue.record("\(course)")
                return
            }
        }
    }

    @Test func `undoing everything leaves nothing`() {
        var ledger = Self.ledger((0..<25).map { .judge("r\($0)", $0 % 2 == 0 ? .like : .skip) })
        while let event = ledger.undoable() {
            ledger.append(LedgerEvent(sequence: ledger.last + 1, act: .undo(event.sequence), decidedAt: .distantPast))
        }
        #expect(ledger.opinions.isEmpty)
        #expect(ledger.undoDepth == 0)
    }

    @Test(arguments: acts.compactMap { $0 } + [.undo(7), .forget("o/n"), .rule(.init(.language, "c#"), .never)])
    func `an act reads back from its columns`(act: LedgerEvent.Act) {
        #expect(LedgerEvent.Act(act: act.columns.act, subject: act.columns.subject) == act)
    }
}
