import { join } from 'node:path';
import ts from 'typescript';
import { packages } from '../packages/workspaces.mjs';
import { root } from './paths.mjs';

/** The declarations that the inspector fetches when it opens. */
export const pointsFile = join(root, 'plugins/inspector/src/points.json');

/** The functions that create points, with the names of their type arguments. */
const makers = {
  createZone: { kind: 'zone', types: ['props'] },
  createSlot: { kind: 'slot', types: ['props'] },
  createHook: { kind: 'hook', types: ['value', 'context'] },
  createActionPoint: { kind: 'action', types: ['input'] },
};

/** Further points by the names of their exports; `props` is the type that the components of contributions receive. */
const namedPoints = {
  customFields: { kind: 'custom-field', props: 'CustomFieldInputProps' },
  editors: { kind: 'editor', props: 'CustomFieldInputProps' },
  globalSettings: { kind: 'settings-page' },
  administrationSettings: { kind: 'settings-page' },
  menuLinks: { kind: 'menu-link' },
  accountLinks: { kind: 'menu-link' },
  themes: { kind: 'theme' },
  blockTypes: { kind: 'block-type', props: 'BlockElementProps' },
  blockMarks: { kind: 'block-mark', props: 'MarkElementProps' },
  inlineElements: { kind: 'inline-element', props: 'InlineElementProps' },
  mediaLibraries: { kind: 'media-library', props: 'MediaDialogProps' },
};

/** The points that plugins contribute to with methods of one export, by the names of the variables in its file. */
const pointsOfRoutes = {
  routes: [
    { declaredAs: 'point', kind: 'route' },
    { declaredAs: 'pageReplacements', kind: 'page-replacement', props: 'ReplacingPageProps' },
  ],
};

/** Creates the program of these files, which are read from the sources of the packages. */
function createProgram(files) {
  const { config } = ts.readConfigFile(`${root}/tsconfig.base.json`, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  return ts.createProgram(files, { ...options, noEmit: true, types: ['node', 'vite/client'] });
}

/** Returns the calls of an initializer, from the outermost: `create<T>().with({})` has two. */
function callsOf(node) {
  if (node && ts.isAsExpression(node)) return callsOf(node.expression);
  if (!node || !ts.isCallExpression(node)) return [];
  const { expression } = node;
  return [node, ...(ts.isPropertyAccessExpression(expression) ? callsOf(expression.expression) : [])];
}

/** Returns the id in the arguments of a call: a text, or the member `id` of an object. */
function idIn({ arguments: [argument] }) {
  if (!argument) return undefined;
  if (ts.isStringLiteral(argument)) return argument.text;
  if (!ts.isObjectLiteralExpression(argument)) return undefined;
  const id = argument.properties.find(({ name }) => name?.getText() === 'id')?.initializer;
  return id && ts.isStringLiteral(id) ? id.text : undefined;
}

const withoutBreaks = (text) => text.replaceAll(/\s+/g, ' ').trim();

const docOf = (checker, symbol) =>
  withoutBreaks(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

/** Returns the type of a member as its author wrote it; without a declared type, as the compiler prints it. */
function memberType(checker, member) {
  const declaration = member.valueDeclaration;
  return declaration && ts.isPropertySignature(declaration) && declaration.type
    ? withoutBreaks(declaration.type.getText())
    : checker.typeToString(checker.getTypeOfSymbol(member), undefined, ts.TypeFormatFlags.NoTruncation);
}

/** Describes a type by its members; for a list by those of its items. */
function describeType(checker, { label, name, type }) {
  const item = checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : type;
  const members = checker.getPropertiesOfType(item).map((member) => {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const description = docOf(checker, member);
    return {
      name: isOptional ? `${member.name}?` : member.name,
      type: memberType(checker, member),
      ...(description && { description }),
    };
  });
  return { label, type: name, members };
}

/** Returns the types of a point that its maker names as type arguments. */
function argumentTypes(checker, { maker, labels }) {
  return labels.map((label, index) => {
    const node = maker.typeArguments[index];
    const type = checker.getTypeFromTypeNode(node);
    return describeType(checker, { label, name: withoutBreaks(node.getText()), type });
  });
}

/** Returns the symbol behind an export. */
const targetOf = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Returns the id of a point and the call that makes it; undefined for other values. */
function readPoint(checker, symbol) {
  const { valueDeclaration: declaration } = targetOf(checker, symbol);
  const calls = declaration && ts.isVariableDeclaration(declaration) ? callsOf(declaration.initializer) : [];
  const id = calls.map(idIn).find((one) => one !== undefined);
  return id && { id, maker: calls.at(-1), summary: docOf(checker, targetOf(checker, symbol)) };
}

/** Returns the variable with a name in the file of another one. */
function neighbour(checker, symbol, name) {
  const file = targetOf(checker, symbol).valueDeclaration.getSourceFile();
  const variables = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return checker.getSymbolAtLocation(variables.find((one) => one.name.getText() === name).name);
}

/**
 * Describes the extension points that the packages export and that have contributions on pages: how to import each, and
 * the types that its contributions receive.
 */
export function describePoints() {
  const entries = packages().flatMap(({ name, folder, entries: paths }) =>
    paths.map(({ path, source }) => ({ from: name + path.slice(1), file: join(folder, source) })),
  );
  const program = createProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const exported = entries.flatMap(({ from, file }) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((symbol) => ({ from, symbol })),
  );
  const propsTypes = (name) => {
    if (!name) return [];
    const { symbol } = exported.find((one) => one.symbol.name === name);
    const type = checker.getDeclaredTypeOfSymbol(targetOf(checker, symbol));
    return [describeType(checker, { label: 'props', name, type })];
  };
  const points = exported.flatMap(({ from, symbol }) => {
    const { name } = symbol;
    const read = Object.hasOwn(pointsOfRoutes, name) ? pointsOfRoutes[name] : [{}];
    return read.flatMap(({ declaredAs, ...named }) => {
      const point = readPoint(checker, declaredAs ? neighbour(checker, symbol, declaredAs) : symbol);
      if (!point) return [];
      const { id, maker } = point;
      const summary = point.summary || docOf(checker, targetOf(checker, symbol));
      const made = makers[maker.expression.getText()];
      if (made) {
        const types = argumentTypes(checker, { maker, labels: made.types });
        return [{ id, kind: made.kind, name, from, summary, types }];
      }
      const { kind, props } = { ...(Object.hasOwn(namedPoints, name) ? namedPoints[name] : {}), ...named };
      return kind ? [{ id, kind, name, from, summary, types: propsTypes(props) }] : [];
    });
  });
  // Of several exports of a point, such as those of a package and of the plugin that owns the point, the last one.
  const byId = new Map(points.map((point) => [point.id, point]));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Prints the points as the text of the file. */
export async function printPoints(points) {
  const { format, resolveConfig } = await import('prettier');
  return format(JSON.stringify(points), { ...(await resolveConfig(pointsFile)), filepath: pointsFile });
}
