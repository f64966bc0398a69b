import AccountsDomain
import Calls
import DesignSystem
import Foundation
import Observation
import PhotosUI
import SwiftUI

/// The person's picture, to be chosen and taken away.
struct PictureSection: View {
    let model: PictureViewModel
    let name: String
    @State private var chosen: PhotosPickerItem?
    @State private var takesLong = false

    private var isSending: Bool { model.submission.isSending }

    var body: some View {
        Section {
            HStack(spacing: Spacing.section) {
                PersonPicture(url: model.url, name: name, size: 88)
                VStack(alignment: .leading, spacing: Spacing.icon) {
                    picker
                    if model.picture != nil {
                        Button(words("account.picture.remove"), role: .destructive) { model.removeTapped() }
                            .frame(minHeight: 44)
                            .disabled(isSending)
                    }
                    if takesLong { ProgressView(words("account.picture.sending")) }
                }
                Spacer(minLength: 0)
            }
            .padding(.vertical, Spacing.icon)
            FormFailureText(error: model.submission.failure)
        } header: {
            Text("account.picture.title", bundle: .module)
        } footer: {
            Text("account.picture.about", bundle: .module)
        }
        .onChange(of: chosen) { send() }
        .task(id: isSending) { await watch() }
    }

    private var picker: some View {
        PhotosPicker(
            words(model.picture == nil ? "account.picture.choose" : "account.picture.change"),
            selection: $chosen,
            matching: .images
        )
        .buttonStyle(.bordered)
        .disabled(isSending)
    }

    private func send() {
        guard let item = chosen else { return }
        // The same picture may be chosen again.
        chosen = nil
        model.chosen { try await item.loadTransferable(type: Data.self) }
    }

    /// What takes less than a second needs no sign of its own.
    private func watch() async {
        takesLong = false
        guard isSending else { return }
        do {
            try await Task.sleep(for: .seconds(1))
            takesLong = true
        } catch {
            // Sent, or the screen is gone.
            takesLong = false
        }
    }
}

/// A person's picture, the first letter of their name, or a figure that stands for anybody.
struct PersonPicture: View {
    let url: URL?
    let name: String
    /// The side in points.
    let size: CGFloat

    var body: some View {
        if url == nil, name.isEmpty {
            Image(systemName: "person.crop.circle")
                .resizable()
                .scaledToFit()
                .frame(width: size, height: size)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        } else {
            Avatar(url: url, name: name, size: size, isRound: true)
        }
    }
}

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
