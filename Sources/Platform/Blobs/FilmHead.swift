package import Foundation

/// What the head of a film says of it; nothing is decoded.
package struct FilmHead: Hashable, Sendable {
    package enum Container: String, Sendable, CaseIterable {
        case mp4 = "video/mp4"
        case webm = "video/webm"
    }

    package var container: Container
    package var seconds: Double
    /// In pixels; 0 for a file without pictures.
    package var width: Int
    package var height: Int
    /// Of each track, as the container names them, such as `avc1`, `mp4a`, `V_VP9`, `A_OPUS`.
    package var codings: [String]

    /// Codings that every browser of today shows.
    private static let shown: Set = ["avc1", "avc3", "mp4a", "V_VP8", "V_VP9", "V_AV1", "A_OPUS", "A_VORBIS"]

    package var isShownEverywhere: Bool { width > 0 && Set(codings).isSubset(of: Self.shown) }

    init(container: Container, seconds: Double = 0, width: Int = 0, height: Int = 0, codings: [String] = []) {
        (self.container, self.seconds, self.width, self.height) = (container, seconds, width, height)
        self.codings = codings
    }

    /// Reads a file on the disk.
    ///
    /// - Throws: `wrongKind` for what is neither MP4 nor WebM or has something else beside it, `unreadable` for one that
    ///   is cut short or whose parts do not fit together.
    package init(_ file: URL) throws(UploadProblem) {
        let reader: FilmReader
        do {
            reader = try FilmReader(file)
        } catch {
            throw .unreadable
        }
        guard let start = reader.bytes(0, 12) else { throw .wrongKind }
        if start.dropFirst(4).starts(with: Array("ftyp".utf8)) {
            self = try MP4Boxes(reader).head()
        } else if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            self = try WebMElements(reader).head()
        } else {
            throw .wrongKind
        }
    }
}

/// Places in a file that is too large for the memory.
final class FilmReader {
    let length: Int
    private let handle: FileHandle

    /// Of a part that is read at once.
    static let maximumBytes = 16 << 20

    init(_ file: URL) throws {
        handle = try FileHandle(forReadingFrom: file)
        length = Int(try handle.seekToEnd())
    }

    deinit {
        // Nothing is lost with a handle that cannot be closed.
        try? handle.close()
    }

    /// So many bytes from a place on; `nil` where there are fewer.
    func bytes(_ place: Int, _ count: Int) -> [UInt8]? {
        guard place >= 0, (0...Self.maximumBytes).contains(count), place <= length - count else { return nil }
        guard count > 0 else { return [] }
        guard (try? handle.seek(toOffset: UInt64(place))) != nil,
            let read = try? handle.read(upToCount: count), read.count == count
        else { return nil }
        return [UInt8](read)
    }
}

/// The boxes of ISO 14496-12.
struct MP4Boxes {
    private let reader: FilmReader

    init(_ reader: FilmReader) { self.reader = reader }

    private static let outer: Set = [
        "ftyp", "moov", "mdat", "free", "skip", "wide", "uuid", "meta", "pdin", "sidx", "moof", "mfra", "styp",
    ]

    func head() throws(UploadProblem) -> FilmHead {
        var (place, movie, hasPictures): (Int, [UInt8]?, Bool) = (0, nil, false)
        while place < reader.length {
            guard let head = reader.bytes(place, 8) else { throw .unreadable }
            let type = String(decoding: head[4..<8], as: UTF8.self)
            // Something else beside the film.
            guard Self.outer.contains(type) else { throw .wrongKind }
            let (size, headSize) = try size(of: head, at: place)
            guard size >= headSize, size <= reader.length - place else { throw .unreadable }
            if type == "moov" {
                guard movie == nil, let bytes = reader.bytes(place + headSize, size - headSize) else {
                    throw .unreadable
                }
                movie = bytes
            }
            if type == "mdat" { hasPictures = hasPictures || size > headSize }
            place += size
        }
        guard let movie, hasPictures else { throw .unreadable }
        return try Self.head(of: ByteReader(bytes: movie))
    }

    private func size(of head: [UInt8], at place: Int) throws(UploadProblem) -> (size: Int, head: Int) {
        let short = ByteReader(bytes: head).big32(0) ?? 0
        if short == 0 { return (reader.length - place, 8) }
        guard short == 1 else { return (short, 8) }
        guard let long = reader.bytes(place + 8, 8), long[0] == 0 else { throw .unreadable }
        return (long.reduce(0) { $0 << 8 | Int($1) }, 16)
    }

    private static func head(of movie: ByteReader) throws(UploadProblem) -> FilmHead {
        var head = FilmHead(container: .mp4)
        for box in boxes(in: movie, 0..<movie.bytes.count) {
            if box.type == "mvhd" { head.seconds = try seconds(movie, box.content) }
            guard box.type == "trak" else { continue }
            for part in boxes(in: movie, box.content) {
                if part.type == "tkhd", let size = size(movie, part.content), size.width > head.width {
                    (head.width, head.height) = size
                }
                if let coding = coding(movie, part) { head.codings.append(coding) }
            }
        }
        guard head.seconds > 0, !head.codings.isEmpty else { throw .unreadable }
        return head
    }

    private struct Box {
        var type: String
        var content: Range<Int>
    }

    /// The boxes of a part, as far as they fit into it.
    private static func boxes(in reader: ByteReader, _ part: Range<Int>) -> [Box] {
        var (place, found): (Int, [Box]) = (part.lowerBound, [])
        while place + 8 <= part.upperBound, found.count < 200, let size = reader.big32(place), size >= 8,
            place + size <= part.upperBound, let type = reader.text(place + 4, 4)
        {
            found.append(Box(type: type, content: place + 8..<place + size))
            place += size
        }
        return found
    }

    private static func seconds(_ reader: ByteReader, _ content: Range<Int>) throws(UploadProblem) -> Double {
        let start = content.lowerBound
        let isLong = reader.byte(start) == 1
        let scale = reader.big32(start + (isLong ? 20 : 12))
        let duration =
            isLong
            ? reader.slice(start + 24, 8).map { $0.reduce(0.0) { $0 * 256 + Double($1) } }
            : reader.big32(start + 16).map(Double.init)
        guard content.count >= (isLong ? 32 : 20), let scale, scale > 0, let duration else { throw .unreadable }
        return duration / Double(scale)
    }

    /// Fixed-point numbers at the end of the box.
    private static func size(_ reader: ByteReader, _ content: Range<Int>) -> (width: Int, height: Int)? {
        guard content.count >= 84, let width = reader.big16(content.upperBound - 8),
            let height = reader.big16(content.upperBound - 4), width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    /// The first entry of `mdia/minf/stbl/stsd`.
    private static func coding(_ reader: ByteReader, _ media: Box) -> String? {
        guard media.type == "mdia" else { return nil }
        var box = media
        for name in ["minf", "stbl", "stsd"] {
            guard let next = boxes(in: reader, box.content).first(where: { $0.type == name }) else { return nil }
            box = next
        }
        guard box.content.count >= 16 else { return nil }
        return reader.text(box.content.lowerBound + 12, 4)
    }
}

/// The elements of Matroska (RFC 9559) that WebM has.
struct WebMElements {
    private let reader: FilmReader
    /// The head of the file; all that is asked for comes before the pictures.
    private let bytes: [UInt8]

    init(_ reader: FilmReader) {
        self.reader = reader
        bytes = reader.bytes(0, min(reader.length, 1 << 20)) ?? []
    }

    private struct Element {
        var id: Int
        /// `nil` for one whose length is not known.
        var size: Int?
        var start: Int
    }

    func head() throws(UploadProblem) -> FilmHead {
        guard let file = element(at: 0), file.id == 0x1A45_DFA3, let size = file.size,
            let kind = elements(in: file.start..<file.start + size).first(where: { $0.id == 0x4282 }),
            text(kind) == "webm"
        else { throw .wrongKind }
        guard let segment = element(at: file.start + size), segment.id == 0x1853_8067 else { throw .unreadable }
        if let size = segment.size, segment.start + size != reader.length {
            // Cut short, or something else behind it.
            throw segment.start + size > reader.length ? .unreadable : .wrongKind
        }
        var (head, scale, duration) = (FilmHead(container: .webm), 1_000_000.0, 0.0)
        for element in elements(in: segment.start..<bytes.count) {
            let content = content(element)
            if element.id == 0x1549_A966 {
                for part in elements(in: content) {
                    if part.id == 0x2AD7B1 { scale = Double(number(part)) }
                    if part.id == 0x4489 { duration = float(part) }
                }
            }
            if element.id == 0x1654_AE6B { for track in elements(in: content) { read(track, into: &head) } }
        }
        head.seconds = duration * scale / 1_000_000_000
        guard head.seconds > 0, head.seconds.isFinite, !head.codings.isEmpty else { throw .unreadable }
        return head
    }

    private func read(_ track: Element, into head: inout FilmHead) {
        guard track.id == 0xAE else { return }
        for part in elements(in: content(track)) {
            if part.id == 0x86 { head.codings.append(text(part)) }
            guard part.id == 0xE0 else { continue }
            for side in elements(in: content(part)) {
                if side.id == 0xB0 { head.width = min(number(side), 65_535) }
                if side.id == 0xBA { head.height = min(number(side), 65_535) }
            }
        }
    }

    private func content(_ element: Element) -> Range<Int> {
        let end = min(bytes.count, element.start + (element.size ?? bytes.count))
        return min(element.start, end)..<end
    }

    private func elements(in part: Range<Int>) -> [Element] {
        var (place, found): (Int, [Element]) = (part.lowerBound, [])
        while place < part.upperBound, found.count < 200, let element = element(at: place) {
            found.append(element)
            guard let size = element.size, size <= bytes.count else { break }
            place = element.start + size
        }
        return found
    }

    private func element(at place: Int) -> Element? {
        guard let id = variable(place, keepsMark: true), id.length <= 4,
            let size = variable(place + id.length, keepsMark: false)
        else { return nil }
        let isUnknown = size.value == (1 << (7 * size.length)) - 1
        guard isUnknown || size.value < 1 << 40 else { return nil }
        return Element(id: id.value, size: isUnknown ? nil : size.value, start: place + id.length + size.length)
    }

    /// A number whose first byte says how long it is.
    private func variable(_ place: Int, keepsMark: Bool) -> (value: Int, length: Int)? {
        guard bytes.indices.contains(place), bytes[place] != 0 else { return nil }
        let length = bytes[place].leadingZeroBitCount + 1
        guard place + length <= bytes.count else { return nil }
        let first = keepsMark ? Int(bytes[place]) : Int(bytes[place]) & ((1 << (8 - length)) - 1)
        return (bytes[place + 1..<place + length].reduce(first) { $0 << 8 | Int($1) }, length)
    }

    private func number(_ element: Element) -> Int { bytes[content(element)].prefix(7).reduce(0) { $0 << 8 | Int($1) } }

    private func float(_ element: Element) -> Double {
        let content = bytes[content(element)]
        let bits = content.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return content.count == 4
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }

    private func text(_ element: Element) -> String {
        String(decoding: bytes[content(element)].prefix(40), as: UTF8.self)
    }
}
