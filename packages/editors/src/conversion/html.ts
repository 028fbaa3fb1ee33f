import {
  inlineRenderersOf,
  markRenderersOf,
  renderBlocks,
  renderersOf,
  type RenderedBlock,
  type RenderedMark,
} from '@admin/blocks-html';

/** What plugins add to texts and copying renders. */
export interface RenderedInline {
  readonly marks?: Iterable<RenderedMark>;
  readonly elements?: Iterable<RenderedBlock>;
}

/**
 * Renders blocks as HTML for other programs. Blocks of plugins are rendered as on a website.
 * @param baseUrl the base of file addresses that start with a slash
 */
export function htmlFromBlocks(
  nodes: unknown,
  types: Iterable<RenderedBlock>,
  baseUrl: string,
  { marks = [], elements = [] }: RenderedInline = {},
): string {
  return renderBlocks(nodes, {
    renderers: { ...inlineRenderersOf(elements), ...renderersOf(types) },
    marks: markRenderersOf(marks),
    baseUrl,
  });
}
