import Crypto
import Foundation
import Storage
import WebUILive

extension LiveConfiguration {
    /// Pages whose scene is signed with a secret that all processes of this database know.
    static func server(_ database: any SQLDatabase) async throws -> LiveConfiguration {
        let key = SymmetricKey(data: try await ServerSecret.value(named: "scenes", in: database))
        var configuration = LiveConfiguration()
        configuration.authenticationCode = { Data(HMAC<SHA256>.authenticationCode(for: $0, using: key)) }
        return configuration
    }
}
