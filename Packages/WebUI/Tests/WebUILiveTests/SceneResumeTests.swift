import Foundation
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct SceneResumeTests {
    @Test func `what the scene keeps outlives the process`() async throws {
        let client = try await Desk.client(on: Desk.host())
        client.tap("Next")
        await client.settle()
        #expect(client.scene != nil)
        client.host.shutDown()
        #expect(try await client.resume(on: Desk.host()))
        #expect(client.document.root.textContent.contains("Drawer 1"))
        client.connect()
        client.tap("Next")
        await client.settle()
        #expect(client.document.root.textContent.contains("Drawer 2"))
        #expect(await client.matchesServer())
    }

    @Test func `it outlives several`() async throws {
        let client = try await Desk.client(on: Desk.host())
        client.tap("Next")
        await client.settle()
        for _ in 0..<3 { _ = try await client.resume(on: Desk.host()) }
        #expect(client.document.root.textContent.contains("Drawer 1"))
    }

    @Test func `it is carried by its owner only, and only with the right secret`() async throws {
        let client = try await Desk.client(on: Desk.host())
        client.tap("Next")
        await client.settle()
        let thief = try await Desk.client(on: Desk.host(), owner: "grace")
        thief.scene = client.scene
        #expect(try await thief.resume())
        #expect(thief.document.root.textContent.contains("Drawer 0"))
        #expect(try await client.resume(on: Desk.host(secret: 2)))
        #expect(client.document.root.textContent.contains("Drawer 0"))
    }

    @Test func `nothing is carried without a secret, nor before something has changed`() async throws {
        let client = try await Desk.client(on: Desk.host(secret: nil))
        client.tap("Next")
        await client.settle()
        #expect(client.scene == nil)
        let other = try await Desk.client(on: Desk.host())
        other.tap("Lamp 0")
        await other.settle()
        #expect(other.scene == nil)
    }

    @Test func `each press is told at once`() async throws {
        let client = try await Desk.client(on: Desk.host())
        for _ in 0..<3 {
            client.tap("Next")
            await client.settle()
        }
        client.host.shutDown()
        #expect(try await client.resume(on: Desk.host()))
        #expect(client.document.root.textContent.contains("Drawer 3"))
    }

    @Test func `typing into a kept text sends it once a second at most`() async throws {
        let client = try await Desk.client(on: Desk.host())
        var scenes: Set<String> = []
        let begin = ContinuousClock.now
        for length in 1...20 {
            client.type(String(repeating: "x", count: length), into: "Note")
            await client.settle()
            if let scene = client.scene { scenes.insert(scene) }
        }
        // A busy machine takes seconds over it.
        #expect(scenes.count <= 2 + Int((ContinuousClock.now - begin).components.seconds))
    }
}
