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
