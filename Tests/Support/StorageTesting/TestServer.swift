import CPostgres
import Foundation

/// The PostgreSQL server that `bin/with-postgres` started for the tests.
package struct TestServer: Sendable {
    /// What is wrong with the server the tests need.
    package enum Problem: Error, CustomStringConvertible {
        case notStarted
        case failed(String)

        package var description: String {
            switch self {
            case .notStarted: "no PostgreSQL: run the tests as bin/suites …"
            case .failed(let message): "the tests' PostgreSQL: \(message)"
            }
        }
    }

    private let address: String

    /// - Throws: `notStarted`, so that no test of PostgreSQL is left out unseen.
    package init() throws {
        guard let address = ProcessInfo.processInfo.environment["SERENDIP_TEST_POSTGRES"], !address.isEmpty else {
            throw Problem.notStarted
        }
        self.address = address
    }

    package func address(ofDatabase name: String) -> String {
        address.replacing("/postgres?", with: "/\(name)?")
    }

    /// Runs a statement that cannot be part of a transaction.
    package func run(_ statement: String) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            // libpq blocks its thread.
            DispatchQueue.global().async {
                continuation.resume(with: Result { try Self.run(statement, at: address) })
            }
        }
    }

    private static func run(_ statement: String, at address: String) throws {
        let connection = PQconnectdb(address)
        defer { PQfinish(connection) }
        let result = PQexec(connection, statement)
        defer { PQclear(result) }
        guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
            throw Problem.failed(PQerrorMessage(connection).map { String(cString: $0) } ?? "no memory")
        }
    }
}
