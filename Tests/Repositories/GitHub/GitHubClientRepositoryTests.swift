import Foundation
import OutboundTesting
import RepositoriesDomain
import Testing

@testable import GitHubAPI

struct GitHubClientRepositoryTests {
    @Test func `a repository has every fact of the answer`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(GitHubJSON.repository())
            let answer = try await world.client.repository(world.id("octo/boat"))
            guard case .modified(let found, _) = answer else {
                Issue.record("expected a repository")
                return
            }
            #expect(world.server.requests.first?.path == "/repos/octo/boat")
            #expect(found.number == 7)
            #expect(found.watchers == 12)
            #expect(found.defaultBranch == "main")
            #expect(found.webURL?.absoluteString == "https://github.com/octo/boat")
            let expected = Repository(
                id: .init(owner: "octo", name: "boat"),
                summary: "A boat that floats",
                language: "Swift",
                topics: ["boats", "water"],
                license: "MIT",
                stars: 1234,
                forks: 56,
                openIssues: 7,
                isArchived: false,
                isFork: false,
                avatarURL: URL(string: "https://avatars.example/u/1"),
                createdAt: Date(timeIntervalSince1970: 1_580_702_706),
                pushedAt: Date(timeIntervalSince1970: 1_790_812_800),
                origin: .github(fetchedAt: world.clock.now)
            )
            #expect(found.repository == expected)
        }
    }

    @Test(arguments: [301, 302, 307, 308])
    func `a renamed repository is found under its new name`(status: Int) async throws {
        try await GitHubWorld.run(path: "/api/v3") { world in
            let target = world.server.address + "/api/v3/repositories/7"
            world.server.reply(.init(status: status, headers: [("Location", target)]))
            world.server.json(GitHubJSON.repository("octo/ship"))
            guard case .modified(let found, _) = try await world.client.repository(world.id("octo/boat")) else {
                Issue.record("expected a repository")
                return
            }
            #expect(found.repository.id.fullName == "octo/ship")
            #expect(world.server.requests.map(\.path) == ["/api/v3/repos/octo/boat", "/api/v3/repositories/7"])
        }
    }

    @Test(arguments: ["https://evil.example/x", "//evil.example/x", "http://127.0.0.1:1/api", "ftp://127.0.0.1/"])
    func `a redirect to another host is not followed`(location: String) async throws {
        try await GitHubWorld.run(token: "secret") { world in
            world.server.reply(.init(status: 301, headers: [("Location", location)]))
            #expect(await world.repositoryError() == .sourceFailed("GitHub redirects to another host"))
            #expect(world.server.requests.count == 1)
        }
    }

    @Test func `a circle of redirects ends`() async throws {
        try await GitHubWorld.run { world in
            for _ in 0..<10 { world.server.reply(.init(status: 301, headers: [("Location", "/repos/apple/swift")])) }
            #expect(await world.repositoryError() == .sourceFailed("GitHub redirects in a circle"))
            #expect(world.server.requests.count == 6)
        }
    }

    @Test(arguments: [404, 410])
    func `a repository that is gone is not found`(status: Int) async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"message": "Not Found"}"#, status: status)
            #expect(await world.repositoryError("octo/gone") == .notFound(.init(owner: "octo", name: "gone")))
        }
    }

    @Test func `a repository taken down by law is unavailable`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"message": "Repository access blocked"}"#, status: 451)
            #expect(await world.repositoryError("octo/gone") == .unavailable(.init(owner: "octo", name: "gone")))
        }
    }

    @Test func `a private repository is not found, although the token may see it`() async throws {
        try await GitHubWorld.run(token: "secret") { world in
            world.server.json(#"{"id": 1, "full_name": "octo/diary", "private": true}"#)
            #expect(await world.repositoryError("octo/diary") == .notFound(.init(owner: "octo", name: "diary")))
        }
    }

    @Test(arguments: ["..", "a/b", "a?b", "", "a b"])
    func `a name that GitHub does not allow is never asked for`(name: String) async throws {
        try await GitHubWorld.run { world in
            let id = Repository.ID(owner: "octo", name: name)
            await #expect(throws: RepositoryError.notFound(id)) { _ = try await world.client.repository(id) }
            #expect(world.server.requests.isEmpty)
        }
    }

    @Test func `a README comes out of base64 with its place in the repository`() async throws {
        try await GitHubWorld.run { world in
            // "# Boat\n\nIt floats.\n" in lines, as GitHub sends it.
            world.server.json(
                #"{"name": "README.md", "path": "docs/README.md", "encoding": "base64", "#
                    + #""content": "IyBCb2F0CgpJdCBm\nbG9hdHMuCg==\n"}"#
            )
            let answer = try await world.client.readme(of: world.id("octo/boat"))
            let readme = GitHubReadme(text: "# Boat\n\nIt floats.\n", path: "docs/README.md")
            #expect(answer == .modified(readme, GitHubValidators()))
            #expect(world.server.requests.first?.path == "/repos/octo/boat/readme")
        }
    }

    @Test func `a README above GitHub's limit for JSON is asked for as text`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"path": "README.md", "encoding": "none", "content": ""}"#)
            world.server.reply(.init(headers: [("Content-Type", "text/plain")], body: Data("# Long".utf8)))
            let answer = try await world.client.readme(of: world.id("octo/boat"))
            #expect(answer == .modified(GitHubReadme(text: "# Long", path: "README.md"), GitHubValidators()))
            #expect(world.server.requests.last?.headers["accept"] == "application/vnd.github.raw+json")
        }
    }

    @Test func `a README that is sent as text is taken as it is`() async throws {
        try await GitHubWorld.run { world in
            world.server.reply(.init(headers: [("Content-Type", "text/plain")], body: Data("# Boat".utf8)))
            let answer = try await world.client.readme(of: world.id("octo/boat"))
            #expect(answer == .modified(GitHubReadme(text: "# Boat", path: "README.md"), GitHubValidators()))
        }
    }

    @Test func `a repository may have neither README nor release`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"message": "Not Found"}"#, status: 404)
            world.server.json(#"{"message": "Not Found"}"#, status: 404)
            let id = try world.id("octo/boat")
            #expect(try await world.client.readme(of: id) == .modified(nil, GitHubValidators()))
            #expect(try await world.client.latestRelease(of: id) == .modified(nil, GitHubValidators()))
        }
    }

    @Test func `a release without a title goes by its tag`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"name": "", "tag_name": "v2.1", "published_at": "2026-01-02T00:00:00Z"}"#)
            let release = GitHubRelease(name: "v2.1", publishedAt: Date(timeIntervalSince1970: 1_767_312_000))
            let answer = try await world.client.latestRelease(of: world.id("octo/boat"))
            #expect(answer == .modified(release, GitHubValidators()))
            #expect(world.server.requests.first?.path == "/repos/octo/boat/releases/latest")
        }
    }
}
