/// Who may make a call, and what it may touch.
enum AccessRule: Hashable, Sendable {
    /// Also without an account.
    case anyone
    /// Whoever is there, about their own things only.
    case person
    /// Names a thing by the id its owner knows: what the owner is told, and what others are.
    case owned(owner: Int, other: Int)
    /// Admins only.
    case admin

    /// The rule of a call; `nil` fails the tests.
    ///
    /// A read of the asking person's own things, which names none of them, needs no row.
    static func of(_ call: APICall) -> AccessRule? {
        all[call.operation] ?? (call.isReadOfOwnThings ? .person : nil)
    }

    /// The operations of the API that need a row.
    static let all: [String: AccessRule] = accounts.merging(repositories) { $1 }.merging(astrology) { $1 }
        .merging(games) { $1 }

    private static let accounts: [String: AccessRule] = [
        "getAccountOptions": .anyone, "createGuest": .anyone, "renameAccount": .person, "setPicture": .person,
        "removePicture": .person, "signUp": .person, "changePassword": .person, "requestPasswordReset": .person,
        "resetPassword": .person, "requestEmailConfirmation": .person, "confirmEmail": .person,
        "recordConsent": .person, "deleteAccount": .person, "signIn": .person, "redeemTicket": .person,
        "renewToken": .person,
        // Nobody learns whether a session is there.
        "endSession": .owned(owner: 204, other: 204), "signOutEverywhere": .person, "signOut": .person,
        "unlinkIdentity": .person, "beginDeviceCode": .person, "checkDeviceCode": .person,
        "reportItem": .person, "blockAccount": .person, "unblockAccount": .person, "listReports": .admin,
        "decideReport": .admin,
    ]

    private static let repositories: [String: AccessRule] = [
        "searchRepositories": .anyone, "getRepository": .anyone, "getReadme": .anyone,
        "getSourceStatus": .anyone, "saveFavourite": .person, "restoreFavourite": .person,
        "importFavourites": .person, "addRecentSearch": .person, "removeRecentSearch": .person,
        // A repository is everybody's; what is kept of it is found under the account that asks.
        "removeFavourite": .person, "annotateFavourite": .owned(owner: 200, other: 404), "drawCards": .person,
        "decide": .person, "createDeck": .person, "deleteDeck": .owned(owner: 204, other: 204),
        "updateDeck": .owned(owner: 200, other: 404), "changeJudgement": .person, "annotateLiked": .person,
        "setPreferences": .person, "listSimilarRepositories": .person, "stopStarImport": .person,
        "startStarImport": .person, "removeTopicRule": .person, "lookAtReleases": .person,
    ]

    /// A game is everybody's; what is kept of it is found under the account that asks.
    private static let games: [String: AccessRule] = [
        "setPlayerPreferences": .person, "setGameFilters": .person, "drawGames": .person,
        "decideGames": .person, "changeGameJudgement": .person, "getGame": .person, "addWish": .person,
        "removeWish": .person, "noteWish": .person, "importWishes": .person, "lookAtWishes": .person,
        "noteGameSightings": .person, "startSteamSync": .person, "stopSteamSync": .person,
        "forgetSteam": .person, "showOwnedGames": .person, "countGames": .person, "createGameDeck": .person,
        "updateGameDeck": .owned(owner: 200, other: 404), "chooseGameDeck": .owned(owner: 204, other: 404),
        "deleteGameDeck": .owned(owner: 204, other: 204),
        // Whose game it is not is told that there is none; guests are told that they need an account.
        "getMaker": .person, "setMaker": .person, "listMakerGames": .person, "getMakerGame": .person,
        "beginMakerGame": .person, "saveGameDraft": .person, "handInGame": .person, "withdrawGame": .person,
        "beginGameMedia": .person, "getMediaUpload": .person, "appendMediaPiece": .person,
        "finishGameMedia": .person, "removeGameMedia": .person, "getGameFigures": .person,
        "listGameReviews": .admin, "reviewGame": .person, "listGameClaims": .person, "beginGameClaim": .person,
        "proveGameClaim": .person, "askForGame": .person, "beginStartupFile": .person,
        "getStartupUpload": .person, "appendStartupPiece": .person, "finishStartupFile": .person,
        "dropGameClaim": .person, "listClaimReviews": .admin, "decideGameClaim": .person,
    ]

    private static let astrology: [String: AccessRule] = [
        "saveBirth": .person, "computeChart": .person, "saveConversationSettings": .person,
        "exportConversations": .person, "keepMatch": .person, "searchPlaces": .anyone,
        "getPlaceDirectory": .anyone, "deleteAstrologyData": .person, "askQuestion": .person,
        "saveAstrologySettings": .person, "redeemTransaction": .person, "compareCharts": .person,
        "predict": .person, "createAPIKey": .person, "revokeAPIKey": .owned(owner: 204, other: 204),
        "keepDraft": .person, "receiveStoreNotification": .anyone,
        // What is gone already and what is somebody else's are deleted alike: nothing happens.
        "forgetMatch": .owned(owner: 204, other: 204), "getThread": .owned(owner: 200, other: 404),
        "changeThread": .owned(owner: 200, other: 404), "deleteThread": .owned(owner: 204, other: 204),
        "restoreThread": .owned(owner: 200, other: 404), "editQuestion": .owned(owner: 202, other: 404),
        "answerAgain": .owned(owner: 202, other: 404), "getAnswerSteps": .owned(owner: 200, other: 404),
        "stopAnswer": .owned(owner: 204, other: 404), "getTrace": .owned(owner: 200, other: 404),
        "getPrediction": .owned(owner: 200, other: 404),
    ]
}
