import Crypto
import Foundation

/// Signs requests as Amazon's "AWS Signature Version 4" says, with the headers of one chunk.
///
/// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
struct S3Signature {
    let region: String
    let accessKey: String
    let secretKey: String

    /// `headers` with those that a request needs besides, of which `host` is left for the client to add.
    func sign(
        _ method: String,
        _ url: URL,
        headers: [String: String] = [:],
        body: Data = Data(),
        at date: Date
    ) -> [String: String] {
        let (stamp, payload) = (Self.stamp(date), Self.hex(SHA256.hash(data: body)))
        var sent = Dictionary(uniqueKeysWithValues: headers.map { ($0.key.lowercased(), $0.value) })
        sent["x-amz-date"] = stamp
        sent["x-amz-content-sha256"] = payload
        var signed = sent
        signed["host"] = Self.host(url)
        let names = signed.keys.sorted()
        let lines = names.map { "\($0):\(signed[$0, default: ""].trimmingCharacters(in: .whitespaces))\n" }
        let canonical = [
            method, Self.encoded(url.path(percentEncoded: false)), url.query(percentEncoded: true) ?? "",
            lines.joined(), names.joined(separator: ";"), payload,
        ].joined(separator: "\n")
        let scope = "\(stamp.prefix(8))/\(region)/s3/aws4_request"
        let hash = Self.hex(SHA256.hash(data: Data(canonical.utf8)))
        let signature = Self.hex(code("AWS4-HMAC-SHA256\n\(stamp)\n\(scope)\n\(hash)", key(for: stamp.prefix(8))))
        sent["authorization"] =
            "AWS4-HMAC-SHA256 Credential=\(accessKey)/\(scope), SignedHeaders=\(names.joined(separator: ";")), "
            + "Signature=\(signature)"
        return sent
    }

    private func key(for day: Substring) -> SymmetricKey {
        [String(day), region, "s3", "aws4_request"].reduce(SymmetricKey(data: Data("AWS4\(secretKey)".utf8))) {
            SymmetricKey(data: code($1, $0))
        }
    }

    private func code(_ text: String, _ key: SymmetricKey) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
    }

    /// As the client writes it: a scheme's own port is left out.
    private static func host(_ url: URL) -> String {
        let host = url.host() ?? ""
        guard let port = url.port, port != (url.scheme == "https" ? 443 : 80) else { return host }
        return "\(host):\(port)"
    }

    /// All but RFC 3986's unreserved characters and the slash, as two upper-case digits.
    private static func encoded(_ path: String) -> String {
        var allowed = CharacterSet(charactersIn: "-_.~/")
        let letters: [ClosedRange<Unicode.Scalar>] = ["A"..."Z", "a"..."z", "0"..."9"]
        for range in letters { allowed.insert(charactersIn: range) }
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    /// `20130524T000000Z`.
    private static func stamp(_ date: Date) -> String {
        date.ISO8601Format(
            .iso8601(timeZone: .gmt, dateTimeSeparator: .standard)
                .year().month().day().dateSeparator(.omitted).time(includingFractionalSeconds: false)
                .timeSeparator(.omitted).timeZone(separator: .omitted)
        )
    }

    private static func hex(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
