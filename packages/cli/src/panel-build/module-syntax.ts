/** A node of a syntax tree in the ESTree format. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter((part) => isNode(part)) : isNode(value) ? [value] : [];

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap((value) => nodesOf(value));

const isFunction = ({ type }: Node) => type.includes('Function');

/** Returns the names that a pattern binds or assigns. */
function namesIn(pattern: unknown): readonly string[] {
  return nodesOf(pattern).flatMap((node): readonly string[] => {
    switch (node.type) {
      case 'Identifier':
        return [String(node['name'])];
      case 'ObjectPattern':
        return namesIn(node['properties']);
      case 'Property':
        return namesIn(node['value']);
      case 'ArrayPattern':
        return namesIn(node['elements']);
      case 'AssignmentPattern':
        return namesIn(node['left']);
      case 'RestElement':
        return namesIn(node['argument']);
      default:
        return [];
    }
  });
}

const declared = (node: Node) => nodesOf(node['declarations']).flatMap(({ id }) => namesIn(id));

/** Returns the names of `var` declarations of a function, those in its blocks included. */
function varNames(node: Node): readonly string[] {
  return childrenOf(node).flatMap((child) => {
    if (isFunction(child)) return [];
    const own = child.type === 'VariableDeclaration' && child['kind'] === 'var' ? declared(child) : [];
    return [...own, ...varNames(child)];
  });
}

/** Returns the names that statements declare for their block. */
function blockNames(statements: unknown): readonly string[] {
  return nodesOf(statements).flatMap((node) => {
    if (node.type === 'VariableDeclaration') return node['kind'] === 'var' ? [] : declared(node);
    return /^(?:Function|Class)Declaration$/.test(node.type) ? namesIn(node['id']) : [];
  });
}

/** Returns the names that a node declares for the nodes inside it. */
function scopeOf(node: Node): readonly string[] {
  const body = nodesOf(node['body'])[0];
  if (isFunction(node)) {
    const own = node.type === 'FunctionExpression' ? namesIn(node['id']) : [];
    return [...own, ...namesIn(node['params']), ...varNames(node), ...(body ? blockNames(body['body']) : [])];
  }
  if (node.type === 'BlockStatement' || node.type === 'StaticBlock') return blockNames(node['body']);
  if (node.type === 'SwitchStatement')
    return nodesOf(node['cases']).flatMap((part) => blockNames(part['consequent']));
  if (node.type.startsWith('For')) return blockNames(node['init'] ?? node['left']);
  if (node.type === 'CatchClause') return namesIn(node['param']);
  return node.type === 'ClassExpression' ? namesIn(node['id']) : [];
}

/** Returns the names that a node assigns, apart from declarations. */
function assignedBy(node: Node): readonly string[] {
  if (node.type === 'AssignmentExpression') return namesIn(node['left']);
  if (node.type === 'UpdateExpression') return namesIn(node['argument']);
  return /^For(?:In|Of)Statement$/.test(node.type) ? namesIn(node['left']) : [];
}

/** Returns whether a module waits while it runs. */
export function awaitsAtTop(program: object): boolean {
  if (!isNode(program)) return false;
  const isWaiting = program.type === 'AwaitExpression' || program['await'] === true;
  return isWaiting || childrenOf(program).some((child) => !isFunction(child) && awaitsAtTop(child));
}

/**
 * Returns the variables that a module exports and reassigns in a function, so that a copy of the export becomes outdated.
 * A function that replaces itself, as helpers of compilers do, is no such variable: its copy still works.
 * @param program the syntax tree of the module
 */
export function reassignedExports(program: object): readonly string[] {
  if (!isNode(program)) return [];
  const exported = new Set(
    nodesOf(program['body'])
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .flatMap((node) => [
        ...nodesOf(node['specifiers']).flatMap(({ local }) => namesIn(local)),
        ...nodesOf(node['declaration']).flatMap((declaration) => declared(declaration)),
      ]),
  );
  const found = new Set<string>();
  const visit = (
    node: Node,
    scopes: readonly (readonly string[])[],
    inside: readonly string[] | null,
  ): void => {
    if (inside) {
      for (const name of assignedBy(node)) {
        const isOwn = exported.has(name) && !scopes.some((names) => names.includes(name));
        if (isOwn && !inside.includes(name)) found.add(name);
      }
    }
    const names = scopeOf(node);
    const within = isFunction(node) ? [...(inside ?? []), ...namesIn(node['id'])] : inside;
    for (const child of childrenOf(node))
      visit(child, names.length > 0 ? [...scopes, names] : scopes, within);
  };
  visit(program, [], null);
  return [...found];
}
