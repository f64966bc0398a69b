import WebUIGallery
import WebUIPreview

/// Serves the gallery at `http://localhost:8080/gallery`, or at the port given.
@main enum Main {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080
        try await LivePreview.serve(port: port, Gallery.app())
    }
}
