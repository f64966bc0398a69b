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
