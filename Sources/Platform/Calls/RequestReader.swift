import Foundation

extension Endpoint {
    /// The input in a request, complete and within its limits.
    ///
    /// - Throws: a problem that names the field that is wrong.
    package func input(from request: EndpointRequest) throws(Problem) -> Input {
        do throws(SchemaViolation) {
            let values = try RequestReader(declaration: declaration, request: request).values()
            let input = try Self.input(from: values)
            guard var content = input as? any ContentInput else { return input }
            content.content = request.body
            // The same value with its bytes, and so of the same type.
            return content as? Input ?? input
        } catch {
            throw problem(for: error)
        }
    }

    private func problem(for violation: SchemaViolation) -> Problem {
        switch violation.reason {
        case .notJSON: Problem(.notJSON, detail: "Send application/json.")
        case .unsupportedType:
            Problem(.unsupportedType, detail: "Content-Type \(violation.rule).", field: "Content-Type")
        default: Problem(violation)
        }
    }

    private static func input(from values: [String: JSONValue]) throws(SchemaViolation) -> Input {
        do {
            return try Input(from: JSONValueDecoder(.object(values)))
        } catch let DecodingError.keyNotFound(key, context) {
            throw .init(field: name(of: context.codingPath + [key]), reason: .missing, rule: "is missing")
        } catch let DecodingError.dataCorrupted(context) {
            throw .init(field: name(of: context.codingPath), reason: .malformed, rule: "cannot be read")
        } catch let DecodingError.typeMismatch(_, context) {
            throw .init(field: name(of: context.codingPath), reason: .wrongType, rule: "is of another kind")
        } catch {
            throw .init(field: "body", reason: .malformed, rule: "cannot be read")
        }
    }

    private static func name(of path: [any CodingKey]) -> String {
        path.reduce(into: "") { name, key in
            if let index = key.intValue {
                name += "[\(index)]"
            } else {
                name += name.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// The answer that carries `output`.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    package func response(to output: Output) throws -> EndpointResponse {
        guard declaration.output != nil else { return EndpointResponse(status: declaration.successStatus) }
        if let content = output as? any ContentOutput {
            return EndpointResponse(
                status: declaration.successStatus,
                headers: ["content-type": content.contentType, "etag": "\"\(content.version)\""],
                body: content.content
            )
        }
        return EndpointResponse(
            status: declaration.successStatus,
            headers: ["content-type": "application/json"],
            body: try JSONCoding.encode(output)
        )
    }
}

/// Collects the values of a declaration's fields from a request and checks them.
struct RequestReader {
    let declaration: EndpointDeclaration
    let request: EndpointRequest

    func values() throws(SchemaViolation) -> [String: JSONValue] {
        let path = try path()
        let query = try query()
        let body = try body()
        try checkContentType()
        var values: [String: JSONValue] = [:]
        for field in declaration.fields {
            let found: JSONValue? =
                switch field.place {
                case .path: path[field.name].map { Self.value($0, of: field.schema) }
                case .query: query[field.name].map { Self.value($0, of: field.schema) }
                case .header(let name): request.headers[name.lowercased()].map { Self.value($0, of: field.schema) }
                case .body: body[field.name]
                case .content: nil
                }
            if case .content = field.place { continue }
            values[field.name] = try checked(found, field)
        }
        return values
    }

    private func checked(_ value: JSONValue?, _ field: InputField) throws(SchemaViolation) -> JSONValue? {
        if let value {
            try field.schema.validate(value, field: field.publicName)
            return value
        }
        switch field.presence {
        case .required: throw SchemaViolation(field: field.publicName, reason: .missing, rule: "is missing")
        case .optional: return nil
        case .defaulted(let value): return value
        }
    }

    private func path() throws(SchemaViolation) -> [String: String] {
        guard let values = declaration.path.values(in: request.path) else {
            throw SchemaViolation(field: "path", reason: .malformed, rule: "must be \(declaration.path.text)")
        }
        return values
    }

    private func query() throws(SchemaViolation) -> [String: String] {
        let items = try QueryCoding.decode(request.query)
        try refuseUnknown(items.keys, place: .query)
        return items
    }

    private func body() throws(SchemaViolation) -> [String: JSONValue] {
        guard declaration.takesBody else { return [:] }
        guard mediaType == "application/json" else {
            throw SchemaViolation(field: "Content-Type", reason: .notJSON, rule: "must be application/json")
        }
        let members: [String: JSONValue]
        do {
            guard let object = try JSONCoding.value(from: request.body).object else {
                throw SchemaViolation(field: "body", reason: .wrongType, rule: "must be a JSON object")
            }
            members = object
        } catch let violation as SchemaViolation {
            throw violation
        } catch {
            throw SchemaViolation(field: "body", reason: .malformed, rule: "must be JSON")
        }
        try refuseUnknown(members.keys, place: .body)
        return members
    }

    private func checkContentType() throws(SchemaViolation) {
        guard let types = declaration.inputContentTypes, !types.contains(mediaType) else { return }
        throw SchemaViolation(
            field: "Content-Type",
            reason: .unsupportedType,
            rule: "must be \(types.joined(separator: ", "))"
        )
    }

    /// Of the body, without parameters.
    private var mediaType: String {
        let type = request.headers["content-type"] ?? ""
        if type == "application/json" { return type }
        return type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// A misspelt name must not pass for a value that was not given.
    private func refuseUnknown(_ names: some Sequence<String>, place: InputField.Place) throws(SchemaViolation) {
        let unknown = names.filter { name in !declaration.fields.contains { $0.place == place && $0.name == name } }
        if let unknown = unknown.min() {
            throw SchemaViolation(field: unknown, reason: .unknownField, rule: "is not a field of this call")
        }
    }

    /// Text of a path, query or header as JSON; what is not of the schema's kind stays text and fails its check.
    private static func value(_ text: String, of schema: JSONSchema) -> JSONValue {
        switch schema.shape {
        case .integer: Int64(text).map(JSONValue.integer) ?? .string(text)
        case .number: Double(text).map(JSONValue.number) ?? .string(text)
        case .boolean: text == "true" ? true : text == "false" ? false : .string(text)
        case .named(_, let schema): value(text, of: schema)
        default: .string(text)
        }
    }
}
