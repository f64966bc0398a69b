import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct CatalogueTests {
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
                return try StartupFinder(store: store, search: search, now: now, mostCandidates: most).page()
            }
            #expect(page.total == most && page.startups.count == most && page.isPartial == isPartial)
        }
        #expect(try await !world.nobody.search(StartupSearch()).isPartial)
    }

    @Test func `facets count what each choice would show, with everything else that was chosen`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let (energy, food) = (CategoryList.id("energy"), CategoryList.id("food"))
        for (category, stage, place, team) in [
            (energy, StartupContent.Stage.seed, "Oslo", 1), (energy, .idea, "Oslo", 5), (food, .seed, "Rome", 60),
        ] {
            _ = try await founder.create(
                StartupContent(title: "A", category: category, location: place, stage: stage, teamSize: team),
                edition: .published
            )
        }
        let page = try await world.nobody.search(StartupSearch(stages: [.seed]))
        #expect(page.total == 2 && page.facets.categories == [energy: 1, food: 1])
        #expect(page.facets.stages == [.seed: 2, .idea: 1])
        #expect(page.facets.places == [.init(name: "Oslo", count: 1), .init(name: "Rome", count: 1)])
        #expect(page.facets.teams == [.solo: 1, .large: 1] && page.facets.fresh == 2 && page.facets.hiring == 0)
        #expect(try await world.nobody.search(StartupSearch(place: "Oslo", team: .small)).total == 1)
    }

    @Test func `what nobody confirms is fresh no longer, then out of our list, and never out of others`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        world.clock.advance(91 * 86_400)
        let dimmed = try await world.nobody.search(StartupSearch())
        #expect(dimmed.total == 1 && dimmed.facets.fresh == 0)
        world.clock.advance(90 * 86_400)
        #expect(try await world.nobody.search(StartupSearch()).total == 0)
        #expect(try await world.nobody.search(StartupSearch(includesStale: true)).total == 1)
        #expect(try await world.nobody.startups(StartupQuery()).total == 1)
        _ = try await founder.confirm(startup.id)
        #expect(try await world.nobody.search(StartupSearch(isFresh: true)).total == 1)
    }

    @Test func `what is dimmed comes after what is fresh, but by name and by words in its place`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let kept = try await founder.create(StartupContent(title: "Kite School"), edition: .published)
        world.clock.advance(86_400)
        _ = try await founder.create(StartupContent(title: "Kite"), edition: .published)
        world.clock.advance(50 * 86_400)
        _ = try await founder.confirm(kept.id)
        world.clock.advance(41 * 86_400)
        for (search, first) in [
            (StartupSearch(), "Kite School"), (StartupSearch(order: .newest), "Kite School"),
            (StartupSearch(order: .mostViewed), "Kite School"), (StartupSearch(order: .confirmed), "Kite School"),
            (StartupSearch(order: .title), "Kite"),
            // As it was when the list was opened.
            (StartupSearch(openedAt: world.clock.now.addingTimeInterval(-20 * 86_400)), "Kite"),
        ] {
            #expect(try await world.nobody.search(search).startups.map(\.content.title).first == first, "\(search)")
        }
    }

    @Test func `pages stay where they are while others publish`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for index in 0..<5 {
            _ = try await founder.create(StartupContent(title: "Old \(index)"), edition: .published)
        }
        let opened = world.clock.now
        world.clock.advance(60)
        _ = try await founder.create(StartupContent(title: "New"), edition: .published)
        var seen: [String] = []
        for page in 1...3 {
            let answer = try await world.nobody.search(StartupSearch(page: page, pageSize: 2, openedAt: opened))
            #expect(answer.total == 5 && answer.newer == 1)
            seen += answer.startups.map(\.content.title)
        }
        #expect(Set(seen).count == 5 && !seen.contains("New"))
    }

    @Test func `what was deleted is gone for all and comes back within a day`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        try await founder.delete(startup.id)
        #expect(try await world.nobody.search(StartupSearch(text: "solar")).total == 0)
        #expect(try await founder.ownStartups().map(\.deletedAt) == [world.clock.now])
        await #expect(throws: StartupError.notFound(startup.id)) { try await world.person().restore(startup.id) }
        #expect(try await founder.restore(startup.id).content.title == "Solar Kites")
        #expect(try await world.nobody.search(StartupSearch(text: "solar")).total == 1)
        try await founder.delete(startup.id)
        world.clock.advance(86_401)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        await #expect(throws: StartupError.notFound(startup.id)) { try await founder.restore(startup.id) }
        #expect(try await founder.ownStartups().isEmpty)
    }

    @Test func `a look counts once a person and day, and not the founder's own`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, reader) = (try await world.person(), try await world.person())
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        for _ in 0..<3 { try await reader.viewed(startup.id) }
        try await founder.viewed(startup.id)
        try await world.nobody.viewed(startup.id)
        #expect(try await world.nobody.startup(startup.id, edition: .published).views == 1)
        world.clock.advance(86_400)
        try await reader.viewed(startup.id)
        #expect(try await world.nobody.startup(startup.id, edition: .published).views == 2)
    }

    @Test func `who has read, saved or written nothing yet is new`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Solar Kites"), edition: .published)
        #expect(try await !world.profile(founder).profile().isNew)
        let uses: [(Account.ID) async throws -> Void] = [
            { try await world.service($0).viewed(startup.id) },
            { _ = try await world.workspace($0).save(startup.id) },
            { _ = try await world.service($0).create(StartupContent(title: "Moth"), edition: .draft) },
            { _ = try await world.profile($0).save(FounderProfile(language: .german)) },
        ]
        for use in uses {
            let guest = try await world.account(isMember: false)
            #expect(try await world.profile(guest).profile().isNew)
            try await use(guest)
            #expect(try await !world.profile(guest).profile().isNew)
        }
    }

    @Test func `samples are there once, say so, and go`() async throws {
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        let page = try await world.nobody.search(StartupSearch(pageSize: 100))
        #expect(page.total == 60 && page.startups.allSatisfy(\.isSample))
        #expect(page.startups.allSatisfy { !$0.content.pitch.isEmpty && !$0.content.description.isEmpty })
        #expect(try await StartupSamples.remove(from: world.database) == 60)
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        #expect(try await world.nobody.search(StartupSearch()).total == 0)
    }

    @Test func `what somebody saved and noted is theirs alone, and comes along to their account`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let startup = try await world.person().create(StartupContent(title: "Solar Kites"), edition: .published)
        func workspace(_ account: Account.ID) -> StoredWorkspaceService {
            StoredWorkspaceService(database: world.database, account: account) { [clock = world.clock] in clock.now }
        }
        _ = try await workspace(guest).write(startup.id, stage: .meeting, note: "Ask for the figures.")
        #expect(try await workspace(member).entries().isEmpty)
        _ = try await workspace(member).save(startup.id)
        try await world.database.write { try StartupRecords().merge(guest, into: member, $0) }
        let entries = try await workspace(member).entries()
        #expect(entries.map(\.note) == ["Ask for the figures."] && entries.map(\.startup?.id) == [startup.id])
        #expect(try await workspace(guest).entries().isEmpty)
        await #expect(throws: StartupError.invalid("note", .tooLong)) {
            try await workspace(member).write(startup.id, stage: .new, note: String(repeating: "x", count: 2_001))
        }
        let draft = try await world.person().create(StartupContent(title: "Draft"), edition: .draft)
        await #expect(throws: StartupError.notFound(draft.id)) { try await workspace(member).save(draft.id) }
    }

    @Test func `a guest keeps drafts, and publishes nothing`() async throws {
        let world = try await PitchDeckWorld()
        let guest = world.service(try await world.account(isMember: false))
        let draft = try await guest.create(StartupContent(title: "Solar Kites"), edition: .draft)
        await #expect(throws: StartupError.notMember) {
            try await guest.update(draft.id, draft.content, edition: .published, ifVersion: nil)
        }
        await #expect(throws: StartupError.notMember) {
            try await guest.create(StartupContent(title: "A"), edition: .published)
        }
        #expect(try await guest.ownStartups().count == 1)
    }

    @Test func `where mail is sent only a confirmed address publishes`() async throws {
        let world = try await PitchDeckWorld()
        let account = try await world.account()
        let member = StoredStartupService(
            database: world.database,
            account: account,
            review: ReviewRule(needsConfirmedAddress: true)
        ) { [clock = world.clock] in clock.now }
        let draft = try await member.create(StartupContent(title: "Solar Kites"), edition: .draft)
        await #expect(throws: StartupError.notConfirmed) {
            try await member.update(draft.id, draft.content, edition: .published, ifVersion: nil)
        }
        await #expect(throws: StartupError.notConfirmed) {
            try await member.create(StartupContent(title: "A"), edition: .published)
        }
        #expect(try await member.ownStartups().map(\.state) == [.draft])
        try await world.confirm(account)
        let published = try await member.update(draft.id, draft.content, edition: .published, ifVersion: nil)
        #expect(published.state == .published)
    }
}
