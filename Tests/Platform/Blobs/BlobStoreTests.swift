import Foundation
import Testing

@testable import Blobs

/// What every store does.
struct BlobStoreTests {
    private let bytes = Data("The quick brown fox".utf8)

    @Test(arguments: BlobPlace.allCases)
    func `what is kept is there under the name of its bytes, however often it was kept`(place: BlobPlace) async throws {
        try await place.withStore { store, _ in
            let id = try await store.keep(bytes)
            // Computed with another program.
            #expect(id.description == "5cac4f980fedc3d3f1f99b4be3472c9b30d56523e632d151237ec9309048bda9")
            #expect(try await store.keep(bytes) == id)
            #expect(try await store.blob(id) == bytes)
        }
    }

    @Test(arguments: BlobPlace.allCases)
    func `what was never kept or was removed is not there`(place: BlobPlace) async throws {
        try await place.withStore { store, _ in
            let id = BlobID(of: bytes)
            #expect(try await store.blob(id) == nil)
            try await store.remove(id)
            try await store.keep(bytes)
            try await store.remove(id)
            #expect(try await store.blob(id) == nil)
        }
    }

    @Test(arguments: BlobPlace.allCases)
    func `no bytes and a megabyte are kept alike`(place: BlobPlace) async throws {
        try await place.withStore { store, _ in
            for bytes in [Data(), Data((0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 7) })] {
                let id = try await store.keep(bytes)
                #expect(try await store.blob(id) == bytes)
            }
        }
    }

    @Test(arguments: BlobPlace.allCases)
    func `a part is the bytes of its range, as far as there are any`(place: BlobPlace) async throws {
        try await place.withStore { store, _ in
            let id = try await store.keep(bytes)
            let parts: [(BlobRange, Range<Int>)] = [
                (.bytes(4...8), 4..<9), (.bytes(0...0), 0..<1), (.bytes(16...99), 16..<19), (.from(10), 10..<19),
                (.last(3), 16..<19), (.last(99), 0..<19),
            ]
            for (part, range) in parts {
                let found = try await store.blob(id, part: part)
                #expect(found == BlobPart(bytes: Data(bytes[range]), range: range, length: 19))
            }
        }
    }

    @Test(arguments: BlobPlace.allCases)
    func `a part behind the end is refused with the length`(place: BlobPlace) async throws {
        try await place.withStore { store, _ in
            let id = try await store.keep(bytes)
            await #expect(throws: BlobError.noSuchRange(length: 19)) { try await store.blob(id, part: .from(19)) }
        }
    }

    @Test(arguments: BlobPlace.allCases)
    func `bytes that are not what their name says are not given out`(place: BlobPlace) async throws {
        try await place.withStore { store, replace in
            let id = try await store.keep(bytes)
            try await replace(id, Data("The quick brown dog".utf8))
            await #expect(throws: BlobError.damaged(id)) { try await store.blob(id) }
        }
    }

    @Test func `a bucket that is not there is no store without blobs`() async throws {
        try await BlobPlace.withBucket(create: false) { store, _ in
            let isUnavailable: (any Error) -> Bool = { if case BlobError.unavailable = $0 { true } else { false } }
            let id = BlobID(of: bytes)
            await #expect { try await store.blob(id) } throws: { isUnavailable($0) }
            await #expect { try await store.remove(id) } throws: { isUnavailable($0) }
            await #expect { try await store.keep(bytes) } throws: { isUnavailable($0) }
        }
    }

    @Test func `a folder's blobs are for its owner only, and nothing else is left there`() async throws {
        try await BlobPlace.withFolder { folder in
            let id = try await FolderBlobStore(folder: folder).keep(bytes)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            #expect(Set(paths) == [String(id.description.prefix(2)), id.path])
            let mode = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(id.path).path)
            #expect(mode[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `a folder that cannot be made says so`() async throws {
        let store = FolderBlobStore(folder: URL(filePath: "/dev/null/blobs"))
        await #expect {
            try await store.keep(bytes)
        } throws: { error in
            if case BlobError.full = error { true } else { false }
        }
    }

    @Test func `what a crash has left of a write goes, and what is being written stays`() async throws {
        try await BlobPlace.withFolder { folder in
            let store = FolderBlobStore(folder: folder)
            let id = try await store.keep(bytes)
            let shelf = folder.appendingPathComponent(id.path).deletingLastPathComponent()
            let (old, young) = (shelf.appendingPathComponent(".new-old"), shelf.appendingPathComponent(".new-young"))
            for file in [old, young] { try bytes.write(to: file) }
            // By the files' own clock.
            let now = try #require(young.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
            let past = now.addingTimeInterval(-7_200)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: old.path)
            try await store.removeLeftovers(before: now.addingTimeInterval(-3_600))
            #expect(!FileManager.default.fileExists(atPath: old.path))
            #expect(FileManager.default.fileExists(atPath: young.path))
            #expect(try await store.blob(id) == bytes)
        }
    }

    @Test func `a store in memory does the same`() async throws {
        let store = MemoryBlobStore()
        let id = try await store.keep(bytes)
        #expect(try await store.keep(bytes) == id)
        #expect(try await store.blob(id) == bytes)
        #expect(try await store.blob(id, part: .from(10))?.bytes == bytes.dropFirst(10))
        await #expect(throws: BlobError.noSuchRange(length: 19)) { try await store.blob(id, part: .from(19)) }
        try await store.remove(id)
        #expect(try await store.blob(id) == nil)
    }
}

struct BlobNameTests {
    @Test(arguments: [
        "", "..", "../../etc/passwd", "5cac4f98", "5CAC4F980FEDC3D3F1F99B4BE3472C9B30D56523E632D151237EC9309048BDA9",
        "5cac4f980fedc3d3f1f99b4be3472c9b30d56523e632d151237ec9309048bda/", "５" + String(repeating: "0", count: 61),
        "../" + String(repeating: "0", count: 61), String(repeating: "0", count: 65), String(repeating: "g", count: 64),
    ])
    func `what is no hash is no name`(text: String) {
        #expect(BlobID(text) == nil)
    }

    @Test func `a name reads as it was written`() {
        let id = BlobID(of: Data("a".utf8))
        #expect(BlobID(id.description) == id)
    }

    @Test(arguments: [
        ("bytes=0-0", BlobRange.bytes(0...0)), ("bytes=2-9", .bytes(2...9)), ("bytes=5-", .from(5)),
        ("bytes=-5", .last(5)), ("bytes=0-9223372036854775807", .bytes(0...Int.max)),
    ])
    func `a Range header names one part`(header: String, range: BlobRange) throws {
        #expect(BlobRange(header: header) == range)
        #expect(range.header == header)
    }

    @Test(arguments: [
        "", "bytes", "bytes=", "bytes=-", "bytes=-0", "bytes=9-2", "bytes=a-b", "bytes=+1-2", "bytes= 1-2",
        "bytes=1-2,4-5", "items=0-1", "bytes=1", "bytes=99999999999999999999-", "bytes=0x1-2",
    ])
    func `any other Range header is ignored`(header: String) {
        #expect(BlobRange(header: header) == nil)
    }

    @Test func `the largest end there is ends with the blob`() throws {
        #expect(try BlobRange.bytes(0...Int.max).within(3) == 0..<3)
    }

    @Test(arguments: [BlobRange.from(0), .last(1), .bytes(0...0)])
    func `no bytes have no part`(range: BlobRange) {
        #expect(throws: BlobError.noSuchRange(length: 0)) { try range.within(0) }
    }
}
