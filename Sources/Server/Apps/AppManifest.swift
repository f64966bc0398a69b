import Calls
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Router<ServerContext> {
    /// An app's icon, and the manifest by which a browser installs it.
    func addManifest(of tile: AppTile, _ assets: StaticAssets) {
        let manifest: JSONValue = [
            "name": .string(tile.name),
            "short_name": .string(tile.name),
            "description": .string(tile.sentence),
            "start_url": .string(tile.path + "/"),
            "scope": .string(tile.path + "/"),
            "display": "standalone",
            "share_target": [
                "action": .string(tile.path + "/share"),
                "method": "GET",
                "params": ["title": "title", "text": "text", "url": "url"],
            ],
            "icons": [
                ["src": .string("\(tile.path)/icon.svg"), "sizes": "any", "type": "image/svg+xml"],
                [
                    "src": .string("\(tile.path)/icon.png"), "sizes": "512x512", "type": "image/png",
                    "purpose": "maskable any",
                ],
            ],
        ]
        let body = ByteBuffer(bytes: JSONCoding.data(of: manifest))
        get(RouterPath(stringLiteral: tile.path + "/manifest.webmanifest")) { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "application/manifest+json", .cacheControl: "public, max-age=3600"],
                body: .init(byteBuffer: body)
            )
        }
        for type in ["svg", "png"] {
            get(RouterPath(stringLiteral: "\(tile.path)/icon.\(type)")) { request, _ in
                guard let response = assets.revalidated("\(tile.icon).\(type)", for: request) else {
                    throw HTTPError(.notFound)
                }
                return response
            }
        }
    }
}
