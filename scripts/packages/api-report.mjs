import { join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Returns the statement that contains a declaration: `const` and its declarations are separate nodes. */
function statementOf(declaration) {
  let node = declaration;
  while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
  return node;
}

/** Returns whether a file belongs to a package of this repository. */
const isOurs = (text) => text.startsWith('.') || text.startsWith('@admin/');

/** Types of libraries are printed by name only. */
function programOf(workspaces) {
  const options = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      isOurs(text) ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    );
  const files = workspaces.flatMap(({ folder, entries }) => entries.map((entry) => typesOf(folder, entry)));
  return ts.createProgram(files, options, host);
}

function typesOf(folder, { source }) {
  return join(folder, source.replace('./src/', './dist/').replace(/\.tsx?$/, '.d.ts'));
}

/** Resolves imports and exports of a symbol; returns symbols of libraries unchanged. */
function resolved(checker, symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
  const target = checker.getAliasedSymbol(symbol);
  return target.declarations ? target : symbol;
}

/** Returns the symbols of the same package that a declaration references. */
function mentionedTypes(checker, node, isOwn) {
  const found = new Set();
  const visit = (child) => {
    if (ts.isIdentifier(child)) {
      const symbol = checker.getSymbolAtLocation(child);
      const target = symbol && resolved(checker, symbol);
      if (target?.declarations?.some((location) => isOwn(location) && isTopLevel(location)))
        found.add(target);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function isTopLevel(declaration) {
  const outer = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(outer.parent) && !ts.isSourceFile(outer);
}

/** Prints a symbol: its declarations without comments, or the library that it comes from. */
function textOf(symbol, name) {
  const statements = new Set((symbol.declarations ?? []).map(statementOf));
  const lines = [...statements].map((statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier
      ? `export { ${name} } from ${statement.moduleSpecifier.getText()};`
      : printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile()),
  );
  const shown = lines.join('\n');
  return symbol.name === name ? shown : `// as ${name}\n${shown}`;
}

const byName = ([a], [b]) => (a < b ? -1 : 1);

/** Prints a package: the exports of each entry point, then referenced types that are not exported. */
function reportOf(program, { name, folder, entries }) {
  const checker = program.getTypeChecker();
  const isOwn = (declaration) => declaration.getSourceFile().fileName.startsWith(`${folder}/`);
  const exported = new Set();
  const sections = entries.map((entry) => {
    const file = program.getSourceFile(typesOf(folder, entry));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name} has no types of ${entry.path}.`);
    const symbols = checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, resolved(checker, symbol)]);
    for (const [, symbol] of symbols) exported.add(symbol);
    const texts = symbols.toSorted(byName).map(([as, symbol]) => textOf(symbol, as));
    return { title: name + entry.path.slice(1), texts };
  });
  const known = new Set(exported);
  for (const symbol of known) {
    for (const declaration of symbol.declarations ?? []) {
      if (!isOwn(declaration)) continue;
      for (const other of mentionedTypes(checker, statementOf(declaration), isOwn)) known.add(other);
    }
  }
  const hidden = [...known].filter((symbol) => !exported.has(symbol)).map((symbol) => [symbol.name, symbol]);
  const hiddenTexts = hidden
    .map(([as, symbol]) => [as, textOf(symbol, as)])
    .toSorted(([a, x], [b, y]) => (a + x < b + y ? -1 : 1));
  const rest = { title: 'Spoken of above, and exported nowhere', texts: hiddenTexts.map(([, text]) => text) };
  const blocks = [...sections, ...(rest.texts.length > 0 ? [rest] : [])].map(
    ({ title, texts }) => `## ${title}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`,
  );
  return `# The public face of ${name}\n\nWritten by \`npm run packages:check -- --accept\`.\n\n${blocks.join('\n')}`;
}

/**
 * Prints the public API of each package in a stable form.
 *
 * @param {readonly import('./workspaces.mjs').Package[]} workspaces all packages, built
 * @returns {ReadonlyMap<string, string>} the reports by package name
 */
export function apiReports(workspaces) {
  const program = programOf(workspaces);
  return new Map(workspaces.map((workspace) => [workspace.name, reportOf(program, workspace)]));
}
