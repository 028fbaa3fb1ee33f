import { isSafeLink } from '../link.ts';
import type { BlocksPath, Fields, Report } from './blocks-problem.ts';

/** Lists and objects in a property of a node; what is deeper was not made with an editor. */
const deepest = 30;

/** Properties that are addresses in every block that has them. */
const addresses: ReadonlySet<string> = new Set(['url', 'href', 'src']);

/** What makes a node a node is judged by itself. */
const structure: ReadonlySet<string> = new Set(['type', 'children', 'text']);

/**
 * Judges how deep the properties of a node are; what they say is the business of its type.
 * @returns whether they can be looked at
 */
export function checkDepth(node: Fields, at: BlocksPath, report: Report): boolean {
  const deep = Object.keys(node).find((name) => !structure.has(name) && isDeeper(node[name], deepest));
  if (deep !== undefined) report('depth', [...at, deep]);
  return deep === undefined;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * Judges the addresses in the properties of a block that nobody here knows: whoever draws it will link to them.
 * Its properties are no deeper than `checkDepth` lets them be.
 */
export function checkAddresses(node: Fields, at: BlocksPath, report: Report): void {
  for (const name in node)
    if (!structure.has(name)) checkAddress(node[name], name, { at: [...at, name], report });
}

function checkAddress(
  value: unknown,
  name: string,
  { at, report }: { readonly at: BlocksPath; readonly report: Report },
): void {
  if (typeof value === 'string') {
    if (addresses.has(name) && value !== '' && !isSafeLink(value)) report('url', at);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    checkAddress(inner, key, { at: [...at, step], report });
  }
}
