import AccountsDomain
import StorageTesting
import Testing

@testable import AccountsService

/// How long sign-in takes; run while nothing else is, like all that is timed.
struct PasswordTimingTests {
    @Test func `an unknown address takes as long as a wrong password`() async throws {
        let world = try await AccountsWorld(cost: ScryptCost(logRounds: 14, blockSize: 8, parallelism: 1))
        _ = try await world.member("mira@example.org")
        func seconds(_ email: String) async throws -> Double {
            let guest = try await world.guest()
            let start = ContinuousClock.now
            // Only the time counts here; the answer is another test's.
            _ = try? await guest.service.signIn(email: email, password: "not the password")
            return (ContinuousClock.now - start) / .seconds(1)
        }
        var (known, unknown): ([Double], [Double]) = ([], [])
        for round in 0..<4 {
            known.append(try await seconds("mira@example.org"))
            unknown.append(try await seconds("nobody\(round)@example.org"))
        }
        let (fastest, other) = (known.sorted()[0], unknown.sorted()[0])
        // Without the work in vain the unknown one would take a hundredth.
        #expect(other > fastest / 3)
        #expect(other < fastest * 3)
    }
}
