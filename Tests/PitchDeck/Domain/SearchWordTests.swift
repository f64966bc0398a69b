import PitchDeckDomain
import Testing

struct SearchWordTests {
    @Test(arguments: [
        ("quietgrid", ["Quietgrid"]), ("quitgrid", ["Quietgrid"]), ("STOR", ["stores", "storage"]),
        ("arhus", ["Århus"]), ("cold-storage", ["Cold", "storage"]), ("of", ["of", "of"]), ("xylophone", []), ("", []),
        ("…", []), ("बिजली", ["बिजली"]), ("ｃｏｌｄ", ["Cold"]),
    ])
    func `words that are looked for are found where a text has them`(_ query: String, _ found: [String]) {
        let text = "Quietgrid: Cold stores of Århus, storage of बिजली (2019)."
        let ranges = SearchWord.ranges(of: SearchWord.words(of: query), in: text)
        #expect(ranges.map { String(text[$0]) } == found)
    }

    @Test func `what is set off is what the search finds by`() {
        let text = "Dough delivered to bakeries that have no nights left"
        for query in ["bakery", "bakeries", "dogh", "nigths", "a"] {
            let wanted = SearchWord.words(of: query)
            let words = SearchWord.words(of: text)
            let isFound = words.contains { word in wanted.contains { SearchWord.likeness(of: $0, to: word) > 0 } }
            #expect(SearchWord.ranges(of: wanted, in: text).isEmpty != isFound, "\(query)")
        }
    }
}
