import ArgumentParser
import Foundation
import GraphQL

/// `serendip graphql validate`: verdicts on documents, a line each.
struct GraphQLValidate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Reads JSON lines and says of each whether its document is valid.",
        discussion: """
            A line is {"document": …}, or {"schema": …, "document": …} with a schema of its own, or {"schema": …} \
            alone, which checks the schema. Each is answered by {"valid": …, "errors": [{"message", "locations"}]}, \
            before the next line is read. The exit status is 1 where one was not valid, or the files of --schema.
            """
    )

    @Option(help: "The schema of lines that have none: a file of SDL; may be given more than once, as to serve.")
    var schema: [String] = []

    func run() throws {
        let files = try SDLFiles(schema)
        var verdicts = DocumentVerdicts(sdl: files.text)
        // Before a line, as one may check no more than the files.
        if let faults = verdicts.faults { FileHandle.standardError.write(Data("\(files.message(faults))\n".utf8)) }
        while let line = readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            print(verdicts.answer(to: line))
            // Who waits for it may read through a pipe.
            fflush(nil)
        }
        if verdicts.hasFound || verdicts.faults != nil { throw ExitCode.failure }
    }
}

/// Answers lines, and keeps the last schemas that they name.
struct DocumentVerdicts {
    private let sdl: String?
    private var schemas: [String: Result<Schema, SchemaFaults>] = [:]
    /// Whether a verdict was that something is wrong.
    private(set) var hasFound = false

    init(sdl: String?) {
        self.sdl = sdl
    }

    /// What is wrong with the schema of lines that have none.
    var faults: SchemaFaults? {
        mutating get {
            guard let sdl, case .failure(let faults) = schema(sdl) else { return nil }
            return faults
        }
    }

    /// The verdict on one line, as JSON.
    mutating func answer(to line: String) -> String {
        let value = try? JSONReader.value(of: line)
        let found = value.map { errors(of: $0) } ?? [GraphQLError("The line is no JSON.", code: .badRequest)]
        if !found.isEmpty { hasFound = true }
        return Self.verdict(found)
    }

    private mutating func errors(of line: GraphQLValue) -> [GraphQLError] {
        var text = sdl
        if case .string(let own)? = line["schema"] { text = own }
        guard let text else { return [GraphQLError("There is no schema.", code: .badRequest)] }
        switch schema(text) {
        case .failure(let faults): return faults.errors
        case .success(let schema):
            guard case .string(let document)? = line["document"] else {
                guard line["schema"] != nil else { return [GraphQLError("There is no document.", code: .badRequest)] }
                return []
            }
            do {
                return Validation(schema).errors(in: try DocumentNode(parsing: document))
            } catch {
                return [error]
            }
        }
    }

    private mutating func schema(_ text: String) -> Result<Schema, SchemaFaults> {
        if let known = schemas[text] { return known }
        let made = Result { () throws(SchemaFaults) in try Schema(text) }
        if schemas.count >= 100 { schemas = [:] }
        schemas[text] = made
        return made
    }

    private static func verdict(_ errors: [GraphQLError]) -> String {
        var json = JSONText()
        json.object([
            .init("valid", .boolean(errors.isEmpty)),
            .init("errors", .list(errors.map { .object($0.members) })),
        ])
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

/// Files of SDL that make one schema, each after what it extends.
struct SDLFiles {
    private let files: [(path: String, text: String)]

    /// - Throws: ``CommandFailure`` for a file that cannot be read.
    init(_ paths: [String]) throws {
        files = try paths.map { path in
            do {
                return (path, try String(contentsOfFile: path, encoding: .utf8))
            } catch {
                throw CommandFailure("\(path) cannot be read, or is no text in UTF-8.")
            }
        }
    }

    /// All of it; `nil` without files.
    var text: String? { files.isEmpty ? nil : files.map(\.text).joined(separator: "\n") }

    /// What is wrong, each with its file and line.
    func message(_ faults: SchemaFaults) -> String {
        faults.errors.map { error in
            let place = error.locations.first.flatMap(place).map { "\($0): " }
            return (place ?? "") + error.message
        }.joined(separator: "\n")
    }

    /// As editors take it: `schema.graphql:12:5`.
    private func place(_ location: SourceLocation) -> String? {
        var line = location.line
        for (path, text) in files {
            let count = Self.lineCount(text)
            if line <= count { return "\(path):\(line):\(location.column)" }
            line -= count
        }
        return nil
    }

    /// Line ends as GraphQL knows them; of two characters the one.
    private static func lineCount(_ text: String) -> Int {
        var (count, last) = (1, Unicode.Scalar(0))
        for scalar in text.unicodeScalars {
            if scalar == "\r" || scalar == "\n" && last != "\r" { count += 1 }
            last = scalar
        }
        return count
    }
}
