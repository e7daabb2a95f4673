// Compares what an editor shows of each record and method with the discovery document.
import { readFileSync } from "node:fs";

const [compiler, declarations, file] = process.argv.slice(2);
const { default: ts } = await import(compiler);
const document = JSON.parse(readFileSync(file, "utf8"));
const program = ts.createProgram([declarations], { strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext });
const checker = program.getTypeChecker();
const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(declarations)));
const symbols = new Map(exported.map((symbol) => [symbol.name, symbol]));
const properties = (symbol) => checker.getDeclaredTypeOfSymbol(symbol).getProperties();
let count = 0;

function same(name, shown, wanted) {
  count += 1;
  const [one, other] = [shown, wanted].map((value) => JSON.stringify(value).replace(/(\\n| )+/g, " "));
  if (one !== other) throw new Error(`${name}: ${one} is not ${other}`);
}

/** What stands where a node refers to; a record that a member is of says nothing of the member. */
function resolved(node) {
  if (!node.$ref || node.$ref.startsWith("#/components/schemas/")) return node;
  return node.$ref.split("/").slice(1).reduce((place, name) => place[name], document);
}
const doc = (node) => node.summary ?? node.description ?? "";
const text = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));
const shown = (symbol) => [symbol.name, text(symbol), (symbol.flags & ts.SymbolFlags.Optional) !== 0];
const byName = (members) => members.sort(([one], [other]) => (one < other ? -1 : 1));
const pascal = (name) => name.split(".").map((part) => part[0].toUpperCase() + part.slice(1)).join("");

for (const [name, schema] of Object.entries(document.components.schemas)) {
  const required = schema.required ?? [];
  const members = Object.entries(schema.properties ?? {}).map(([one, node]) => [one, doc(resolved(node)), !required.includes(one)]);
  same(name, text(symbols.get(name)), doc(schema));
  same(name, byName(properties(symbols.get(name)).map(shown)), byName(members));
}
const methods = [...symbols.values()].filter((symbol) => /Methods$/.test(symbol.name)).flatMap(properties);
for (const method of document.methods) {
  const parameters = method.params.map(resolved).map((node) => [node.name, doc(node), !node.required]);
  const name = pascal(method.name);
  same(name, byName(properties(symbols.get(`${name}Parameters`)).map(shown)), byName(parameters));
  const one = methods.find((symbol) => checker.typeToString(checker.getTypeOfSymbol(symbol)).includes(`"${method.name}"`));
  const tags = one.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)]);
  same(name, text(one), doc(method));
  same(name, tags.filter(([tag]) => tag === "returns").map(([, words]) => words).join(), doc(method.result));
}
console.log(count);
