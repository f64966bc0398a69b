import AccountsDomain
import Calls
import FindieDomain
import FindieService
import Hummingbird

extension Router<ServerContext> {
    /// Pictures of stores from this server, for who allows it; nobody else can tell whether there are any.
    func addStorePictures(_ pictures: StorePictures?, _ authenticator: Authenticator) {
        get("/findie/pictures/{slug}/{place}") { request, context in
            guard let pictures, let place = StorePicturePlace(try context.parameters.require("place")),
                let person = try await authenticator.visit(of: request)?.account,
                let picture = try await pictures.picture(
                    place,
                    of: try context.parameters.require("slug"),
                    for: person.id
                )
            else { throw HTTPError(.notFound) }
            let headers = [
                "content-type": picture.type, "etag": "\"\(picture.tag)\"",
                "content-security-policy": SecurityHeaders.sandbox,
            ]
            return EndpointResponse(status: 200, headers: headers, body: picture.bytes)
                .part(asked: request).response()
        }
    }
}
