/// What went wrong with a request, in PostgREST's codes: `{code, message, details, hint}` with a status.
package struct RestError: Error, Hashable, Sendable {
    package var status: Int
    /// `PGRST…`, or PostgreSQL's SQLSTATE.
    package var code: String
    package var message: String
    package var details: String?
    package var hint: String?
    /// Seconds until it is worth trying again.
    package var retryAfter: Int?
    /// How many rows there are where a range is not there.
    package var total: Int?

    package init(
        _ status: Int,
        _ code: String,
        _ message: String,
        details: String? = nil,
        hint: String? = nil,
        retryAfter: Int? = nil
    ) {
        (self.status, self.code, self.message) = (status, code, message)
        (self.details, self.hint, self.retryAfter) = (details, hint, retryAfter)
    }

    /// The error as its answer.
    package var response: RestResponse {
        var response = RestResponse(status)
        var writer = RestWriter()
        writer.write([("code", code), ("details", details), ("hint", hint), ("message", message)])
        response.body = writer.bytes
        response.headers = [("content-type", "application/json; charset=utf-8")]
        if let retryAfter { response.headers.append(("retry-after", "\(retryAfter)")) }
        if let total { response.headers.append(("content-range", "*/\(total)")) }
        if status == 401 { response.headers.append(("www-authenticate", "Bearer")) }
        return response
    }
}

// MARK: Requests that cannot be read

extension RestError {
    package static func syntax(_ what: String, _ details: String) -> RestError {
        RestError(400, "PGRST100", "\"failed to parse \(what)\" (line 1, column 1)", details: details)
    }

    package static func tooMuch(_ details: String) -> RestError {
        RestError(400, "PGRST100", "The query is too large", details: details)
    }

    package static func body(_ message: String) -> RestError { RestError(400, "PGRST102", message) }

    package static func notOffered(_ what: String) -> RestError {
        RestError(400, "PGRST127", "Feature not implemented", details: "\(what) is not offered here.")
    }

    package static let aggregates = RestError(400, "PGRST123", "Use of aggregate functions is not allowed")

    package static func notEmbedded(_ name: String) -> RestError {
        RestError(
            400,
            "PGRST108",
            "'\(name)' is not an embedded resource in this request",
            hint: "Verify that '\(name)' is included in the 'select' query parameter."
        )
    }

    package static func noRelationship(_ table: String, _ name: String) -> RestError {
        RestError(
            400,
            "PGRST200",
            "Could not find a relationship between '\(table)' and '\(name)' in the schema cache",
            details:
                "Searched for a foreign key relationship between '\(table)' and '\(name)', but no matches were found."
        )
    }

    package static func unknownColumn(_ column: String, of table: String) -> RestError {
        RestError(400, "42703", "column \(table).\(column) does not exist")
    }

    package static func unknownBodyColumn(_ column: String, of table: String) -> RestError {
        RestError(400, "PGRST204", "Could not find the '\(column)' column of '\(table)' in the schema cache")
    }

    package static func range(_ details: String) -> RestError {
        RestError(416, "PGRST103", "Requested range not satisfiable", details: details)
    }

    static func range(offset: Int, total: Int) -> RestError {
        var error = range("An offset of \(offset) was requested, but there are only \(total) rows.")
        error.total = total
        return error
    }

    package static func notOne(_ count: Int) -> RestError {
        RestError(
            406,
            "PGRST116",
            "Cannot coerce the result to a single JSON object",
            details: "The result contains \(count) rows"
        )
    }

    package static func table(_ name: String, nearest: String?) -> RestError {
        RestError(
            404,
            "PGRST205",
            "Could not find the table 'public.\(name)' in the schema cache",
            hint: nearest.map { "Perhaps you meant the table 'public.\($0)'" }
        )
    }

    package static func function(_ name: String, _ arguments: [String]) -> RestError {
        let with =
            arguments.isEmpty
            ? "without parameters" : "with parameters \(arguments.sorted().joined(separator: ", "))"
        return RestError(
            404,
            "PGRST202",
            "Could not find the function public.\(name) \(with) in the schema cache",
            details: "No function public.\(name) takes these parameters."
        )
    }

    package static let path = RestError(404, "PGRST125", "Invalid path specified in request URL")
    package static let root = RestError(404, "PGRST126", "Root endpoint metadata is disabled")

    package static func method(_ method: String) -> RestError {
        RestError(405, "PGRST117", "Unsupported HTTP method: \(method)")
    }

    package static func schema(_ name: String) -> RestError {
        RestError(
            406,
            "PGRST106",
            "Invalid schema: \(name)",
            hint: "Only the following schemas are exposed: public"
        )
    }

    package static func mediaType(_ accept: String) -> RestError {
        RestError(406, "PGRST107", "None of these media types are available: \(accept)")
    }
}

// MARK: Values and constraints

extension RestError {
    package static func value(_ text: String, _ type: ColumnType) -> RestError {
        RestError(400, "22P02", "invalid input syntax for type \(type.name): \"\(text.prefix(200))\"")
    }

    package static func noOperator(_ name: String, _ type: ColumnType) -> RestError {
        RestError(
            404,
            "42883",
            "operator does not exist: \(type.name) \(name) unknown",
            hint: "No operator matches the given name and argument types."
        )
    }

    package static func missing(_ column: String, of table: String) -> RestError {
        RestError(
            400,
            "23502",
            "null value in column \"\(column)\" of relation \"\(table)\" violates not-null constraint"
        )
    }

    package static func check(_ column: String, of table: String, _ details: String) -> RestError {
        RestError(
            400,
            "23514",
            "new row for relation \"\(table)\" violates check constraint \"\(table)_\(column)_check\"",
            details: details
        )
    }

    package static func duplicate(_ table: String, _ key: [(column: String, value: String)]) -> RestError {
        let (columns, values) = (key.map(\.column).joined(separator: ", "), key.map(\.value).joined(separator: ", "))
        return RestError(
            409,
            "23505",
            "duplicate key value violates unique constraint \"\(table)_pkey\"",
            details: "Key (\(columns))=(\(values)) already exists."
        )
    }

    package static func noReference(_ table: String, _ column: String, _ value: String) -> RestError {
        RestError(
            409,
            "23503",
            "insert or update on table \"\(table)\" violates foreign key constraint \"\(table)_\(column)_fkey\"",
            details: "Key (\(column))=(\(value.prefix(200))) is not present in table \"repositories\"."
        )
    }

    package static func unfiltered(_ verb: String) -> RestError {
        RestError(400, "21000", "\(verb) requires a WHERE clause")
    }

    package static let noConstraint = RestError(
        400,
        "42P10",
        "there is no unique or exclusion constraint matching the ON CONFLICT specification"
    )

    package static func cast(_ type: String) -> RestError {
        RestError(400, "42704", "type \"\(type)\" does not exist")
    }

    package static let cost = RestError(
        400,
        "54001",
        "statement too complex",
        details:
            "Rows times conditions or columns of the order are more than \(RestLimits.cost); a document counts for "
            + "\(RestLimits.documentCost).",
        hint: "Narrow the rows with an equality first."
    )

    package static let answer = RestError(
        400,
        "54001",
        "statement too complex",
        details: "The answer would have more than \(RestLimits.answerBytes) bytes.",
        hint: "Ask for fewer rows or columns."
    )

    /// A write that is not the caller's to make: 403 for who is signed in, 401 for a visitor.
    package static func forbidden(_ table: String, isSignedIn: Bool, isGrant: Bool = false) -> RestError {
        RestError(
            isSignedIn ? 403 : 401,
            "42501",
            isGrant
                ? "permission denied for table \(table)"
                : "new row violates row-level security policy for table \"\(table)\""
        )
    }
}

/// How much one request may ask for.
package enum RestLimits {
    package static let conditions = 50
    package static let depth = 8
    package static let listValues = 2_000
    /// Rows times conditions, and rows times columns of an order.
    package static let cost = 2_000_000
    /// What a document counts for in it.
    package static let documentCost = 25
    /// Pairs of values that `cs` and `cd` compare in documents.
    package static let steps = 20_000_000
    /// Of an answer: 1,000 documents of the greatest size and what is around them fit.
    package static let answerBytes = 32 << 20
    /// Rows of an answer.
    package static let rows = 1_000
    /// Rows of a write.
    package static let writtenRows = 500
}
