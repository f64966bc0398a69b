import Client
import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck
@testable import PitchDeckApp

/// What is written on a phone without a line, over the phone's own composition.
@MainActor
struct PhoneDraftTests {
    /// A phone with a line that breaks, and another device of the same member.
    private struct Scene {
        let line = BreakingLine()
        let tokens = KeptToken()
        let database: DeviceDatabase
        let place: PhonePlace
        let phone: any StartupService
        let other: any StartupService

        @MainActor init(_ server: PhonePlace) async throws {
            database = try DeviceDatabase()
            place = PhonePlace(transport: line.transport(server.transport))
            _ = try await server.member("ada", tokens)
            let kept = KeptToken()
            let guest = try await server.phone(kept)
            try await guest.takeUp(
                try await guest.service.signIn(email: "ada@example.org", password: PhonePlace.password)
            )
            other = try await server.phone(kept).dependencies.startups
            phone = try await place.phone(tokens, database: database).dependencies.startups
        }

        /// The app was ended and opened again.
        @MainActor func opened() async throws -> PitchDeckPhone {
            try await place.phone(tokens, database: database)
        }

        @MainActor func reopened() async throws -> any StartupService { try await opened().dependencies.startups }

        @MainActor func titles() async throws -> [String] {
            try await other.ownStartups().map(\.content.title)
        }
    }

    private static func with(_ body: @escaping @MainActor @Sendable (Scene) async throws -> Void) async throws {
        try await PhonePlace.with { try await body(try await Scene($0)) }
    }

    @Test func `a draft that was begun without a line is one startup once there is one`() async throws {
        try await Self.with { scene in
            scene.line.isDown = true
            let first = try await scene.phone.create(StartupContent(title: "Kite"), edition: .draft)
            let second = try await scene.phone
                .update(first.id, StartupContent(title: "Kites"), edition: .draft, ifVersion: first.version)
            #expect(second.id == first.id && second.content.title == "Kites")
            #expect(try await scene.phone.ownStartups().map(\.content.title) == ["Kites"])
            #expect(try await scene.phone.startup(first.id, edition: .draft).content.title == "Kites")
            await #expect(throws: StartupError.offline) {
                try await scene.phone
                    .update(first.id, StartupContent(title: "Kites"), edition: .published, ifVersion: second.version)
            }
            #expect(try await scene.titles().isEmpty)
            scene.line.isDown = false
            let third = try await scene.phone
                .update(first.id, StartupContent(title: "Kites!"), edition: .draft, ifVersion: second.version)
            #expect(try await scene.titles() == ["Kites!"])
            #expect(try await scene.phone.startup(first.id, edition: .draft).id == third.id)
            #expect(try await scene.phone.ownStartups().map(\.id) == [third.id])
        }
    }

    @Test func `what waits is sent when the app is opened again, over the version that it was written over`()
        async throws
    {
        try await Self.with { scene in
            let draft = try await scene.phone.create(StartupContent(title: "Kite"), edition: .draft)
            scene.line.isDown = true
            for title in ["Kites", "Kites and rafts"] {
                let kept = try await scene.phone
                    .update(draft.id, StartupContent(title: title), edition: .draft, ifVersion: draft.version)
                #expect(kept.version == draft.version)
            }
            scene.line.isDown = false
            let phone = try await scene.reopened()
            #expect(try await phone.ownStartups().map(\.content.title) == ["Kites and rafts"])
            #expect(try await scene.titles() == ["Kites and rafts"])
            // A screen that was open all the time goes on.
            let last = try await scene.phone
                .update(draft.id, StartupContent(title: "Rafts"), edition: .draft, ifVersion: draft.version + 1)
            #expect(last.content.title == "Rafts" && last.version == draft.version + 2)
        }
    }

    @Test func `a change whose answer was lost is done once, and is nobody else's`() async throws {
        try await Self.with { scene in
            scene.line.losesAnswers = true
            let begun = try await scene.phone.create(StartupContent(title: "Kite"), edition: .draft)
            scene.line.losesAnswers = false
            let draft = try await scene.phone
                .update(begun.id, StartupContent(title: "Kites"), edition: .draft, ifVersion: begun.version)
            #expect(try await scene.titles() == ["Kites"])
            scene.line.losesAnswers = true
            _ = try await scene.phone
                .update(draft.id, StartupContent(title: "Kites 2"), edition: .draft, ifVersion: draft.version)
            scene.line.losesAnswers = false
            let last = try await scene.phone
                .update(draft.id, StartupContent(title: "Kites 3"), edition: .draft, ifVersion: draft.version)
            #expect(last.content.title == "Kites 3")
            #expect(try await scene.titles() == ["Kites 3"])
        }
    }

    @Test func `what another device changed meanwhile is not overwritten, and what was written is not lost`()
        async throws
    {
        try await Self.with { scene in
            let draft = try await scene.phone.create(StartupContent(title: "Kite"), edition: .draft)
            scene.line.isDown = true
            _ = try await scene.phone
                .update(draft.id, StartupContent(title: "Mine"), edition: .draft, ifVersion: draft.version)
            let theirs = try await scene.other
                .update(draft.id, StartupContent(title: "Theirs"), edition: .draft, ifVersion: draft.version)
            scene.line.isDown = false
            let phone = try await scene.reopened()
            #expect(try await phone.ownStartups().map(\.content.title) == ["Theirs"])
            #expect(await phone.refused(draft.id)?.title == "Mine")
            // The editor that is opened now shows both.
            let library = StartupLibrary(dependencies: try await scene.opened().dependencies)
            let model = StartupEditorModel(id: draft.id, library: library)
            await model.appeared()
            #expect(model.form.title == "Mine")
            guard case .conflict(let shown) = model.saving else {
                Issue.record("\(model.saving)")
                return
            }
            #expect(shown.content.title == "Theirs" && shown.version == theirs.version)
            await model.keepMineTapped()
            #expect(try await scene.titles() == ["Mine"])
            #expect(await phone.refused(draft.id) == nil)
        }
    }

    @Test func `a conflict that is seen at once is the editor's`() async throws {
        try await Self.with { scene in
            let draft = try await scene.phone.create(StartupContent(title: "Kite"), edition: .draft)
            let theirs = try await scene.other
                .update(draft.id, StartupContent(title: "Theirs"), edition: .draft, ifVersion: draft.version)
            await #expect(throws: StartupError.conflict(version: theirs.version)) {
                try await scene.phone
                    .update(draft.id, StartupContent(title: "Mine"), edition: .draft, ifVersion: draft.version)
            }
            #expect(await scene.phone.refused(draft.id) == nil)
            #expect(try await scene.phone.startup(draft.id, edition: .draft).content.title == "Theirs")
        }
    }

    @Test func `a guest's draft that waits is the member's whom they become, and nobody else's`() async throws {
        try await PhonePlace.with { server in
            let line = BreakingLine()
            let place = PhonePlace(transport: line.transport(server.transport))
            let (tokens, database) = (KeptToken(), try DeviceDatabase())
            let guest = try await place.phone(tokens, database: database)
            line.isDown = true
            _ = try await guest.dependencies.startups.create(StartupContent(title: "Kites"), edition: .draft)
            line.isDown = false
            _ = try await server.member("ada", tokens)
            let member = try await place.phone(tokens, database: database)
            #expect(try await member.dependencies.startups.ownStartups().map(\.content.title) == ["Kites"])
            line.isDown = true
            _ = try await member.dependencies.startups.create(StartupContent(title: "Rafts"), edition: .draft)
            line.isDown = false
            try await member.carry(nil)
            let next = try await place.phone(tokens, database: database)
            #expect(try await next.dependencies.startups.ownStartups().isEmpty)
        }
    }
}
