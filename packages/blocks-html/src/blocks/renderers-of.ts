import { element } from '../html/index.ts';
import type { BlockRenderer, BlockRenderers } from './block-renderer.ts';

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
