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
