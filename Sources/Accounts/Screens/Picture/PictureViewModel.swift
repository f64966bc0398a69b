import AccountsDomain
import DesignSystem
import Calls
import Foundation
import Observation

/// The person's picture: chosen, replaced, taken away and put back.
@Observable
final class PictureViewModel {
    private(set) var picture: ProfilePicture?
    let submission: Submission

    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let address: (ProfilePicture) -> URL?
    @ObservationIgnored private let toasts: ToastPresenter?

    init(
        service: any PersonalAccountService,
        picture: ProfilePicture? = nil,
        state: Submission.State = .editing,
        address: @escaping (ProfilePicture) -> URL? = { URL(string: $0.path) },
        toasts: ToastPresenter? = nil
    ) {
        self.service = service
        self.picture = picture
        self.address = address
        self.toasts = toasts
        submission = Submission(state)
    }

    /// Where the picture is to be had; `nil` while there is none.
    var url: URL? { picture.flatMap(address) }

    /// Shows what an account that was read says.
    func show(_ account: Account) { picture = account.picture }

    /// Sends a picture that was chosen; `read` gives its bytes, or none when it is larger than can be handed over.
    func chosen(_ read: @escaping () async throws -> Data?) {
        submission.send { [self] () async throws(AccountError) in
            guard let bytes = await Self.bytes(read) else { throw .picture(.tooLarge) }
            show(try await service.setPicture(bytes, key: IdempotencyKey()))
        }
    }

    /// Takes the picture away, and offers it again for a while: its bytes are here until then and nowhere else.
    func removeTapped() {
        submission.send { [self] () async throws(AccountError) in
            let file = try await fileIfAny()
            show(try await service.removePicture(key: IdempotencyKey()))
            guard let file else { return }
            toasts?.show(
                .undoable(words("account.picture.removed"), systemImage: "trash") { [weak self] in
                    self?.putBack(file.bytes)
                }
            )
        }
    }

    private func putBack(_ bytes: Data) {
        submission.send { [self] () async throws(AccountError) in
            show(try await service.setPicture(bytes, key: IdempotencyKey()))
        }
    }

    /// What is gone already can be taken away, but not put back.
    private func fileIfAny() async throws(AccountError) -> PictureFile? {
        do throws(AccountError) {
            return try await service.picture()
        } catch {
            guard error == .noPicture else { throw error }
            return nil
        }
    }

    private static func bytes(_ read: () async throws -> Data?) async -> Data? {
        do {
            return try await read()
        } catch {
            // The words are the same: the picture did not get here.
            return nil
        }
    }
}
