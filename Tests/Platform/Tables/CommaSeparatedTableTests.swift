import Tables
import Testing

struct CommaSeparatedTableTests {
    @Test func `what is written is read again, whatever is in it`() {
        let rows = [
            ["title", "note"], ["a, b", "say \"hi\""], ["two\r\nlines", ""], ["नमस्ते", "🎮"], ["", "x"],
        ]
        let text = CommaSeparatedTable.text(rows)
        #expect(text.hasPrefix("\u{FEFF}title,note\r\n\"a, b\",\"say \"\"hi\"\"\"\r\n"))
        #expect(CommaSeparatedTable.rows(text).map(\.cells) == rows)
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "＝1+1", "＋1", "－1", "＠x", "−1"])
    func `no cell is computed by a spreadsheet`(_ cell: String) {
        let read = CommaSeparatedTable.rows(CommaSeparatedTable.text([["a", cell]]))[0].cells[1]
        #expect(read == "'" + cell && CommaSeparatedTable.unguarded(read) == cell)
    }

    @Test(arguments: ["'", "'tis", "1-2", "", "a=b"]) func `other cells stay as they are`(_ cell: String) {
        let read = CommaSeparatedTable.rows(CommaSeparatedTable.text([["a", cell]]))[0].cells[1]
        #expect(read == cell && CommaSeparatedTable.unguarded(read) == cell)
    }

    @Test func `lines are counted in quoted cells and where nothing stands, and the last needs no end`() {
        let rows = CommaSeparatedTable.rows("a,b\n\n\"two\nlines\",1\r\nlast")
        #expect(rows.map(\.line) == [1, 3, 5])
        #expect(rows.map(\.cells) == [["a", "b"], ["two\nlines", "1"], ["last"]])
        #expect(CommaSeparatedTable.rows("").isEmpty && CommaSeparatedTable.rows("\u{FEFF}").isEmpty)
    }
}
