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
