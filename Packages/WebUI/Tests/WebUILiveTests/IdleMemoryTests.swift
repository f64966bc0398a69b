import Foundation
import SwiftUI
import Testing

@testable import WebUILive

/// What a page takes that nobody has used for a minute.
///
/// By night and alone (`WEBUI_NIGHTLY=1 swift test --filter IdleMemoryTests`): other tests take memory of the process, too.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["WEBUI_NIGHTLY"] != nil),
    .timeLimit(.minutes(5))
)
struct IdleMemoryTests {
    /// Memory of the process that is in use, in bytes.
    private func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    @Test(arguments: [false, true])
    func `a page of twenty rows that sleeps takes at most 150 KB`(isRich: Bool) async throws {
        let host = LiveHost()
        host.add(LiveApp(path: "/rows", title: "Rows") { _ in LiveScene(root: Rows(isRich: isRich)) })
        func open(_ count: Int) async throws {
            for number in 0..<count { _ = try await host.page(at: "/rows", for: LiveVisitor(owner: "\(number)")) }
            await host.rest(now: .now + .seconds(3600))
        }
        try await open(50)
        let before = try residentBytes()
        let count = 200
        try await open(count)
        let bytes = try (residentBytes() - before) / count
        print("\(isRich ? "rich" : "plain"): \(bytes / 1000) KB")
        #expect(bytes <= 150_000)
    }
}

private struct Rows: View {
    let isRich: Bool
    @State private var count = 0

    var body: some View {
        NavigationStack {
            List {
                Button("Pressed \(count) times") { count += 1 }
                ForEach(0..<20) { index in
                    if isRich { RichRow(index: index) } else { PlainRow(index: index) }
                }
            }
            .navigationTitle("Rows")
            .navigationDestination(for: Int.self) { Text("Row \($0)") }
        }
    }
}

private struct PlainRow: View {
    let index: Int

    var body: some View {
        HStack {
            Image(systemName: "star")
            VStack(alignment: .leading) {
                Text(verbatim: "Row \(index)").font(.headline)
                Text(verbatim: "A sentence about it that is not too short.").foregroundStyle(.secondary)
            }
            Spacer()
        }
    }
}

private struct RichRow: View {
    let index: Int

    var body: some View {
        NavigationLink(value: index) {
            HStack {
                avatar
                PlainRow(index: index)
                Menu("More") {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Share", systemImage: "square.and.arrow.up") {}
                }
            }
        }
        .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
        }
        .swipeActions(edge: .leading) { Button("Keep", systemImage: "bookmark") {} }
        .swipeActions(edge: .trailing) { Button("Delete", systemImage: "trash", role: .destructive) {} }
    }

    private var avatar: some View {
        AsyncImage(url: URL(string: "https://example.org/\(index).png")) { image in
            image.resizable()
        } placeholder: {
            Circle().fill(.quaternary)
        }
        .frame(width: 36, height: 36)
        .clipShape(Circle())
    }
}
