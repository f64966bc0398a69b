import Foundation
import PhotosUI
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

/// Files of one's own, which a browser sends before it says that they are there.
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

    @Test func `a picture that was sent is there`() async throws {
        host.choose(Data("a picture".utf8), named: "me.png")
        await log.waitForLines(2)
        #expect(log.lines == ["nothing", "a picture"])
    }

    @Test(arguments: ["", "0123", String(repeating: "0", count: 32), "../../../../../../../../etc/passwd"])
    func `a file that was not sent is none`(number: String) async throws {
        host.send("file", text: number, numbers: [9]) { $0.attributes["type"] == "file" }
        await log.waitForLines(2)
        host.choose(Data("whole".utf8), named: "me.png")
        await log.waitForLines(3)
        #expect(log.lines == ["nothing", "too large", "whole"])
    }

    @Test func `the browser offers pictures alone, of at most 16 MB`() {
        let field = host.document.root.first { $0.attributes["type"] == "file" }
        #expect(field?.attributes["accept"] == "image/*")
        #expect(field?.attributes["data-limit"] == "16777216")
        #expect(host.document.root.first { $0.tag == "label" }?.textContent == "Choose a picture")
    }
}

/// Files that are dropped on a view.
struct DropDestinationTests {
    private struct Shelf: View {
        let log: EventLog

        var body: some View {
            Text("Drop pictures here")
                .dropDestination(for: URL.self) { files, _ in
                    log.note(files.map(\.lastPathComponent).joined())
                    return true
                }
        }
    }

    @Test func `each file that is dropped is told by its name, and one that cannot be had as none`() {
        let log = EventLog()
        let host = ViewHost(Shelf(log: log))
        let field = host.document.root.first { $0.attributes["type"] == "file" }
        #expect(field?.attributes["multiple"] == "" && field?.attributes["data-limit"] == "134217728")
        #expect(host.document.root.first { $0.tag == "label" }?.textContent == "Drop pictures here")
        host.choose(Data("one".utf8), named: "one.png")
        host.choose(Data("two".utf8), named: "two.webm")
        host.send("file", text: "", numbers: [9]) { $0.attributes["type"] == "file" }
        #expect(log.lines == ["one.png", "two.webm", ""])
    }
}

/// Files that come in pieces to a folder.
struct UploadFolderTests {
    private let folder = UploadFolder()
    private let name = String(repeating: "a", count: 32)
    private let other = String(repeating: "b", count: 32)
    private let owner = "ada"

    private func append(_ text: String, at offset: Int, of size: Int = 6, owner: String? = nil) -> UploadFolder.Answer {
        folder.append(Data(text.utf8), to: name, at: offset, of: size, owner: owner ?? self.owner)
    }

    @Test func `a file goes on where the line broke`() throws {
        #expect(append("abc", at: 0) == .received(3))
        #expect(append("abc", at: 0) == .elsewhere(3))
        #expect(folder.take(name, size: 6, called: "x", owner: owner) == nil)
        #expect(append("def", at: 3) == .received(6))
        let file = try #require(folder.take(name, size: 6, called: "../x y.txt", owner: owner))
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "abcdef")
        #expect(file.url.lastPathComponent == ".._x y.txt")
        #expect(folder.take(name, size: 6, called: "x", owner: owner) == nil)
    }

    @Test func `a file is on the disk as long as somebody holds it`() throws {
        #expect(append("abcdef", at: 0) == .received(6))
        var file = folder.take(name, size: 6, called: "x", owner: owner)
        let url = try #require(file).url
        #expect(FileManager.default.fileExists(atPath: url.path))
        file = nil
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `nobody else's file is continued or taken`() {
        #expect(append("abc", at: 0) == .received(3))
        #expect(append("def", at: 3, owner: "eve") == .invalid)
        #expect(append("def", at: 3) == .received(6))
        #expect(folder.take(name, size: 6, called: "x", owner: "eve") == nil)
        #expect(folder.take(name, size: 6, called: "x", owner: owner) != nil)
    }

    @Test func `numbers that contradict each other are refused`() {
        #expect(append("abcdefg", at: 0) == .invalid)
        #expect(append("abc", at: 0) == .received(3))
        #expect(append("def", at: 3, of: 7) == .invalid)
        #expect(append("defg", at: 3) == .invalid)
        #expect(append("x", at: -1) == .invalid)
        #expect(append("", at: 0, of: 0) == .invalid)
        #expect(folder.append(Data("a".utf8), to: "../../etc/x", at: 0, of: 1, owner: owner) == .invalid)
    }

    @Test func `what one owner has here is limited`() throws {
        var limits = UploadFolder.Limits()
        (limits.fileBytes, limits.ownerBytes, limits.ownerFiles) = (8, 12, 2)
        let folder = UploadFolder(limits: limits)
        func begin(_ name: String, _ size: Int) -> UploadFolder.Answer {
            folder.append(Data("abcdef".utf8), to: name, at: 0, of: size, owner: owner)
        }
        #expect(begin(name, 9) == .tooLarge)
        #expect(begin(name, 6) == .received(6))
        var file = folder.take(name, size: 6, called: "x", owner: owner)
        #expect(begin(other, 7) == .tooLarge)
        #expect(file != nil)
        file = nil
        #expect(begin(other, 7) == .received(6))
    }

    @Test func `what is not continued goes`() {
        let now = ContinuousClock.now
        #expect(append("abc", at: 0) == .received(3))
        folder.sweep(now: now + .seconds(500))
        #expect(append("abc", at: 0) == .elsewhere(3))
        folder.sweep(now: now + .seconds(2_000))
        #expect(append("abc", at: 0) == .received(3))
    }
}
