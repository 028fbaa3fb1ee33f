import { deepestBlocks } from './block-node.ts';

/** An entry that a link in a document leads to, beside its address. */
export interface LinkedEntry {
  /** Uid of its content type. */
  readonly __type: string;
  readonly id: number;
}

/** So many entries of one document are told; what a document links beyond them are links like others. */
const mostLinked = 1000;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The entry that a link names with `entry: { __type, id }`; undefined for one that is an address only, and where what it
 * names has no such shape.
 * @param node a link as it may arrive
 */
export function linkedEntry(node: unknown): LinkedEntry | undefined {
  if (!isObject(node) || node['type'] !== 'link' || !isObject(node['entry'])) return undefined;
  const { __type: uid, id } = node['entry'];
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 1e9;
  return typeof uid === 'string' && uid.length <= 255 && isId ? { __type: uid, id } : undefined;
}

/**
 * The entries that a document links, each once, in the order of their first link; a thousand at most.
 * @param nodes a document as it may arrive
 */
export function linkedEntries(nodes: unknown): readonly LinkedEntry[] {
  const found = new Map<string, LinkedEntry>();
  collect(nodes, found, 0);
  return [...found.values()];
}

function keyOf({ __type: uid, id }: LinkedEntry): string {
  return `${uid}#${id}`;
}

function collect(nodes: unknown, found: Map<string, LinkedEntry>, depth: number): void {
  if (!Array.isArray(nodes) || depth > deepestBlocks) return;
  for (const node of nodes as readonly unknown[]) {
    if (found.size >= mostLinked) return;
    if (!isObject(node)) continue;
    const entry = linkedEntry(node);
    if (entry) found.set(keyOf(entry), entry);
    else collect(node['children'], found, depth + 1);
  }
}
