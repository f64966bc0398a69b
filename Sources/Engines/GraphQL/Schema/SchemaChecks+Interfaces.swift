extension SchemaChecks {
    mutating func checkInterfaces(of type: SchemaType) {
        for (name, nodes) in type.node.interfaces.grouped() {
            guard let interface = schema.types[name], interface.kind == .interface else {
                report(
                    "Type \(type.name) must only implement Interface types, it cannot implement \(name).",
                    at: nodes.map(\.offset)
                )
                continue
            }
            if name == type.name {
                report(
                    "Type \(name) cannot implement itself because it would create a circular reference.",
                    at: nodes.map(\.offset)
                )
                continue
            }
            if nodes.count > 1 { report("Type \(type.name) can only implement \(name) once.", at: nodes.map(\.offset)) }
            checkAncestors(of: type, through: interface, nodes)
            for field in interface.node.fields { check(type, implements: field, of: interface) }
        }
    }

    private mutating func checkAncestors(of type: SchemaType, through interface: SchemaType, _ nodes: [NameNode]) {
        for ancestor in interface.node.interfaces where !type.interfaceNames.contains(ancestor.value) {
            let message =
                ancestor.value == type.name
                ? "Type \(type.name) cannot implement \(interface.name) because it would create a circular reference."
                : "Type \(type.name) must implement \(ancestor.value) because it is implemented by \(interface.name)."
            report(message, at: [ancestor.offset] + nodes.map(\.offset))
        }
    }

    private mutating func check(_ type: SchemaType, implements expected: FieldDefinitionNode, of interface: SchemaType)
    {
        let name = expected.name.value
        guard let field = type.fields[name] else {
            return report(
                "Interface field \(interface.name).\(name) expected but \(type.name) does not provide it.",
                at: [expected.name.offset, type.node.offset]
            )
        }
        if !schema.isSubtype(field.type, of: expected.type) {
            report(
                "Interface field \(interface.name).\(name) expects type \(expected.type)"
                    + " but \(type.name).\(name) is type \(field.type).",
                at: [expected.type.offset, field.type.offset]
            )
        }
        checkArguments(of: field, of: type, as: expected, of: interface)
        if field.directives.deprecationReason != nil, expected.directives.deprecationReason == nil {
            report(
                "Interface field \(interface.name).\(name) is not deprecated, so implementation field"
                    + " \(type.name).\(name) must not be deprecated.",
                at: [field.type.offset]
            )
        }
    }

    private mutating func checkArguments(
        of field: FieldDefinitionNode,
        of type: SchemaType,
        as expected: FieldDefinitionNode,
        of interface: SchemaType
    ) {
        let name = field.name.value
        for wanted in expected.arguments {
            let argument = wanted.name.value
            let place = "Interface field argument \(interface.name).\(name)(\(argument):)"
            guard let given = field.arguments.first(where: { $0.name.value == argument }) else {
                report(
                    "\(place) expected but \(type.name).\(name) does not provide it.",
                    at: [wanted.name.offset, field.name.offset]
                )
                continue
            }
            if given.type != wanted.type {
                report(
                    "\(place) expects type \(wanted.type) but \(type.name).\(name)(\(argument):) is type \(given.type).",
                    at: [wanted.type.offset, given.type.offset]
                )
            }
        }
        for given in field.arguments
        where given.isRequired && !expected.arguments.contains(where: { $0.name.value == given.name.value }) {
            report(
                "Argument '\(type.name).\(name)(\(given.name.value):)' must not be required type '\(given.type)'"
                    + " if not provided by the Interface field '\(interface.name).\(name)'.",
                at: [given.name.offset, expected.name.offset]
            )
        }
    }
}
