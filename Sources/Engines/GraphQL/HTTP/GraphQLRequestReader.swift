/// Reads what is asked from a body or an address.
struct GraphQLRequestReader {
    let settings: HTTPSettings

    /// - Throws: ``HTTPFault`` where there is no request in it.
    func read(_ request: GraphQLHTTPRequest) throws(HTTPFault) -> GraphQLRequest {
        var read = request.method == "GET" ? try query(request.query) : try body(request)
        read.id = request.id
        return read
    }

    private var malformed: Int { settings.status == .draft2026 ? 422 : 400 }

    // MARK: POST

    private func body(_ request: GraphQLHTTPRequest) throws(HTTPFault) -> GraphQLRequest {
        guard let type = ContentType(request.header("content-type")), type.isJSON else {
            let upload = settings.uploadPath.map { "; files go to \($0)" } ?? ""
            throw HTTPFault(
                415,
                "A body must be application/json in UTF-8\(upload).",
                headers: [("accept-post", "application/json")]
            )
        }
        if let coding = request.header("content-encoding"), coding.lowercased() != "identity" {
            throw HTTPFault(415, "A body must not be compressed.")
        }
        guard request.body.count <= settings.bodyLimit else { throw tooLarge }
        let value: GraphQLValue
        do {
            value = try JSONReader.value(of: request.body)
        } catch {
            throw HTTPFault(400, "The body is no JSON: byte \(error.offset) does not fit.")
        }
        if case .list = value { throw HTTPFault(400, "Several requests in one are not answered.") }
        guard case .object = value else { throw HTTPFault(malformed, "The body is no object.") }
        return GraphQLRequest(
            query: try text("query", value["query"]),
            operationName: try text("operationName", value["operationName"]),
            variables: try members("variables", value["variables"]),
            extensions: try members("extensions", value["extensions"])
        )
    }

    private var tooLarge: HTTPFault {
        let limit = GraphQLValue.Member("limit", .int(settings.bodyLimit))
        let words = "A request may have \(settings.bodyLimit) bytes."
        return HTTPFault(413, GraphQLError(words, code: .badRequest, extensions: [limit]))
    }

    private func text(_ name: String, _ value: GraphQLValue?) throws(HTTPFault) -> String? {
        switch value {
        case nil, .null?: return nil
        case .string(let text)?: return text.isEmpty ? nil : text
        default: throw HTTPFault(malformed, "'\(name)' must be a text.")
        }
    }

    private func members(_ name: String, _ value: GraphQLValue?) throws(HTTPFault) -> [GraphQLValue.Member] {
        switch value {
        case nil, .null?: return []
        case .object(let members)?: return members
        default: throw HTTPFault(malformed, "'\(name)' must be an object.")
        }
    }

    // MARK: GET

    private func query(_ text: String) throws(HTTPFault) -> GraphQLRequest {
        guard text.utf8.count <= settings.bodyLimit else { throw HTTPFault(414, "The address is too long.") }
        var parameters: [ExactText: String] = [:]
        for part in text.split(separator: "&").prefix(1000) {
            let name = part.prefix { $0 != "=" }
            guard let key = Self.decoded(name), let value = Self.decoded(part.dropFirst(name.count + 1)) else {
                throw HTTPFault(400, "The address is not percent-encoded UTF-8.")
            }
            if parameters.updateValue(value, forKey: ExactText(key)) != nil {
                throw HTTPFault(malformed, "'\(GraphQLValue.string(key).shown)' is given twice.")
            }
        }
        func given(_ name: String) -> String? { parameters[ExactText(name)].flatMap { $0.isEmpty ? nil : $0 } }
        return GraphQLRequest(
            query: given("query"),
            operationName: given("operationName"),
            variables: try members("variables", try json("variables", given("variables"))),
            extensions: try members("extensions", try json("extensions", given("extensions")))
        )
    }

    private func json(_ name: String, _ text: String?) throws(HTTPFault) -> GraphQLValue? {
        guard let text else { return nil }
        do {
            return try JSONReader.value(of: text)
        } catch {
            throw HTTPFault(400, "'\(name)' is no JSON: byte \(error.offset) does not fit.")
        }
    }

    /// What a part of a form stands for; `nil` where it is not encoded as one.
    static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validUTF8: bytes)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
