import DesignSystem
import Foundation
import Observation
import PitchDeckDomain

/// Who the person is in the catalogue, and the language they are spoken to in.
@Observable
final class ProfileModel {
    /// A picture that is on its way.
    struct Upload: Equatable {
        /// What is there, 0...1; `nil` where nobody knows.
        var share: Double?
    }

    /// `nil` until it is known.
    private(set) var value: FounderProfile?
    private(set) var failure: StartupError?
    private(set) var upload: Upload?
    private(set) var uploadFailure: StartupError?
    private var hasOpened = false
    @ObservationIgnored private let service: any FounderProfileService
    @ObservationIgnored private let files: any StartupFileService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let fallback: PitchDeckLanguage

    init(
        service: any FounderProfileService,
        files: any StartupFileService,
        toasts: ToastPresenter,
        fallback: PitchDeckLanguage,
        profile: FounderProfile? = nil
    ) {
        (self.service, self.files, self.toasts) = (service, files, toasts)
        (self.fallback, value) = (fallback, profile)
    }

    /// Whether the person has not used the catalogue yet, on this page or before.
    var isNew: Bool { !hasOpened && value?.isNew == true }

    func openedStartup() { hasOpened = true }

    var words: PitchDeckWords { PitchDeckWords(value?.language ?? fallback) }

    var language: PitchDeckLanguage { value?.language ?? fallback }

    func met(_ profile: FounderProfile) { (value, failure) = (profile, nil) }

    func load() async {
        do throws(StartupError) {
            value = try await service.profile()
            failure = nil
        } catch {
            failure = error
        }
    }

    /// - Returns: Whether it was kept.
    func save(_ change: (inout FounderProfile) -> Void) async -> Bool {
        let before = value?.picture
        var profile = value ?? FounderProfile()
        change(&profile)
        do throws(StartupError) {
            value = try await service.save(profile)
            failure = nil
            if let before, profile.picture == nil { offerBack(before) }
            return true
        } catch {
            failure = error
            return false
        }
    }

    // MARK: The picture

    /// Sends a picture, which the profile has once it is saved.
    ///
    /// - Returns: `nil` where it is none.
    func pictureChosen(_ chosen: Result<URL, any Error>) async -> DocumentID? {
        (upload, uploadFailure) = (Upload(), nil)
        defer { upload = nil }
        do throws(StartupError) {
            let file = try await files.upload(chosen) { [weak self] share in await self?.show(share) }
            guard file.kind != .pdf else { throw .invalid("files", .wrongKind) }
            return file.id
        } catch {
            uploadFailure = error
            return nil
        }
    }

    private func show(_ share: Double) {
        upload?.share = share
    }

    /// The file stays for a while after nobody shows it.
    private func offerBack(_ picture: DocumentID) {
        toasts.show(
            .undoable(words("profile.picture.removed"), systemImage: "trash") { [weak self] in
                Task { await self?.putBack(picture) }
            }
        )
    }

    private func putBack(_ picture: DocumentID) async {
        guard await !save({ $0.picture = picture }), let failure else { return }
        toasts.show(Toast(message: words.message(failure), systemImage: "exclamationmark.triangle"))
    }
}
