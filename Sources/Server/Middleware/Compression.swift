import CZlib
import HTTPTypes
import Hummingbird
import NIOCore

/// Compresses text answers of known length for clients that take gzip.
struct Compression: RouterMiddleware {
    typealias Context = ServerContext

    /// Below this a packet is not made smaller by much.
    private static let minimumBytes = 1024

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard Self.isText(response.headers[.contentType]), response.headers[.contentEncoding] == nil else {
            return response
        }
        response.headers[.vary] = "Accept-Encoding"
        guard
            request.method != .head, let length = response.body.contentLength, length >= Self.minimumBytes,
            Self.takesGzip(request)
        else { return response }
        let collector = BodyCollector()
        try await response.body.write(collector)
        guard let compressed = Gzip.compress(Array(collector.bytes.readableBytesView)) else {
            response.body = .init(byteBuffer: collector.bytes)
            return response
        }
        response.headers[.contentEncoding] = "gzip"
        response.body = .init(byteBuffer: ByteBuffer(bytes: compressed))
        return response
    }

    static func takesGzip(_ request: Request) -> Bool {
        request.headers[.acceptEncoding]?.split(separator: ",").contains { item in
            let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            return parts.first == "gzip" && !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00"].contains($0) }
        } ?? false
    }

    private static func isText(_ type: String?) -> Bool {
        guard let type else { return false }
        return type.hasPrefix("application/json") || type.hasPrefix("text/html") || type.contains("json")
    }
}

/// Takes a body's bytes instead of a connection.
private final class BodyCollector: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) async throws {
        bytes.writeImmutableBuffer(buffer)
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

/// The gzip format (RFC 1952), by zlib.
enum Gzip {
    /// A window of 32 KB; 16 more ask for gzip's header and checksum, the number below zero for neither.
    private static let windowBits: Int32 = 15

    /// `nil` only when there is no memory.
    static func compress(_ bytes: [UInt8], level: Int32 = 5) -> [UInt8]? {
        deflated(bytes, level: level, windowBits: windowBits + 16, flush: Z_FINISH)
    }

    /// A part of a deflated text (RFC 1951) that ends at a whole byte and refers to nothing before it.
    fileprivate static func part(_ bytes: [UInt8]) -> [UInt8]? {
        deflated(bytes, level: 3, windowBits: -windowBits, flush: Z_SYNC_FLUSH)
    }

    private static func deflated(_ bytes: [UInt8], level: Int32, windowBits: Int32, flush: Int32) -> [UInt8]? {
        var stream = z_stream()
        let version = ZLIB_VERSION
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(&stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, version, size) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        // A flush adds an empty block to what the bound counts.
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 16)
        let written = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output -> Int? in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                let isDone = deflate(&stream, flush) == (flush == Z_FINISH ? Z_STREAM_END : Z_OK)
                return isDone ? output.count - Int(stream.avail_out) : nil
            }
        }
        return written.map { Array(output.prefix($0)) }
    }
}

/// A gzip text that is written piece by piece, each of which can be read as soon as it is there.
///
/// Between pieces it keeps a checksum only: zlib's own state takes 256 KB, and each page that is open has a stream. So a
/// piece does not refer to the ones before it. Markup is its own best dictionary: a deck's 340 KB become 16.
struct GzipStream {
    /// Below this zlib saves less than its state costs to set up.
    private static let minimumBytes = 256
    private static let maximumStored = 65_535

    private var checksum: UInt = crc32(0, nil, 0)
    private var length: UInt32 = 0
    private var hasBegun = false

    /// What to send for a piece.
    mutating func write(_ piece: [UInt8]) -> [UInt8] {
        checksum = crc32(checksum, piece, UInt32(piece.count))
        length &+= UInt32(truncatingIfNeeded: piece.count)
        let body = piece.count < Self.minimumBytes ? nil : Gzip.part(piece)
        return head() + (body ?? Self.stored(piece))
    }

    /// What to send at the end.
    mutating func finish() -> [UInt8] {
        // An empty last block of the fixed code.
        head() + [0x03, 0x00] + Self.littleEndian(UInt32(truncatingIfNeeded: checksum)) + Self.littleEndian(length)
    }

    /// No name, no time, no particular system.
    private mutating func head() -> [UInt8] {
        defer { hasBegun = true }
        return hasBegun ? [] : [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]
    }

    /// Blocks that hold the bytes as they are.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: maximumStored).flatMap { start in
            let block = bytes[start..<min(start + maximumStored, bytes.count)]
            let count = UInt16(block.count)
            return [0] + littleEndian(count) + littleEndian(~count) + block
        }
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
