import type { BlockNode, LinkedEntry } from '@admin/content-model';
import { element, type HtmlNode } from '../html/index.ts';

/** What a renderer can ask for. */
export interface RenderContext {
  /** What the nodes inside of the block give; what is no list of nodes gives nothing. */
  readonly children: (nodes: unknown) => readonly HtmlNode[];
  /** The address of a file as a website can fetch it: one that starts with a slash lies below `baseUrl`. */
  readonly fileAddress: (url: string) => string;
  /** Where the website shows an entry; undefined where it does not say so. */
  readonly entryAddress: (entry: LinkedEntry) => string | undefined;
}

/**
 * What a block becomes. It describes elements and writes no HTML itself, so that what it is given can do no harm; of a
 * node only `type` is sure to be there.
 */
export type BlockRenderer = (node: BlockNode, context: RenderContext) => HtmlNode | readonly HtmlNode[];

/** Renderers by the type of block. */
export type BlockRenderers = Readonly<Record<string, BlockRenderer>>;

/** What a definition of a block says about its HTML. */
export interface RenderedBlock {
  readonly type: string;
  readonly toHtml?: BlockRenderer;
}

/**
 * The renderers of blocks that plugins define, for `renderBlocks`. Of several for one type the first counts, as it does
 * in the editor. A block without one becomes a paragraph of what is written in it.
 */
export function renderersOf(blocks: Iterable<RenderedBlock>): BlockRenderers {
  const renderers = new Map<string, BlockRenderer>();
  for (const { type, toHtml = renderAsParagraph } of blocks) {
    if (!renderers.has(type)) renderers.set(type, toHtml);
  }
  return Object.fromEntries(renderers);
}

const renderAsParagraph: BlockRenderer = (node, context) => {
  const children = context.children(node['children']);
  return children.length === 0 ? [] : element('p', {}, children);
};
