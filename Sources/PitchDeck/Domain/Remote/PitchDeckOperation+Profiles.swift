extension PitchDeckOperation {
    private static let profile = """
        { username email isMember isModerator isNew bio avatar { documentId } showsEmail language }
        """

    static let ownProfile = query("me", "", "", profile)
    static let updateProfile = mutation("updateMe", "$data: UpdateMeInput!", "data: $data", profile)
    static let ownFile = query(
        "ownFile",
        "$documentId: ID!",
        "documentId: $documentId",
        "{ documentId id name mime width height byteCount createdAt }"
    )
    static let reviewQueue = query("reviewQueue", "", "", "{ isHeld askedAt startup { ...Whole } }")
    static let approve = mutation(
        "approveStartup",
        "$documentId: ID!, $ifVersion: Int!",
        "documentId: $documentId, ifVersion: $ifVersion",
        ""
    )
    static let sendBack = mutation(
        "sendBackStartup",
        "$documentId: ID!, $ifVersion: Int!, $note: String!",
        "documentId: $documentId, ifVersion: $ifVersion, note: $note",
        ""
    )

    static let profiles = [ownProfile, updateProfile, ownFile, reviewQueue, approve, sendBack]
}
