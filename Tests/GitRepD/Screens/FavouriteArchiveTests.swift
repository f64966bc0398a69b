import FeatureTestSupport
import Foundation
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct FavouriteArchiveTests {
    @Test func `JSON reads back as it was`() throws {
        let archive = Self.archive(.test(age: 60, tags: ["a", "b"], note: "line\n\"two\" 🦊"))
        let text = try archive.text(in: .json)
        #expect(try FavouriteArchive(json: Data(text.utf8)) == archive)
    }

    @Test func `more favourites than there is room for are refused`() throws {
        let many = (0...FavouriteArchive.favouriteLimit).map { Favourite.test(.test("r\($0)")) }
        let text = try FavouriteArchive(favourites: many, exportedAt: .testNow).text(in: .json)
        #expect(throws: RepositoryError.favouriteLimitReached(limit: 5_000)) {
            try FavouriteArchive(json: Data(text.utf8))
        }
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("a,b", "\"a,b\""),
        ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("two\nlines", "\"two\nlines\""),
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
        ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\tx", "'\tx"),
    ])
    func `a CSV field is quoted where it must be and never runs as a formula`(_ note: String, _ field: String) throws {
        let text = try Self.archive(.test(note: note)).text(in: .csv)
        #expect(text.hasSuffix("," + field + "\r\n"))
    }

    @Test func `CSV has a heading and one record per favourite`() throws {
        let text = try Self.archive(.test(tags: ["a", "b"])).text(in: .csv)
        #expect(
            text == """
                \u{FEFF}owner,name,url,description,language,license,stars,saved_at,tags,note\r
                apple,swift-nio,https://github.com/apple/swift-nio,Event-driven network framework,Swift,,8000,\
                2023-11-14T22:13:20Z,a;b,\r\n
                """
        )
    }

    @Test func `Markdown keeps other people's characters from becoming markup`() throws {
        let favourite = Favourite.test(.test(summary: "<b>[x](y)</b>\n# z"), tags: ["t"], note: "one\n*two*")
        let text = try Self.archive(favourite).text(in: .markdown)
        #expect(
            text == """
                # Favourite repositories

                2023-11-14

                - [apple/swift-nio](https://github.com/apple/swift-nio): \\<b\\>\\[x\\](y)\\</b\\> \\# z (t)
                  > one
                  > \\*two\\*
                """
        )
    }

    private static func archive(_ favourite: Favourite) -> FavouriteArchive {
        FavouriteArchive(favourites: [favourite], exportedAt: .testNow)
    }
}
