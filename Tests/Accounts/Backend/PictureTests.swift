import AccountsDomain
import Blobs
import Calls
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

@Suite(.everyEngine)
struct PictureTests {
    private let world: AccountsWorld

    init() async throws {
        world = try await AccountsWorld()
    }

    @Test func `a picture is the account's until it is taken away, without what was written beside it`() async throws {
        let guest = try await world.guest()
        await #expect(throws: AccountError.noPicture) { try await guest.service.picture() }
        let account = try await guest.service.setPicture(TestPicture.png(1, saying: "at home"), key: .init())
        let bytes = TestPicture.png(1)
        let version = TestPicture.version(bytes)
        let picture = ProfilePicture(version: version, kind: .png, width: 1, height: 1, byteCount: bytes.count)
        #expect(account.picture == picture)
        #expect(try await guest.service.account() == account)
        #expect(try await world.service.visit(by: guest.token)?.account == account)
        #expect(try await guest.service.picture() == PictureFile(bytes: bytes, kind: .png, version: version))
        #expect(try await guest.service.export().account.picture == picture)
        #expect(try await guest.service.removePicture(key: .init()).picture == nil)
        await #expect(throws: AccountError.noPicture) { try await guest.service.picture() }
        #expect(try await guest.service.removePicture(key: .init()).picture == nil)
    }

    @Test func `a decision counts once, and a key names one decision`() async throws {
        let guest = try await world.guest()
        let key = IdempotencyKey()
        _ = try await guest.service.setPicture(TestPicture.png(1), key: key)
        _ = try await guest.service.setPicture(TestPicture.png(2), key: .init())
        let replayed = try await guest.service.setPicture(TestPicture.png(1), key: key)
        #expect(replayed.picture?.version == TestPicture.version(TestPicture.png(2)))
        await #expect(throws: AccountError.keyReused) {
            try await guest.service.setPicture(TestPicture.png(3), key: key)
        }
        await #expect(throws: AccountError.keyReused) { try await guest.service.removePicture(key: key) }
        #expect(try await guest.service.account().picture?.version == TestPicture.version(TestPicture.png(2)))
    }

    @Test func `a picture that finds no room is not set, and neither is half of it`() async throws {
        let full = try await AccountsWorld(blobs: FolderBlobStore(folder: URL(filePath: "/dev/null/blobs")))
        let guest = try await full.guest()
        await #expect(throws: AccountError.noRoom) {
            try await guest.service.setPicture(TestPicture.png(1), key: .init())
        }
        #expect(try await guest.service.account().picture == nil)
    }

    @Test func `who signs up keeps the picture, who signs in brings it where there is none`() async throws {
        let member = try await world.member()
        let guest = try await world.guest()
        _ = try await guest.service.setPicture(TestPicture.png(1), key: .init())
        let arrived = try await signIn(guest)
        #expect(arrived.visit.account.id == member.visit.account.id)
        #expect(try await arrived.service.picture().bytes == TestPicture.png(1))
        let second = try await world.guest()
        _ = try await second.service.setPicture(TestPicture.png(2), key: .init())
        #expect(try await signIn(second).service.picture().bytes == TestPicture.png(1))
        let newcomer = try await world.guest()
        _ = try await newcomer.service.setPicture(TestPicture.png(3), key: .init())
        let form = SignUpForm(email: "ravi@example.org", password: AccountsWorld.password)
        let signedUp = try await world.redeem(try await newcomer.service.signUp(form), newcomer)
        #expect(try await signedUp.service.picture().bytes == TestPicture.png(3))
    }

    @Test func `what was replaced, taken away or deleted with its account is gone after an hour`() async throws {
        let (first, second, third) = (try await world.guest(), try await world.guest(), try await world.guest())
        for (guest, number) in [(first, UInt8(1)), (second, 2), (third, 3)] {
            _ = try await guest.service.setPicture(TestPicture.png(number), key: .init())
        }
        world.clock.advance(hours: 2)
        #expect(try await sweep() == 0)
        _ = try await first.service.setPicture(TestPicture.png(4), key: .init())
        _ = try await second.service.removePicture(key: .init())
        try await third.service.delete(password: nil)
        #expect(try await sweep() == 0)
        world.clock.advance(hours: 0.9)
        #expect(try await sweep() == 0)
        world.clock.advance(hours: 0.2)
        #expect(try await sweep() == 3)
        for number in UInt8(1)...3 { #expect(try await holds(number) == false) }
        #expect(try await first.service.picture().bytes == TestPicture.png(4))
        #expect(try await world.count("picture_blobs") == 1)
    }

    @Test func `equal pictures are kept as long as one of their people has it`() async throws {
        let (first, second) = (try await world.guest(), try await world.guest())
        for guest in [first, second] { _ = try await guest.service.setPicture(TestPicture.png(1), key: .init()) }
        #expect(try await world.count("picture_blobs") == 1)
        _ = try await first.service.removePicture(key: .init())
        try await rest()
        #expect(try await second.service.picture().bytes == TestPicture.png(1))
        _ = try await second.service.removePicture(key: .init())
        world.clock.advance(hours: 2)
        _ = try await sweep()
        // Who sends it again before it goes has it.
        _ = try await first.service.setPicture(TestPicture.png(1), key: .init())
        try await rest()
        #expect(try await first.service.picture().bytes == TestPicture.png(1))
    }

    @Test func `what a crash left before its row was written goes, too`() async throws {
        try await world.service.keep(TestPicture.png(1))
        #expect(try await holds(1))
        try await rest()
        #expect(try await holds(1) == false)
        #expect(try await world.count("picture_blobs") == 0)
    }

    @Test func `a blob whose removal a crash has cut short is removed by the next who looks`() async throws {
        try await world.service.keep(TestPicture.png(1))
        world.clock.advance(hours: 2)
        try await ledger { try $0.noteUnread() }
        world.clock.advance(hours: 2)
        let id = TestPicture.version(TestPicture.png(1))
        #expect(try await ledger { try $0.takeLeaving() } == id)
        // Nobody may put a row to what is about to go.
        #expect(try await ledger { try $0.note(id) } == false)
        #expect(try await ledger { try $0.holds(id) } == false)
        #expect(try await sweep() == 0)
        world.clock.advance(hours: 0.1)
        #expect(try await sweep() == 1)
        #expect(try await holds(1) == false)
        let guest = try await world.guest()
        _ = try await guest.service.setPicture(TestPicture.png(1), key: .init())
        #expect(try await guest.service.picture().bytes == TestPicture.png(1))
    }

    @Test func `who sends pictures all the time has to wait`() async throws {
        let guest = try await world.guest(address: "203.0.113.7")
        for number in UInt8(0)..<20 { _ = try await guest.service.setPicture(TestPicture.png(number), key: .init()) }
        let until = world.clock.now.addingTimeInterval(30)
        await #expect(throws: AccountError.tooManyAttempts(until: until)) {
            try await guest.service.setPicture(TestPicture.png(99), key: .init())
        }
        // Taking it away needs no room.
        #expect(try await guest.service.removePicture(key: .init()).picture == nil)
        world.clock.advance(hours: 0.01)
        _ = try await guest.service.setPicture(TestPicture.png(99), key: .init())
    }

    @Test func `a guest with a picture is kept as one who kept something`() async throws {
        let (pictured, _) = (try await world.guest(), try await world.guest())
        _ = try await pictured.service.setPicture(TestPicture.png(1), key: .init())
        world.clock.advance(days: 40)
        #expect(try await world.clearUp().guests == 1)
        #expect(try await pictured.service.picture().bytes == TestPicture.png(1))
    }

    // MARK: Parts

    private func signIn(_ guest: AccountsWorld.Browser) async throws -> AccountsWorld.Browser {
        let ticket = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        return try await world.redeem(ticket, guest)
    }

    private func sweep() async throws -> Int { try await world.service.removeUnreadPictures() }

    /// Long enough for whatever nobody has.
    private func rest() async throws {
        for _ in 1...2 {
            world.clock.advance(hours: 2)
            _ = try await sweep()
        }
    }

    private func holds(_ number: UInt8) async throws -> Bool {
        try await world.blobs.blob(BlobID(of: TestPicture.png(number))) != nil
    }

    private func ledger<Value: Sendable>(
        _ work: @escaping @Sendable (BlobLedger) throws -> Value
    ) async throws -> Value {
        let now = world.clock.now
        return try await world.database.write { try work(BlobLedger(connection: $0, now: now)) }
    }
}
