import Testing
import WebUIClient

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

    @Test(arguments: [
        ("const counter = 1; use(counter, `${counter}`, 'counter');", "const a=1;use(a,`${a}`,'counter');"),
        ("function work(first, [second]) { return first + second; }", "function c(a,[b]){return a+b}"),
        ("const list = (one, two) => [...one, two];", "const c=(a,b)=>[...a,b];"),
        ("let one = 1, two = [3, four], three;", "let a=1,c=[3,four],b;"),
        ("const name = 1; thing.name = name;", "const name=1;thing.name=name;"),
        ("const name = 1; f({ name });", "const name=1;f({name});"),
        ("const name = 1; f({ name: 2 });", "const name=1;f({name:2});"),
        ("const { name } = thing; f(name);", "const{name}=thing;f(name);"),
        ("const name = 1; f({ name() { return 1; } });", "const name=1;f({name(){return 1}});"),
        ("const name = 1; f(b ? name : 2, a?.name2);", "const c=1;f(b?c:2,a?.name2);"),
        ("function work() {} if (b) { work(); }", "function a(){}if(b){a()}"),
        ("document.title = undeclared;", "document.title=undeclared;"),
    ])
    func `own names are shortened where they cannot be properties`(source: String, squeezed: String) {
        #expect(SqueezedScript(source).text == squeezed)
    }
}
