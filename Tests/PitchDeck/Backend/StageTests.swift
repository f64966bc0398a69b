import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct StageTests {
    private static let id = WorkspaceEntry.Stage(rawValue: String(repeating: "a", count: 24))
    private static let own = WorkspaceStage(id: id, name: " Term  sheet ")
    private static let kept = WorkspaceStage(id: own.id, name: "Term sheet")

    @Test func `all begin with the same stages, and everybody has their own`() async throws {
        let world = try await PitchDeckWorld()
        let (one, other) = (world.workspace(try await world.account()), world.workspace(try await world.account()))
        #expect(try await one.stages() == WorkspaceStage.first)
        let stages = [Self.own, WorkspaceStage(id: .meeting, name: "Call"), WorkspaceStage(id: .new, name: "")]
        let written = try await one.write(stages)
        #expect(written == [Self.kept, WorkspaceStage(id: .meeting, name: "Call"), WorkspaceStage(id: .new)])
        #expect(try await one.stages() == written)
        #expect(try await other.stages() == WorkspaceStage.first)
        _ = try await one.write(WorkspaceStage.first)
        #expect(try await one.stages() == WorkspaceStage.first)
    }

    @Test func `what is in a stage that goes is in the first, and nothing goes into one that is gone`() async throws {
        let world = try await PitchDeckWorld()
        let investor = world.workspace(try await world.account())
        let founder = try await world.person()
        let (kite, moth) = (
            try await founder.create(StartupContent(title: "Kite"), edition: .published),
            try await founder.create(StartupContent(title: "Moth"), edition: .published)
        )
        _ = try await investor.write(kite.id, stage: .reading, note: "Ask.")
        let before = try await investor.entry(kite.id)
        _ = try await investor.write([Self.own, WorkspaceStage(id: .meeting)])
        let moved = try await investor.entry(kite.id)
        #expect(moved?.stage == Self.own.id && moved?.note == "Ask." && moved?.updatedAt == before?.updatedAt)
        #expect(try await investor.save(moth.id).stage == Self.own.id)
        await #expect(throws: StartupError.invalid("stage", .unknownValue)) {
            try await investor.write(moth.id, stage: .reading, note: "Lost.")
        }
        #expect(try await investor.entry(moth.id)?.note == "")
    }

    @Test func `a guest's stages come along after the account's`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let startup = try await world.person().create(StartupContent(title: "Kite"), edition: .published)
        _ = try await world.workspace(guest).write([WorkspaceStage(id: .new), Self.own])
        _ = try await world.workspace(guest).write(startup.id, stage: Self.own.id, note: "")
        _ = try await world.workspace(member).write([WorkspaceStage(id: .passed), WorkspaceStage(id: .new, name: "In")])
        try await world.database.write { try StartupRecords().merge(guest, into: member, $0) }
        #expect(
            try await world.workspace(member).stages()
                == [WorkspaceStage(id: .passed), WorkspaceStage(id: .new, name: "In"), Self.kept]
        )
        #expect(try await world.workspace(member).entries().map(\.stage) == [Self.own.id])
        let export = try await world.database.read { try StartupRecords().export(of: member, $0) }
        #expect("\(export)".contains("Term sheet"))
        try await world.database.write { connection in
            _ = try connection.execute("DELETE FROM accounts WHERE id = \(member)")
        }
        #expect(try await world.workspace(member).stages() == WorkspaceStage.first)
    }

    @Test func `of a guest's stages none is lost, though both have more than one can write`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let startup = try await world.person().create(StartupContent(title: "Kite"), edition: .published)
        func stages(_ name: String) -> [WorkspaceStage] {
            (0..<8).map { WorkspaceStage(id: WorkspaceStage.own().id, name: "\(name) \($0)") }
        }
        let (own, others) = (stages("Own"), stages("Guest's"))
        _ = try await world.workspace(guest).write(others)
        _ = try await world.workspace(guest).write(startup.id, stage: others[7].id, note: "")
        _ = try await world.workspace(member).write(own)
        try await world.database.write { try StartupRecords().merge(guest, into: member, $0) }
        let workspace = world.workspace(member)
        #expect(try await workspace.stages() == own + others)
        #expect(try await workspace.entries().map(\.stage) == [others[7].id])
        await #expect(throws: StartupError.invalid("stages", .tooMany)) { try await workspace.write(own + others) }
        #expect(try await workspace.stages().count == 16)
    }

    private static let wrong: [([WorkspaceStage], String, StartupError.Reason)] = [
        ([], "stages", .empty), ([own, own], "stages", .malformed),
        ([WorkspaceStage(id: .init(rawValue: "later"), name: "Later")], "stages", .malformed),
        ((0..<13).map { _ in WorkspaceStage(id: WorkspaceStage.own().id, name: "a") }, "stages", .tooMany),
        ([WorkspaceStage(id: own.id, name: "  ")], "stages.name", .empty),
        ([WorkspaceStage(id: .new, name: String(repeating: "a", count: 31))], "stages.name", .tooLong),
        ([WorkspaceStage(id: .new, name: "a\0")], "stages.name", .malformed),
    ]

    @Test(arguments: wrong)
    func `what is wrong is said, and nothing is kept`(
        _ stages: [WorkspaceStage],
        _ field: String,
        _ reason: StartupError.Reason
    ) async throws {
        let world = try await PitchDeckWorld()
        let investor = world.workspace(try await world.account())
        await #expect(throws: StartupError.invalid(field, reason)) { try await investor.write(stages) }
        #expect(try await investor.stages() == WorkspaceStage.first)
    }
}
