import type { BlockNode } from '@admin/content-model';
import MarkdownIt from 'markdown-it';
import { blocksFromHtml, type PastedInline } from '../blocks-from-html.ts';
import type { PastedBlockType } from '../reading/read-block.ts';

// HTML is kept as text, so that `Array<string>` is not lost.
const parser = new MarkdownIt({ html: false, linkify: true });
// A file name such as `readme.md` is not an address.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// The HTML reader drops unsafe addresses and keeps their text, as for all pasted content.
parser.validateLink = () => true;

/**
 * Returns the blocks of a Markdown text.
 *
 * Converts it to HTML for the reader of pasted HTML, whose limits, rules for addresses and plugin blocks apply.
 *
 * @param onCut is called if a part of the text is left out
 * @throws if the page's security policy forbids parsing HTML
 */
export function blocksFromMarkdown(
  text: string,
  types: Iterable<PastedBlockType> = [],
  onCut?: () => void,
  inline: PastedInline = {},
): readonly BlockNode[] {
  return blocksFromHtml(parser.render(text), types, onCut, inline);
}
