import AccountsDomain
import Blobs
import Calls
import Foundation
import Storage
import StorageTesting
import Testing
import Uploads

@testable import AccountsService

@Suite(.everyEngine)
struct UploadTests {
    private let world: AccountsWorld

    init() async throws {
        world = try await AccountsWorld()
    }

    private func keep(_ id: UUID, of account: Account.ID) async throws {
        let now = world.clock.now
        try await world.database.write { try UploadStore(connection: $0, now: now).keep(id, of: account) }
    }

    private func content(_ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 3) }) }

    @Test func `a file comes in pieces, each once, and is read in any part`() async throws {
        let (service, account) = (world.service, try await world.guest().visit.account.id)
        let content = content(ChunkedUpload.maximumPiece + 1_000)
        let upload = try await service.beginUpload(size: content.count, upTo: 1 << 30, of: account)
        let first = content.prefix(ChunkedUpload.maximumPiece)
        let half = try await service.append(first, at: 0, to: upload.id, of: account)
        #expect(half.received == first.count && !half.isWhole)
        await #expect(throws: UploadFailure.elsewhere(received: first.count)) {
            try await service.append(first, at: 0, to: upload.id, of: account)
        }
        #expect(try await service.upload(upload.id, of: account) == half)
        // What is not whole is no file yet.
        #expect(try await service.file(upload.id) == nil)
        await #expect(throws: UploadFailure.notFound) { try await keep(upload.id, of: account) }
        let rest = Data(content.dropFirst(first.count))
        await #expect(throws: UploadFailure.tooLarge(maximumBytes: rest.count)) {
            try await service.append(rest + [0], at: first.count, to: upload.id, of: account)
        }
        #expect(try await service.append(rest, at: first.count, to: upload.id, of: account).isWhole)
        try await keep(upload.id, of: account)
        let file = try #require(try await service.file(upload.id))
        #expect(file.size == content.count)
        for range in [0..<1, first.count - 2..<first.count + 2, content.count - 1..<content.count, 0..<content.count] {
            #expect(try await service.bytes(range, of: file) == content[range])
        }
        let copy = try await service.copy(file)
        defer { try? FileManager.default.removeItem(at: copy) }
        #expect(try Data(contentsOf: copy) == content)
    }

    @Test func `nobody continues, keeps or removes another's file`() async throws {
        let (service, own) = (world.service, try await world.guest().visit.account.id)
        let other = try await world.guest().visit.account.id
        let upload = try await service.beginUpload(size: 3, upTo: 3, of: own)
        await #expect(throws: UploadFailure.notFound) { try await service.upload(upload.id, of: other) }
        await #expect(throws: UploadFailure.notFound) {
            try await service.append(Data([1, 2, 3]), at: 0, to: upload.id, of: other)
        }
        _ = try await service.append(Data([1, 2, 3]), at: 0, to: upload.id, of: own)
        await #expect(throws: UploadFailure.notFound) { try await keep(upload.id, of: other) }
        let now = world.clock.now
        try await world.database.write { try UploadStore(connection: $0, now: now).remove(upload.id, of: other) }
        #expect(try await service.file(upload.id) != nil)
    }

    @Test func `sizes and numbers beyond the limits are refused`() async throws {
        let (service, account) = (world.service, try await world.guest().visit.account.id)
        await #expect(throws: UploadFailure.empty) { try await service.beginUpload(size: 0, upTo: 9, of: account) }
        await #expect(throws: UploadFailure.tooLarge(maximumBytes: 9)) {
            try await service.beginUpload(size: 10, upTo: 9, of: account)
        }
        for _ in 1...20 { _ = try await service.beginUpload(size: 1, upTo: 9, of: account) }
        await #expect(throws: UploadFailure.tooMany) { try await service.beginUpload(size: 1, upTo: 9, of: account) }
        // What nobody continues for a day makes room.
        world.clock.advance(hours: 25)
        _ = try await service.removeUnreadPictures()
        _ = try await service.beginUpload(size: 1, upTo: 9, of: account)
    }

    @Test func `a kept file's pieces stay until it is removed, also beside a picture of the same bytes`() async throws {
        let (service, guest) = (world.service, try await world.guest())
        let account = guest.visit.account.id
        let bytes = TestPicture.png(1)
        let id = try await service.store(bytes, of: account)
        try await keep(id, of: account)
        _ = try await guest.service.setPicture(bytes, key: .init())
        _ = try await guest.service.removePicture(key: .init())
        for _ in 1...3 {
            world.clock.advance(hours: 30)
            _ = try await service.removeUnreadPictures()
        }
        let file = try #require(try await service.file(id))
        #expect(try await service.bytes(0..<file.size, of: file) == bytes)
        let now = world.clock.now
        try await world.database.write { try UploadStore(connection: $0, now: now).remove(id, of: account) }
        for _ in 1...3 {
            world.clock.advance(hours: 2)
            _ = try await service.removeUnreadPictures()
        }
        #expect(try await world.blobs.blob(BlobID(of: bytes)) == nil)
        await #expect(throws: UploadFailure.notFound) { try await service.bytes(0..<1, of: file) }
    }
}
