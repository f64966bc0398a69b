import AsyncHTTPClient
import Foundation
import Hummingbird

/// RepoFinder's tables as Supabase's clients ask for them, beside the API's own calls in the same run: sixteen clients,
/// each one request after the other.
struct SupabaseSpeed {
    let server: ServerProcess
    let client: HTTPClient
    private static let seconds = 4.0

    func run() async throws -> [String: Double] {
        let key = try server.anonKey()
        let rest = server.address + "/supabase/rest/v1"
        let cluster = try await measure { client, number in
            // Another question each time, so that nothing is answered from memory.
            let url = "\(rest)/repo_clusters?cluster_name=eq.games&limit=50&stars=gt.\(number % 1_000)"
            return try await send("GET", url, ["apikey": key], client: client)
        }
        let one = try await measure { client, number in
            let url = "\(rest)/repo_clusters?select=full_name&cluster_name=eq.games&limit=1&stars=gt.\(number % 1_000)"
            return try await send("GET", url, ["apikey": key], client: client)
        }
        let people = try await members(key)
        let upserts = try await measure(people) { person, number in
            let body = #"{"user_id":"\#(person.id)","repo_id":"\#(person.names[number % 100])"}"#
            return try await send(
                "POST",
                "\(rest)/saved_repos",
                person.headers.merging(["prefer": "resolution=merge-duplicates"]) { $1 },
                body
            )
        }
        let rows = try await measure(people) { person, _ in
            try await send("GET", "\(rest)/saved_repos?limit=100", person.headers)
        }
        let natives = try await measure(people) { person, _ in
            try await send("GET", server.address + "/api/v1/favourites", ["authorization": "Bearer \(person.native)"])
        }
        // What is saved already, as above.
        let saves = try await measure(people) { person, number in
            try await saveNatively(person.saves[number % person.saves.count], by: person.native)
        }
        return [
            "onePerSecond": one.rate, "clusterP99Milliseconds": cluster.times.percentile(0.99),
            "clusterPerSecond": cluster.rate, "upsertP50Milliseconds": upserts.times.percentile(0.5),
            "savedRowsPerSecond": rows.rate, "nativeSavedPerSecond": natives.rate,
            "nativeSaveP50Milliseconds": saves.times.percentile(0.5),
        ]
    }

    private struct Person {
        var id: String
        var headers: [String: String]
        /// A guest of the API with as many favourites.
        var native: String
        var names: [String]
        /// What the API is sent for each of them.
        var saves: [String]
    }

    private func members(_ key: String) async throws -> [Person] {
        let rest = server.address + "/supabase/rest/v1"
        let found = try await object("GET", "\(rest)/repo_clusters?select=full_name&limit=500", ["apikey": key])
        let all = Set((found as? [[String: Any]])?.compactMap { $0["full_name"] as? String } ?? [])
        let names = Array(all.sorted().prefix(100))
        var saves: [String] = []
        for name in names { saves.append(try await nativeSave(of: name)) }
        var people: [Person] = []
        for _ in 0..<16 {
            let session =
                try await object("POST", server.address + "/supabase/auth/v1/signup", ["apikey": key], "{}")
                as? [String: Any]
            let guest = try await object("POST", server.address + "/api/v1/guests", [:]) as? [String: Any]
            guard let token = session?["access_token"] as? String, let native = guest?["token"] as? String,
                let id = (session?["user"] as? [String: Any])?["id"] as? String, names.count == 100
            else { throw BenchError.unexpected("a sign-up without a session") }
            let headers = ["apikey": key, "authorization": "Bearer \(token)"]
            let rows = names.map { #"{"user_id":"\#(id)","repo_id":"\#($0)"}"# }.joined(separator: ",")
            _ = try await send("POST", "\(rest)/saved_repos", headers, "[\(rows)]")
            for save in saves { _ = try await saveNatively(save, by: native) }
            people.append(Person(id: id, headers: headers, native: native, names: names, saves: saves))
        }
        return people
    }

    private func nativeSave(of name: String) async throws -> String {
        let detail = try await object("GET", server.address + "/api/v1/repositories/\(name)", [:]) as? [String: Any]
        guard let repository = detail?["repository"] else { throw BenchError.unexpected("no repository \(name)") }
        let body = try JSONSerialization.data(withJSONObject: ["repository": repository])
        return String(decoding: body, as: UTF8.self)
    }

    private func saveNatively(_ body: String, by token: String) async throws -> ByteBuffer {
        let headers = ["authorization": "Bearer \(token)", "idempotency-key": UUID().uuidString]
        return try await send("POST", server.address + "/api/v1/favourites", headers, body)
    }

    private func measure(
        _ request: @escaping @Sendable (_ client: Int, _ number: Int) async throws -> ByteBuffer
    ) async throws -> (rate: Double, times: [Double]) {
        try await measure(Array(0..<16), request)
    }

    private func measure<Client: Sendable>(
        _ clients: [Client],
        _ request: @escaping @Sendable (Client, Int) async throws -> ByteBuffer
    ) async throws -> (rate: Double, times: [Double]) {
        let end = ContinuousClock.now + .seconds(Self.seconds)
        let times = try await withThrowingTaskGroup(of: [Double].self) { group in
            for client in clients {
                group.addTask {
                    var times: [Double] = []
                    while ContinuousClock.now < end {
                        let start = ContinuousClock.now
                        _ = try await request(client, times.count)
                        times.append((ContinuousClock.now - start).milliseconds)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return (Double(times.count) / Self.seconds, times)
    }

    private func object(
        _ method: String,
        _ url: String,
        _ headers: [String: String],
        _ body: String? = nil
    ) async throws -> Any {
        try JSONSerialization.jsonObject(with: Data(try await send(method, url, headers, body).readableBytesView))
    }

    private func send(
        _ method: String,
        _ url: String,
        _ headers: [String: String],
        _ body: String? = nil,
        client number: Int = 0
    ) async throws -> ByteBuffer {
        var request = HTTPClientRequest(url: url)
        request.method = .init(rawValue: method)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(string: body))
        }
        let response = try await client.execute(request, timeout: .seconds(30))
        guard (200...299).contains(response.status.code) else {
            throw BenchError.unexpected("\(method) \(url): \(response.status)")
        }
        return try await response.body.collect(upTo: 4 << 20)
    }
}
