/// One operation of the API's document.
struct OperationDocument {
    let declaration: EndpointDeclaration

    func json(_ schemas: inout NamedSchemas) -> JSONValue {
        var operation: [String: JSONValue] = [
            "operationId": .string(declaration.operation),
            "summary": .string(declaration.summary),
            "tags": [.string(declaration.subject)],
            "responses": .object(responses(&schemas)),
            "security": declaration.audience == .person
                ? [["bearer": []], ["cookie": []]] : [[:], ["bearer": []], ["cookie": []]],
        ]
        let parameters = declaration.fields.filter(Self.isParameter).map { parameter($0, &schemas) }
        if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
        if declaration.takesBody { operation["requestBody"] = requestBody(&schemas) }
        if let types = declaration.inputContentTypes {
            operation["requestBody"] = ["required": true, "content": Self.content(types)]
        }
        return .object(operation)
    }

    private static func isParameter(_ field: InputField) -> Bool {
        switch field.place {
        case .path, .query, .header: true
        case .body, .content: false
        }
    }

    /// OpenAPI 3.1 describes bytes by their media type alone.
    private static func content(_ types: [String]) -> JSONValue {
        .object(Dictionary(types.map { ($0, [:]) }, uniquingKeysWith: { first, _ in first }))
    }

    private func parameter(_ field: InputField, _ schemas: inout NamedSchemas) -> JSONValue {
        let place =
            switch field.place {
            case .path: "path"
            case .query: "query"
            case .header: "header"
            case .body, .content: preconditionFailure("a body is not a parameter")
            }
        return [
            "name": .string(field.publicName),
            "in": .string(place),
            "required": .boolean(field.presence == .required),
            "description": .string(field.description),
            "schema": schema(of: field, &schemas),
        ]
    }

    private func requestBody(_ schemas: inout NamedSchemas) -> JSONValue {
        let fields = declaration.fields.filter { $0.place == .body }
        let properties = fields.map { field in
            (field.name, described(schema(of: field, &schemas), field.description))
        }
        var body: [String: JSONValue] = [
            "type": "object",
            "properties": .object(Dictionary(properties, uniquingKeysWith: { first, _ in first })),
            "additionalProperties": false,
        ]
        let required = fields.filter { $0.presence == .required }.map { JSONValue.string($0.name) }
        if !required.isEmpty { body["required"] = .array(required) }
        return ["required": true, "content": ["application/json": ["schema": .object(body)]]]
    }

    private func schema(of field: InputField, _ schemas: inout NamedSchemas) -> JSONValue {
        let schema = field.schema.document(&schemas)
        guard case .defaulted(let value) = field.presence, case .object(var members) = schema else { return schema }
        members["default"] = value
        return .object(members)
    }

    private func described(_ schema: JSONValue, _ description: String) -> JSONValue {
        guard case .object(var members) = schema else { return schema }
        members["description"] = .string(description)
        return .object(members)
    }

    private func responses(_ schemas: inout NamedSchemas) -> [String: JSONValue] {
        var responses: [String: JSONValue] = [:]
        var success: [String: JSONValue] = ["description": "Done"]
        if let output = declaration.output {
            success["content"] = ["application/json": ["schema": output.document(&schemas)]]
        }
        if !declaration.outputContentTypes.isEmpty {
            success["content"] = Self.content(declaration.outputContentTypes)
            responses["206"] = [
                "description": "The part of Range", "content": Self.content(declaration.outputContentTypes),
            ]
            responses["304"] = ["description": "It is still what If-None-Match names"]
            responses["416"] = ["description": "Range begins behind the end"]
        }
        responses[String(declaration.successStatus)] = .object(success)
        let problem = Problem.schema.document(&schemas)
        for (status, kinds) in Dictionary(grouping: problems, by: \.status) {
            responses[String(status)] = [
                "description": .string(kinds.map(\.title).joined(separator: "; ")),
                "content": .object([Problem.contentType: ["schema": problem]]),
            ]
        }
        return responses
    }

    private var problems: [ProblemKind] {
        var problems = declaration.problems + [.invalidInput, .tooManyRequests, .serverError, .unavailable]
        if declaration.audience == .person { problems.append(.signInNeeded) }
        if declaration.method != .get { problems.append(.forbidden) }
        if declaration.fields.contains(.idempotencyKey) { problems.append(.keyReused) }
        if declaration.takesBody { problems += [.tooLarge, .notJSON] }
        if declaration.inputContentTypes != nil { problems += [.tooLarge, .unsupportedType] }
        return problems
    }
}

/// The API's document, OpenAPI 3.1, made from the declarations that are mounted.
package struct OpenAPIDocument: Sendable {
    package var title: String
    package var version: String
    package var declarations: [EndpointDeclaration]

    package init(title: String, version: String, declarations: [EndpointDeclaration]) {
        self.title = title
        self.version = version
        self.declarations = declarations
    }

    /// Names that two different schemas have; a document with any of them is wrong.
    package var clashes: Set<String> {
        var schemas = NamedSchemas()
        for declaration in declarations { _ = OperationDocument(declaration: declaration).json(&schemas) }
        return schemas.clashes
    }

    package func json() -> JSONValue {
        var schemas = NamedSchemas()
        var paths: [String: [String: JSONValue]] = [:]
        for declaration in declarations {
            let operation = OperationDocument(declaration: declaration).json(&schemas)
            paths[declaration.path.text, default: [:]][declaration.method.rawValue.lowercased()] = operation
        }
        return [
            "openapi": "3.1.0",
            "info": ["title": .string(title), "version": .string(version)],
            "servers": [["url": "/"]],
            "paths": .object(paths.mapValues(JSONValue.object)),
            "components": ["schemas": .object(schemas.documents), "securitySchemes": securitySchemes],
        ]
    }

    private var securitySchemes: JSONValue {
        [
            "bearer": [
                "type": "http", "scheme": "bearer",
                "description": "A guest's token, as createGuest answers with it.",
            ],
            "cookie": [
                "type": "apiKey", "in": "cookie", "name": "serendip",
                "description":
                    "The browser's own guest account, `__Host-serendip` through TLS; unsafe methods need the same origin.",
            ],
        ]
    }
}
