import Foundation

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
