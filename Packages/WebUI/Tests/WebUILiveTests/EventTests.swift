import Foundation
import SwiftUI
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct EventTests {
    private let notes = Notes()

    @Test func `an event's frame acknowledges it`() async throws {
        let client = try await notes.client()
        client.tap("Count 0")
        #expect(client.post() == .accepted)
        let frame = await client.receive()
        #expect(frame?.acknowledged == 1)
        #expect(frame?.version == 1)
        #expect(client.document.root.textContent.contains("Count 1"))
    }

    @Test func `what an event changes in a model is in the frame that acknowledges it`() async throws {
        let client = try await notes.client()
        client.type("milk", into: "Note")
        client.tap("Add")
        _ = client.post()
        await client.receive()
        #expect(client.acknowledged == 1)
        #expect(client.document.root.textContent.contains("milk"))
    }

    @Test func `a request that changes nothing is acknowledged too`() async throws {
        let client = try await notes.client()
        client.queue("[999999,\"tap\"]")
        _ = client.post()
        #expect(await client.receive()?.acknowledged == 1)
    }

    @Test func `a repeated request is accepted and processed once`() async throws {
        let client = try await notes.client()
        client.tap("Count 0")
        #expect(client.post() == .accepted)
        #expect(client.postAgain() == .accepted)
        await client.settle()
        #expect(client.document.root.textContent.contains("Count 1"))
        #expect(await client.matchesServer())
    }

    @Test func `a request older than the last is not processed`() async throws {
        let client = try await notes.client()
        let id = try #require(client.document.root.first { $0.textContent == "Count 0" && $0.tag == "button" }?.id)
        #expect(client.post(number: 5, events: "[[\(id),\"tap\"]]") == .accepted)
        #expect(client.post(number: 4, events: "[[\(id),\"tap\"]]") == .accepted)
        await client.receive()
        #expect(client.document.root.textContent.contains("Count 1"))
        #expect(await client.matchesServer())
    }

    @Test(arguments: [
        "[999999,\"tap\"]", "[-1,\"tap\"]", "[1,\"nothing\"]", "[1]", "[]", "7", "null", "[\"1\",\"tap\"]", "[1,2]",
        "[0,\"tap\"]", "[0,\"navigate\"]", "[0,\"navigate\",5]", "[0,\"size\",\"a\",\"b\"]",
        "[0,\"zone\",\"Nowhere/Land\"]",
        "[0,\"size\",1e308,-1]", "[1,\"input\"]", "[1,\"drag\",\"x\"]", "[1,\"visible\",{}]",
    ])
    func `an event that makes no sense changes nothing`(event: String) async throws {
        let client = try await notes.client()
        let before = client.document.root.textContent
        client.queue(event)
        client.tap("Count 0")
        #expect(client.post() == .accepted)
        await client.receive()
        #expect(client.document.root.textContent == before.replacing("Count 0", with: "Count 1"))
    }

    @Test func `a disabled button ignores whatever is sent`() async throws {
        let client = try await notes.client()
        let id = try #require(client.document.root.first { $0.textContent == "Locked" && $0.tag == "button" }?.id)
        client.queue("[\(id),\"tap\"]")
        await client.settle()
        #expect(client.document.root.textContent.contains("Count 0"))
    }

    @Test func `an element that is gone ignores events, and its number does not come back`() async throws {
        let client = try await notes.client()
        client.tap("Open 1")
        await client.settle()
        let ids = Set(client.document.root.descendants.compactMap(\.id))
        let home = try #require(client.document.root.first { $0.textContent == "Home" && $0.tag == "button" }?.id)
        client.tap("Home")
        await client.settle()
        client.queue("[\(home),\"tap\"]")
        client.tap("Open 12")
        await client.settle()
        let new = Set(client.document.root.descendants.compactMap(\.id)).subtracting(ids)
        #expect(!new.contains(home))
        #expect(client.title == "Screen 12 · Notebook")
    }

    @Test func `a button on a covered screen ignores taps that come late`() async throws {
        let client = try await notes.client()
        let id = try #require(client.document.root.first { $0.textContent == "Count 0" && $0.tag == "button" }?.id)
        client.tap("Open 1")
        client.queue("[\(id),\"tap\"]")
        await client.settle()
        client.tap("Home")
        await client.settle()
        #expect(client.document.root.textContent.contains("Count 0"))
    }

    @Test func `a view knows how wide the page is, its zone, and whether less motion is asked for`() async throws {
        let host = LiveHost()
        host.add(LiveApp(path: "/room", title: "Room") { _ in LiveScene(root: RoomView()) })
        let client = ScriptedClient(host: host, owner: "ada")
        _ = try await client.open("/room")
        client.connect()
        var seen = [client.document.root.textContent.components(separatedBy: ", ").last]
        for event in [
            #"[0,"size",390,false],[0,"zone","Europe/Berlin"]"#, #"[0,"size",390,true]"#,
            #"[0,"size",1000,true]"#,
            #"[0,"size",1000,844]"#, #"[0,"size",1000,false,true]"#, #"[0,"size",1000,false,false]"#,
        ] {
            client.queue(event)
            await client.settle()
            seen.append(client.document.root.textContent)
        }
        #expect(
            seen == [
                "behind", "narrow, moving, Europe/Berlin", "narrow, calm, Europe/Berlin", "wide, calm, Europe/Berlin",
                "wide, moving, Europe/Berlin", "wide, moving, Europe/Berlin, behind", "wide, moving, Europe/Berlin",
            ]
        )
    }

    @Test func `a scaled length grows with the text that the browser's own setting makes large`() async throws {
        let host = LiveHost()
        host.add(LiveApp(path: "/length", title: "Length") { _ in LiveScene(root: LengthView()) })
        let client = ScriptedClient(host: host, owner: "ada")
        _ = try await client.open("/length")
        client.connect()
        var seen: [String] = []
        for size in [#""16px""#, #""32px""#, #""1e99px""#, #""-3px""#, #""large""#, "32"] {
            client.queue(#"[0,"size",390,false,false,\#(size)]"#)
            await client.settle()
            seen.append(client.document.root.textContent)
        }
        #expect(seen == ["100.0", "200.0", "400.0", "100.0", "100.0", "100.0"])
    }
}

/// Says how long something is that grows with the text.
private struct LengthView: View {
    @ScaledMetric private var length = 100.0

    var body: some View { Text(verbatim: String(length)) }
}

/// Says what the browser told of itself.
private struct RoomView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.timeZone) private var timeZone
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        Text(
            verbatim: [
                sizeClass == .regular ? "wide" : "narrow", reduceMotion ? "calm" : "moving", timeZone.identifier,
            ]
            .joined(separator: ", ") + (scenePhase == .active ? "" : ", behind")
        )
    }
}
