/// An AVIF's boxes (ISO/IEC 14496-12 and 23008-12): items, some of them pictures, whose bytes lie in `mdat` or `idat`.
struct AVIFPieces {
    private let reader: ByteReader

    private struct Box {
        var type: String
        var start: Int
        /// Without length and type.
        var content: Range<Int>
    }

    private static let pictures: Set = ["av01", "grid", "iovl", "iden"]
    /// Of what says how the items make a picture; what else a program puts there is left out.
    private static let kept: Set = ["hdlr", "pitm", "iloc", "iinf", "iref", "iprp", "dinf", "grpl"]
    private static let headLength = 8
    /// Far more than the tiles of the largest pictures.
    private static let maximumPlaces = 1_024

    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// The same file with zeros in place of all bytes that are not of its pictures, so that places in it stay.
    ///
    /// `nil` when a box is cut short, or a picture's bytes are not where bytes may be.
    func withoutMetadata() -> [UInt8]? {
        guard let boxes = boxes(in: 0..<reader.bytes.count), boxes.first?.type == "ftyp",
            let meta = boxes.first(where: { $0.type == "meta" }), let inner = inner(of: meta),
            let places = places(inner), !places.isEmpty
        else { return nil }
        // Bytes that are named again and again would be copied as often.
        guard places.reduce(0, { $0 + $1.count }) <= reader.bytes.count, places.count <= Self.maximumPlaces else {
            return nil
        }
        let rooms = (boxes.filter { $0.type == "mdat" } + inner.filter { $0.type == "idat" }).map(\.content)
        guard rooms.count <= Self.maximumPlaces, places.allSatisfy({ place in rooms.contains { $0.contains(place) } })
        else { return nil }
        var cleaned = [UInt8](repeating: 0, count: reader.bytes.count)
        func copy(_ range: Range<Int>) { cleaned.replaceSubrange(range, with: reader.bytes[range]) }
        for box in boxes + inner {
            copy(box.start..<box.content.lowerBound)
            switch box.type {
            case "ftyp",
                _ where Self.kept.contains(box.type):
                copy(box.content)
            case "meta": copy(box.content.prefix(4))
            case "mdat", "idat": break
            default: cleaned.replaceSubrange(box.start + 4..<box.start + 8, with: Array("free".utf8))
            }
        }
        for place in places { copy(place) }
        return cleaned
    }

    /// Of the picture that is shown, as its properties say, and whether it is shown turned or mirrored.
    func picture() -> (width: Int, height: Int, isTurned: Bool)? {
        guard let meta = firstMeta, let inner = inner(of: meta), let primary = primary(inner),
            let properties = content("iprp", inner).flatMap(boxes(in:)),
            let all = content("ipco", properties).flatMap(boxes(in:)),
            let own = content("ipma", properties).flatMap({ numbers(of: primary, $0) })
        else { return nil }
        let its = own.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
        // A full box has its version before its fields.
        guard let extent = content("ispe", its), let width = reader.big32(extent.lowerBound + 4),
            let height = reader.big32(extent.lowerBound + 8)
        else { return nil }
        let turn = content("irot", its).flatMap { reader.byte($0.lowerBound) } ?? 0
        let isTurned = turn != 0 || content("imir", its) != nil
        return turn % 2 == 1 ? (height, width, isTurned) : (width, height, isTurned)
    }

    // MARK: Boxes

    private func box(at start: Int, upTo end: Int) -> Box? {
        guard let length = reader.big32(start), let type = reader.text(start + 4, 4), length >= Self.headLength,
            start + length <= end
        else { return nil }
        return Box(type: type, start: start, content: start + Self.headLength..<start + length)
    }

    /// `nil` when they do not fit together.
    private func boxes(in range: Range<Int>) -> [Box]? {
        var (found, place) = ([Box](), range.lowerBound)
        while place < range.upperBound {
            guard let box = box(at: place, upTo: range.upperBound) else { return nil }
            found.append(box)
            place = box.content.upperBound
        }
        return found
    }

    /// Also of a file whose end is not read.
    private var firstMeta: Box? {
        var place = 0
        while let box = box(at: place, upTo: reader.bytes.count) {
            if box.type == "meta" { return box }
            place = box.content.upperBound
        }
        return nil
    }

    private func inner(of meta: Box) -> [Box]? {
        meta.content.count < 4 ? nil : boxes(in: meta.content.dropFirst(4))
    }

    private func content(_ type: String, _ boxes: [Box]) -> Range<Int>? {
        boxes.first { $0.type == type }?.content
    }

    // MARK: Items

    private func primary(_ inner: [Box]) -> Int? {
        guard let content = content("pitm", inner), let version = reader.byte(content.lowerBound) else { return nil }
        return version == 0 ? reader.big16(content.lowerBound + 4) : reader.big32(content.lowerBound + 4)
    }

    /// Which properties an item has, counted from 1.
    private func numbers(of item: Int, _ content: Range<Int>) -> [Int]? {
        var fields = BoxFields(reader, content)
        guard let version = fields.number(1), let flags = fields.number(3), let count = fields.number(4) else {
            return nil
        }
        for _ in 0..<count {
            guard let id = fields.number(version == 0 ? 2 : 4), let own = fields.number(1) else { return nil }
            var found: [Int] = []
            for _ in 0..<own {
                // The highest bit says that who does not know the property must not show the picture.
                let isWide = flags & 1 == 1
                guard let number = fields.number(isWide ? 2 : 1) else { return nil }
                found.append(number & (isWide ? 0x7FFF : 0x7F))
            }
            if id == item { return found }
        }
        return nil
    }

    private func isPicture(_ inner: [Box]) -> Set<Int>? {
        guard let content = content("iinf", inner), let version = reader.byte(content.lowerBound) else { return nil }
        let start = content.lowerBound + (version == 0 ? 6 : 8)
        guard start <= content.upperBound, let entries = boxes(in: start..<content.upperBound) else { return nil }
        var found: Set<Int> = []
        for entry in entries {
            var fields = BoxFields(reader, entry.content)
            guard let version = fields.number(1), version == 2 || version == 3, fields.number(3) != nil,
                let id = fields.number(version == 2 ? 2 : 4), fields.number(2) != nil,
                let type = reader.text(fields.place, 4)
            else { return nil }
            if Self.pictures.contains(type) { found.insert(id) }
        }
        return found
    }

    /// Where the bytes of the pictures are.
    private func places(_ inner: [Box]) -> [Range<Int>]? {
        guard let pictures = isPicture(inner), let content = content("iloc", inner) else { return nil }
        var fields = BoxFields(reader, content)
        guard let version = fields.number(1), version <= 2, fields.number(3) != nil, let sizes = fields.number(2),
            sizes >> 8 & 15 > 0, let count = fields.number(version < 2 ? 2 : 4)
        else { return nil }
        let room = self.content("idat", inner)
        var found: [Range<Int>] = []
        for _ in 0..<count {
            guard let id = fields.number(version < 2 ? 2 : 4), let way = version == 0 ? 0 : fields.number(2),
                fields.number(2) != nil, let base = fields.number(sizes >> 4 & 15), let parts = fields.number(2)
            else { return nil }
            for _ in 0..<parts {
                guard version == 0 || fields.number(sizes & 15) != nil, let offset = fields.number(sizes >> 12),
                    let length = fields.number(sizes >> 8 & 15)
                else { return nil }
                guard pictures.contains(id) else { continue }
                guard length > 0, way < 2, let zero = way == 0 ? 0 : room?.lowerBound else { return nil }
                found.append(zero + base + offset..<zero + base + offset + length)
            }
        }
        return found
    }
}

/// Numbers one after the other in a box; `nil` behind its end.
private struct BoxFields {
    private let reader: ByteReader
    private let end: Int
    private(set) var place: Int

    init(_ reader: ByteReader, _ content: Range<Int>) {
        (self.reader, place, end) = (reader, content.lowerBound, content.upperBound)
    }

    /// Of 0 to 8 bytes; 0 for none of them, and `nil` for what no place in a file can be.
    mutating func number(_ count: Int) -> Int? {
        guard count <= 8, place + count <= end, let bytes = reader.slice(place, count) else { return nil }
        place += count
        let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return number <= UInt64(UInt32.max) ? Int(number) : nil
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
