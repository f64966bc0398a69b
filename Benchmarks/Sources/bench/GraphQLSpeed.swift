import Foundation

/// What the GraphQL engine takes in a process of its own, in microseconds.
struct GraphQLSpeed {
    let binary: String

    func run() throws -> [String: Double] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: binary)
        process.arguments = ["graphql", "measure"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchError.unexpected("graphql measure failed") }
        return try JSONDecoder().decode([String: Double].self, from: printed)
    }
}
