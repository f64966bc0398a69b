import Calls
import FindieDomain
import Foundation
import Uploads

/// Pictures and the film on their way.
extension DraftModel {
    /// Sends a file that was chosen after those before it, and goes on by itself where the line breaks.
    func chosen(_ kind: GameMedia.Kind, _ result: Result<URL, any Error>) async {
        await afterOthers { await $0.send(kind, result) }
    }

    /// Sends a file that was dropped: a film is the trailer, the first picture the cover, the others screenshots.
    func dropped(_ file: URL?) async {
        await afterOthers { model in
            guard let file else { return model.problem = .unusable(.tooLarge) }
            await model.send(model.kind(of: file), .success(file))
        }
    }

    private func kind(of file: URL) -> GameMedia.Kind {
        if ["mp4", "m4v", "mov", "webm"].contains(file.pathExtension.lowercased()) { return .trailer }
        return game?.media.contains { $0.kind == .cover } == true ? .screenshot : .cover
    }

    private func afterOthers(_ work: @escaping (DraftModel) async -> Void) async {
        let previous = filing
        let next = Task {
            await previous?.value
            await work(self)
        }
        filing = next
        await next.value
    }

    private func send(_ kind: GameMedia.Kind, _ result: Result<URL, any Error>) async {
        guard let file = try? result.get() else { return problem = .unusable(.tooLarge) }
        #if canImport(Darwin)
        let isScoped = file.startAccessingSecurityScopedResource()
        defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
        #endif
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        sending = Sending(kind: kind)
        await stepping { () async throws(MakerError) in
            let upload = try await service.beginMedia(kind, size: size, of: id)
            guard
                try await sender(of: upload).send(
                    file,
                    from: upload,
                    onProgress: { [weak self] in
                        await self?.show(progress: $0)
                    }
                )
            else { throw .unusable(.unreadable) }
            return try await service.finishMedia(upload.id, as: kind, of: id)
        }
        sending = nil
    }

    private func show(progress: Double) {
        sending?.share = progress
    }

    private func sender(of upload: ChunkedUpload) -> PieceSender<MakerError> {
        let service = service
        return PieceSender(
            clock: clock,
            append: { piece, offset async throws(MakerError) in
                try await service.append(piece, at: offset, to: upload.id)
            },
            status: { () async throws(MakerError) in try await service.media(upload.id) },
            isPassing: { error in
                if case .elsewhere = error { return true }
                return error == .offline
            }
        )
    }
}
