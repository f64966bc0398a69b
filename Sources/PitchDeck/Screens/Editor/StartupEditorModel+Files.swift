import Foundation
import PitchDeckDomain

extension StartupEditorModel {
    /// Which of a startup's files.
    enum FileSlot: Hashable {
        case image, gallery, deck
    }

    struct UploadFailure: Equatable {
        var slot: FileSlot
        var error: StartupError
    }

    /// Somebody chose a file, which is there until this returns.
    func fileChosen(_ result: Result<URL, any Error>, for slot: FileSlot) {
        do {
            let url = try result.get()
            let (bytes, name) = (try Self.content(of: url), url.lastPathComponent)
            Task { await upload(bytes, name, for: slot) }
        } catch {
            uploadProblem = UploadFailure(slot: slot, error: .invalid("files", .unreadable))
        }
    }

    private static func content(of url: URL) throws -> Data {
        #if canImport(Darwin)
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        #endif
        return try Data(contentsOf: url)
    }

    func upload(_ bytes: Data, _ name: String, for slot: FileSlot) async {
        (uploading, uploadProblem) = (slot, nil)
        defer { uploading = nil }
        do throws(StartupError) {
            let file = try await library.dependencies.files.upload(bytes, name: name)
            try put(file, in: slot)
        } catch {
            uploadProblem = UploadFailure(slot: slot, error: error)
        }
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
