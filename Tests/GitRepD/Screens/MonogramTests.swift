import Testing

@testable import DesignSystem

struct MonogramTests {
    @Test(arguments: [("apple", "A"), ("-x", "X"), ("ärger", "Ä"), ("42", "4"), ("", "?"), ("__", "?")])
    func `the first letter or figure stands for a name`(_ name: String, _ letters: String) {
        #expect(Monogram(name: name).letters == letters)
    }

    @Test func `one owner has one colour however it is written`() {
        #expect(Monogram(name: "Apple").hex == Monogram(name: "apple").hex)
    }

    @Test func `owners differ in colour`() {
        let colours = Set((0..<100).map { Monogram(name: "owner\($0)").hex })
        #expect(colours.count == 8)
    }
}
