import { brokenBlocksRules, isSafeImageSource, isSafeLink, readBlocks } from '@admin/content-model';
import { documentValue, marks, noBlockTypes, ownTypes, paragraph, text, textTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';

/** What a repair makes of a damaged value. */
export interface Repair {
  readonly value: readonly unknown[];
  /** Parts of the former value that are not in the new one, as they were. */
  readonly dropped: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Blocks are looked into so deep; what lies deeper is dropped. */
const maxDepth = 12;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text with the marks that it has, and nothing else. */
function textOf(node: Fields): unknown[] {
  const words = typeof node['text'] === 'string' ? node['text'] : '';
  const given = marks.filter((mark) => node[mark] === true);
  return [{ ...text(words), ...Object.fromEntries(given.map((mark) => [mark, true])) }];
}

/** Puts a document right from the outside to the inside, and keeps account of what has no place in the new one. */
function createRepairer() {
  const dropped: unknown[] = [];
  const drop = (part: unknown): [] => {
    dropped.push(part);
    return [];
  };

  const inlineOf = (node: unknown, depth: number): unknown[] => {
    if (typeof node === 'string') return [text(node)];
    if (!isFields(node) || depth > maxDepth) return drop(node);
    if (typeof node['text'] === 'string') return textOf(node);
    const inner = listOf(node['children']).flatMap((child) => inlineOf(child, depth + 1));
    if (node['type'] !== 'link') return inner.length > 0 ? inner : drop(node);
    const { url } = node;
    if (typeof url === 'string' && isSafeLink(url)) return [{ type: 'link', url, children: inner }];
    drop({ type: 'link', url });
    return inner;
  };

  const inlines = (node: Fields, depth: number): unknown[] => {
    const found = listOf(node['children']).flatMap((child) => inlineOf(child, depth + 1));
    return found.length > 0 ? found : [text()];
  };

  const itemsOf = (node: Fields, depth: number): unknown[] =>
    listOf(node['children']).flatMap((child) => {
      if (!isFields(child) || depth > maxDepth) return drop(child);
      if (child['type'] === 'list') return blockOf(child, depth + 1);
      return [{ type: 'list-item', children: inlines(child, depth) }];
    });

  const blockOf = (node: unknown, depth: number): unknown[] => {
    if (typeof node === 'string') return [paragraph([text(node)])];
    if (!isFields(node)) return drop(node);
    const type = typeof node['type'] === 'string' ? node['type'] : 'paragraph';
    if (type === 'list') {
      const children = itemsOf(node, depth);
      const format = node['format'] === 'ordered' ? 'ordered' : 'unordered';
      return children.length > 0 ? [{ type, format, children }] : drop(node);
    }
    if (type === 'image') {
      const { image } = node;
      const url = isFields(image) ? image['url'] : undefined;
      const isSound = typeof url === 'string' && isSafeImageSource(url);
      return isSound ? [{ type, image, children: [text()] }] : drop(node);
    }
    if (type === 'text' || type === 'link') return [{ type: 'paragraph', children: inlineOf(node, depth) }];
    if (!ownTypes.has(type)) return [node];
    const level = type === 'heading' ? { level: levelOf(node['level']) } : {};
    const language = typeof node['language'] === 'string' ? { language: node['language'] } : {};
    return [
      {
        type: textTypes.has(type) ? type : 'paragraph',
        ...level,
        ...language,
        children: inlines(node, depth),
      },
    ];
  };

  return { blockOf, dropped, drop };
}

function levelOf(level: unknown): number {
  return Math.max(1, Math.min(6, Math.round(Number(level)) || 1));
}

/**
 * Makes a document of a value that the rule book refuses: what can be kept is kept, at its place, and what cannot is told.
 * Changes nothing itself.
 */
export function repaired(value: unknown): Repair {
  const { blockOf, dropped, drop } = createRepairer();
  const read = readBlocks(value);
  const whole = Array.isArray(read)
    ? read
    : typeof value === 'string'
      ? [value]
      : isFields(read)
        ? [read]
        : drop(value);
  const blocks = whole.flatMap((node) => blockOf(node, 0));
  const reread = readDocument(blocks, noBlockTypes);
  if (reread.kind === 'document') return { value: documentValue(reread.nodes), dropped };
  // What is still wrong is so as a whole block: nothing of it is left half.
  const sound = blocks.filter((block) => brokenBlocksRules([block]).length === 0 || drop(block).length > 0);
  const rest = readDocument(sound, noBlockTypes);
  return { value: rest.kind === 'document' ? documentValue(rest.nodes) : [paragraph()], dropped };
}

/** So many characters of a value are shown. */
const maxShownLength = 20_000;

/** So deep is a value written out. */
const maxShownDepth = 40;

/** The value without what lies deeper than anybody reads: writing a value of any depth out would overflow. */
function shallow(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxShownDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, 1_000).map((item) => shallow(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shallow(held, depth + 1)]));
}

/** A value as JSON to be read: the beginning of a long one, and the outer levels of a deep one. */
export function shownJson(value: unknown): string {
  const json = JSON.stringify(shallow(value, 0), null, 2) ?? '';
  return json.length > maxShownLength ? `${json.slice(0, maxShownLength)}\n…` : json;
}
