import AccountsDomain
package import AccountsService
package import Blobs
package import Foundation
package import PitchDeckDomain

/// Bytes of startups' files among the accounts' blobs, in whose ledger they are noted.
package struct AccountFileBlobs: FileBlobs {
    let accounts: StoredAccountService

    package init(accounts: StoredAccountService) { self.accounts = accounts }

    package func keep(_ bytes: Data) async throws(StartupError) -> BlobID {
        do throws(AccountError) {
            try await accounts.keep(bytes)
        } catch {
            throw StartupError(error)
        }
        return BlobID(of: bytes)
    }

    package func bytes(of id: BlobID, part: BlobRange?) async throws(StartupError) -> BlobPart? {
        do throws(AccountError) {
            return try await accounts.blob(id, part: part)
        } catch {
            throw StartupError(error)
        }
    }
}

extension StartupError {
    fileprivate init(_ error: AccountError) {
        switch error {
        case .noRoom: self = .noRoom
        case .offline, .busy: self = .busy
        default: self = .failed("blobs: \(error)")
        }
    }
}
