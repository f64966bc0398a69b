import Calls

/// Answers requests as PostgREST does, over a backend that knows what the tables are.
package struct RestService<Backend: RestBackend>: Sendable {
    private let backend: Backend

    package init(_ backend: Backend) { self.backend = backend }

    /// - Throws: ``RestError``, and what the backend throws.
    package func respond(to request: RestRequest, by caller: Backend.Caller) async throws -> RestResponse {
        let preferences = try RestPreferences(request.headers.filter { $0.name == "prefer" }.map(\.value))
        let profile = ["GET", "HEAD"].contains(request.method) ? "accept-profile" : "content-profile"
        if let schema = request.header(profile), schema != "public" { throw RestError.schema(schema) }
        let form = try Representation(accept: request.header("accept"))
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard !parts.isEmpty else { throw RestError.root }
        let asked = Asked(request: request, preferences: preferences, form: form)
        if parts[0] == "rpc", parts.count == 2 { return try await call(parts[1], asked, by: caller) }
        guard parts.count == 1 else { throw RestError.path }
        guard let table = backend.tables.first(where: { $0.name == parts[0] }) else {
            let names = backend.tables.map(\.name)
            throw RestError.table(parts[0], nearest: names.first { $0.hasPrefix(parts[0].prefix(4)) })
        }
        let query = try RestQuery(request.query)
        switch request.method {
        case "GET", "HEAD": return try await read(table, query, asked, by: caller)
        case "POST": return try await insert(table, query, asked, by: caller)
        case "PATCH": return try await update(table, query, asked, by: caller)
        case "DELETE": return try await delete(table, query, asked, by: caller)
        default: throw RestError.method(request.method)
        }
    }

    // MARK: Verbs

    private func read(
        _ table: RestTable,
        _ query: RestQuery,
        _ asked: Asked,
        by caller: Backend.Caller
    ) async throws -> RestResponse {
        let page = try RowPage(query, range: asked.request.method == "GET" ? asked.request.header("range") : nil)
        let columns = try OutputColumn.columns(query.select, of: table, embedded: query.embedded)
        return try await backend.read(table, query, by: caller) { rows throws(RestError) in
            try asked.answer(rows, query, page, columns, kind: .read)
        }
    }

    private func insert(
        _ table: RestTable,
        _ query: RestQuery,
        _ asked: Asked,
        by caller: Backend.Caller
    ) async throws -> RestResponse {
        let body = try RestBody(
            asked.request.body,
            contentType: asked.request.header("content-type"),
            table: table,
            columns: query.columns,
            usesDefaults: asked.preferences.usesDefaults
        )
        let resolution = asked.preferences.resolution
        if let target = query.onConflict, resolution != nil {
            for name in target where table.index(of: name) == nil {
                throw RestError.unknownColumn(name, of: table.name)
            }
            guard Set(target) == Set(table.primaryKey) else { throw RestError.noConstraint }
        }
        let columns = try OutputColumn.columns(query.select, of: table, embedded: query.embedded)
        let showsRows = asked.preferences.return == .representation || asked.preferences.return == .headersOnly
        let change = RestWrite.Change.insert(body, resolution)
        let write = RestWrite(change: change, query: query, showsRows: showsRows, choose: { _ in [] }) {
            rows,
            inserted throws(RestError) in
            let isNew = inserted > 0 || resolution != .merge || rows.count == 0
            return try asked.answer(written: rows, query, columns, .insert, status: isNew ? 201 : 200)
        }
        return try await backend.write(table, write, by: caller)
    }

    private func update(
        _ table: RestTable,
        _ query: RestQuery,
        _ asked: Asked,
        by caller: Backend.Caller
    ) async throws -> RestResponse {
        let body = try RestBody(
            asked.request.body,
            contentType: asked.request.header("content-type"),
            table: table,
            columns: query.columns,
            usesDefaults: asked.preferences.usesDefaults
        )
        guard body.rows.count <= 1 else { throw RestError.body("PATCH takes one object") }
        let values = body.isEmpty ? [:] : body.rows.first ?? [:]
        return try await change(table, .update(values), "UPDATE", query, asked, by: caller)
    }

    private func delete(
        _ table: RestTable,
        _ query: RestQuery,
        _ asked: Asked,
        by caller: Backend.Caller
    ) async throws -> RestResponse {
        try await change(table, .delete, "DELETE", query, asked, by: caller)
    }

    private func change(
        _ table: RestTable,
        _ change: RestWrite.Change,
        _ name: String,
        _ query: RestQuery,
        _ asked: Asked,
        by caller: Backend.Caller
    ) async throws -> RestResponse {
        guard !query.own.conditions.isEmpty else { throw RestError.unfiltered(name) }
        let columns = try OutputColumn.columns(query.select, of: table, embedded: query.embedded)
        let verb: RestVerb = if case .delete = change { .delete } else { .update }
        let choose: @Sendable (any RestRows) throws(RestError) -> [Int] = { rows throws(RestError) in
            let found = try RowSelection(query.own).rows(of: rows).dropFirst(query.own.offset ?? 0)
            return Array(found.prefix(query.own.limit ?? .max))
        }
        let shows = asked.preferences.return == .representation
        let write = RestWrite(change: change, query: query, showsRows: shows, choose: choose) {
            rows,
            _ throws(RestError) in
            try asked.answer(written: rows, query, columns, verb, status: 200)
        }
        return try await backend.write(table, write, by: caller)
    }

    // MARK: Functions

    private func call(_ name: String, _ asked: Asked, by caller: Backend.Caller) async throws -> RestResponse {
        guard let function = backend.functions.first(where: { $0.name == name }) else {
            throw RestError.function(name, [])
        }
        let isReading: Bool
        switch asked.request.method {
        case "GET", "HEAD": isReading = true
        case "POST": isReading = false
        default: throw RestError.method(asked.request.method)
        }
        guard !isReading || !function.isVolatile else {
            throw RestError(405, "25006", "cannot execute \(name) in a read-only transaction")
        }
        let query = try RestQuery(asked.request.query, arguments: isReading ? Set(function.parameters.map(\.name)) : [])
        let arguments =
            try isReading
            ? query.arguments.mapValues { .string($0) } : RestBody.argument(asked.request)
        let page = try RowPage(query, range: isReading ? asked.request.header("range") : nil)
        let columns = try OutputColumn.columns(query.select, of: function.result)
        let rows = try await backend.call(function, try function.values(arguments), query, by: caller)
        var asked = asked
        if function.isSingle, asked.form.form == .array { asked.form.form = .object }
        return try asked.answer(rows, query, page, columns, kind: .call)
    }
}

extension RestBody {
    /// A function's arguments: one object, or nothing.
    fileprivate static func argument(_ request: RestRequest) throws(RestError) -> [String: JSONValue] {
        if request.body.isEmpty { return [:] }
        let objects = try objects(request.body, contentType: request.header("content-type"))
        guard objects.count == 1, let object = objects.first else { throw .body("Arguments are one object") }
        return object
    }
}

extension RestFunction {
    /// Arguments as values of their types.
    ///
    /// - Throws: `PGRST202` for arguments that are not the function's; `22P02`.
    fileprivate func values(_ arguments: [String: JSONValue]) throws(RestError) -> [String: JSONValue] {
        let known = Set(parameters.map(\.name))
        let isMissing = parameters.contains { $0.isRequired && arguments[$0.name] == nil }
        guard !isMissing, known.isSuperset(of: arguments.keys) else { throw .function(name, Array(arguments.keys)) }
        var values: [String: JSONValue] = [:]
        for parameter in parameters {
            guard let argument = arguments[parameter.name] else { continue }
            values[parameter.name] = try RestValue.convert(argument, to: parameter.type)
        }
        return values
    }
}
