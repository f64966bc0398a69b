import AccountsService
import Foundation
import Logging
import ServiceLifecycle

/// Removes the bytes of pictures that nobody has any more, behind.
struct PictureRemoval: Service {
    let accounts: StoredAccountService
    let logger: Logger

    private static let pause = Duration.seconds(300)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    let count = try await accounts.removeUnreadPictures()
                    if count > 0 { logger.info("removed pictures", metadata: ["count": "\(count)"]) }
                } catch {
                    guard !Task.isCancelled else { return }
                    // They are noted in the database, and tried again.
                    logger.warning("pictures wait to be removed", metadata: ["error": "\(error)"])
                }
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }
}
