package import Calls

/// The calls of a ``FindieService`` about the wishlist.
extension FindieEndpoints {
    package static let wishes = call(
        "listWishes",
        .get,
        "wishes",
        NoInput.self,
        [Wish].self,
        "List the wishlist, newest first"
    )
    package static let addWish = call(
        "addWish",
        .put,
        "wishes/{slug}",
        GameInput.self,
        Wish.self,
        "Put a game on the wishlist, or do nothing when it is there",
        problems: [.gameNotFound]
    )
    package static let removeWish = call(
        "removeWish",
        .delete,
        "wishes/{slug}",
        GameInput.self,
        NoContent.self,
        "Take a game off the wishlist, or do nothing when it is not there"
    )
    package static let noteWish = call(
        "noteWish",
        .patch,
        "wishes/{slug}",
        WishNoteInput.self,
        Wish.self,
        "Replace what is noted with a wish",
        problems: [.gameNotFound]
    )
    package static let lookAtWishes = call(
        "lookAtWishes",
        .put,
        "wish-look",
        NoInput.self,
        NoContent.self,
        "Take note that the player has seen how the wishes are today"
    )
    package static let importWishes = call(
        "importWishes",
        .post,
        "wish-imports",
        WishImportInput.self,
        WishImport.self,
        "Add the wishes of a file to the wishlist"
    )
}

/// What is to be noted with a wish.
package struct WishNoteInput: EndpointInput, Hashable {
    package var slug: String
    package var note: String
    package var priceBelow: Int?

    package init(_ slug: String, _ note: WishNote) {
        self.slug = slug
        self.note = note.note
        priceBelow = note.priceBelow
    }

    package var value: WishNote { WishNote(note: note, priceBelow: priceBelow) }

    package static let fields: [InputField] = [
        .gameSlug, .body("note", .string(0...Wish.maximumNoteLength), "The whole note."),
        .body("priceBelow", .integer(0...100_000_00), "In US cents; absent for any price.", .optional),
    ]
}

/// The wishes of a file.
package struct WishImportInput: EndpointInput, Hashable {
    package var wishes: [PortableWish]

    package init(_ wishes: [PortableWish]) {
        self.wishes = wishes
    }

    package static let fields: [InputField] = [
        .body("wishes", .array(of: PortableWish.schema, maximum: Wish.maximumCount), "Each game once.")
    ]
}
