import MarkdownIt from 'markdown-it';
import abbreviations from 'markdown-it-abbr';
import container from 'markdown-it-container';
import definitionLists from 'markdown-it-deflist';
import { light as emoji } from 'markdown-it-emoji';
import footnotes from 'markdown-it-footnote';
import inserted from 'markdown-it-ins';
import marked from 'markdown-it-mark';
import subscript from 'markdown-it-sub';
import superscript from 'markdown-it-sup';
import { isAllowedUrl } from '../allowed-url.ts';
import { ownRules } from './own-rules.ts';

export type Parser = ReturnType<typeof MarkdownIt>;

/** A parser with everything that the preview understands beside CommonMark. */
export function createParser(): Parser {
  const parser = new MarkdownIt({ html: true, breaks: true, linkify: true, typographer: true });
  parser.validateLink = isAllowedUrl;
  parser.use(abbreviations);
  parser.use(container, 'warning');
  parser.use(container, 'tip');
  for (const plugin of [definitionLists, emoji, footnotes, inserted, marked, subscript, superscript]) {
    parser.use(plugin);
  }
  Object.assign(parser.renderer.rules, ownRules);
  return parser;
}
