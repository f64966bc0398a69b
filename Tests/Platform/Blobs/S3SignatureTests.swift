import Foundation
import Testing

@testable import Blobs

/// Amazon's own examples.
///
/// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
struct S3SignatureTests {
    private let signature = S3Signature(
        region: "us-east-1",
        accessKey: "AKIAIOSFODNN7EXAMPLE",
        secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
    )
    /// 24 May 2013, 00:00:00 GMT.
    private let date = Date(timeIntervalSince1970: 1_369_353_600)

    @Test func `a request for a part is signed as in Amazon's example`() throws {
        let url = try #require(URL(string: "https://examplebucket.s3.amazonaws.com/test.txt"))
        let headers = signature.sign("GET", url, headers: ["Range": "bytes=0-9"], at: date)
        let expected = "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
        #expect(headers["authorization"]?.hasSuffix("Signature=\(expected)") == true)
        #expect(headers["x-amz-date"] == "20130524T000000Z")
    }

    @Test func `a body and a name with other characters are signed as in Amazon's example`() throws {
        let url = try #require(URL(string: "https://examplebucket.s3.amazonaws.com/test$file.text"))
        let headers = signature.sign(
            "PUT",
            url,
            headers: ["Date": "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY"],
            body: Data("Welcome to Amazon S3.".utf8),
            at: date
        )
        let expected = "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
        #expect(headers["authorization"]?.hasSuffix("Signature=\(expected)") == true)
    }

    @Test(arguments: [
        "ftp://s3.example", "file:///tmp", "s3.example", "https://me:pass@s3.example", "https://s3.example?a=b",
    ])
    func `a bucket is reached over http or https`(address: String) throws {
        let url = try #require(URL(string: address))
        #expect(throws: S3Bucket.Problem.invalidServer) {
            try S3Bucket(server: url, name: "blobs", region: "r", accessKey: "a", secretKey: "s")
        }
    }

    @Test(arguments: ["", "ab", "Bucket", "a/../b", "a..b", "a b"])
    func `what is no bucket's name is refused`(name: String) throws {
        let url = try #require(URL(string: "https://s3.example"))
        #expect(throws: S3Bucket.Problem.invalidName) {
            try S3Bucket(server: url, name: name, region: "r", accessKey: "a", secretKey: "s")
        }
    }
}
