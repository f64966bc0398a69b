package import Calls

/// Birth details.
package struct BirthInput: EndpointInput, Hashable {
    package var birth: BirthDetails

    package init(_ birth: BirthDetails) {
        self.birth = birth
    }

    package static let fields: [InputField] = [.body("birth", BirthDetails.schema, "The details of one birth.")]
}
