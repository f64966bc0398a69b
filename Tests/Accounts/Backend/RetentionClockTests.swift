import AccountsDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

/// Deletions trust no single reading of the clock.
@Suite(.everyEngine)
struct RetentionClockTests {
    /// The same data after the server was started again.
    private func restarted(_ world: AccountsWorld, clock: MovableClock? = nil) async throws -> AccountsWorld {
        try await AccountsWorld(database: world.database, clock: clock ?? world.clock)
    }

    @Test func `a start with the clock a month ahead deletes neither guests nor sessions`() async throws {
        let world = try await AccountsWorld()
        let (guest, member) = (try await world.guest(), try await world.member())
        world.clock.jump(days: 70)
        let ahead = try await restarted(world)
        #expect(try await ahead.clearUp() == RetentionReport())
        world.clock.advance(hours: 6)
        #expect(try await ahead.clearUp() == RetentionReport())
        world.clock.jump(days: -70)
        #expect(try await world.service.visit(by: guest.token) != nil)
        #expect(try await world.service.visit(by: member.token) != nil)
    }

    @Test func `starting again and again with the clock ahead deletes nothing either`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.guest()
        world.clock.jump(days: 70)
        for _ in 0..<50 {
            world.clock.advance(hours: 0.01)
            #expect(try await restarted(world).clearUp() == RetentionReport())
        }
    }

    @Test func `a clock that is ahead for a moment deletes nothing`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        for round in 0..<20 {
            world.clock.advance(hours: 6)
            if round == 7 { world.clock.jump(days: 500) }
            #expect(try await world.clearUp() == RetentionReport())
            if round == 7 { world.clock.jump(days: -500) }
        }
        #expect(try await world.service.visit(by: guest.token) != nil)
    }

    @Test func `after the server was off for long deleting catches up while it runs`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.guest()
        world.clock.jump(days: 40)
        let on = try await restarted(world)
        #expect(try await on.clearUp().guests == 0)
        var deleted: [Int] = []
        for _ in 0..<16 {
            world.clock.advance(days: 1)
            deleted.append(try await on.clearUp().guests)
        }
        // Thirty days at two a day.
        #expect(deleted.firstIndex(of: 1) == 15)
    }

    @Test func `a clock that is behind deletes nothing by the mark`() async throws {
        let world = try await AccountsWorld()
        world.clock.advance(days: 60)
        #expect(try await world.clearUp() == RetentionReport())
        world.clock.jump(days: -60)
        let date = try await world.service.retentionDate()
        #expect(date == world.clock.now)
    }

    @Test func `a database of before begins with the newest of its sessions`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        let seen = world.clock.now
        try await world.database.write { _ = try $0.execute("DELETE FROM retention_marks") }
        world.clock.jump(days: 70)
        let updated = try await restarted(world)
        #expect(try await updated.service.retentionDate() == seen)
        #expect(try await world.service.visit(by: guest.token) != nil)
    }
}
