import { isRecord } from '../schema/own-value.ts';
/**
 * A node of a blocks document as it may arrive: a block, an inline one such as a link, or a text. Only its type is sure
 * to be there; `children` holds what is inside of it.
 */
export interface BlockNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** The marks that a text can carry. */
export const textMarks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export type TextMark = (typeof textMarks)[number];

/** The types of nodes that stand where text stands, beside those of plugins. */
export const inlineTypes: ReadonlySet<string> = new Set(['text', 'link']);

/** Blocks are nested at most so deep, lists in lists and the like; deeper documents cannot be made with the editor. */
export const maxBlockDepth = 30;

/** A node as it may arrive: damaged, or of a type that nobody knows. */
interface Draft {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly children?: unknown;
}

/**
 * The text of a blocks document without its form, a line for each block that holds text: for each item of a list, and
 * for each cell of a table. What is no node has no text.
 * @param nodes a document, or some of its nodes, as they may arrive
 */
export function textLines(nodes: unknown): readonly string[] {
  const lines: string[] = [];
  collectLines(nodes, lines, 0);
  return lines;
}

function collectLines(nodes: unknown, lines: string[], depth: number): void {
  if (!Array.isArray(nodes) || depth > maxBlockDepth) return;
  let line: string | undefined;
  for (const node of nodes as readonly unknown[]) {
    if (!isRecord(node)) continue;
    if (isInline(node)) line = `${line ?? ''}${inlineText(node, depth)}`;
    else {
      if (line !== undefined) lines.push(line);
      line = undefined;
      collectLines(node.children, lines, depth + 1);
    }
  }
  if (line !== undefined) lines.push(line);
}

function inlineText(node: Draft, depth: number): string {
  if (typeof node.text === 'string') return node.text;
  if (!Array.isArray(node.children) || depth > maxBlockDepth) return '';
  return (node.children as readonly unknown[])
    .map((child) => (isRecord(child) ? inlineText(child, depth + 1) : ''))
    .join('');
}

function isInline({ type, text }: Draft): boolean {
  return typeof text === 'string' || (typeof type === 'string' && inlineTypes.has(type));
}

/** An entry that a link in a document leads to, beside its address. */
export interface LinkedEntry {
  /** Uid of its content type. */
  readonly __type: string;
  readonly id: number;
}

/** So many entries of one document are told; what a document links beyond them are links like others. */
const maxLinkedEntries = 1000;

/**
 * The entry that a link names with `entry: { __type, id }`; undefined for one that is an address only, and where what it
 * names has no such shape.
 * @param node a link as it may arrive
 */
export function linkedEntry(node: unknown): LinkedEntry | undefined {
  if (!isRecord(node) || node['type'] !== 'link' || !isRecord(node['entry'])) return undefined;
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

/** Returns the map key of an entry. The id comes first, so that no two entries share a key. */
function keyOf({ __type: uid, id }: LinkedEntry): string {
  return `${id} ${uid}`;
}

function collect(nodes: unknown, found: Map<string, LinkedEntry>, depth: number): void {
  if (!Array.isArray(nodes) || depth > maxBlockDepth) return;
  for (const node of nodes as readonly unknown[]) {
    if (found.size >= maxLinkedEntries) return;
    if (!isRecord(node)) continue;
    const entry = linkedEntry(node);
    if (entry) found.set(keyOf(entry), entry);
    else collect(node['children'], found, depth + 1);
  }
}
