import Calls
import Foundation

/// A call with a field in every place.
struct PostcardInput: EndpointInput, Hashable {
    var owner: String
    var page: Int
    var colour: Colour?
    var key: IdempotencyKey
    var text: String
    var stamps: [Stamp]?

    enum Colour: String, Codable, CaseIterable { case red, green }

    struct Stamp: Hashable, Codable {
        var value: Int
        var issuedAt: Date
    }

    static let fields: [InputField] = [
        .path("owner", .string(1...39), "Whose."),
        .query("page", .integer(1...100), "Which page.", .defaulted(1)),
        .query("colour", .choice(Colour.self), "Only this colour."),
        .idempotencyKey,
        .body("text", .string(1...256), "The words."),
        .body("stamps", .array(of: stamp, maximum: 2), "The stamps.", .optional),
    ]

    private static let stamp = JSONSchema.object(
        .required("value", .integer(1...500)),
        .required("issuedAt", .date)
    ).named("Stamp")
}

struct Postcard: EndpointOutput, Hashable {
    var text: String
    var sentAt: Date

    static let schema = JSONSchema.object(.required("text", .string), .required("sentAt", .date)).named("Postcard")
}

let postcardEndpoint = Endpoint<PostcardInput, Postcard, Problem>(
    "sendPostcard",
    .post,
    "/api/v1/people/{owner}/postcards",
    for: .person,
    subject: "Postcards",
    summary: "Send a postcard",
    status: 201,
    problems: [ProblemKind("no-such-person", 404, "Nobody has this name")]
)

extension PostcardInput {
    static func sample(owner: String = "ada", text: String = "Hello") -> PostcardInput {
        PostcardInput(
            owner: owner,
            page: 3,
            colour: .green,
            key: IdempotencyKey(),
            text: text,
            stamps: [Stamp(value: 80, issuedAt: Date(timeIntervalSince1970: 1_700_000_000.125))]
        )
    }
}
