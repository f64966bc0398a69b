import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// What is found by what somebody types.
@Suite(.everyEngine)
struct CatalogueWordTests {
    @Test func `words are found with a slip of the pen, the best first`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for (title, pitch) in [("Solar Kites", "Power."), ("Kite School", "Lessons."), ("Bakery", "Solar bread.")] {
            _ = try await founder.create(StartupContent(title: title, pitch: pitch), edition: .published)
        }
        func found(_ text: String) async throws -> [String] {
            try await world.nobody.search(StartupSearch(text: text)).startups.map(\.content.title)
        }
        #expect(try await found("solar") == ["Solar Kites", "Bakery"])
        #expect(try await found("sloar") == ["Solar Kites", "Bakery"])
        #expect(try await found("solr kits") == ["Solar Kites"])
        #expect(try await found("bak") == ["Bakery"])
        #expect(try await found("SÓLAR bread") == ["Bakery"])
        #expect(try await found("zzyzx").isEmpty)
        #expect(try await found("%_'").isEmpty)
        #expect(try await found(" ").count == 3)
    }

    @Test func `a name is found whether its words are written as one or as two`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for title in ["Quietgrid", "Open Harbour", "Grid"] {
            _ = try await founder.create(StartupContent(title: title), edition: .published)
        }
        func found(_ text: String) async throws -> [String] {
            try await world.nobody.search(StartupSearch(text: text)).startups.map(\.content.title)
        }
        #expect(try await found("quiet grid") == ["Quietgrid"])
        #expect(try await found("qiuet grid") == ["Quietgrid"])
        #expect(try await found("openharbour") == ["Open Harbour"])
        #expect(try await found("openharb") == ["Open Harbour"])
        #expect(try await found("quiet harbour").isEmpty)
    }

    @Test func `what is written nowhere may be a stage, a subject by another name, or a country`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for (title, pitch, slug, place, stage) in [
            ("Riverbank", "Accounts.", "finance", "Berlin", StartupContent.Stage.seed),
            ("Beacon", "Loans for harbours.", "finance", "Munich", .seriesA),
            ("Airlift", "Ropes.", "hardware", "Pune", .seed),
            ("Longhand", "Letters.", "artificial-intelligence", "Remote", .preSeed),
        ] {
            let content = StartupContent(
                title: title,
                pitch: pitch,
                category: CategoryList.id(slug),
                location: place,
                stage: stage
            )
            _ = try await founder.create(content, edition: .published)
        }
        func found(_ text: String, _ stages: [StartupContent.Stage] = []) async throws -> [String] {
            let page = try await world.nobody.search(StartupSearch(text: text, stages: stages))
            #expect(page.total == page.startups.count)
            return page.startups.map(\.content.title).sorted()
        }
        let expected: [String: [String]] = [
            "fintech": ["Beacon", "Riverbank"], "Fintech startups in Germany": ["Beacon", "Riverbank"],
            "deutschland": ["Beacon", "Riverbank"], "जर्मनी": ["Beacon", "Riverbank"], "ألمانيا": ["Beacon", "Riverbank"],
            "seed": ["Airlift", "Riverbank"], "berlin seed": ["Riverbank"], "pre-seed": ["Longhand"],
            "Series A": ["Beacon"], "fintech loans": ["Beacon"], "fintech ropes": [], "ai": ["Longhand"],
            "air": ["Airlift"], "remote": ["Longhand"], "india": ["Airlift"], "zzyzx startups": [],
            "startups": ["Airlift", "Beacon", "Longhand", "Riverbank"],
        ]
        for (text, titles) in expected { #expect(try await found(text) == titles, "\(text)") }
        #expect(try await found("seed", [.seriesA]).isEmpty)
        // What is written so comes first, on whichever page.
        let bank = StartupContent(title: "Seed Bank", pitch: "Startups of the north.")
        _ = try await founder.create(bank, edition: .published)
        var pages: [[String]] = []
        for page in 1...3 {
            let search = StartupSearch(text: "seed", page: page, pageSize: 1)
            pages.append(try await world.nobody.search(search).startups.map(\.content.title))
        }
        #expect(pages.first == ["Seed Bank"] && Set(pages.joined()) == ["Airlift", "Riverbank", "Seed Bank"])
        #expect(try await found("startups") == ["Seed Bank"])
    }

    @Test func `what is meant is found with slips, by its usual names, and beside words that are in nothing`()
        async throws
    {
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        func found(_ text: String) async throws -> Set<String> {
            let page = try await world.nobody.search(StartupSearch(text: text, pageSize: 50))
            return Set(page.startups.compactMap(\.category?.slug))
        }
        let code: Set = ["developer-tools", "cybersecurity", "artificial-intelligence"]
        let expected: [String: Set<String>] = [
            "machine lerning": ["artificial-intelligence"], "mashine learnin": ["artificial-intelligence"],
            "crypto": ["finance"], "cripto": ["finance"], "krypto": ["finance"], "b2b saas": code, "saas": code,
            "fintec": ["finance"], "insurtehc": ["insurance"], "zzyzx fintech": ["finance"],
            "blockchain zzyzx startups": ["finance"], "zzyzx": [], "zzyzx startups": [],
        ]
        for (text, categories) in expected { #expect(try await found(text) == categories, "\(text)") }
        let places = try await world.nobody.search(StartupSearch(text: "germny")).startups.map(\.content.location)
        #expect(Set(places) == ["Berlin", "Leipzig", "Bremen", "Hamburg", "Freiburg"])
        // What is written so is that alone.
        let written = StartupContent(title: "Crypta", pitch: "Vaults.", category: CategoryList.id("construction"))
        _ = try await world.person().create(written, edition: .published)
        #expect(try await found("crypta") == ["construction"])
    }

    @Test func `words that are in nothing are left out and told, and words that are nowhere together are not`()
        async throws
    {
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        func page(_ text: String) async throws -> StartupSearchPage {
            try await world.nobody.search(StartupSearch(text: text, pageSize: 50))
        }
        let berlin = try await page("berlin")
        #expect(!berlin.startups.isEmpty && berlin.leftOut.isEmpty)
        for (text, leftOut) in [
            ("berlin xyzzy", ["xyzzy"]), ("xyzzyxyzzy Berlin", ["xyzzyxyzzy"]),
            ("xyzzy berlin qqqqq", ["xyzzy", "qqqqq"]), ("startups in berlin xyzzy", ["xyzzy"]),
        ] {
            let found = try await page(text)
            #expect(found.startups.map(\.id) == berlin.startups.map(\.id) && found.leftOut == leftOut, "\(text)")
            #expect(found.total == berlin.total && found.facets == berlin.facets, "\(text)")
        }
        let finance = try await page("zzyzx fintech")
        #expect(finance.leftOut == ["zzyzx"] && finance.startups.allSatisfy { $0.category?.slug == "finance" })
        let nothing = try await page("xyzzy qqqqq")
        #expect(nothing.startups.isEmpty && nothing.leftOut.isEmpty)
        // Each is in something.
        for title in ["Moth", "Kite"] {
            _ = try await world.person().create(StartupContent(title: "\(title)ery"), edition: .published)
        }
        let apart = try await page("mothery kiteery")
        #expect(apart.startups.isEmpty && apart.leftOut.isEmpty)
    }

    @Test func `of more candidates than are looked through the total is said to be the least`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, now) = (try await world.person(), world.clock.now)
        for number in 1...3 {
            _ = try await founder.create(StartupContent(title: "Kite \(number)"), edition: .published)
        }
        for (most, isPartial) in [(2, true), (3, false)] {
            let page = try await world.database.read { connection in
                let store = StartupStore(connection: connection)
                let search = StartupSearch(text: "kite")
                return try StartupFinder(
                    store: store,
                    search: search,
                    now: now,
                    catalogue: world.known,
                    mostCandidates: most
                ).page()
            }
            #expect(page.total == most && page.startups.count == most && page.isPartial == isPartial)
        }
        #expect(try await !world.nobody.search(StartupSearch()).isPartial)
    }
}
