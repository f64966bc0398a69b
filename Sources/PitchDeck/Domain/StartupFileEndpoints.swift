package import Calls
package import Foundation
package import Uploads

/// The calls that send a file of a startup in pieces, for the person who asks.
package enum StartupFileEndpoints {
    private static let root = "/api/v1/pitchdeck/uploads"

    package static let begin = call(
        "beginStartupFile",
        .post,
        "",
        BeginStartupFileInput.self,
        ChunkedUpload.self,
        "Begin a picture or a deck, which comes in pieces",
        problems: [.tooManyRequests]
    )
    package static let status = call(
        "getStartupUpload",
        .get,
        "/{upload}",
        UploadInput.self,
        ChunkedUpload.self,
        "Tell how much of a file is there",
        problems: [.notFound]
    )
    package static let append = call(
        "appendStartupPiece",
        .put,
        "/{upload}",
        UploadPieceInput.self,
        ChunkedUpload.self,
        "Add a piece of a file",
        problems: [.notFound, .elsewhere],
        maximumBodyBytes: ChunkedUpload.maximumPiece
    )
    package static let finish = call(
        "finishStartupFile",
        .put,
        "/{upload}/file",
        FinishStartupFileInput.self,
        StartupFile.self,
        "Check a file that is whole, and keep it for a startup",
        problems: [.notFound, .elsewhere, .noDecks, .tooManyRequests]
    )

    private static func call<Input, Output>(
        _ name: String,
        _ method: EndpointMethod,
        _ path: String,
        _ input: Input.Type,
        _ output: Output.Type,
        _ summary: String,
        problems: [ProblemKind],
        maximumBodyBytes: Int = 16 * 1024
    ) -> Endpoint<Input, Output, StartupError> {
        Endpoint(
            name,
            method,
            PathTemplate(stringLiteral: root + path),
            for: .person,
            subject: "PitchDeck",
            summary: summary,
            problems: problems,
            maximumBodyBytes: maximumBodyBytes
        )
    }
}

/// A picture or a deck that is to come.
package struct BeginStartupFileInput: EndpointInput, Hashable {
    package var size: Int

    package init(size: Int) { self.size = size }

    package static let fields: [InputField] = [.body("size", .integer(1...1 << 40), "In bytes.")]
}

/// Names a file that is whole, and what it is called.
package struct FinishStartupFileInput: EndpointInput, Hashable {
    package var upload: UUID
    package var name: String

    package init(_ upload: UUID, name: String) { (self.upload, self.name) = (upload, name) }

    package static let fields: [InputField] = [
        .upload, .body("name", .string(0...1_000), "As its sender calls it."),
    ]
}
