import ArgumentParser
import Foundation
import Server
import Testing

@testable import serendip

struct SettingsTests {
    private func configuration(
        _ arguments: [String] = [],
        file: String = "",
        environment: [String: String] = [:]
    ) async throws -> ServerConfiguration {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString).env")
        try Data(file.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let settings = try await Settings(file: url.path, environment: environment)
        return try ServeOptions(command: try Serve.parse(arguments), settings: settings).configuration()
    }

    @Test func `the command line wins, then the environment, then the file, then the default`() async throws {
        let file = "# comment\nSERENDIP_PORT=1111\nSERENDIP_HOST=0.0.0.0\nGITHUB_TOKEN=from-file\n"
        let environment = ["SERENDIP_PORT": "2222", "SERENDIP_TRUSTED_PROXY": "10.0.0.1, 10.0.0.2"]
        let layered = try await configuration(file: file, environment: environment)
        #expect(layered.port == 2222)
        #expect(layered.host == "0.0.0.0")
        #expect(layered.gitHub.token == "from-file")
        #expect(layered.trustedProxies == ["10.0.0.1", "10.0.0.2"])
        #expect(try await configuration(["--port", "3333"], file: file, environment: environment).port == 3333)
        #expect(try await configuration().port == 8080)
    }

    @Test(arguments: [
        ["SERENDIP_PORT": "many"], ["SERENDIP_OFFLINE": "perhaps"], ["SERENDIP_PUBLIC_URL": "serendip.example"],
        ["SERENDIP_PUBLIC_URL": "https://serendip.example/below"],
    ])
    func `a setting that makes no sense is an error that names it`(environment: [String: String]) async throws {
        let value = try #require(environment.values.first)
        let error = await #expect(throws: ValidationError.self) {
            try await configuration(environment: environment)
        }
        #expect(error?.message.contains(value) == true)
    }

    @Test func `counting stars is asked for, and not offline`() async throws {
        let usual = try await configuration()
        #expect(!usual.harvests)
        #expect(try await configuration(["--harvest"]).harvests)
        #expect(try await configuration(environment: ["SERENDIP_HARVEST": "1"]).harvests)
        await #expect(throws: ValidationError.self) { try await configuration(["--harvest", "--offline"]) }
    }

    @Test func `a settings' file that is not there is an error`() async throws {
        await #expect(throws: ValidationError.self) { try await Settings(file: "/nowhere/at.all", environment: [:]) }
    }
}
