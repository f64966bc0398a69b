import Foundation
import GraphQL

/// Makes up requests that may be dear and ends at the first that is: `dear SECONDS FOLDER`.
///
/// Each is answered in this process. What is measured is the processor's time, the most memory that was resident and the
/// answer's size.
@main
struct Dear {
    private static let timeLimit = 250.0
    private static let memoryLimit = 64 << 10
    private static let answerLimit = 8 << 20
    private static let eventFrame = 32

    static func main() async throws {
        let arguments = CommandLine.arguments
        let seconds = arguments.count > 1 ? Double(arguments[1]) ?? 30 : 30
        let folder = arguments.count > 2 ? arguments[2] : "."
        var random = SeededBits(state: ProcessInfo.processInfo.environment["DEAR_SEED"].flatMap(UInt64.init) ?? 1)
        let schemas = try DearSchema.all()
        let end = ContinuousClock.now + .seconds(seconds)
        var tried = Tried()
        var corpora = schemas.map { _ in DearCorpus() }
        while ContinuousClock.now < end {
            let index = Int.random(in: 0..<schemas.count, using: &random)
            let kind = DearRequest.Kind.allCases[Int.random(in: 0..<DearRequest.Kind.allCases.count, using: &random)]
            let request =
                (kind == .bred || random.chance(3) ? corpora[index].child(&random) : nil)
                ?? DearRequest(kind, schemas[index].schema, &random)
            guard request.size <= 256 << 10 else { continue }
            let cost = await cost(of: request, schemas[index].http)
            tried.note(request, index, cost)
            corpora[index].note(request, milliseconds: cost.milliseconds)
            guard isDear(cost) else { continue }
            // What a busy machine or memory that was not given back made dear is not so twice.
            let again = await Self.cost(of: request, schemas[index].http)
            guard isDear(again) else { continue }
            let file = "\(folder)/dear-\(kind.rawValue)-\(tried.count).json"
            try Data(request.body + Array(request.query.utf8)).write(to: URL(fileURLWithPath: file))
            print(
                tried.words,
                "dear: \(file), schema \(index), \(request.size) bytes: \(cost.words); again: \(again.words)",
                separator: "\n"
            )
            exit(1)
        }
        print(tried.words)
    }

    private static func isDear(_ cost: Cost) -> Bool {
        cost.milliseconds > timeLimit || cost.kilobytes > memoryLimit || cost.answer > answerLimit
    }

    private static func cost(of request: DearRequest, _ http: GraphQLHTTP<Void>) async -> Cost {
        _ = giveMemoryBack(0)
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        let (memory, time) = (resident("VmRSS"), processorTime())
        let headers = [("content-type", "application/json"), ("accept", request.accept)]
        let asked = GraphQLHTTPRequest(
            method: request.method,
            query: request.query,
            headers: headers,
            body: request.body
        )
        let response = await http.respond(to: asked) { _ in }
        var answer = response.bytes.count
        // Each event is an answer; two tell whether what is made for one stays.
        if case .events(let frames) = response.body {
            for await frame in frames.prefix(2) { answer = max(answer, frame.count - eventFrame) }
        }
        return Cost(
            milliseconds: processorTime() - time,
            kilobytes: resident("VmHWM") - memory,
            answer: answer,
            isAnswered: response.status == 200
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

/// `malloc_trim` of glibc, which its module leaves out: what was given back is not taken again unseen.
@_silgen_name("malloc_trim")
private func giveMemoryBack(_ rest: Int) -> Int32

/// What one request took.
private struct Cost {
    var milliseconds = 0.0
    var kilobytes = 0
    var answer = 0
    var isAnswered = false

    var words: String {
        "\(Int(milliseconds)) ms, \(kilobytes / 1024) MB, an answer of \(answer / 1024) KB"
    }
}

/// What was tried so far, and the dearest of each kind.
private struct Tried {
    private var counts: [DearRequest.Kind: (all: Int, answered: Int)] = [:]
    private var dearest: [DearRequest.Kind: Cost] = [:]

    var count: Int { counts.values.reduce(0) { $0 + $1.all } }

    mutating func note(_ request: DearRequest, _ schema: Int, _ cost: Cost) {
        let before = counts[request.kind] ?? (0, 0)
        counts[request.kind] = (before.all + 1, before.answered + (cost.isAnswered ? 1 : 0))
        var most = dearest[request.kind] ?? Cost()
        most.milliseconds = max(most.milliseconds, cost.milliseconds)
        most.kilobytes = max(most.kilobytes, cost.kilobytes)
        most.answer = max(most.answer, cost.answer)
        dearest[request.kind] = most
    }

    var words: String {
        let most = dearest.values.map(\.milliseconds).max() ?? 0
        let lines = DearRequest.Kind.allCases.compactMap { kind in
            counts[kind].map {
                "  \(kind.rawValue): \($0.all), \($0.answered) of them answered; at most \(dearest[kind]?.words ?? "")"
            }
        }
        return (["\(count) requests, the dearest \(Int(most)) ms"] + lines).joined(separator: "\n")
    }
}
