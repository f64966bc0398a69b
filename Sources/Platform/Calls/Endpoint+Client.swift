import Foundation

extension Endpoint {
    /// The request that carries `input`.
    ///
    /// - Throws: `EncodingError`, and a problem when a place in the path would be empty.
    package func request(for input: Input) throws -> EndpointRequest {
        let members = try JSONCoding.value(from: try JSONCoding.encode(input)).object ?? [:]
        func values(at place: InputField.Place) -> [(name: String, value: JSONValue)] {
            Input.fields.filter { $0.place == place }.compactMap { field in
                members[field.name].map { (field.name, $0) }
            }
        }
        let places = Dictionary(
            values(at: .path).map { ($0.name, Self.text($0.value)) },
            uniquingKeysWith: { first, _ in first }
        )
        guard let path = declaration.path.path(with: places) else {
            let empty = declaration.path.parameters.first { places[$0, default: ""].isEmpty }
            throw Problem(SchemaViolation(field: empty ?? "path", reason: .empty, rule: "must not be empty"))
        }
        var request = EndpointRequest(
            method: declaration.method,
            path: path,
            query: QueryCoding.encode(values(at: .query).map { ($0.name, Self.text($0.value)) }),
            headers: ["accept": Self.accepted(declaration)]
        )
        for field in Input.fields {
            guard case .header(let name) = field.place, let value = members[field.name] else { continue }
            request.headers[name.lowercased()] = Self.text(value)
        }
        if declaration.takesBody {
            request.headers["content-type"] = "application/json"
            let names = Set(Input.fields.filter { $0.place == .body }.map(\.name))
            request.body = JSONCoding.data(of: .object(members.filter { names.contains($0.key) }))
        }
        if let content = input as? any ContentInput {
            request.headers["content-type"] = content.contentType
            request.body = content.content
        }
        return request
    }

    /// The output in an answer.
    ///
    /// - Throws: the failure the server tells of, or the one of an answer that is not this API's.
    package func output(from response: EndpointResponse) throws(Failure) -> Output {
        guard response.status == declaration.successStatus else {
            throw Failure(problem: Self.problem(in: response))
        }
        if let type = Output.self as? any ContentOutput.Type {
            guard let output = Self.content(type, of: response) as? Output else {
                throw Failure(problem: Problem(.unreadable, detail: "the answer is of another type"))
            }
            return output
        }
        do {
            let body = declaration.output == nil ? Data("{}".utf8) : response.body
            return try JSONCoding.decode(Output.self, from: body)
        } catch {
            throw Failure(problem: Problem(.unreadable, detail: "\(error)"))
        }
    }

    private static func accepted(_ declaration: EndpointDeclaration) -> String {
        let types = declaration.outputContentTypes.isEmpty ? ["application/json"] : declaration.outputContentTypes
        return (types + [Problem.contentType]).joined(separator: ", ")
    }

    private static func content(_ type: any ContentOutput.Type, of response: EndpointResponse) -> Any? {
        type.init(
            content: response.body,
            contentType: response.headers["content-type"] ?? "",
            version: (response.headers["etag"] ?? "").filter { $0 != "\"" }
        )
    }

    private static func problem(in response: EndpointResponse) -> Problem {
        do {
            return try JSONCoding.decode(Problem.self, from: response.body)
        } catch {
            return Problem(.unreadable, detail: "status \(response.status) without a problem document")
        }
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .integer(let integer): String(integer)
        case .number(let number): String(number)
        case .boolean(let boolean): String(boolean)
        case .null, .array, .object: preconditionFailure("paths, queries and headers hold single values")
        }
    }
}
