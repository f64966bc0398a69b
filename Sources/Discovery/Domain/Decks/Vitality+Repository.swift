package import Foundation
package import RepositoriesDomain

extension Vitality {
    package init(of repository: Repository, at now: Date) {
        let state: State =
            if repository.isArchived {
                .archived
            } else if let pushedAt = repository.pushedAt {
                switch now.timeIntervalSince(pushedAt) / 86_400 {
                case ...Double(Activity.month.days): .active
                case ...Double(Activity.year.days): .slow
                default: .quiet
                }
            } else {
                .unknown
            }
        self.init(state: state, pushedAt: repository.pushedAt, openIssues: repository.openIssues)
    }
}
