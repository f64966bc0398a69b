import Foundation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

struct TransferableTests {
    private nonisolated struct Drawing: Transferable {
        let text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Drawing>(exportedContentType: .svg) { Data($0.text.utf8) }
                .suggestedFileName("ring.svg")
        }
    }

    @Test func `sharing a file hands it out under its name and kind`() async {
        let host = ViewHost(
            ShareLink(item: Drawing(text: "<svg/>"), preview: SharePreview("A ring")) { Text("Share") }
        )
        host.tap("Share")
        var commands: [ClientCommand] = []
        while commands.isEmpty {
            await Task.yield()
            commands = host.graph.takeCommands()
        }
        #expect(commands == [.download(name: "ring.svg", type: "image/svg+xml", content: "<svg/>")])
    }
}
