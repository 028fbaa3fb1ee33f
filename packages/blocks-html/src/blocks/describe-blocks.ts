import { maxBlockDepth, type BlockNode, type LinkedEntry } from '@admin/content-model';
import type { HtmlNode } from '../html/index.ts';
import type { BlockRenderer, BlockRenderers, RenderContext } from './block-renderer.ts';
import { coreRenderers } from './core-renderers.ts';

export interface RenderOptions {
  /** What the blocks of plugins become, and what becomes of others in place of the product's way. */
  readonly renderers?: BlockRenderers;
  /** Where files lie whose address starts with a slash: the address of the server, without a slash at its end. */
  readonly baseUrl?: string;
  /**
   * Where the website shows an entry that a link names; undefined for one that it does not show, whose link then leads to
   * the address that was written with it.
   */
  readonly entryAddress?: (entry: LinkedEntry) => string | undefined;
  /** Hears of a renderer that failed; its block is left out. @default nobody */
  readonly onError?: (error: unknown, node: BlockNode) => void;
}

/** A document that could be saved has fewer nodes. */
const maxNodes = 100_000;

/** Items of lists are a level of their own. */
const maxDepth = maxBlockDepth * 2 + 2;

/** What stands in lines; a block that is found there gives the text in it. */
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

/** Where a node stands. */
interface Position {
  readonly depth: number;
  /** The types of the blocks around, the closest one first. */
  readonly parent: string;
  readonly isInLink: boolean;
  readonly isInCode: boolean;
}

/**
 * Describes a document as elements. Never throws: what is damaged, deeper than documents can be, or of a type without a
 * renderer gives nothing.
 * @param nodes a document as it may arrive
 */
export function describeBlocks(nodes: unknown, options: RenderOptions = {}): readonly HtmlNode[] {
  const describing = { options, left: maxNodes };
  return describeAll(nodes, describing, { depth: 0, parent: '', isInLink: false, isInCode: false });
}

interface Describing {
  readonly options: RenderOptions;
  /** How many nodes may still come. */
  left: number;
}

function describeAll(nodes: unknown, describing: Describing, position: Position): readonly HtmlNode[] {
  if (!Array.isArray(nodes) || position.depth > maxDepth) return [];
  const described: HtmlNode[] = [];
  for (const node of nodes as readonly unknown[]) {
    if (describing.left <= 0) break;
    describing.left--;
    const given = isNode(node) ? describeNode(node, describing, position) : [];
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
        isInLink: position.isInLink || node.type === 'link',
        isInCode: position.isInCode || node.type === 'code',
      }),
    fileAddress: (url) => fileAddress(url, options.baseUrl),
    entryAddress: (entry) => options.entryAddress?.(entry),
  };
  try {
    return rendererOf(node.type, options.renderers)?.(node, context) ?? [];
  } catch (error) {
    options.onError?.(error, node);
    return [];
  }
}

/** Whether a node stands where it cannot be, so that only what is in it counts. */
function isFlattened({ type }: BlockNode, { parent, isInLink }: Position): boolean {
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
