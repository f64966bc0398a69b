import Testing

@testable import WebUIClient

struct SqueezedScriptTests {
    @Test(arguments: [
        ("a // note\n/* more */ b", "a\nb"),
        ("// first\nlet x = 1;\n\n    x ++;", "let x=1;x++;"),
        ("a + +b - -c", "a+ +b- -c"),
        ("f(1,\n    2)\n    .g()", "f(1,2).g()"),
        ("return a\nb", "return a\nb"),
        ("const t = 'a  //  b' + \"c  d\";", "const t='a  //  b'+\"c  d\";"),
        ("x = `a  ${ b  + `` }  // c`;", "x=`a  ${b+``}  // c`;"),
        ("x = a / b; y = /[/ ' ]+  \\/ /g;", "x=a/b;y=/[/ ' ]+  \\/ /g;"),
        ("x = `${f({ a: 1 })}  }`;", "x=`${f({a:1})}  }`;"),
        ("'it\\'s  ok' // gone", "'it\\'s  ok'"),
        ("f({ a: [1, 2,], }); if (a) { b(); }", "f({a:[1,2]});if(a){b()}"),
        ("x = `${f(1,)};}`;", "x=`${f(1)};}`;"),
    ])
    func `blanks and comments go, text stays`(source: String, squeezed: String) {
        #expect(SqueezedScript(source).text == squeezed)
    }
}
