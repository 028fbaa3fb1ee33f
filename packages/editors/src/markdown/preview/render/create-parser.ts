import type { RendererRule, Token } from 'markdown-it';
import { light as emoji } from 'markdown-it-emoji';
import { isAllowedUrl, ownMark, writeMark, type OwnMark } from '../own-mark.ts';
import MarkdownIt from 'markdown-it';
import abbreviations from 'markdown-it-abbr';
import container from 'markdown-it-container';
import definitionLists from 'markdown-it-deflist';
import footnotes from 'markdown-it-footnote';
import inserted from 'markdown-it-ins';
import marked from 'markdown-it-mark';
import subscript from 'markdown-it-sub';
import superscript from 'markdown-it-sup';

/** Escapes the value of an attribute. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function markAttribute(mark: OwnMark): string {
  return `${ownMark}="${escaped(writeMark(mark))}"`;
}

/** Creates a renderer rule from a function of its token. */
function rule(write: (token: Token) => string): RendererRule {
  return (tokens, index) => {
    const token = tokens[index];
    return token ? write(token) : '';
  };
}

/** Returns the number of a footnote and of its reference, from 1. */
function footnoteOf({ meta }: Token): { readonly note: number; readonly reference: string } {
  const { id, subId } = meta as { readonly id: number; readonly subId?: number };
  return { note: id + 1, reference: `${id + 1}${subId ? `-${subId}` : ''}` };
}

const code = rule(({ info, content }) => {
  const [language = ''] = info.trim().split(/\s+/);
  const mark = language === '' ? '' : ` ${markAttribute({ kind: 'code', language })}`;
  return `<pre><code${mark}>${escaped(content)}</code></pre>\n`;
});

/** Columns are aligned by an attribute, because styles are not allowed. */
const cell = rule((token) => {
  const { tag } = token;
  const [, side] = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style'))) ?? [];
  return side === undefined ? `<${tag}>` : `<${tag} align="${side}">`;
});

/** Renderer rules for elements that need attributes which texts may not contain. */
export const ownRules: Readonly<Record<string, RendererRule>> = {
  fence: code,
  th_open: cell,
  td_open: cell,
  container_warning_open: () => `<div ${markAttribute({ kind: 'warning' })}>\n`,
  container_tip_open: () => `<div ${markAttribute({ kind: 'tip' })}>\n`,
  abbr_open: rule((token) => {
    const text = String(token.attrGet('title') ?? '');
    return `<abbr ${markAttribute({ kind: 'title', text })}>`;
  }),
  ordered_list_open: rule((token) => {
    const number = Number(token.attrGet('start') ?? 1);
    return number === 1 ? '<ol>\n' : `<ol ${markAttribute({ kind: 'start', number })}>\n`;
  }),
  footnote_ref: rule((token) => {
    const { note, reference } = footnoteOf(token);
    const mark = markAttribute({ kind: 'link', id: `reference-${reference}`, to: `note-${note}` });
    return `<sup><a href="#" ${mark}>[${reference.replace('-', ':')}]</a></sup>`;
  }),
  footnote_block_open: () => `<hr>\n<section ${markAttribute({ kind: 'notes' })}>\n<ol>\n`,
  footnote_open: rule(
    (token) => `<li ${markAttribute({ kind: 'place', id: `note-${footnoteOf(token).note}` })}>`,
  ),
  footnote_anchor: rule((token) => {
    const { reference } = footnoteOf(token);
    const mark = markAttribute({ kind: 'link', id: `back-${reference}`, to: `reference-${reference}` });
    return ` <a href="#" ${mark}>↩\u{fe0e}</a>`;
  }),
};

export type Parser = ReturnType<typeof MarkdownIt>;

/** Creates a parser with the extensions of the preview. */
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
