import Foundation
import Observation
import SwiftUI
import WebUILive
import WebUITesting

/// A form in a sheet, whose fields come as they are asked for, and what it has saved.
@Observable
final class Enrolment {
    var isOpen = false
    var wantsDay = false
    var day = Date(timeIntervalSince1970: 0)
    var level = 0
    var club = "chess"
    var found: [String] = []
    var place = ""
    var chosen: String?
    var count = 0
    var saved: [String] = []
    var roster: Roster?

    func search() async {
        await Task.yield()
        found = place.isEmpty || chosen != nil ? [] : ["\(place), Upper", "\(place), Lower"]
    }

    func saveTapped() {
        Task {
            saved.append(place)
            isOpen = false
        }
    }
}

/// Known by itself alone, as a view model of a sheet is.
@Observable
final class Roster: Identifiable {
    var names: [String] = []
}

struct RosterView: View {
    @Bindable var roster: Roster

    var body: some View {
        ForEach(roster.names.indices, id: \.self) { TextField("Pupil \($0)", text: $roster.names[$0]) }
        Button("Add") { roster.names.append("") }
    }
}

struct EnrolmentView: View {
    @Bindable var model: Enrolment

    var body: some View {
        Button("Enrol") { model.isOpen = true }
        Button("Roster") { model.roster = Roster() }
            .sheet(item: $model.roster) { RosterView(roster: $0) }
        Button("Count \(model.count)") { model.count += 1 }
            .sheet(isPresented: $model.isOpen) {
                Picker("Level", selection: $model.level) { ForEach(0..<3) { Text("Level \($0)") } }
                    .pickerStyle(.segmented)
                Picker("Club", selection: $model.club) {
                    ForEach(["chess", "choir"], id: \.self) { Text($0) }
                }
                if model.wantsDay {
                    DatePicker("Day", selection: $model.day, displayedComponents: .date)
                } else {
                    Button("Choose the day") { model.wantsDay = true }
                }
                TextField("Place", text: $model.place)
                ForEach(model.found, id: \.self) { place in
                    Button(place) { (model.chosen, model.place, model.found) = (place, place, []) }
                }
                Button("Save") { model.saveTapped() }
            }
            .environment(\.timeZone, .gmt)
            .task(id: model.place) { await model.search() }
    }
}

/// Servers that share a secret, each with the forms that its pages hold.
final class School {
    let host: LiveHost
    private(set) var forms: [Enrolment] = []

    init() {
        var configuration = LiveConfiguration()
        configuration.sweepInterval = .seconds(86_400)
        configuration.authenticationCode = Desk.code(secret: 1)
        host = LiveHost(configuration: configuration)
        host.add(
            LiveApp(path: "/school", title: "School") { [weak self] _ in
                let form = Enrolment()
                self?.forms.append(form)
                return LiveScene(root: EnrolmentView(model: form))
            }
        )
    }

    func client(_ owner: String = "ada") async throws -> ScriptedClient {
        let client = ScriptedClient(host: host, owner: owner)
        _ = try await client.open("/school")
        client.connect()
        return client
    }
}
