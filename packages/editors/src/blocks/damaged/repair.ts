import { brokenBlocksRules, isSafeImageSource, isSafeLink, readBlocks } from '@admin/content-model';
import { documentValue, marks, noBlockTypes, ownTypes, paragraph, text, textTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';

/** The result of repairing a damaged value. */
export interface Repair {
  readonly value: readonly unknown[];
  /** Parts of the former value that are missing in the new one, unchanged. */
  readonly dropped: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Maximum depth of nodes; deeper nodes are dropped. */
const maxDepth = 12;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text node with its valid marks only. */
function textOf(node: Fields): unknown[] {
  const words = typeof node['text'] === 'string' ? node['text'] : '';
  const given = marks.filter((mark) => node[mark] === true);
  return [{ ...text(words), ...Object.fromEntries(given.map((mark) => [mark, true])) }];
}

/** Creates a repairer that converts nodes from the outside in and collects dropped parts. */
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
 * Returns a valid document for an invalid value, with the parts that it cannot contain. Does not modify the value.
 */
export function repairDocument(value: unknown): Repair {
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
  // Blocks that are still invalid are dropped as a whole.
  const sound = blocks.filter((block) => brokenBlocksRules([block]).length === 0 || drop(block).length > 0);
  const rest = readDocument(sound, noBlockTypes);
  return { value: rest.kind === 'document' ? documentValue(rest.nodes) : [paragraph()], dropped };
}

/** Maximum number of characters that are shown of a value. */
const maxShownLength = 20_000;

/** Maximum depth that is shown of a value. */
const maxShownDepth = 40;

/** Returns a value without its deepest levels, because serializing a value of any depth can overflow the stack. */
function shallow(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxShownDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, 1_000).map((item) => shallow(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shallow(held, depth + 1)]));
}

/** Returns a value as indented JSON, truncated in length and depth. */
export function displayJson(value: unknown): string {
  const json = JSON.stringify(shallow(value, 0), null, 2) ?? '';
  return json.length > maxShownLength ? `${json.slice(0, maxShownLength)}\n…` : json;
}
