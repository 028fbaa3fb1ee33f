import type { BlockNode } from '@admin/content-model';
import MarkdownIt from 'markdown-it';
import { blocksFromHtml } from '../html.ts';
import type { PastedBlockType } from '../reading/read-block.ts';

// HTML in the text stays text, so that nothing of `Array<string>` is lost.
const parser = new MarkdownIt({ html: false, linkify: true });
// A name such as `readme.md` is no address.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// The reader of HTML drops unsafe addresses and keeps their words, as for every paste.
parser.validateLink = () => true;

/**
 * Reads Markdown as the HTML that it stands for, by the reader of pasted HTML: with its limits, its rules for addresses
 * and the blocks of plugins.
 *
 * @param onCut is called if a part of the text is left out
 * @throws if the page's security policy forbids parsing HTML
 */
export function blocksFromMarkdown(
  text: string,
  types: Iterable<PastedBlockType> = [],
  onCut?: () => void,
): readonly BlockNode[] {
  return blocksFromHtml(parser.render(text), types, onCut);
}
