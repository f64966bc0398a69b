extension PitchDeckOperation {
    private static let token = "{ jwt }"

    static let login = mutation("login", "$input: UsersPermissionsLoginInput!", "input: $input", token)
    static let register = mutation("register", "$input: UsersPermissionsRegisterInput!", "input: $input", token)
    static let forgotPassword = mutation("forgotPassword", "$email: String!", "email: $email", "{ ok }")
    static let resetPassword = mutation(
        "resetPassword",
        "$code: String!, $password: String!",
        "code: $code, password: $password, passwordConfirmation: $password",
        token
    )
    static let changePassword = mutation(
        "changePassword",
        "$old: String!, $password: String!",
        "currentPassword: $old, password: $password, passwordConfirmation: $password",
        token
    )

    // MARK: Additions of ours

    static let createGuest = mutation("createGuest", "", "", token)
    static let signOut = mutation("signOut", "$everywhere: Boolean!", "everywhere: $everywhere", "")
    static let sessions = query("sessions", "", "", "{ id device createdAt lastSeenAt isCurrent }")
    static let endSession = mutation("endSession", "$id: ID!", "id: $id", "")
    static let reportStartup = report("reportStartup")
    static let reportIntroduction = report("reportIntroduction")

    static let blockedAccounts = query("blockedAccounts", "", "", "{ id name blockedAt }")
    static let blockAccount = mutation("blockAccount", "$account: ID!", "account: $account", "")
    static let unblockAccount = mutation("unblockAccount", "$account: ID!", "account: $account", "")
    static let reportQueue = query("reportQueue", "", "", moderated)
    static let decideReport = mutation(
        "decideReport",
        "$kind: String!, $id: String!, $verdict: ReportVerdict!, $note: String!",
        "kind: $kind, id: $id, verdict: $verdict, note: $note",
        moderated
    )

    private static let moderated = """
        { item { kind id } author count reasons notes firstAt decision { verdict note decidedAt } }
        """

    private static func report(_ name: String) -> PitchDeckOperation {
        mutation(
            name,
            "$documentId: ID!, $reason: ReportReason!, $note: String!",
            "documentId: $documentId, reason: $reason, note: $note",
            ""
        )
    }

    // MARK: The account's page

    private static let person = """
        { id kind role name email emailConfirmedAt createdAt picture { version kind width height byteCount } }
        """
    private static let consent = "{ kind version isGiven recordedAt }"

    static let account = query("account", "", "", person)
    static let accountOptions = query("accountOptions", "", "", "{ sendsMail contact }")
    static let consents = query("consents", "", "", consent)
    static let identities = query("identities", "", "", "{ provider name linkedAt }")
    static let accountExport = query("accountExport", "", "", "")
    static let renameAccount = mutation("renameAccount", "$name: String!", "name: $name", person)
    static let removePicture = mutation("removePicture", "", "", person)
    static let requestEmailConfirmation = mutation("requestEmailConfirmation", "", "", "")
    static let confirmEmail = mutation("confirmEmail", "$code: String!", "code: $code", "")
    static let recordConsent = mutation(
        "recordConsent",
        "$kind: ConsentKind!, $version: String!, $isGiven: Boolean!",
        "kind: $kind, version: $version, isGiven: $isGiven",
        consent
    )
    static let unlinkIdentity = mutation(
        "unlinkIdentity",
        "$provider: IdentityProvider!",
        "provider: $provider",
        ""
    )
    static let deleteAccount = mutation("deleteAccount", "$password: String", "password: $password", "")

    static let accounts = [
        login, register, forgotPassword, resetPassword, changePassword, createGuest, signOut, sessions, endSession,
        reportStartup, reportIntroduction, blockedAccounts, blockAccount, unblockAccount, reportQueue, decideReport,
        account, accountOptions, consents, identities, accountExport, renameAccount, removePicture,
        requestEmailConfirmation, confirmEmail, recordConsent, unlinkIdentity, deleteAccount,
    ]
}
