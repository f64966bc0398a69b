import Foundation
import PitchDeckDomain

extension StartupEditorModel {
    /// Which of a startup's files.
    enum FileSlot: Hashable {
        case image, gallery, deck
    }

    /// A file that is on its way.
    struct Upload: Equatable {
        var slot: FileSlot
        /// What is there, 0...1; `nil` where nobody knows.
        var share: Double?
    }

    struct UploadFailure: Equatable {
        var slot: FileSlot
        var error: StartupError
    }

    /// Somebody chose a file.
    func fileChosen(_ result: Result<URL, any Error>, for slot: FileSlot) {
        guard uploading == nil else { return }
        (uploading, uploadProblem) = (Upload(slot: slot), nil)
        Task { await upload(result, for: slot) }
    }

    private func upload(_ chosen: Result<URL, any Error>, for slot: FileSlot) async {
        defer { uploading = nil }
        do throws(StartupError) {
            let files = library.dependencies.files
            let kept = try await files.upload(chosen) { [weak self] share in await self?.show(share) }
            try put(kept, in: slot)
        } catch {
            uploadProblem = UploadFailure(slot: slot, error: error)
        }
    }

    private func show(_ share: Double) {
        uploading?.share = share
    }

    private func put(_ file: StartupFile, in slot: FileSlot) throws(StartupError) {
        guard (file.kind == .pdf) == (slot == .deck) else { throw .invalid("files", .wrongKind) }
        switch slot {
        case .image: form.image = file.id
        case .gallery where form.gallery.count < StartupContent.maximumGallery: form.gallery.append(file.id)
        case .gallery: throw .invalid("gallery", .tooMany)
        case .deck: (form.deck, deckName) = (file.id, file.name)
        }
    }

    /// What the deck that is there is called.
    func loadDeckName() async {
        guard let deck = form.deck, deckName == nil else { return }
        // Without its name it is called a deck.
        deckName = try? await library.dependencies.files.file(deck).name
    }
}

extension StartupFileService {
    /// Uploads what somebody chose in a dialog.
    ///
    /// - Throws: as `upload` does, and `invalid("files", .unreadable)` for what cannot be read.
    func upload(
        _ chosen: Result<URL, any Error>,
        onProgress: @escaping @Sendable (Double) async -> Void
    ) async throws(StartupError) -> StartupFile {
        guard let file = try? chosen.get() else { throw .invalid("files", .unreadable) }
        #if canImport(Darwin)
        let isScoped = file.startAccessingSecurityScopedResource()
        defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
        #endif
        return try await upload(file, name: file.lastPathComponent, onProgress: onProgress)
    }
}
