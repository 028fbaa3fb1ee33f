import { renderBlocks } from '@admin/blocks-html';
import { marks, renderers } from '@admin/plugin-more-blocks/renderers';
import MarkdownIt from 'markdown-it';
import { linkAddress } from '../addresses.ts';
import type { LocaleCode } from '../locales.ts';

/** Where the addresses in a text lead. */
export interface TextContext {
  readonly locale: LocaleCode;
  readonly cmsUrl: string;
}

/** HTML in a text is shown as text, and addresses with unsafe schemes are no links. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });

/**
 * Returns the HTML of Markdown. Its uppermost headings are `h2`, because the title of the page is the only `h1`. Links to
 * pages that this website does not have are text.
 */
export function renderMarkdown(source: string, { locale, cmsUrl }: TextContext): string {
  const tokens = markdown.parse(source, {});
  const levelOf = ({ tag }: { readonly tag: string }): number => Number(tag.slice(1));
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'));
  const uppermost = Math.min(...headings.map(levelOf));
  for (const heading of headings) heading.tag = `h${Math.min(6, levelOf(heading) - uppermost + 2)}`;
  for (const token of tokens) {
    let isText = false;
    for (const child of token.children ?? []) {
      const href = child.attrGet('href');
      const address = href === null ? undefined : linkAddress(String(href), locale);
      if (child.type === 'link_open') isText = address === undefined;
      if (address !== undefined) child.attrSet('href', address);
      else if (isText && child.type.startsWith('link_')) Object.assign(child, { tag: 'span', attrs: null });
      const src = child.attrGet('src');
      if (src !== null) child.attrSet('src', new URL(String(src), cmsUrl).href);
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** Returns a part of a blocks document whose links lead to pages of this website; other paths become text. */
function withAddresses(part: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => withAddresses(one, locale));
  if (typeof part !== 'object' || part === null || !('children' in part)) return part;
  const node = { ...part, children: withAddresses(part.children, locale) };
  if (!('type' in node && node.type === 'link' && 'url' in node)) return node;
  const url = linkAddress(String(node.url), locale);
  return url === undefined ? node.children : { ...node, url };
}

/** Returns the HTML of a blocks document: the tags of the built-in list, and aligned paragraphs. */
export function renderDocument(nodes: unknown, { cmsUrl, locale }: TextContext): string {
  return renderBlocks(withAddresses(nodes, locale), {
    renderers,
    marks,
    baseUrl: cmsUrl.replace(/\/+$/, ''),
    allow: { p: ['style.text-align'] },
    onDropped: () => undefined,
  });
}
