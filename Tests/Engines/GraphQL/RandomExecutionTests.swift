import Foundation
import GraphQL
import Testing

struct RandomExecutionTests {
    private static let seeds = ProcessInfo.processInfo.environment["SERENDIP_NIGHTLY"] == nil ? 0..<15 : 0..<200

    @Test(arguments: seeds)
    func `what chance asks is answered as the naive executor does`(_ seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed))
        let world = try RandomSchema(&random)
        let engines = try (0..<3).map { try world.executable($0) }
        for _ in 0..<12 {
            let document = world.document(&random)
            let tree = try DocumentNode(parsing: document)
            // Fields of different types may clash under one name.
            guard Validation(world.schema).errors(in: tree).isEmpty,
                case .operation(let operation)? = tree.definitions.first
            else { continue }
            var naive = NaiveExecution(world.schema, variables: ["yes": true, "no": false])
            let data = naive.data(operation.selectionSet)
            var json = JSONText()
            json.value(data)
            let expected = String(decoding: json.bytes, as: UTF8.self)
            for engine in engines {
                let answer = await engine.execute(GraphQLRequest(query: document), context: ())
                #expect(answer.text.hasPrefix("{\"data\":\(expected)"), "\(document)\n\(world.sdl)")
                #expect(answer.errors.map(\.message) == naive.errors.map(\.message), "\(document)")
                #expect(answer.errors.map(\.path) == naive.errors.map(\.path), "\(document)")
            }
        }
    }
}
