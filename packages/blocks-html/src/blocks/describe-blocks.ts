import { maxBlockDepth, type BlockNode, type LinkedEntry } from '@admin/content-model';
import { warnOnce, type AllowedHtml, type DroppedHtml, type HtmlNode } from '../html/index.ts';
import type { BlockRenderer, BlockRenderers, MarkRenderers, RenderContext } from './block-renderer.ts';
import { coreRenderers } from './core-renderers.ts';

/** The renderer that failed, and where. */
export interface RenderFailure {
  /** The type of the node or the key of the mark; it starts with the id of the plugin. */
  readonly renderer: string;
  /** The number of the block in the document, from 1. */
  readonly block: number;
}

export interface RenderOptions {
  /** Renderers of plugins' blocks, and replacements of built-in renderers. */
  readonly renderers?: BlockRenderers;
  /** Renderers of plugins' marks, outermost last. @default text is rendered without these marks */
  readonly marks?: MarkRenderers;
  /** Base of file addresses that start with a slash: the address of the server, without a trailing slash. */
  readonly baseUrl?: string;
  /**
   * Returns the address of a linked entry on the website; undefined for an entry without a page, whose link then uses its
   * stored address.
   */
  readonly entryAddress?: (entry: LinkedEntry) => string | undefined;
  /**
   * Called when a renderer throws; its block or mark is left out, and an inline element becomes its text. Must not throw.
   * @default each failing renderer is logged once if `NODE_ENV` is `development`
   */
  readonly onError?: (error: unknown, node: BlockNode, failure: RenderFailure) => void;
  /**
   * Tags and attributes that the website allows besides the built-in ones, by tag: `{ iframe: ['src', 'title'] }`. Addresses
   * are checked, and event handlers are never allowed. @default none
   */
  readonly allow?: AllowedHtml;
  /**
   * Called for each tag and attribute that is left out. Must not throw.
   * @default each is logged once if `NODE_ENV` is `development`
   */
  readonly onDropped?: (dropped: DroppedHtml) => void;
}

/** Maximum number of nodes, above that of any valid document. */
const maxNodes = 100_000;

/** Lists and their items are separate levels. */
const maxDepth = maxBlockDepth * 2 + 2;

/** Blocks with inline content; a block nested in one is flattened to its text. */
const textBlocks: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'quote',
  'code',
  'list-item',
  'link',
]);
const blockTypes: ReadonlySet<string> = new Set(
  Object.keys(coreRenderers).filter((type) => type !== 'text' && type !== 'link'),
);

/** The position of a node in the document. */
interface Position {
  readonly depth: number;
  /** The type of the parent; empty at the top level. */
  readonly parent: string;
  /** True in a text, where a node of an unknown type is an inline element. */
  readonly isInText: boolean;
  readonly isInLink: boolean;
  readonly isInCode: boolean;
}

/**
 * Describes a document as elements. Never throws: invalid nodes, nodes that are too deep and nodes of a type without a
 * renderer are left out.
 * @param nodes a document that may be invalid
 */
export function describeBlocks(nodes: unknown, options: RenderOptions = {}): readonly HtmlNode[] {
  const describing = { options, left: maxNodes, block: 0 };
  return describeAll(nodes, describing, {
    depth: 0,
    parent: '',
    isInText: false,
    isInLink: false,
    isInCode: false,
  });
}

interface Describing {
  readonly options: RenderOptions;
  /** The number of nodes that may still be rendered. */
  left: number;
  /** The number of the current block. */
  block: number;
}

function reportFailure(
  error: unknown,
  node: BlockNode,
  renderer: string,
  { options, block }: Describing,
): void {
  if (options.onError) options.onError(error, node, { renderer, block });
  else warnOnce(`The renderer of '${renderer}' failed in block ${block} of a document.`, error);
}

function describeAll(nodes: unknown, describing: Describing, position: Position): readonly HtmlNode[] {
  if (!Array.isArray(nodes) || position.depth > maxDepth) return [];
  const described: HtmlNode[] = [];
  const isInText =
    textBlocks.has(position.parent) || nodes.some((node) => isNode(node) && node.type === 'text');
  for (const node of nodes as readonly unknown[]) {
    if (describing.left <= 0) break;
    describing.left--;
    if (position.depth === 0) describing.block++;
    const given = isNode(node) ? describeNode(node, describing, { ...position, isInText }) : [];
    if (isList(given)) for (const one of given) described.push(one);
    else described.push(given);
  }
  return described;
}

function describeNode(
  node: BlockNode,
  describing: Describing,
  position: Position,
): HtmlNode | readonly HtmlNode[] {
  const { options } = describing;
  const inside = { ...position, depth: position.depth + 1 };
  if (isFlattened(node, position)) return describeAll(node.children, describing, inside);
  if (node.type === 'text' && position.isInCode) return typeof node['text'] === 'string' ? node['text'] : [];
  const context: RenderContext = {
    children: (nodes) =>
      describeAll(nodes, describing, {
        depth: inside.depth,
        parent: node.type,
        isInText: false,
        isInLink: position.isInLink || node.type === 'link',
        isInCode: position.isInCode || node.type === 'code',
      }),
    fileAddress: (url) => fileAddress(url, options.baseUrl),
    entryAddress: (entry) => options.entryAddress?.(entry),
  };
  // An inline element that cannot be rendered is replaced by its text.
  const instead = () =>
    position.isInText && !Object.hasOwn(coreRenderers, node.type) ? context.children(node['children']) : [];
  const renderer = rendererOf(node.type, options.renderers);
  if (!renderer) return instead();
  try {
    const described = renderer(node, context);
    return node.type === 'text' ? withMarks(node, described, describing) : described;
  } catch (error) {
    reportFailure(error, node, node.type, describing);
    return instead();
  }
}

/** Renders the marks of plugins around a text. A mark whose renderer throws is left out. */
function withMarks(
  node: BlockNode,
  text: HtmlNode | readonly HtmlNode[],
  describing: Describing,
): HtmlNode | readonly HtmlNode[] {
  const { marks = {} } = describing.options;
  let marked = text;
  if (isList(text) && text.length === 0) return text;
  for (const [mark, render] of Object.entries(marks)) {
    if (node[mark] !== true) continue;
    try {
      marked = render(isList(marked) ? marked : [marked]);
    } catch (error) {
      reportFailure(error, node, mark, describing);
    }
  }
  return marked;
}

/** Returns whether a node is in an invalid position, so that only its content is rendered. */
function isFlattened({ type }: BlockNode, { parent, isInLink, isInCode }: Position): boolean {
  if (isInCode && !Object.hasOwn(coreRenderers, type)) return true;
  if (type === 'link') return isInLink;
  if (type === 'list-item') return parent !== 'list';
  return blockTypes.has(type) && textBlocks.has(parent) && !(type === 'list' && parent === 'list-item');
}

function rendererOf(type: string, renderers: BlockRenderers = {}): BlockRenderer | undefined {
  if (Object.hasOwn(renderers, type)) return renderers[type];
  return Object.hasOwn(coreRenderers, type) ? coreRenderers[type] : undefined;
}

function fileAddress(url: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined || !/^\/(?![/\\])/.test(url)) return url;
  return `${baseUrl.replace(/\/$/, '')}${url}`;
}

function isNode(value: unknown): value is BlockNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isList(given: HtmlNode | readonly HtmlNode[]): given is readonly HtmlNode[] {
  return Array.isArray(given);
}
