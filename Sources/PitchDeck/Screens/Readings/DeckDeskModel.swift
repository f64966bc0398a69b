import DesignSystem
import Foundation
import Observation
import PitchDeckDomain

/// A founder's links to a deck, and how it was read.
@Observable
final class DeckDeskModel {
    struct Desk: Equatable {
        var links: [DeckLink]
        var readings: DeckReadings
        var offers = DeckLinkOffers(asksAddress: false, marks: false)
    }

    enum State: Equatable {
        case loading
        case loaded(Desk)
        case failed(StartupError)
    }

    let id: DocumentID
    private(set) var state: State
    var form = DeckLinkForm()
    var expires = false
    private(set) var problem: StartupError?
    private(set) var isMaking = false
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let toasts: ToastPresenter

    private static let usualTime: TimeInterval = 30 * 86_400

    init(id: DocumentID, library: StartupLibrary, toasts: ToastPresenter, state: State = .loading) {
        (self.id, self.library, self.toasts, self.state) = (id, library, toasts, state)
    }

    private var service: any DeckLinkService { library.dependencies.deckLinks }

    var offers: DeckLinkOffers {
        if case .loaded(let desk) = state { desk.offers } else { DeckLinkOffers(asksAddress: false, marks: false) }
    }

    var now: Date { library.dependencies.now() }

    func address(of link: DeckLink) -> URL? { library.dependencies.linkAddress(link.secret) }

    /// A month from now, until another day is chosen.
    var expiry: Date {
        get { form.expiresAt ?? now.addingTimeInterval(Self.usualTime) }
        set { form.expiresAt = newValue }
    }

    func appeared() async {
        do throws(StartupError) {
            let links = try await service.links(of: id)
            let readings = try await service.readings(of: id)
            state = .loaded(Desk(links: links, readings: readings, offers: try await service.linkOffers()))
        } catch {
            if case .loaded = state { return }
            state = .failed(error)
        }
    }

    /// The last day is one of the person's, and the link is open until its end.
    func makeTapped(in timeZone: TimeZone) async {
        isMaking = true
        defer { isMaking = false }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        form.expiresAt = expires ? calendar.dateInterval(of: .day, for: expiry)?.end.addingTimeInterval(-1) : nil
        do throws(StartupError) {
            _ = try await service.makeLink(of: id, form)
            (form, expires, problem) = (DeckLinkForm(), false, nil)
            await appeared()
        } catch {
            problem = error
        }
    }

    func revokeTapped(_ link: DeckLink, _ words: PitchDeckWords) async {
        guard await setRevoked(link.id, true) else { return }
        toasts.show(
            .undoable(words("link.revoked.done"), systemImage: "link") { [weak self] in
                Task { _ = await self?.setRevoked(link.id, false) }
            }
        )
    }

    func reopenTapped(_ link: DeckLink) async { _ = await setRevoked(link.id, false) }

    /// - Returns: Whether it was done.
    private func setRevoked(_ link: DocumentID, _ isRevoked: Bool) async -> Bool {
        do throws(StartupError) {
            _ = try await service.setRevoked(link, isRevoked)
            problem = nil
            await appeared()
            return true
        } catch {
            problem = error
            return false
        }
    }
}
