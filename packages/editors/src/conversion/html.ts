import { renderBlocks, renderersOf, type RenderedBlock } from '@admin/blocks-html';
import type { BlockNode } from '@admin/content-model';
import { createDocumentBuilder } from './document/document-builder.ts';
import { outermost } from './document/position.ts';
import { parseHtml } from './reading/parse-html.ts';
import { readBlockBy, type PastedBlockType } from './reading/read-block.ts';
import { readChildren } from './reading/read-nodes.ts';

/** Characters of HTML that are read; word processors write much around little text. */
const maxHtmlLength = 1_000_000;

/**
 * Reads what somebody pasted: the text with its headings, lists, quotes, code, links, pictures and marks, without anything
 * else about its looks. Nothing in it runs or is fetched, and what comes out passes the rule book. At most a million
 * characters are read; what comes after 5,000 nodes becomes one plain paragraph.
 *
 * @param html of the clipboard's `text/html`
 * @param types of plugins, whose blocks can be pasted
 * @param onCut hears of it where not all of the text is taken
 * @returns the blocks; none where there is no text
 * @throws where the page's security policy lets nobody parse HTML: the plain text is then what there is
 */
export function blocksFromHtml(
  html: string,
  types: Iterable<PastedBlockType> = [],
  onCut?: () => void,
): readonly BlockNode[] {
  const builder = createDocumentBuilder();
  readChildren(parseHtml(html.slice(0, maxHtmlLength)), outermost, {
    builder,
    readBlock: readBlockBy(types),
  });
  builder.endBlock(outermost.kind);
  if (html.length > maxHtmlLength || builder.isFull()) onCut?.();
  return builder.finish();
}

/**
 * Blocks as HTML, for other programs to paste. The blocks of plugins become what they become on a website.
 * @param baseUrl where files lie whose address starts with a slash
 */
export function htmlFromBlocks(nodes: unknown, types: Iterable<RenderedBlock>, baseUrl: string): string {
  return renderBlocks(nodes, { renderers: renderersOf(types), baseUrl });
}
