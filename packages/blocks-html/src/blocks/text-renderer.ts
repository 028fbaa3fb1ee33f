import type { BlockNode, TextMark } from '@admin/content-model';
import { element, type HtmlNode } from '../html/index.ts';

/** From the inside out. */
const markTags: readonly (readonly [TextMark, string])[] = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
];

/** A text with its marks; a line of its own after each line break. */
export function renderText(node: BlockNode): readonly HtmlNode[] {
  const { text } = node;
  if (typeof text !== 'string' || text === '') return [];
  let nodes: readonly HtmlNode[] = text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));
  for (const [mark, tag] of markTags) if (node[mark] === true) nodes = [element(tag, {}, nodes)];
  return nodes;
}
