import Foundation
import PhotosUI
import SwiftUI
import Testing
import WebUITesting

/// A picture of one's own: files come in pieces of base64, numbered from 0.
struct FileInputTests {
    private struct Picking: View {
        let log: EventLog
        @State private var item: PhotosPickerItem?

        var body: some View {
            PhotosPicker("Choose a picture", selection: $item, matching: .images)
                .task(id: item) {
                    do {
                        let data = try await item?.loadTransferable(type: Data.self)
                        log.note(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
                    } catch {
                        log.note("too large")
                    }
                }
        }
    }

    private let log = EventLog()
    private let host: ViewHost

    init() async {
        host = ViewHost(Picking(log: log))
        await log.waitForLines(1)
    }

    private func send(_ piece: String, _ part: Double, of parts: Double) {
        host.send("file", text: piece, numbers: [part, parts]) { $0.attributes["type"] == "file" }
    }

    @Test func `a picture arrives in pieces`() async throws {
        let text = Data("a picture".utf8).base64EncodedString()
        send(String(text.prefix(4)), 0, of: 2)
        send(String(text.dropFirst(4)), 1, of: 2)
        await log.waitForLines(2)
        #expect(log.lines == ["nothing", "a picture"])
    }

    @Test(arguments: [[(0.0, "YQ=="), (2.0, "YQ==")], [(1.0, "YQ==")], [(0.0, "no base64"), (1.0, "!"), (2.0, "!")]])
    func `pieces that do not fit make no picture`(pieces: [(Double, String)]) async throws {
        for (part, text) in pieces { send(text, part, of: 3) }
        await log.waitForLines(2)
        send(Data("whole".utf8).base64EncodedString(), 0, of: 1)
        await log.waitForLines(3)
        #expect(log.lines == ["nothing", "too large", "whole"])
    }

    @Test func `the browser offers pictures alone`() {
        let field = host.document.root.first { $0.attributes["type"] == "file" }
        #expect(field?.attributes["accept"] == "image/*")
        #expect(host.document.root.first { $0.tag == "label" }?.textContent == "Choose a picture")
    }
}
