import Foundation
import GraphQL

/// A request that may be dear, of one of several kinds.
struct DearRequest {
    /// What it asks much by.
    enum Kind: String, CaseIterable {
        case mixed, overlaps, types, aliases, introspection, variables, faults, directives, lists, text, bodies, address
        case fragments, paths, events, bred
    }

    let kind: Kind
    /// The document and its variables, where that is all there is.
    private(set) var document: (text: String, variables: String)?
    let method: String
    let query: String
    let body: [UInt8]

    /// What is taken for an answer.
    var accept: String { kind == .events ? "text/event-stream" : "application/graphql-response+json" }
    var size: Int { query.utf8.count + body.count }

    init(_ kind: Kind, _ schema: Schema, _ random: inout SeededBits) {
        self.kind = kind
        var writer = DearWriter(schema, random)
        var variables = "{}"
        var operation: String?
        switch kind {
        case .mixed:
            var document = DearDocument(schema, random)
            writer.text = document.written()
            writer.random = document.random
            (operation, variables) = ("Q0", writer.variableValues([]))
        case .overlaps: writer.overlaps()
        case .types: writer.types()
        case .aliases: writer.aliases()
        case .introspection: writer.introspection()
        case .variables: variables = writer.variables()
        case .faults: (operation, variables) = (writer.faults(), writer.variableValues([]))
        case .directives: variables = writer.directives()
        case .lists: writer.lists()
        case .text: writer.oddText()
        case .fragments: variables = writer.fragments()
        case .paths: writer.paths()
        case .events: writer.events()
        case .bodies, .address, .bred: writer.aliases()
        }
        random = writer.random
        method = kind == .address ? "GET" : "POST"
        switch kind {
        case .bodies:
            (query, body) = ("", Array(Self.oddBody(writer.text, &random).utf8))
        case .address:
            (query, body) = (Self.address(writer.text, &random), [])
        default:
            let name = operation.map { ",\"operationName\":\(Self.quoted($0))" } ?? ""
            query = ""
            if operation == nil { document = (writer.text, variables) }
            body = Array("{\"query\":\(Self.quoted(writer.text))\(name),\"variables\":\(variables)}".utf8)
        }
    }

    /// A request of a document that was made of others.
    init(text: String, variables: String) {
        (kind, method, query) = (.bred, "POST", "")
        document = (text, variables)
        body = Array("{\"query\":\(Self.quoted(text)),\"variables\":\(variables)}".utf8)
    }

    static func quoted(_ text: String) -> String {
        var json = JSONText()
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// JSON that is odd, and what stands beside a document.
    private static func oddBody(_ document: String, _ random: inout SeededBits) -> String {
        let parts = (0..<random.size(60_000)).prefix(250_000 / 8)
        var text = "{\"query\":\(quoted(random.chance(4) ? random.text(200_000) : document))"
        switch Int.random(in: 0..<8, using: &random) {
        case 0: text += ",\"variables\":" + String(repeating: "[", count: random.size(100_000))
        case 1: text += parts.map { ",\"\($0)\":1" }.joined()
        case 2: text += parts.map { _ in ",\"query\":\"\"" }.joined()
        case 3: text += ",\"variables\":{\"a\":[" + parts.map { _ in "{\"\":[]}" }.joined(separator: ",") + "]}"
        case 4: text += ",\"variables\":{\"a\":" + String(repeating: "9", count: random.size(250_000)) + "}"
        case 5: text += ",\"variables\":{\"a\":1." + String(repeating: "7", count: random.size(250_000)) + "e-99}"
        case 6:
            let hash = random.chance(2) ? String(repeating: "a", count: 64) : random.text(100_000)
            text += ",\"extensions\":{\"persistedQuery\":{\"version\":1,\"sha256Hash\":\(quoted(hash))}}"
        default: text += ",\"operationName\":\(quoted(random.text(200_000)))"
        }
        return text + (random.chance(9) ? "" : "}")
    }

    /// What stands after the `?` of an address.
    private static func address(_ document: String, _ random: inout SeededBits) -> String {
        let written = document.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return "%" + (byte < 16 ? "0" : "") + digits
        }
        let more = (0..<random.size(20_000)).map { "&\(random.chance(3) ? "variables" : "a\($0)")=%7B%7D" }
        return "query=" + written.joined() + more.joined()
    }
}
