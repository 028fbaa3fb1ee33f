import { isRecord } from '../schema/own-value.ts';
/**
 * An untrusted node of a blocks document: a block, an inline node such as a link, or a text. Only its type is certain;
 * `children` contains its inner nodes.
 */
export interface BlockNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** The marks of a text. */
export const textMarks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export type TextMark = (typeof textMarks)[number];

/** The built-in types of nodes. */
export const builtInNodeTypes = [
  'paragraph',
  'heading',
  'quote',
  'code',
  'list',
  'list-item',
  'image',
  'link',
  'text',
] as const;

/** The types of inline nodes, besides those of plugins. */
export const inlineTypes: ReadonlySet<string> = new Set(['text', 'link']);

/** The maximum depth of blocks, such as nested lists; the editor cannot create deeper documents. */
export const maxBlockDepth = 30;

/** An untrusted node: possibly damaged, or of an unknown type. */
interface Draft {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly children?: unknown;
}

/**
 * Returns the plain text of a blocks document, one line for each block with text: for each item of a list, and for each
 * cell of a table. Anything but a node has no text.
 * @param nodes an untrusted document, or some of its nodes
 */
export function textLines(nodes: unknown): readonly string[] {
  const lines: string[] = [];
  collectLines(nodes, lines, { depth: 0, isText: false });
  return lines;
}

/** Block types that contain texts, so that nodes of unknown types in them are inline elements. */
const textTypes: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'quote', 'code', 'list-item']);

const ownTypes: ReadonlySet<unknown> = new Set([...textTypes, 'list', 'image']);

function collectLines(
  nodes: unknown,
  lines: string[],
  { depth, isText }: { readonly depth: number; readonly isText: boolean },
): void {
  if (!Array.isArray(nodes) || depth > maxBlockDepth) return;
  // Beside a text, a node of an unknown type is an inline element as well.
  const isLine = isText || nodes.some((node) => isRecord(node) && isInline(node));
  let line: string | undefined;
  for (const node of nodes as readonly unknown[]) {
    if (!isRecord(node)) continue;
    if (isInline(node) || (isLine && !ownTypes.has(node['type'])))
      line = `${line ?? ''}${inlineText(node, depth)}`;
    else {
      if (line !== undefined) lines.push(line);
      line = undefined;
      collectLines(node['children'], lines, { depth: depth + 1, isText: textTypes.has(node['type']) });
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

/** An entry that a link in a document names beside its URL. */
export interface LinkedEntry {
  /** Uid of its content type. */
  readonly __type: string;
  readonly id: number;
}

/** The maximum number of linked entries of one document; further links are treated like any other. */
const maxLinkedEntries = 1000;

/**
 * Returns the entry that a link names with `entry: { __type, id }`; undefined for a link with a URL only, and for an
 * invalid entry.
 * @param node an untrusted link
 */
export function linkedEntry(node: unknown): LinkedEntry | undefined {
  if (!isRecord(node) || node['type'] !== 'link' || !isRecord(node['entry'])) return undefined;
  const { __type: uid, id } = node['entry'];
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 1e9;
  return typeof uid === 'string' && uid.length <= 255 && isId ? { __type: uid, id } : undefined;
}

/**
 * Returns the entries that a document links, each once, in the order of their first link; at most a thousand.
 * @param nodes an untrusted document
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
