import Calls
import PitchDeckDomain
import Testing

struct StartupProblemTests {
    @Test func `what goes wrong with a file is the same after the wire`() {
        let errors: [StartupError] = [
            .elsewhere(received: 7), .tooMuch, .noDecks, .notSignedIn, .noRoom, .busy,
        ]
        for error in errors + StartupError.Reason.allCases.map({ .invalid("files", $0) }) {
            #expect(StartupError(problem: error.problem) == error)
        }
        #expect(StartupError(problem: Problem(.tooManyRequests)) == .busy)
        #expect(StartupError(problem: Problem(.tooLarge)) == .invalid("files", .tooLarge))
        #expect(StartupError(problem: Problem(.offline)) == .offline)
    }
}
