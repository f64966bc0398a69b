import Blobs
import Calls
import Foundation
import HTTPTypes
import Hummingbird

extension EndpointResponse {
    /// Of the bytes of one person what a request asks for: all, a part (RFC 9110, section 14), or whether they are
    /// still what it has (section 13).
    ///
    /// Kept by the person's own browser only, which asks each time whether it still may show them.
    func part(asked request: Request) -> EndpointResponse {
        var answer = self
        answer.headers["cache-control"] = "private, no-cache"
        answer.headers["accept-ranges"] = "bytes"
        let tag = headers["etag"] ?? ""
        if Self.names(tag, request.headers[.ifNoneMatch]) {
            answer.status = 304
            answer.body = Data()
            return answer
        }
        guard request.method == .get, let range = request.headers[.range].flatMap(BlobRange.init(header:)),
            request.headers[.ifRange].map({ $0 == tag }) ?? true
        else { return answer }
        do throws(BlobError) {
            let part = try range.within(body.count)
            answer.status = 206
            answer.headers["content-range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"
            answer.body = Data(body.dropFirst(part.lowerBound).prefix(part.count))
        } catch {
            answer.status = 416
            answer.headers["content-range"] = "bytes */\(body.count)"
            answer.headers["content-type"] = nil
            answer.body = Data()
        }
        return answer
    }

    private static func names(_ tag: String, _ header: String?) -> Bool {
        guard let header else { return false }
        let tags = header.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        // Compared weakly, as section 13.1.2 says.
        return tags.contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
    }
}
