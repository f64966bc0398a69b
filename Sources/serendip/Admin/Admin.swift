import AccountsDomain
import ArgumentParser
import ModerationDomain
import Server

struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look after accounts, while the server runs.",
        subcommands: [GrantRole.self, ResetLink.self, Sessions.self, Reports.self, Decide.self]
    )
}

extension DataOptions {
    /// The accounts of the data folder, with what goes wrong said in words.
    func administer<Value>(_ body: (Administration) async throws -> Value) async throws -> Value {
        do {
            var configuration = ServerConfiguration()
            try fill(&configuration, try await settings())
            let administration = try await Administration(configuration)
            let result: Result<Value, any Error>
            do {
                result = .success(try await body(administration))
            } catch {
                result = .failure(error)
            }
            try await administration.close()
            return try result.get()
        } catch AccountError.wrongCredentials {
            throw CommandFailure("Nobody has signed up with this address.")
        } catch ModerationError.forbidden {
            throw CommandFailure("This member is no admin; “serendip admin grant-role” makes one.")
        } catch ModerationError.notFound {
            throw CommandFailure("Nobody has reported this.")
        } catch AccountError.invalid {
            throw CommandFailure("This is no mail address.")
        } catch let error as ServeError {
            throw CommandFailure("\(error)")
        }
    }
}
