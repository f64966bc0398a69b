import Foundation
import Testing

@testable import Blobs

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
