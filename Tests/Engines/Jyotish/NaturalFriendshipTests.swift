import Testing

@testable import Jyotish

struct NaturalFriendshipTests {
    /// Rows: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn; what each column's body is to the row's.
    @Test(arguments: zip(Body.visible, ["-FFNFEE", "F-NFNNN", "FF-EFNN", "FEN-NFN", "FFFE-EN", "EENFN-F", "EEEFNF-"]))
    func `friends, neutrals and enemies are those of the text`(body: Body, row: String) {
        for (other, letter) in zip(Body.visible, row) where other != body {
            let expected: NaturalFriendship = letter == "F" ? .friend : letter == "E" ? .enemy : .neutral
            #expect(NaturalFriendship.of(body, towards: other) == expected, "\(other.name)")
        }
    }
}
