import type { FilterNode, FilterTree, ListFilters } from './filter.ts';
import { parseFilters } from './parse-filters.ts';
import { writeFilters } from './write-filters.ts';

type Parameter = readonly [key: string, value: string];

const isFilterKey = (key: string): boolean => /^filters\[.*\]$/s.test(key);

/** Whether a parameter of an address is a part of its filters. */
export { isFilterKey };

/** Names inside of each other that an address may have: more than that is no filter anybody understands. */
const deepest = 20;

interface Branch {
  readonly children: Map<string, Branch | string>;
}

/** The filters of an address: `filters[title][$contains]=sea`. Other parameters are passed over. */
export function filtersFromAddress(parameters: Iterable<Parameter>): ListFilters {
  const root: Branch = { children: new Map() };
  for (const [key, value] of parameters) {
    if (!isFilterKey(key)) continue;
    const names = Array.from(key.matchAll(/\[([^[\]]*)\]/g), ([, name = '']) => name);
    if (names.length <= deepest) put(root, names, value);
  }
  const tree = nodeOf(root);
  return parseFilters(typeof tree === 'object' && !Array.isArray(tree) ? (tree as FilterTree) : {});
}

/** The parameters that an address has for filters. */
export function filtersToAddress(filters: ListFilters): readonly Parameter[] {
  return Object.entries(writeFilters(filters)).flatMap(([name, node]) => flat(`filters[${name}]`, node));
}

function put({ children }: Branch, [first = '', ...rest]: readonly string[], value: string): void {
  // `name[]=…` is the next of a list.
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
