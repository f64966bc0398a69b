import Foundation
import Observation
import PitchDeckDomain

/// Reads a deck page by page, and notes how long each was looked at.
@Observable
final class DeckReaderModel {
    enum State: Equatable {
        case loading
        /// The link asks for a password.
        case locked(isWrong: Bool)
        /// The link asks for a mail address and the code that proves it.
        case asked(AddressEntry)
        case open(DeckVisit)
        case failed(StartupError)
    }

    /// How far somebody is with proving an address.
    struct AddressEntry: Equatable {
        /// Whether the address is drawn into the pages.
        var isMarked: Bool
        /// Whether a code is on its way to the address.
        var isSent = false
        var problem: StartupError?
    }

    let door: DeckDoor
    private(set) var state: State
    private(set) var page = 1
    private(set) var zoom = 1.0
    var keys = DoorKeys()
    var isListing = false
    var showsText = false
    /// What is looked for in the deck.
    var sought = ""
    /// What was looked for last and stood on no page; until the person turns, it is looked for on those that come.
    private var missed: String?
    /// What the person keeps of the startup; `nil` while it is not saved.
    private(set) var entry: WorkspaceEntry?
    @ObservationIgnored private let library: StartupLibrary

    static let zooms = [1.0, 1.5, 2, 3]
    private static let drawingPause = Duration.seconds(1)
    private static let measuringPause = Duration.seconds(5)

    init(door: DeckDoor, library: StartupLibrary, state: State = .loading, page: Int = 1) {
        (self.door, self.library, self.state, self.page) = (door, library, state, page)
    }

    var visit: DeckVisit? {
        if case .open(let visit) = state { visit } else { nil }
    }

    var shownPage: DeckPage? { visit?.deck.pages.first { $0.number == page } }

    var pageCount: Int { visit?.deck.pageCount ?? 0 }

    private var service: any DeckReaderService { library.dependencies.deckReader }

    // MARK: Opening

    func appeared(on device: DeviceClass) async {
        guard case .loading = state else { return }
        await open(on: device)
    }

    func unlockTapped(on device: DeviceClass) async { await open(on: device) }

    func retryTapped(on device: DeviceClass) async {
        state = .loading
        await open(on: device)
    }

    private func open(on device: DeviceClass) async {
        do throws(StartupError) {
            let visit = try await service.open(door, with: keys, on: device)
            keys = DoorKeys()
            state = .open(visit)
            entry = try? await library.entry(visit.startup)
        } catch .passwordNeeded(let isWrong) {
            state = .locked(isWrong: isWrong)
        } catch .addressNeeded(let isMarked) {
            state = .asked(AddressEntry(isMarked: isMarked))
        } catch {
            fail(error)
        }
    }

    /// What is wrong with a code or an address is said beside it; the rest takes the place of the deck.
    private func fail(_ error: StartupError) {
        switch error {
        case .wrongCode, .codeOver, .tooManyCodes, .noMail, .invalid("address", _), .offline, .busy, .noRoom:
            guard case .asked(var entry) = state else { return state = .failed(error) }
            entry.problem = error
            state = .asked(entry)
        default: state = .failed(error)
        }
    }

    func sendCodeTapped() async {
        guard case .asked(var entry) = state else { return }
        do throws(StartupError) {
            try await service.sendCode(door, with: keys)
            (keys.code, entry.isSent, entry.problem) = ("", true, nil)
            state = .asked(entry)
        } catch .passwordNeeded(let isWrong) {
            state = .locked(isWrong: isWrong)
        } catch {
            fail(error)
        }
    }

    func otherAddressTapped() {
        guard case .asked(var entry) = state else { return }
        (keys.code, entry.isSent, entry.problem) = ("", false, nil)
        state = .asked(entry)
    }

    /// Follows the drawing until the last page is there.
    func followDrawing() async {
        while let visit, visit.deck.state == .drawing {
            guard (try? await library.dependencies.clock.sleep(for: Self.drawingPause)) != nil else { return }
            do throws(StartupError) {
                state = .open(try await service.visit(visit.id))
                if let missed { find(missed) }
            } catch .linkGone {
                state = .failed(.linkGone)
            } catch {
                // The next look may tell more.
            }
        }
    }

    // MARK: Turning

    func nextTapped() { turn(to: page + 1) }

    func previousTapped() { turn(to: page - 1) }

    func turn(to number: Int) {
        guard (1...max(pageCount, 1)).contains(number) else { return }
        (page, zoom, isListing, missed) = (number, 1, false, nil)
    }

    func zoomTapped(_ steps: Int) {
        let index = (Self.zooms.firstIndex(of: zoom) ?? 0) + steps
        if Self.zooms.indices.contains(index) { zoom = Self.zooms[index] }
    }

    // MARK: Finding

    /// What became of words that are on no page.
    enum Miss: Hashable {
        /// Other pages are still being drawn.
        case soFar
        case everywhere
    }

    var miss: Miss? {
        guard missed != nil, let deck = visit?.deck else { return nil }
        return deck.state == .drawing ? .soFar : .everywhere
    }

    /// Goes to the next page that has the words on it, and from the last to the first.
    func findTapped() {
        let words = sought.trimmingCharacters(in: .whitespaces)
        if !words.isEmpty { find(words) }
    }

    private func find(_ words: String) {
        guard let pages = visit?.deck.pages else { return }
        let order = pages.filter { $0.number > page } + pages.filter { $0.number <= page }
        guard let found = order.first(where: { $0.has(words) }) else { return missed = words }
        turn(to: found.number)
    }

    // MARK: Measuring

    /// Notes the time that the page is looked at until the task ends; five minutes without a turn are the most.
    ///
    /// Where no time is noted it says once that a page was seen, and asks then whether the door is still open.
    func measure() async {
        guard let visit else { return }
        let (page, start) = (page, library.dependencies.now())
        var told = 0
        // The page was reached, however short; by this the opening counts.
        await tell(visit, page, 0)
        while !Task.isCancelled, self.visit != nil, told < DeckVisit.maximumSeconds {
            // Cancelled, the page was turned: what is left is told below.
            try? await library.dependencies.clock.sleep(for: Self.measuringPause)
            let elapsed = min(library.dependencies.now().timeIntervalSince(start), Double(DeckVisit.maximumSeconds))
            let seconds = Int(exactly: elapsed.rounded()) ?? told
            if seconds > told { await tell(visit, page, seconds - told) }
            told = max(told, seconds)
        }
    }

    /// In a task of its own, which the turn of a page does not cancel; a figure that is lost is no reason to disturb,
    /// but behind a door that was shut nothing is read on.
    private func tell(_ visit: DeckVisit, _ page: Int, _ seconds: Int) async {
        let service = service
        let problem = await Task { () -> StartupError? in
            do throws(StartupError) {
                if visit.isMeasured || seconds == 0 {
                    try await service.read(visit.id, page: page, seconds: seconds)
                } else {
                    _ = try await service.visit(visit.id)
                }
                return nil
            } catch {
                return error
            }
        }.value
        if problem == .linkGone, self.visit?.id == visit.id { state = .failed(.linkGone) }
    }

    // MARK: One's own notes

    var stages: [WorkspaceStage] { library.stages }

    func saveTapped() async {
        guard let visit, !visit.isPreview else { return }
        await keep { try await self.library.workspace.save(visit.startup) }
    }

    func noteSaved(_ stage: WorkspaceEntry.Stage, _ note: String) async {
        guard let visit else { return }
        await keep { try await self.library.workspace.write(visit.startup, stage: stage, note: note) }
    }

    private func keep(_ work: () async throws -> WorkspaceEntry) async {
        // What is not published cannot be saved; the button stays as it is.
        guard let kept = try? await work() else { return }
        entry = kept
        library.note(kept, of: kept.id)
    }
}

extension DeckPage {
    fileprivate func has(_ words: String) -> Bool {
        text.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}
