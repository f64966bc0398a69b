import CPostgres

/// One message of a pipeline.
enum PostgreSQLCommand {
    /// A statement without values.
    case text(String)
    /// A statement that is run once, with its values.
    case once(String, PostgreSQLParameters)
    case prepare(name: String, String, types: [Oid])
    case run(name: String, PostgreSQLParameters)

    /// Whether libpq took it.
    ///
    /// Answers come later, in the order of sending and in text format.
    func send(on connection: OpaquePointer) -> Bool {
        switch self {
        case .text(let text):
            PQsendQueryParams(connection, text, 0, nil, nil, nil, nil, 0) == 1
        case .once(let text, let parameters):
            parameters.withPointers { values, lengths, formats in
                PQsendQueryParams(
                    connection,
                    text,
                    CInt(parameters.count),
                    parameters.types,
                    values,
                    lengths,
                    formats,
                    0
                )
            } == 1
        case .prepare(let name, let text, let types):
            PQsendPrepare(connection, name, text, CInt(types.count), types) == 1
        case .run(let name, let parameters):
            parameters.withPointers { values, lengths, formats in
                PQsendQueryPrepared(connection, name, CInt(parameters.count), values, lengths, formats, 0)
            } == 1
        }
    }
}
