import Foundation
import Testing

@testable import WebUI

struct LocalizedStringKeyTests {
    private let english = Locale(identifier: "en")

    private func text(_ key: LocalizedStringKey) -> String { key.resolve(bundle: nil, table: nil, locale: english) }

    @Test func `values stand where they were written`() {
        #expect(text("\("a") and \(2) make \(0.5)") == "a and 2 make 0.5")
    }

    @Test func `a percent sign stays one`() {
        #expect(text("100%") == "100%")
        #expect(text("\(50)% of %@") == "50% of %@")
    }

    @Test func `a value is not read as a format`() {
        #expect(text("\("%@ %lld %%")!") == "%@ %lld %%!")
    }

    @Test func `a value has its own placeholder in the key`() {
        let key: LocalizedStringKey = "\("a") \(1) \(1.5) %"
        #expect(key.key == "%@ %lld %lf %%")
    }

    @Test(arguments: [
        ("%2$@ before %1$@", "second before first"), ("%@, %@", "first, second"), ("only %2$@", "only second"),
        ("%3$@ is missing", " is missing"), ("%1$@ %1$@", "first first"), ("100%% %@", "100% first"),
        ("50% %@", "50% first"), ("%", "%"),
    ])
    func `a translation puts the values where it wants them`(format: String, filled: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let table = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("\"%@ %@\" = \"\(format)\";".utf8).write(to: table.appending(path: "Localizable.strings"))
        let bundle = try #require(Bundle(path: folder.path()))
        let key: LocalizedStringKey = "\("first") \("second")"
        #expect(key.resolve(bundle: bundle, table: nil, locale: english) == filled)
    }
}
