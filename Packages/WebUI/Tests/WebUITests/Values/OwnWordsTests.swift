import Foundation
import Testing

@testable import WebUI

struct OwnWordsTests {
    @Test(arguments: ["hi", "de", "ar"])
    func `every word of WebUI's own is there in each language`(_ language: String) {
        let locale = Locale(identifier: language)
        let words = [
            "Back", "Change the height of the sheet", "Clear search", "Copied to the clipboard", "Delete",
            "More actions", "Move Down", "Move Up", "Refresh",
        ]
        for word in words { #expect(OwnWords.text(word, in: locale) != word) }
        #expect(OwnWords.text("Back", in: Locale(identifier: "\(language)_001")) != "Back")
        #expect(OwnWords.text("Back", in: Locale(identifier: "fr")) == "Back")
    }
}
