import Foundation
import Testing

@testable import WebUILive

struct SignedStateTests {
    private let seal = SignedState(code: Desk.code(secret: 1))
    private let scope = SignedState.Scope(owner: "ada", app: "/notes")
    private let values = ["tab": "2", "draft": "\"half\" a <note> ü\n"]

    @Test func `what was sealed is opened`() throws {
        #expect(seal.values(of: try seal.sealed(values, in: scope), in: scope) == values)
    }

    @Test func `nobody else's, and no other app's, is opened`() throws {
        let text = try seal.sealed(values, in: scope)
        for other in [("grace", "/notes"), ("ada", "/note"), ("ada/", "notes"), ("", "ada/notes")] {
            #expect(seal.values(of: text, in: SignedState.Scope(owner: other.0, app: other.1)) == nil)
        }
    }

    @Test func `another secret's is not opened`() throws {
        let text = try SignedState(code: Desk.code(secret: 2)).sealed(values, in: scope)
        #expect(seal.values(of: text, in: scope) == nil)
    }

    @Test func `no changed letter is let through`() throws {
        let text = Array(try seal.sealed(values, in: scope))
        for index in text.indices {
            var changed = text
            changed[index] = changed[index] == "A" ? "B" : "A"
            #expect(seal.values(of: String(changed), in: scope) == nil)
        }
    }

    @Test(arguments: ["", ".", "x", "e30=", "e30=.", ".e30=", "e30=.AAAAAAAAAAA=.x"])
    func `what is no seal at all is not opened`(text: String) {
        #expect(seal.values(of: text, in: scope) == nil)
    }
}
