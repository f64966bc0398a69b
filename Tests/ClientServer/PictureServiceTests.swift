import AccountsDomain
import Calls
import Foundation
import Testing

/// The person's picture, in process and over the API.
struct PictureServiceTests {
    private static let png = data(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC"
    )
    private static let webp = data(
        "UklGRloAAABXRUJQVlA4IE4AAAAwBACdASpAAEAAPpFIoEwlpCMiIggAsBIJaQDRroB+AAAQN1NQBXiFuQAA/uyXj/+sr+ZX8yv98j//G7cYb76P"
            + "sISfw+x5JZonQPJEAAA="
    )

    @Test(arguments: AccountWay.allCases)
    func `a picture is the person's own, until it is taken away`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let (first, second) = (try await accounts.newGuest(), try await accounts.newGuest())
            let set = try await first.account.setPicture(Self.png, key: .init())
            let picture = try #require(set.picture)
            #expect(picture.width == 1 && picture.height == 1 && picture.byteCount == Self.png.count)
            let file = PictureFile(bytes: Self.png, kind: .png, version: picture.version)
            #expect(try await first.account.picture() == file)
            await #expect(throws: AccountError.noPicture) { try await second.account.picture() }
            let replaced = try await first.account.setPicture(Self.webp, key: .init())
            #expect(replaced.picture?.kind == .webp)
            #expect(try await first.account.picture().bytes == Self.webp)
            #expect(try await first.account.export().account.picture == replaced.picture)
            #expect(try await first.account.removePicture(key: .init()).picture == nil)
            await #expect(throws: AccountError.noPicture) { try await first.account.picture() }
        }
    }

    @Test(arguments: AccountWay.allCases)
    func `every refusal of a picture is the same error here and there`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let guest = try await accounts.newGuest()
            let bomb = Self.png.prefix(16) + Data([0, 0, 0x40, 0, 0, 0, 0x40, 0]) + Self.png.dropFirst(24)
            let large = Self.png + Data(count: ProfilePicture.maximumBytes)
            let refused: [(Data, PictureProblem)] = [
                (Data(), .empty), (Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), .wrongKind),
                (Data("GIF89a\u{1}\0\u{1}\0".utf8), .wrongKind), (Self.png.dropLast(13), .unreadable),
                (bomb, .tooManyPixels), (large, .tooLarge),
            ]
            for (bytes, problem) in refused {
                await #expect(throws: AccountError.picture(problem), "\(problem)") {
                    try await guest.account.setPicture(bytes, key: .init())
                }
            }
            let key = IdempotencyKey()
            _ = try await guest.account.setPicture(Self.png, key: key)
            await #expect(throws: AccountError.keyReused) { try await guest.account.setPicture(Self.webp, key: key) }
            #expect(try await guest.account.picture().bytes == Self.png)
        }
    }

    private static func data(_ text: String) -> Data {
        Data(base64Encoded: text) ?? Data()
    }
}
