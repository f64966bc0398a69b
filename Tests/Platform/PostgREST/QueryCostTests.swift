import Calls
import Testing

@testable import PostgREST

/// What a request may cost, whatever its address says.
struct QueryCostTests {
    private static func refusal(_ query: String, _ rows: some RestRows) -> RestError? {
        do throws(RestError) {
            let query = try RestQuery(query)
            _ = try RowSelection(query.own).rows(of: rows)
            return nil
        } catch {
            return error
        }
    }

    @Test func `documents cost more than plain cells, in conditions and in the order`() {
        let rows = ManyDocuments(count: 30_000, document: ["n": 1])
        let conditions = (0..<10).map { _ in "data->n=eq.2" }.joined(separator: "&")
        #expect(Self.refusal(conditions, rows) == .cost)
        #expect(Self.refusal("order=" + (0..<10).map { _ in "data->n" }.joined(separator: ","), rows) == .cost)
        #expect(Self.refusal("data->n=eq.2&order=data->n", rows) == nil)
        #expect(Self.refusal("order=data->n", ManyDocuments(count: 300, document: ["n": 1])) == nil)
    }

    @Test func `lists in documents are not compared for ever`() {
        let numbers = JSONValue.array((0..<4_600).map { .integer($0) })
        let rows = ManyDocuments(count: 3, document: ["l": numbers])
        let many = (6_000..<8_000).map { "\($0)" }.joined(separator: ",")
        #expect(Self.refusal("data->l=cs.[\(many)]", rows) == nil)
        #expect(Self.refusal("data->l=cd.[\(many)]", rows) == nil)
        let repeated = (0..<4_600).map { _ in "4599" }.joined(separator: ",")
        #expect(Self.refusal("data->l=cs.[\(repeated)]", rows) == .cost)
    }

    @Test func `an answer has an end`() throws {
        let rows = ManyDocuments(count: 9, document: .string(String(repeating: "a", count: 4 << 20)))
        let columns = try OutputColumn.columns([.all], of: rows.table)
        func code(_ count: Int) throws -> String? {
            do throws(RestError) {
                _ = try Representation().body(rows, 0..<count, columns)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(try code(1) == nil)
        #expect(try code(9) == "54001")
    }

    @Test func `a column that is named often is set once`() throws {
        let query = try RestQuery("columns=" + (0..<1_000).map { _ in "data" }.joined(separator: ","))
        #expect(query.columns == ["data"])
    }
}

/// Rows that all hold the same document.
private struct ManyDocuments: RestRows {
    let table = RestTable("many", [RestColumn("data", .jsonb)], key: ["data"])
    let count: Int
    let document: JSONValue

    func value(_ column: Int, of row: Int) -> JSONValue { document }
}
