import Testing

@testable import Destiny

struct TypewriterTests {
    @Test func `words come one by one and nothing is lost`() {
        var typewriter = Typewriter()
        typewriter.receive("One two\n\nthree")
        var steps: [String] = []
        while !typewriter.isCaughtUp {
            typewriter.advance()
            steps.append(typewriter.shown)
        }
        #expect(steps == ["One ", "One two\n\n", "One two\n\nthree"])
    }

    @Test func `the reading behind the fold is there with the last word before it`() {
        var typewriter = Typewriter()
        typewriter.receive("One two.\n\n---\n\nThe reading, ")
        typewriter.advance()
        #expect(typewriter.shown == "One ")
        typewriter.advance()
        #expect(typewriter.isCaughtUp)
        typewriter.receive("which goes on.")
        typewriter.advance()
        #expect(typewriter.isCaughtUp && typewriter.shown.hasSuffix("The reading, which goes on."))
    }

    @Test(arguments: ["\n", "\n\n", "\n\n-", "\n\n---"])
    func `a fold that comes in pieces loses nothing`(part: String) {
        var typewriter = Typewriter()
        typewriter.receive("One." + part)
        while !typewriter.isCaughtUp { typewriter.advance() }
        typewriter.receive("\n\n---\n\nTwo.".dropFirst(part.count).description)
        while !typewriter.isCaughtUp { typewriter.advance() }
        #expect(typewriter.shown == "One.\n\n---\n\nTwo.")
    }

    @Test func `far behind, several words come at once`() {
        var typewriter = Typewriter()
        typewriter.receive(String(repeating: "word ", count: 400))
        typewriter.advance()
        #expect(typewriter.shown.count > 40)
    }

    @Test func `what is withdrawn is gone from the screen`() {
        var typewriter = Typewriter()
        typewriter.receive("Wrong.")
        typewriter.finish()
        typewriter.restart()
        #expect(typewriter.shown.isEmpty)
    }
}
