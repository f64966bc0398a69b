import Foundation
import GraphQL

/// Makes up requests that may be dear and ends at the first that is: `dear SECONDS FOLDER`.
///
/// Each is answered in this process, after another of the same kind has warmed it up. What is measured is the processor's
/// time, the most memory that was resident and the answer's size.
@main
struct Dear {
    private static let timeLimit = 250.0
    private static let memoryLimit = 64 << 10

    static func main() async throws {
        let arguments = CommandLine.arguments
        let seconds = arguments.count > 1 ? Double(arguments[1]) ?? 30 : 30
        let folder = arguments.count > 2 ? arguments[2] : "."
        var random = SeededBits(state: ProcessInfo.processInfo.environment["DEAR_SEED"].flatMap(UInt64.init) ?? 1)
        let http = try schemas().map { GraphQLHTTP(try ExecutableSchema<Void>.madeUp($0)) }
        let schemas = try schemas()
        let end = ContinuousClock.now + .seconds(seconds)
        var (count, dearest) = (0, 0.0)
        while ContinuousClock.now < end {
            let index = Int(random.next() % UInt64(http.count))
            var document = DearDocument(schemas[index], random)
            let body = document.body()
            random = document.random
            guard body.count <= 256 << 10 else { continue }
            count += 1
            let cost = await cost(of: body, http[index])
            dearest = max(dearest, cost.milliseconds)
            guard cost.milliseconds > timeLimit || cost.kilobytes > memoryLimit || cost.answer > 8 << 20 else {
                continue
            }
            // What a busy machine or memory that was not given back made dear is not so twice.
            let again = await Self.cost(of: body, http[index])
            guard again.milliseconds > timeLimit || again.kilobytes > memoryLimit || again.answer > 8 << 20 else {
                continue
            }
            let file = "\(folder)/dear-\(count).json"
            try Data(body).write(to: URL(fileURLWithPath: file))
            print("dear: \(file), schema \(index), \(body.count) bytes:", cost, again)
            exit(1)
        }
        print("\(count) requests, the dearest \(Int(dearest)) ms")
    }

    private static func schemas() throws -> [Schema] {
        let types = (0..<12).map { "type T\($0) implements Node { id: ID next: Node list(first: Int = 3): [Node!] }" }
        let many = "type Query { node: Node } interface Node { id: ID next: Node list(first: Int = 3): [Node!] } "
        let pitchDeck = try ["pitchdeck", "pitchdeck-extensions"].map {
            try String(contentsOfFile: "Sources/PitchDeck/Backend/GraphQL/\($0).graphql", encoding: .utf8)
        }
        return [
            try Schema(Schema.sampleSDL), try Schema(many + types.joined(separator: " ")),
            try Schema(pitchDeck[0], extensions: [pitchDeck[1]]),
        ]
    }

    private struct Cost {
        let milliseconds: Double
        let kilobytes: Int
        let answer: Int
    }

    private static func cost(of body: [UInt8], _ http: GraphQLHTTP<Void>) async -> Cost {
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        let (memory, time) = (resident("VmRSS"), processorTime())
        let headers = [("content-type", "application/json"), ("accept", "application/graphql-response+json")]
        let response = await http.respond(to: GraphQLHTTPRequest(method: "POST", headers: headers, body: body)) { _ in }
        return Cost(
            milliseconds: processorTime() - time,
            kilobytes: resident("VmHWM") - memory,
            answer: response.bytes.count
        )
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    private static func resident(_ key: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}

/// Bits from a seed (SplitMix64).
struct SeededBits: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
