#if os(Linux)
import SwiftUI
import Testing
import WebUITesting

@testable import Findie

/// A maker takes pictures away while somebody looks at them.
struct PictureViewerTests {
    private func markup(_ count: Int, chosen: Int) -> String {
        let pictures = (0..<count).map { GalleryPicture(path: "/shot/\($0)", smallPath: "/small/\($0)") }
        return Markup.snapshot(of: PictureViewer(pictures: pictures, title: "Celeste", chosen: .constant(chosen)))
    }

    @Test func `where the chosen picture was taken away the first is shown`() {
        #expect(markup(3, chosen: 2).contains("Picture 3 of 3 of Celeste"))
        #expect(markup(1, chosen: 2).contains("Picture 1 of 1 of Celeste"))
    }

    @Test func `where all were taken away there is the way back`() {
        let markup = markup(0, chosen: 2)
        #expect(markup.contains("Close") && !markup.contains("Picture"))
    }
}
#endif
