import DiscoveryDomain
import RepositoriesDomain

/// What can be done from a card's face.
struct CardActions {
    let open: (Repository.ID) -> Void
    let less: (TasteSubject) -> Void
    let never: (TasteSubject) -> Void
}
