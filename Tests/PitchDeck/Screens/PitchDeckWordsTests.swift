import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck

struct PitchDeckWordsTests {
    @Test func `every language has every word, with as many places for figures`() throws {
        let english = try Self.table(.english)
        for language in PitchDeckLanguage.allCases {
            let table = try Self.table(language)
            for (key, word) in english where !Self.isPlural(key) {
                let found = try #require(table[key], "\(language) has no \(key)")
                #expect(Self.places(found) == Self.places(word), "\(language) \(key)")
            }
            for key in Set(english.keys.filter(Self.isPlural).map(Self.stem)) {
                for form in Set((0...120).map { PluralForm($0, language).rawValue }) {
                    #expect(table["\(key).\(form)"] != nil, "\(language) has no \(key).\(form)")
                }
            }
            #expect(Set(table.keys.map(Self.stem)) == Set(english.keys.map(Self.stem)), "\(language)")
        }
    }

    @Test func `counts have the form that CLDR gives them`() {
        let arabic: [(Int, PluralForm)] = [
            (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (99, .many), (100, .other),
            (102, .other), (103, .few), (111, .many),
        ]
        for (count, form) in arabic { #expect(PluralForm(count, .arabic) == form, "\(count)") }
        #expect(PluralForm(0, .hindi) == .one && PluralForm(2, .hindi) == .other)
        #expect(PluralForm(0, .english) == .other && PluralForm(1, .german) == .one)
        #expect(PitchDeckWords(.english).counted("catalogue.total", 1) == "1 startup")
        #expect(PitchDeckWords(.arabic).counted("catalogue.total", 2) == "شركتان")
    }

    @Test func `what was found in part is counted at least`() {
        var page = SampleData.page(total: 2_000)
        #expect(PitchDeckWords(.english).total(of: CatalogueResults(page)) == "2,000 startups")
        page.isPartial = true
        let said = PitchDeckLanguage.allCases.map { PitchDeckWords($0).total(of: CatalogueResults(page)) }
        #expect(
            said == ["2,000 startups or more", "2.000 Startups oder mehr", "2,000 स्टार्टअप या अधिक", "2,000 شركة أو أكثر"]
        )
    }

    @Test func `categories are called as admins named them, in the order that they gave`() {
        let food = SampleData.food
        var energy = SampleData.energy
        #expect(PitchDeckWords(.german).sorted([food, energy]).map(\.slug) == ["energy", "food"])
        energy.names = ["de": "Strom"]
        #expect(PitchDeckWords(.german).category(energy) == "Strom")
        #expect(PitchDeckWords(.english).category(energy) == "Energy")
        #expect(PitchDeckWords(.german).sorted([energy, food]).map(\.slug) == ["food", "energy"])
        energy.position = -1
        #expect(PitchDeckWords(.german).sorted([food, energy]).map(\.slug) == ["energy", "food"])
    }

    @Test func `a search that is too long is said to be so plainly`() {
        let error = StartupError.invalid("text", .tooLong)
        #expect(PitchDeckWords(.english).message(error) == "Searches have at most 200 letters. Shorten yours.")
    }

    @Test(arguments: PitchDeckLanguage.allCases)
    func `a file that cannot be used is told which can`(_ language: PitchDeckLanguage) {
        let words = PitchDeckWords(language)
        for reason in [StartupError.Reason.empty, .tooLarge, .wrongKind, .unreadable] {
            let message = words.message(.invalid("files", reason))
            for part in ["PNG", "JPEG", "WebP", "PDF", "8", "50", "100"] {
                #expect(message.contains(part), "\(language) \(reason): \(message)")
            }
        }
        #expect(words.message(.invalid("stages", .tooMany)).contains("12"))
        #expect(words.message(.invalid("stages", .empty)) == words("stages.none"))
    }

    @Test func `a unit keeps its order where the page runs the other way`() {
        let claim = StartupClaim(metric: .growth, value: 8, unit: "% a month", asOf: Date(timeIntervalSince1970: 0))
        #expect(PitchDeckWords(.english).value(claim) == "8 % a month")
        #expect(PitchDeckWords(.arabic).value(claim) == "8 \u{2068}% a month\u{2069}")
        let bare = StartupClaim(metric: .users, value: 8, asOf: Date(timeIntervalSince1970: 0))
        #expect(PitchDeckWords(.arabic).value(bare) == "8")
    }

    @Test func `what another device wrote is told field by field`() {
        var startup = SampleData.startups[0]
        let before = startup.content
        #expect(PitchDeckWords(.english).differences(of: startup, from: before, timeZone: .gmt) == [])
        (startup.content.pitch, startup.content.teamSize, startup.content.image) = ("", 1_200, DocumentID.random())
        startup.content.description = "Another story."
        #expect(
            PitchDeckWords(.english).differences(of: startup, from: before, timeZone: .gmt)
                == ["Pitch: –", "People: 1,200", "Story: Another story.", "Picture"]
        )
        #expect(PitchDeckWords(.arabic).differences(of: startup, from: before, timeZone: .gmt).last == "الصورة")
    }

    /// What is shortened may look like what it differs from.
    @Test func `figures and links of another device are told whole`() throws {
        var startup = SampleData.startups[0]
        let before = startup.content
        startup.content.claims = [
            StartupClaim(metric: .users, value: 9_812, unit: "people", asOf: SampleData.now),
            StartupClaim(
                metric: .growth,
                value: 2.25,
                asOf: SampleData.now,
                evidence: URL(string: "https://example.org/c")
            ),
        ]
        startup.content.links = [StartupLink(name: "Press", url: try #require(URL(string: "https://example.org/b")))]
        let day = PitchDeckWords(.english).day(SampleData.now, timeZone: .gmt)
        #expect(
            PitchDeckWords(.english).differences(of: startup, from: before, timeZone: .gmt)
                == [
                    "Links: Press (https://example.org/b)",
                    "Figures: Users 9,812 people (\(day)) · Growth 2.25 (\(day), https://example.org/c)",
                ]
        )
    }

    @Test func `what is typed is read as it is meant, or says which field is wrong`() throws {
        var form = StartupForm()
        (form.title, form.teamSize, form.website) = ("Moth", " 12 ", "example.org")
        let content = try form.content()
        #expect(content.teamSize == 12 && content.website?.absoluteString == "https://example.org")
        form.founded = "last year"
        #expect(throws: StartupError.invalid("founded", .malformed)) { try form.content() }
        (form.founded, form.teamSize, form.website) = ("", "12", "https://example.org")
        #expect(StartupForm(content) == form)
    }

    @Test func `links are kept with their names, and empty ones are none`() throws {
        var form = StartupForm()
        form.title = "Moth"
        var (blank, demo) = (StartupForm.LinkForm(), StartupForm.LinkForm())
        (blank.url, demo.name, demo.url) = (" ", "Demo", "example.org/demo")
        form.links = [blank, demo]
        let content = try form.content()
        #expect(content.links.map(\.name) == ["Demo"])
        #expect(StartupForm(content).links.map(\.url) == ["https://example.org/demo"])
        #expect(form.field(of: blank) == nil && form.field(of: demo) == "links.0")
        form.links[1].url = ""
        #expect(throws: StartupError.invalid("links.0.url", .empty)) { try form.content() }
    }

    @Test func `all that is wrong in a form is told, and a draft keeps the rest`() throws {
        let now = Date(timeIntervalSince1970: 0)
        var (form, link) = (StartupForm(), StartupForm.LinkForm())
        (link.name, link.url) = ("Demo", "http://example.org")
        (form.title, form.pitch) = ("Moth", "Light.")
        (form.teamSize, form.founded, form.links) = ("many", "2", [StartupForm.LinkForm(), link])
        let fields = ["teamSize", "founded", "links.0.url"]
        let draft = try form.draft(from: nil, at: now)
        #expect(draft.problem?.fields.map(\.name) == fields)
        #expect(draft.content == StartupContent(title: "Moth", pitch: "Light."))
        let model = StartupEditorModel(
            id: nil,
            library: SampleParts.library(),
            form: form,
            saving: .failed(try #require(draft.problem))
        )
        #expect(model.problem("teamSize") == .malformed && model.problem("links.0.url") == .notHTTPS)
        #expect(model.problem("title") == nil)
        #expect(model.showProblem() && model.step == .company && !model.showProblem())
    }

    private static func table(_ language: PitchDeckLanguage) throws -> [String: String] {
        let file = try #require(
            PitchDeckWords.file(language),
            "there is no table of \(language)"
        )
        let plist = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(plist as? [String: String])
    }

    private static func places(_ word: String) -> Int { word.components(separatedBy: "%@").count }

    private static func isPlural(_ key: String) -> Bool {
        PluralForm.allCases.contains { key.hasSuffix(".\($0.rawValue)") }
    }

    private static func stem(_ key: String) -> String {
        isPlural(key) ? key.split(separator: ".").dropLast().joined(separator: ".") : key
    }
}

extension StartupForm {
    /// What is kept of it where nothing is wrong.
    func content() throws(StartupError) -> StartupContent {
        var problems = FieldProblems()
        let content = content(&problems)
        try problems.check()
        return content
    }
}
