import type { BlockNode } from '@admin/content-model';
import { createDocumentBuilder } from './document/document-builder.ts';
import { outermost } from './document/position.ts';
import { readMarksBy, type PastedMark } from './reading/inline-style.ts';
import { parseHtml } from './reading/parse-html.ts';
import { inParagraph, readBlockBy, type PastedBlockType } from './reading/read-block.ts';
import { readChildren } from './reading/read-nodes.ts';

/** What plugins add to texts and pasting reads. */
export interface PastedInline {
  readonly marks?: Iterable<PastedMark>;
  readonly elements?: Iterable<PastedBlockType>;
}

/** Maximum number of characters of HTML; word processors write long markup around short texts. */
const maxHtmlLength = 1_000_000;

/**
 * Reads pasted HTML: text with headings, lists, quotes, code, links, images and marks, without any other formatting. Nothing
 * in it runs or is fetched, and the result passes the blocks rules. At most a million characters are read; the content after
 * 5,000 nodes becomes one plain paragraph.
 *
 * @param html of the clipboard's `text/html`
 * @param types the block types of plugins that can be pasted
 * @param onCut is called if a part of the text is left out
 * @param inline marks and inline elements of plugins
 * @returns the blocks; none without text
 * @throws if the page's security policy forbids parsing HTML; callers then use the plain text
 */
export function blocksFromHtml(
  html: string,
  types: Iterable<PastedBlockType> = [],
  onCut?: () => void,
  { marks = [], elements = [] }: PastedInline = {},
): readonly BlockNode[] {
  const builder = createDocumentBuilder();
  readChildren(parseHtml(html.slice(0, maxHtmlLength)), outermost, {
    builder,
    readBlock: readBlockBy(types),
    readMarks: readMarksBy(marks),
    readInline: readBlockBy(elements, inParagraph),
  });
  builder.endBlock(outermost.kind);
  if (html.length > maxHtmlLength || builder.isFull()) onCut?.();
  return builder.finish();
}
