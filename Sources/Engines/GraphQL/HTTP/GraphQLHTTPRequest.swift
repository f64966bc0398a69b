/// A request over HTTP, as far as this engine looks at it.
public struct GraphQLHTTPRequest: Sendable {
    /// The method, in upper case.
    public var method: String
    /// What stands after the `?` of the address, as it was sent.
    public var query: String
    /// The fields of the head; names in any case.
    public var headers: [(name: String, value: String)]
    /// The body.
    public var body: [UInt8]
    /// What faults are found in the log by.
    public var id: String?

    /// A request.
    public init(
        method: String,
        query: String = "",
        headers: [(name: String, value: String)] = [],
        body: [UInt8] = [],
        id: String? = nil
    ) {
        self.method = method
        self.query = query
        self.headers = headers
        self.body = body
        self.id = id
    }

    /// The values of a field, joined as one; `nil` where there is none.
    public func header(_ name: String) -> String? {
        let wanted = name.lowercased()
        let values = headers.filter { $0.name.lowercased() == wanted }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: wanted == "cookie" ? "; " : ", ")
    }

    /// Whether it has a cookie of a name.
    public func hasCookie(_ names: NameSet) -> Bool {
        guard !names.isEmpty, let cookies = header("cookie") else { return false }
        return cookies.split(separator: ";").contains { cookie in
            let name = cookie.prefix { $0 != "=" }.trimming(" ")
            return names.contains(name)
        }
    }
}

/// What is answered over HTTP.
public struct GraphQLHTTPResponse: Sendable {
    /// What is sent.
    public enum Body: Sendable {
        /// All at once.
        case bytes([UInt8])
        /// Events of a stream, each as it is sent.
        case events(AsyncStream<[UInt8]>)
    }

    /// The status.
    public var status: Int
    /// The fields of the head; names in lower case.
    public var headers: [(name: String, value: String)]
    /// What is sent.
    public var body: Body

    /// The value of a field.
    public func header(_ name: String) -> String? {
        headers.first { $0.name == name.lowercased() }?.value
    }

    /// The body, where it is sent at once.
    public var bytes: [UInt8] {
        if case .bytes(let bytes) = body { bytes } else { [] }
    }
}

extension StringProtocol {
    /// The text without certain characters at its ends.
    func trimming(_ characters: String) -> String {
        let kept = drop { characters.contains($0) }
        guard let last = kept.lastIndex(where: { !characters.contains($0) }) else { return "" }
        return String(kept[...last])
    }
}

/// A request that is refused with a status of its own; what is thrown while its context is made may be one, too.
public struct HTTPFault: Error, Sendable {
    /// The status.
    public var status: Int
    /// What is told.
    public var error: GraphQLError
    /// Fields of the head; names in lower case.
    public var headers: [(name: String, value: String)]

    /// A refusal.
    public init(_ status: Int, _ error: GraphQLError, headers: [(name: String, value: String)] = []) {
        self.status = status
        self.error = error
        self.headers = headers
    }

    init(_ status: Int, _ words: String, headers: [(name: String, value: String)] = []) {
        self.init(status, GraphQLError(words, code: .badRequest), headers: headers)
    }
}

extension GraphQLHTTPResponse {
    /// A refusal as `{"errors": […]}`, as what stands before this engine should answer, too.
    public static func refusal(_ fault: HTTPFault, accept: String? = nil) -> GraphQLHTTPResponse {
        var type = MediaType.negotiated(accept) ?? .json
        if type == .eventStream { type = .json }
        var json = JSONText()
        json.object([.init("errors", .list([.object(fault.error.members)]))])
        return GraphQLHTTPResponse(
            status: fault.status,
            headers: [("content-type", type.contentType), ("cache-control", "no-store"), ("vary", "accept")]
                + fault.headers,
            body: .bytes(json.bytes)
        )
    }
}
