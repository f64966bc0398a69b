import Foundation
import StorageTesting
import Testing

@testable import Storage

/// What checks find of damage that is made on purpose, byte by byte; docs/operations.md has the same list.
struct DamageTests {
    enum Kind: CaseIterable {
        case indexedText, index, leafHeader, interior, zeroedPage, swappedPages, freelist, truncated, header
        /// SQLite has no checksums of a database's pages, and cannot know these.
        case textWithoutIndex, log
    }

    /// 3,000 people with an index of their names, 1,500 notes without, and a list of free pages.
    private func database(in folder: URL) async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(folder: folder)
        try await database.write { connection in
            try connection.execute("CREATE TABLE people (id BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
            try connection.execute("CREATE INDEX people_by_name ON people (name)")
            try connection.execute("CREATE TABLE notes (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL)")
            for id in 0..<3_000 {
                try connection.execute(
                    "INSERT INTO people VALUES (\(id), \("person \(id) with a name of some length"))"
                )
                try connection.execute(
                    "INSERT INTO notes VALUES (\(id), \("note \(id) " + String(repeating: "y", count: 99)))"
                )
            }
        }
        try await database.write { try $0.execute("DELETE FROM notes WHERE id >= 1500") }
        return database
    }

    private func damaged(_ kind: Kind) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let database = try await database(in: folder.url)
        let roots = try await database.read { connection in
            try connection.rows("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0")
                .reduce(into: [String: Int]()) { $0[try $1["name"]] = try $1["rootpage"] }
        }
        let file = SQLiteDatabase.file(in: folder.url)
        guard kind != .log else {
            #expect(try await database.truncateLog())
            try await database.write { try $0.execute("INSERT INTO notes VALUES (9000, 'lost')") }
            let copy = try TemporaryFolder()
            for name in ["serendip.sqlite", "serendip.sqlite-wal"] {
                let target = copy.url.appendingPathComponent(name)
                try FileManager.default.copyItem(at: folder.url.appendingPathComponent(name), to: target)
            }
            try DamagedFile.flip(100, of: copy.url.appendingPathComponent("serendip.sqlite-wal"))
            try database.close()
            return copy
        }
        try database.close()
        try DamagedFile(file, roots: roots).damage(kind)
        return folder
    }

    private func words(_ body: () throws -> [String]) throws -> [String] {
        do {
            return try body()
        } catch StorageError.corrupted(let reason) {
            return [reason]
        }
    }

    @Test(arguments: Kind.allCases)
    func `a whole check finds all damage but that which only checksums would show`(kind: Kind) async throws {
        let folder = try await damaged(kind)
        let found = try words { try SQLiteDatabase.damage(in: SQLiteDatabase.file(in: folder.url)) }
        #expect(found.isEmpty == (kind == .textWithoutIndex || kind == .log), "\(found)")
    }

    @Test(arguments: Kind.allCases)
    func `checks table by table find the same but for the list of free pages`(kind: Kind) async throws {
        let folder = try await damaged(kind)
        let file = SQLiteDatabase.file(in: folder.url)
        let found = try words {
            try SQLiteDatabase.tables(of: file).filter {
                try SQLiteDatabase.check($0, of: file, limit: .seconds(60)) != .whole
            }
        }
        #expect(found.isEmpty == [.textWithoutIndex, .log, .freelist].contains(kind), "\(found)")
    }

    @Test func `a whole database has no damage`() async throws {
        let folder = try TemporaryFolder()
        try await database(in: folder.url).close()
        let file = SQLiteDatabase.file(in: folder.url)
        #expect(try SQLiteDatabase.damage(in: file).isEmpty)
        #expect(try SQLiteDatabase.tables(of: file) == ["notes", "people"])
        for table in ["notes", "people"] {
            #expect(try SQLiteDatabase.check(table, of: file, limit: .seconds(60)) == .whole)
        }
    }
}

/// The bytes of a closed SQLite file whose pages are damaged as a disk would do it.
struct DamagedFile {
    private let file: URL
    private var bytes: [UInt8]
    private let roots: [String: Int]
    private let size: Int

    init(_ file: URL, roots: [String: Int]) throws {
        self.file = file
        self.roots = roots
        bytes = [UInt8](try Data(contentsOf: file))
        size = Int(bytes[16]) << 8 | Int(bytes[17])
    }

    /// Turns one byte of a file into another.
    static func flip(_ offset: Int, of file: URL) throws {
        var bytes = [UInt8](try Data(contentsOf: file))
        bytes[offset] ^= 0x41
        try Data(bytes).write(to: file)
    }

    consuming func damage(_ kind: DamageTests.Kind) throws {
        let people = leaf("people")
        switch kind {
        // A leaf's first rows are at its end.
        case .indexedText: flip(start(people) + size - 8)
        case .textWithoutIndex: flip(start(leaf("notes")) + size - 8)
        case .index: flip(start(leaf("people_by_name")) + size - 12)
        case .leafHeader: flip(start(people) + 3)
        case .interior: flip(firstCell(root("people")) + 3)
        case .zeroedPage:
            bytes.replaceSubrange(start(people)..<start(people) + size, with: repeatElement(0, count: size))
        case .swappedPages: swap(people, leaf("notes"))
        case .freelist: flip(start(number(32, bytes: 4)) + 9)
        case .truncated: bytes.removeLast(5 * size)
        case .header: flip(3)
        case .log: break
        }
        try Data(bytes).write(to: file)
    }

    private mutating func flip(_ offset: Int) { bytes[offset] ^= 0x41 }

    private mutating func swap(_ one: Int, _ other: Int) {
        for offset in 0..<size { bytes.swapAt(start(one) + offset, start(other) + offset) }
    }

    private func start(_ page: Int) -> Int { (page - 1) * size }

    private func number(_ offset: Int, bytes count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func root(_ name: String) -> Int { roots[name] ?? 0 }

    /// Where an interior page's first cell is, which begins with a child's number.
    private func firstCell(_ page: Int) -> Int { start(page) + number(start(page) + 12, bytes: 2) }

    /// The first leaf of a tree.
    private func leaf(_ name: String) -> Int {
        var page = root(name)
        while bytes[start(page)] == 2 || bytes[start(page)] == 5 { page = number(firstCell(page), bytes: 4) }
        return page
    }
}
