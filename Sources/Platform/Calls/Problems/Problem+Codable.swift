extension Problem: Codable {
    private static let ownMembers: Set = ["type", "title", "status", "detail", "field", "retryAfter"]

    package init(from decoder: any Decoder) throws {
        let members = try [String: JSONValue](from: decoder)
        guard let type = members["type"]?.string, let status = members["status"]?.integer else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a problem has a type and a status")
            )
        }
        self.type = type
        self.status = status
        title = members["title"]?.string ?? ""
        detail = members["detail"]?.string
        field = members["field"]?.string
        retryAfter = members["retryAfter"]?.integer
        extensions = members.filter { !Self.ownMembers.contains($0.key) }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = extensions
        members["type"] = .string(type)
        members["title"] = .string(title)
        members["status"] = .integer(Int64(status))
        members["detail"] = detail.map(JSONValue.string)
        members["field"] = field.map(JSONValue.string)
        members["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        try members.encode(to: encoder)
    }
}
