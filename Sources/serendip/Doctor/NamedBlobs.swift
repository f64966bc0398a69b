import Storage

/// Where the database names the blobs that have to be there: pictures, what is sent in pieces, startups' files and
/// the drawn pages of decks.
enum NamedBlobs {
    static let columns = [
        (table: "account_pictures", column: "blob_id"), (table: "upload_pieces", column: "blob_id"),
        (table: "startup_files", column: "blob_id"), (table: "startup_deck_pages", column: "small_blob"),
        (table: "startup_deck_pages", column: "large_blob"),
    ]
}
