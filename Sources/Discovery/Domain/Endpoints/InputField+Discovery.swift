import Calls

extension InputField {
    static let repositoryOwner = InputField.path("owner", .string(1...39), "Who the repository belongs to.")
    static let repositoryName = InputField.path("name", .string(1...100), "What the repository is called.")
}
