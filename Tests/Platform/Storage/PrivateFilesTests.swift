import Foundation
import StorageTesting
import Testing

@testable import Storage

@Suite(.serialized)
struct PrivateFilesTests {
    private func mode(_ name: String, in folder: URL) throws -> Int {
        let path = folder.appendingPathComponent(name).path
        return try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private static let files = ["serendip.sqlite", "serendip.sqlite-wal", "serendip.sqlite-shm"]

    @Test func `the database's files are for their owner only, whatever the umask says`() async throws {
        let folder = try TemporaryFolder()
        let before = umask(0)
        defer { umask(before) }
        let database = try SQLiteDatabase(folder: folder.url)
        try await People.create(in: database)
        for name in Self.files { #expect(try mode(name, in: folder.url) == 0o600, "\(name)") }
        try database.close()
    }

    @Test func `a database that others could read is closed to them when it is opened`() async throws {
        let folder = try TemporaryFolder()
        let first = try SQLiteDatabase(folder: folder.url)
        try await People.create(in: first)
        try first.close()
        #expect(chmod(SQLiteDatabase.file(in: folder.url).path, 0o644) == 0)
        let second = try SQLiteDatabase(folder: folder.url)
        #expect(try await People.count(in: second) == 0)
        for name in Self.files { #expect(try mode(name, in: folder.url) == 0o600, "\(name)") }
        try second.close()
    }

    @Test func `what is ours is restricted and named, what somebody else keeps there is left`() throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appendingPathComponent("data")
        let blobs = data.appendingPathComponent("blobs/ab")
        try FileManager.default.createDirectory(at: blobs, withIntermediateDirectories: true)
        for name in ["serendip.sqlite-wal", "blobs/ab/cd", "notes.txt"] {
            try Data("x".utf8).write(to: data.appendingPathComponent(name))
            #expect(chmod(data.appendingPathComponent(name).path, 0o644) == 0)
        }
        for name in ["", "blobs", "blobs/ab"] { #expect(chmod(data.appendingPathComponent(name).path, 0o755) == 0) }
        let ours = [".", "blobs", "blobs/ab", "blobs/ab/cd", "serendip.sqlite-wal"]
        #expect(PrivateFiles.exposed(in: data) == ours)
        #expect(PrivateFiles.restrict(data) == ours)
        #expect(PrivateFiles.exposed(in: data).isEmpty)
        #expect(try mode("blobs/ab", in: data) == 0o700)
        #expect(try mode("blobs/ab/cd", in: data) == 0o600)
        #expect(try mode("notes.txt", in: data) == 0o644)
    }

    @Test func `a folder that everybody shares and a link's end stay as they are`() throws {
        let folder = try TemporaryFolder()
        let (data, other) = (folder.url.appendingPathComponent("data"), folder.url.appendingPathComponent("other"))
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: other)
        #expect(chmod(other.path, 0o644) == 0)
        #expect(chmod(data.path, 0o1777) == 0)
        try FileManager.default.createSymbolicLink(
            at: data.appendingPathComponent("serendip.sqlite"),
            withDestinationURL: other
        )
        #expect(PrivateFiles.restrict(data).isEmpty)
        #expect(try mode("data", in: folder.url) & 0o1777 == 0o1777)
        #expect(try mode("other", in: folder.url) == 0o644)
    }
}
