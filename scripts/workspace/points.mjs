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

/** Points for editors of fields, whose components receive `CustomFieldInputProps`. */
const fieldPoints = { customFields: 'custom-field', editors: 'editor' };

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

/** Returns the kind and the types of a point; undefined for values that are no such point. */
function shapeOf(checker, { name, maker, inputProps }) {
  const known = makers[maker.expression.getText()];
  if (known) {
    const types = known.types.map((label, index) => {
      const node = maker.typeArguments[index];
      const type = checker.getTypeFromTypeNode(node);
      return describeType(checker, { label, name: withoutBreaks(node.getText()), type });
    });
    return { kind: known.kind, types };
  }
  if (!Object.hasOwn(fieldPoints, name)) return undefined;
  const props = { label: 'props', name: inputProps.symbol.name, type: inputProps };
  return { kind: fieldPoints[name], types: [describeType(checker, props)] };
}

/** Returns the symbol behind an export. */
const targetOf = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * Describes the zones, slots, hooks, action points and field points that the packages export: how to import each, and the
 * types that its contributions receive.
 */
export function describePoints() {
  const entries = packages().flatMap(({ name, folder, entries: paths }) =>
    paths.map(({ path, source }) => ({ from: name + path.slice(1), file: join(folder, source) })),
  );
  const program = createProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const exportsOf = ({ file }) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  const shell = exportsOf(entries.find(({ from }) => from === '@admin/shell'));
  const inputProps = checker.getDeclaredTypeOfSymbol(
    targetOf(
      checker,
      shell.find(({ name }) => name === 'CustomFieldInputProps'),
    ),
  );
  const points = entries.flatMap((entry) =>
    exportsOf(entry).flatMap((exported) => {
      const symbol = targetOf(checker, exported);
      const declaration = symbol.valueDeclaration;
      const calls =
        declaration && ts.isVariableDeclaration(declaration) ? callsOf(declaration.initializer) : [];
      const id = calls.map(idIn).find((one) => one !== undefined);
      const { name } = exported;
      const shape = id && shapeOf(checker, { name, maker: calls.at(-1), inputProps });
      if (!shape) return [];
      return [
        { id, kind: shape.kind, name, from: entry.from, summary: docOf(checker, symbol), types: shape.types },
      ];
    }),
  );
  return points.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Prints the points as the text of the file. */
export async function printPoints(points) {
  const { format, resolveConfig } = await import('prettier');
  return format(JSON.stringify(points), { ...(await resolveConfig(pointsFile)), filepath: pointsFile });
}
