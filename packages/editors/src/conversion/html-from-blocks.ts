import { renderBlocks, renderersOf, type RenderedBlock } from '@admin/blocks-html';

/**
 * Blocks as HTML, for other programs to paste. The blocks of plugins become what they become on a website.
 * @param baseUrl where files lie whose address starts with a slash
 */
export function htmlFromBlocks(nodes: unknown, types: Iterable<RenderedBlock>, baseUrl: string): string {
  return renderBlocks(nodes, { renderers: renderersOf(types), baseUrl });
}
