import Calls

/// Which of the rows that were found are sent.
struct RowPage: Sendable {
    var offset: Int
    var limit: Int?

    /// By parameters, or by `Range: 0-24`, whichever leaves less.
    ///
    /// - Throws: `PGRST103` for a range that ends before it begins.
    init(_ query: RestQuery, range: String?) throws(RestError) {
        (offset, limit) = (query.own.offset ?? 0, query.own.limit)
        guard let range else { return }
        let ends = range.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Int(ends[0]), first >= 0 else { return }
        if ends[1].isEmpty {
            offset = max(offset, first)
            return
        }
        guard let last = Int(ends[1]) else { return }
        guard last >= first else {
            throw .range("The lower boundary must be lower than or equal to the upper boundary in the Range header.")
        }
        offset = max(offset, first)
        let (length, isTooLong) = (last - first).addingReportingOverflow(1)
        limit = min(limit ?? .max, isTooLong ? .max : length)
    }
}

/// A request with what its headers say.
struct Asked: Sendable {
    var request: RestRequest
    var preferences: RestPreferences
    var form: Representation

    /// The answer to a read.
    func answer(
        _ rows: any RestRows,
        _ query: RestQuery,
        _ page: RowPage,
        _ columns: [OutputColumn],
        kind: RestVerb
    ) throws(RestError) -> RestResponse {
        let found = try RowSelection(query.own).rows(of: rows)
        let total = preferences.isCounting ? found.count : nil
        if kind == .call, preferences.isStrict, let most = preferences.maxAffected, found.count > most {
            throw .affected(found.count)
        }
        if let total, page.offset > total { throw .range(offset: page.offset, total: total) }
        let sent = found.dropFirst(page.offset).prefix(min(page.limit ?? .max, RestLimits.rows))
        var response = RestResponse(total.map { sent.count < $0 ? 206 : 200 } ?? 200)
        response.body = try form.body(rows, sent, columns)
        response.headers.append(("content-type", form.contentType))
        let range = sent.isEmpty ? "*" : "\(page.offset)-\(page.offset + sent.count - 1)"
        response.headers.append(("content-range", "\(range)/\(total.map { "\($0)" } ?? "*")"))
        return finished(response, kind)
    }

    /// The answer to a write of these rows.
    func answer(
        written rows: any RestRows,
        _ query: RestQuery,
        _ columns: [OutputColumn],
        _ verb: RestVerb,
        status: Int
    ) throws(RestError) -> RestResponse {
        if verb != .insert, preferences.isStrict, let most = preferences.maxAffected, rows.count > most {
            throw .affected(rows.count)
        }
        if form.form == .object, rows.count != 1 { throw .notOne(rows.count) }
        var response = RestResponse(status)
        let count = preferences.isCounting ? "\(rows.count)" : "*"
        let range = verb == .update && rows.count > 0 ? "0-\(rows.count - 1)" : "*"
        response.headers.append(("content-range", "\(range)/\(count)"))
        switch preferences.return {
        case .representation:
            let order = try verb == .insert ? Array(0..<rows.count) : RowSelection(query.orderOnly).rows(of: rows)
            response.body = try form.body(rows, order, columns)
            response.headers.append(("content-type", form.contentType))
        case .headersOnly where verb == .insert && rows.count == 1:
            response.headers.append(("location", location(of: rows)))
        case .headersOnly, .minimal, nil: if verb != .insert { response.status = 204 }
        }
        return finished(response, verb)
    }

    /// Where the row that was inserted is found.
    private func location(of rows: any RestRows) -> String {
        let conditions = rows.table.primaryKey.compactMap { name -> String? in
            guard let column = rows.table.index(of: name) else { return nil }
            let value = rows.value(column, of: 0)
            return "\(name)=eq.\(PercentCoding.encode(value.string ?? RestWriter.text(of: value)))"
        }
        return "/\(rows.table.name)?\(conditions.joined(separator: "&"))"
    }

    private func finished(_ response: RestResponse, _ verb: RestVerb) -> RestResponse {
        var response = response
        if let applied = preferences.applied(to: verb) { response.headers.append(("preference-applied", applied)) }
        if request.method == "HEAD" { response.body = [] }
        return response
    }
}

extension RestQuery {
    fileprivate var orderOnly: Part {
        var part = Part()
        part.order = own.order
        return part
    }
}

extension RestError {
    fileprivate static func affected(_ count: Int) -> RestError {
        RestError(
            400,
            "PGRST124",
            "Query result exceeds max-affected preference constraint",
            details: "The query affects \(count) rows"
        )
    }
}
