import {
  noFilters,
  type FilterCondition,
  type FilterNode,
  type FilterTree,
  type ListFilter,
  type ListFilters,
} from './filter.ts';

/** Parses the filters of a request. What the types cannot express is kept unchanged; nothing is ever lost. */
export function parseFilters(tree: FilterTree): ListFilters {
  const names = Object.keys(tree);
  const alternatives = names.length === 1 ? listOf(tree['$or']) : undefined;
  if (!alternatives) return { joint: 'and', items: itemsOf(tree) };
  const items = alternatives.map(alternativeOf);
  // With one item, "or" equals "and".
  return { joint: items.length === 1 ? 'and' : 'or', items };
}

/** Returns the items of which all must be true. */
function itemsOf(tree: FilterTree): readonly ListFilter[] {
  return Object.entries(tree).flatMap(([name, node]): readonly ListFilter[] => {
    const list = listOf(node);
    if (name === '$and' && list)
      return list.flatMap((one) => (isTree(one) ? itemsOf(one) : other(name, node)));
    if (name === '$or' && list) return [groupOf(list) ?? other(name, node)];
    return name.startsWith('$') ? [other(name, node)] : (conditionsAt([name], node) ?? [other(name, node)]);
  });
}

/** Returns one of several alternatives: a condition, or a group of which all must be true. */
function alternativeOf(node: FilterNode): ListFilter {
  const items = isTree(node) ? itemsOf(node) : [];
  const conditions = items.filter((item) => item.kind === 'condition');
  const [first] = items;
  if (first && items.length === 1) return first;
  if (items.length === 0 || conditions.length < items.length) {
    return { kind: 'other', tree: isTree(node) ? node : { $and: [node] } };
  }
  return { kind: 'group', joint: 'and', conditions };
}

/** Returns a group of alternatives that are one condition each; undefined if one is more than that. */
function groupOf(list: readonly FilterNode[]): ListFilter | undefined {
  const items = list.map(alternativeOf);
  const conditions = items.filter((item) => item.kind === 'condition');
  if (conditions.length < items.length) return undefined;
  return { kind: 'group', joint: 'or', conditions };
}

/** Returns the conditions on a path; undefined if the types cannot express one of them. */
function conditionsAt(path: readonly string[], node: FilterNode): readonly FilterCondition[] | undefined {
  const values = valuesOf(node);
  if (values) return [condition(path, typeof node === 'string' ? '$eq' : '$in', values)];
  if (!isTree(node)) return undefined;
  const parts = Object.entries(node).map(([name, inner]) => {
    if (!name.startsWith('$')) return conditionsAt([...path, name], inner);
    const compared = valuesOf(inner);
    return compared && name !== '$and' && name !== '$or' && name !== '$not'
      ? [condition(path, name, compared)]
      : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  return known.length < parts.length || known.length === 0 ? undefined : known.flat();
}

function condition(path: readonly string[], operator: string, values: readonly string[]): FilterCondition {
  return { kind: 'condition', path, operator, values };
}

function other(name: string, node: FilterNode): ListFilter {
  return { kind: 'other', tree: { [name]: node } };
}

function valuesOf(node: FilterNode): readonly string[] | undefined {
  if (typeof node === 'string') return [node];
  const list = listOf(node);
  const texts = list?.filter((one) => typeof one === 'string');
  return texts && texts.length > 0 && texts.length === list?.length ? texts : undefined;
}

function isTree(node: FilterNode): node is FilterTree {
  return typeof node === 'object' && !Array.isArray(node);
}

function listOf(node: FilterNode | undefined): readonly FilterNode[] | undefined {
  return Array.isArray(node) ? (node as readonly FilterNode[]) : undefined;
}

/** Removes one filter. */
export function withoutFilter({ joint, items }: ListFilters, index: number): ListFilters {
  const left = items.filter((_item, at) => at !== index);
  return left.length === 0 ? noFilters : { joint, items: left };
}

const listOperators: ReadonlySet<string> = new Set(['$in', '$notIn', '$between']);

/** Returns filters in the form of a request, normalized whatever form they were parsed from. */
export function writeFilters({ joint, items }: ListFilters): FilterTree {
  return items.length === 0 ? {} : { [`$${joint}`]: items.map(treeOf) };
}

function treeOf(item: ListFilter): FilterTree {
  if (item.kind === 'condition') return conditionTree(item);
  return item.kind === 'group' ? { [`$${item.joint}`]: item.conditions.map(conditionTree) } : item.tree;
}

function conditionTree({ path, operator, values }: FilterCondition): FilterTree {
  const [first = ''] = values;
  const compared: FilterNode = listOperators.has(operator) || values.length > 1 ? values : first;
  const [name = '', ...inner] = path;
  const tree = inner.reduceRight<FilterTree>((deeper, part) => ({ [part]: deeper }), {
    [operator]: compared,
  });
  return { [name]: tree };
}

type Parameter = readonly [key: string, value: string];

const isFilterKey = (key: string): boolean => /^filters\[.*\]$/s.test(key);

/** Returns whether a URL parameter is a part of filters. */
export { isFilterKey };

/** The maximum depth of names in a URL; deeper ones are no valid filter. */
const maxDepth = 20;

interface Branch {
  readonly children: Map<string, Branch | string>;
}

/** Parses the filters of a URL: `filters[title][$contains]=sea`. Ignores other parameters. */
export function filtersFromAddress(parameters: Iterable<Parameter>): ListFilters {
  const root: Branch = { children: new Map() };
  for (const [key, value] of parameters) {
    if (!isFilterKey(key)) continue;
    const names = Array.from(key.matchAll(/\[([^[\]]*)\]/g), ([, name = '']) => name);
    if (names.length <= maxDepth) put(root, names, value);
  }
  const tree = nodeOf(root);
  return parseFilters(typeof tree === 'object' && !Array.isArray(tree) ? (tree as FilterTree) : {});
}

/** Returns the URL parameters of filters. */
export function filtersToAddress(filters: ListFilters): readonly Parameter[] {
  return Object.entries(writeFilters(filters)).flatMap(([name, node]) => flat(`filters[${name}]`, node));
}

function put({ children }: Branch, [first = '', ...rest]: readonly string[], value: string): void {
  // `name[]=…` appends to a list.
  const name = first === '' ? String(children.size) : first;
  const known = children.get(name);
  if (rest.length === 0) {
    if (known === undefined) children.set(name, value);
    return;
  }
  const branch: Branch = typeof known === 'object' ? known : { children: new Map() };
  children.set(name, branch);
  put(branch, rest, value);
}

function nodeOf({ children }: Branch): FilterNode {
  const entries = Array.from(children, ([name, child]): [string, FilterNode] => [
    name,
    typeof child === 'string' ? child : nodeOf(child),
  ]);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (!isList) return Object.fromEntries(entries);
  return entries.toSorted(([one], [next]) => Number(one) - Number(next)).map(([, node]) => node);
}

function flat(key: string, node: FilterNode): readonly Parameter[] {
  if (typeof node === 'string') return [[key, node]];
  return Object.entries(node).flatMap(([name, inner]: [string, FilterNode]) =>
    flat(`${key}[${name}]`, inner),
  );
}
