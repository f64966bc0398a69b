import Testing

@testable import Server

struct AcceptedLanguagesTests {
    @Test(
        arguments: [
            ("", []),
            ("de", ["de"]),
            ("en;q=0.5, de-AT, fr;q=0.8", ["de-AT", "fr", "en"]),
            ("en, de", ["en", "de"]),
            ("en;q=0, de;q=x", []),
            ("<script>, *, en", ["en"]),
        ] as [(String, [String])]
    )
    func `languages come most wanted first`(header: String, tags: [String]) {
        #expect(AcceptedLanguages(header).tags == tags)
    }
}
