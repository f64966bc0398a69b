package import Calls

/// The calls about the person's picture.
package enum PictureEndpoints {
    private static let subject = "Accounts"

    package static let picture = Endpoint<PictureInput, PictureFile, AccountError>(
        "getPicture",
        .get,
        "/api/v1/account/picture",
        for: .person,
        subject: subject,
        summary: "Give the person’s picture, or a part of it",
        problems: [.notFound]
    )

    package static let set = Endpoint<SetPictureInput, Account, AccountError>(
        "setPicture",
        .put,
        "/api/v1/account/picture",
        for: .person,
        subject: subject,
        summary: "Replace the person’s picture; what a camera wrote into it beside the picture is not kept",
        problems: [.unusablePicture, .tooManyAttempts],
        maximumBodyBytes: ProfilePicture.maximumBytes
    )

    package static let remove = Endpoint<RemovePictureInput, Account, AccountError>(
        "removePicture",
        .delete,
        "/api/v1/account/picture",
        for: .person,
        subject: subject,
        summary: "Take the person’s picture away, or do nothing when there is none"
    )
}
