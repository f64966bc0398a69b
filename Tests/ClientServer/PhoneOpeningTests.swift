import Client
import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck
@testable import PitchDeckApp

/// A phone that is opened without a line, and what it does once there is one.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PhoneOpeningTests {
    /// A phone whose line can break, and the server behind it.
    private struct Scene {
        let line = BreakingLine()
        let (tokens, database): (KeptToken, DeviceDatabase)
        let (place, server): (PhonePlace, PhonePlace)

        @MainActor init(_ server: PhonePlace) throws {
            self.server = server
            (tokens, database) = (KeptToken(), try DeviceDatabase())
            place = PhonePlace(transport: line.transport(server.transport))
        }

        @MainActor func opened() async throws -> PitchDeckPhone { try await place.opened(tokens, database) }

        /// Ada signed up on this phone, and it has met her.
        @MainActor func ada() async throws -> PitchDeckPhone {
            _ = try await server.member("ada", tokens)
            return try await place.phone(tokens, database: database)
        }

        /// What the server has of whoever the phone's token is of.
        @MainActor func titles() async throws -> [String] {
            try await server.phone(tokens).dependencies.startups.ownStartups().map(\.content.title)
        }
    }

    private static func with(_ body: @escaping @MainActor @Sendable (Scene) async throws -> Void) async throws {
        try await PhonePlace.with { try await body(try Scene($0)) }
    }

    /// Waits for what is done behind while the phone's own data is read some thousand times.
    private static func until(_ phone: PitchDeckPhone, _ isDone: () -> Bool) async {
        for _ in 0..<5000 {
            if isDone() { return }
            _ = await phone.dependencies.startups.waiting()
        }
        Issue.record("It was not done behind.")
    }

    @Test func `without a line it opens as whom it was, with what waits`() async throws {
        try await Self.with { scene in
            let ada = try await scene.ada()
            scene.line.isDown = true
            _ = try await ada.dependencies.startups.create(StartupContent(title: "Kites"), edition: .draft)
            let phone = try await scene.opened()
            #expect(phone.profile?.email == "ada@example.org" && !phone.isSomebodyElse)
            #expect(phone.dependencies.startups.author == ada.dependencies.startups.author)
            let library = StartupLibrary(dependencies: phone.dependencies)
            let cabinet = CabinetViewModel(library: library, toasts: SampleParts.toasts)
            await cabinet.appeared()
            guard case .loaded(let own) = cabinet.state, let draft = own.first else {
                Issue.record("\(cabinet.state)")
                return
            }
            #expect(own.map(\.content.title) == ["Kites"] && cabinet.waiting == [draft.id])
            let editor = StartupEditorModel(id: draft.id, library: library)
            await editor.appeared()
            #expect(editor.state == .ready && editor.form.title == "Kites" && editor.isWaiting)
            scene.line.isDown = false
            #expect(await phone.catchUp()?.email == "ada@example.org")
            #expect(try await scene.titles() == ["Kites"])
            #expect(await phone.catchUp() == nil)
        }
    }

    @Test func `a profile is shown to its own session alone`() async throws {
        try await Self.with { scene in
            let ada = try await scene.ada()
            scene.line.isDown = true
            _ = try await ada.dependencies.startups.create(StartupContent(title: "Ada's"), edition: .draft)
            let other = KeptToken()
            _ = try await scene.server.member("eve", other)
            // What is known of Ada is still on the phone.
            let eve = try await scene.place.opened(other, scene.database)
            #expect(eve.profile == nil && eve.dependencies.startups.author == nil)
            try await ada.carry(nil)
            // What she left waits for her, and is sent in nobody else's name.
            await #expect(throws: StartupError.notSignedIn) { try await ada.dependencies.workspace.entries() }
            let guest = try await scene.opened()
            #expect(guest.profile == nil)
            await #expect(throws: StartupError.offline) { try await guest.dependencies.startups.ownStartups() }
            scene.line.isDown = false
            _ = await eve.catchUp()
            #expect(eve.profile?.email == "eve@example.org" && !eve.isSomebodyElse)
            #expect(try await eve.dependencies.startups.ownStartups().isEmpty)
        }
    }

    @Test func `what is written before the person is known is their session's alone`() async throws {
        try await Self.with { scene in
            _ = try await scene.server.member("ada", scene.tokens)
            scene.line.isDown = true
            let unknown = try await scene.opened()
            let draft = try await unknown.dependencies.startups.create(StartupContent(title: "Ada's"), edition: .draft)
            #expect(try await unknown.dependencies.startups.ownStartups().map(\.id) == [draft.id])
            let guest = try await scene.place.opened(KeptToken(), scene.database)
            await #expect(throws: StartupError.offline) { try await guest.dependencies.startups.ownStartups() }
            let other = KeptToken()
            _ = try await scene.server.member("eve", other)
            scene.line.isDown = false
            let eve = try await scene.place.phone(other, database: scene.database)
            #expect(try await eve.dependencies.startups.ownStartups().isEmpty)
            _ = await unknown.catchUp()
            #expect(try await unknown.dependencies.startups.ownStartups().map(\.content.title) == ["Ada's"])
            #expect(try await scene.titles() == ["Ada's"])
        }
    }

    @Test func `a guest sees nothing of the guest before, with a line or without`() async throws {
        try await Self.with { scene in
            let first = try await scene.place.phone(scene.tokens, database: scene.database)
            _ = try await first.dependencies.startups.create(StartupContent(title: "Kites"), edition: .draft)
            scene.line.isDown = true
            let waiting = try await first.dependencies.startups.create(StartupContent(title: "Rafts"), edition: .draft)
            // Opened again without a line, it is theirs still.
            let again = try await scene.opened()
            let kept = try await again.dependencies.startups.ownStartups().map(\.content.title)
            #expect(Set(kept) == ["Kites", "Rafts"])
            scene.line.isDown = false
            // The phone has lost the token, or the guest signs out.
            for isTold in [true, false] {
                if isTold { try await again.carry(nil) } else { scene.tokens.write(nil) }
                let second = try await scene.place.phone(scene.tokens, database: scene.database)
                #expect(second.profile?.isMember == false)
                scene.line.isDown = true
                let startups = second.dependencies.startups
                await #expect(throws: StartupError.offline) { try await startups.ownStartups() }
                await #expect(throws: StartupError.offline) { try await startups.startup(waiting.id, edition: .draft) }
                #expect(await startups.waiting().isEmpty)
                scene.line.isDown = false
                #expect(try await startups.ownStartups().isEmpty)
                _ = try await startups.create(StartupContent(title: "Sleds"), edition: .draft)
            }
        }
    }

    @Test func `what a guest wrote without a line is theirs whom they sign in as, and nobody's after signing out`()
        async throws
    {
        try await Self.with { scene in
            _ = try await scene.server.member("ada")
            let guest = try await scene.place.phone(scene.tokens, database: scene.database)
            scene.line.isDown = true
            _ = try await guest.dependencies.startups.create(StartupContent(title: "Kites"), edition: .draft)
            scene.line.isDown = false
            let ticket = try await guest.service.signIn(email: "ada@example.org", password: PhonePlace.password)
            try await guest.takeUp(ticket)
            let ada = try await scene.place.phone(scene.tokens, database: scene.database)
            #expect(try await ada.dependencies.startups.ownStartups().map(\.content.title) == ["Kites"])
            try await ada.carry(nil)
            scene.line.isDown = true
            let next = try await scene.opened()
            await #expect(throws: StartupError.offline) { try await next.dependencies.startups.ownStartups() }
        }
    }

    @Test func `a phone that was never open before begins a draft without a line, and a guest has it later`()
        async throws
    {
        try await Self.with { scene in
            scene.line.isDown = true
            let phone = try await scene.opened()
            #expect(phone.profile == nil && scene.tokens.read() == nil)
            let draft = try await phone.dependencies.startups.create(StartupContent(title: "Kites"), edition: .draft)
            #expect(try await phone.dependencies.startups.ownStartups().map(\.id) == [draft.id])
            #expect(await phone.catchUp() == nil)
            let library = StartupLibrary(dependencies: phone.dependencies)
            let editor = StartupEditorModel(id: draft.id, library: library)
            await editor.appeared()
            editor.form.title = "Kites and rafts"
            scene.line.isDown = false
            // It goes on as the guest whom it has made, and what is typed just now is kept as theirs.
            #expect(await phone.catchUp()?.isMember == false)
            #expect(!phone.isSomebodyElse && phone.dependencies.startups.author != nil)
            #expect(try await scene.titles() == ["Kites"])
            await editor.keep()
            #expect(try await scene.titles() == ["Kites and rafts"])
            scene.line.isDown = true
            let again = try await scene.opened()
            #expect(try await again.dependencies.startups.ownStartups().map(\.content.title) == ["Kites and rafts"])
        }
    }

    @Test func `what a guest wrote is begun anew where the server ended the session, until they sign out`()
        async throws
    {
        try await Self.with { scene in
            let guest = try await scene.place.phone(scene.tokens, database: scene.database)
            _ = try await guest.dependencies.startups.create(StartupContent(title: "Kites"), edition: .draft)
            scene.line.isDown = true
            _ = try await guest.dependencies.startups.create(StartupContent(title: "Rafts"), edition: .draft)
            try await scene.server.phone(scene.tokens).service.signOut()
            scene.line.isDown = false
            // The next call is answered that there is no such session, and the app opens the phone anew.
            await #expect(throws: StartupError.notSignedIn) { try await guest.dependencies.startups.ownStartups() }
            #expect(scene.tokens.read() == nil)
            let next = try await scene.place.phone(scene.tokens, database: scene.database)
            let titles = try await next.dependencies.startups.ownStartups().map(\.content.title)
            #expect(Set(titles) == ["Kites", "Rafts"] && titles.count == 2)
            #expect(Set(try await scene.titles()) == ["Kites", "Rafts"])
            // A call behind may find out before the phone goes on, where the guest has signed out.
            try await next.service.signOut()
            await #expect(throws: StartupError.notSignedIn) { try await next.dependencies.workspace.entries() }
            try await next.carry(nil)
            let last = try await scene.place.phone(scene.tokens, database: scene.database)
            #expect(try await last.dependencies.startups.ownStartups().isEmpty)
        }
    }

    @Test func `what a profile was saved as is known without a line`() async throws {
        try await Self.with { scene in
            var profile = try #require(try await scene.ada().profile)
            let phone = try await scene.place.phone(scene.tokens, database: scene.database)
            profile.language = .hindi
            _ = try await phone.dependencies.profile.save(profile)
            scene.line.isDown = true
            #expect(try await scene.opened().profile?.language == .hindi)
        }
    }

    @Test func `a draft says that it is on the phone alone, and is sent with the first call that is answered`()
        async throws
    {
        try await Self.with { scene in
            let phone = try await scene.ada()
            let following = Task { for await _ in phone.lineReturns { _ = await phone.catchUp() } }
            defer { following.cancel() }
            let library = StartupLibrary(dependencies: phone.dependencies)
            let editor = StartupEditorModel(id: nil, library: library)
            scene.line.isDown = true
            editor.form.title = "Kites"
            await editor.keep()
            #expect(editor.isWaiting && editor.form == editor.saved)
            let changes = library.ownChanges
            scene.line.isDown = false
            _ = try await phone.dependencies.startups.categories()
            await Self.until(phone) { !editor.isWaiting && library.ownChanges != changes }
            #expect(try await scene.titles() == ["Kites"])
            editor.form.title = "Kites and rafts"
            await editor.keep()
            #expect(!editor.isWaiting)
            #expect(try await scene.titles() == ["Kites and rafts"])
        }
    }

    @Test func `an editor asks which to keep where its draft was sent behind and not taken`() async throws {
        try await Self.with { scene in
            let phone = try await scene.ada()
            let begun = try await phone.dependencies.startups.create(StartupContent(title: "Kite"), edition: .draft)
            let editor = StartupEditorModel(id: begun.id, library: StartupLibrary(dependencies: phone.dependencies))
            await editor.appeared()
            scene.line.isDown = true
            editor.form.title = "Mine"
            await editor.keep()
            _ = try await scene.server.phone(scene.tokens).dependencies.startups
                .update(begun.id, StartupContent(title: "Theirs"), edition: .draft, ifVersion: begun.version)
            scene.line.isDown = false
            _ = await phone.catchUp()
            await Self.until(phone) { !editor.isWaiting }
            await editor.sentBehind()
            guard case .conflict(let theirs) = editor.saving else {
                Issue.record("\(editor.saving)")
                return
            }
            #expect(theirs.content.title == "Theirs" && editor.form.title == "Mine")
            await editor.keepMineTapped()
            #expect(try await scene.titles() == ["Mine"])
        }
    }
}
