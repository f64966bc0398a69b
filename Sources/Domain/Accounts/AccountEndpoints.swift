package import Endpoints

/// The calls about accounts.
package enum AccountEndpoints {
    package static let createGuest = Endpoint<NoInput, NewGuest, Problem>(
        "createGuest",
        .post,
        "/api/v1/guests",
        for: .anyone,
        subject: "Accounts",
        summary: "Make a guest account and its token",
        status: 201
    )

    package static let account = Endpoint<NoInput, Account, Problem>(
        "getAccount",
        .get,
        "/api/v1/account",
        for: .person,
        subject: "Accounts",
        summary: "Tell who is asking"
    )

    package static let deleteAccount = Endpoint<NoInput, NoContent, Problem>(
        "deleteAccount",
        .delete,
        "/api/v1/account",
        for: .person,
        subject: "Accounts",
        summary: "Delete the account and everything kept for it"
    )
}
