import { isSafeLink, linkedEntry, type BlockNode } from '@admin/content-model';
import { element, type HtmlElement, type HtmlNode } from '../html/index.ts';
import type { BlockRenderers, RenderContext } from './block-renderer.ts';
import { renderImage } from './image-renderer.ts';
import { renderList } from './list-renderer.ts';
import { renderText } from './text-renderer.ts';

/** What the blocks of the product become. */
export const coreRenderers: BlockRenderers = {
  paragraph: wrappedIn('p'),
  quote: wrappedIn('blockquote'),
  'list-item': wrappedIn('li'),
  list: renderList,
  image: renderImage,
  text: renderText,
  heading: ({ children, level }, context) =>
    element(isLevel(level) ? `h${level}` : 'p', {}, context.children(children)),
  code: ({ children, language }, context) =>
    element('pre', {}, [element('code', { class: languageClass(language) }, context.children(children))]),
  link: renderLink,
};

function wrappedIn(tag: string): (node: BlockNode, context: RenderContext) => HtmlElement {
  return ({ children }, context) => element(tag, {}, context.children(children));
}

/** A link, to where the website shows the entry that it names, or else to its address; its text alone where that is unsafe. */
function renderLink(node: BlockNode, context: RenderContext): HtmlNode | readonly HtmlNode[] {
  const { children, url, target } = node;
  const content = context.children(children);
  const entry = linkedEntry(node);
  const address = (entry && context.entryAddress(entry)) ?? url;
  if (typeof address !== 'string' || !isSafeLink(address)) return content;
  return element('a', { href: address, target: target === '_blank' ? target : undefined }, content);
}

function isLevel(level: unknown): level is number {
  return typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 6;
}

/** The class that highlighters of code look for. */
function languageClass(language: unknown): string | undefined {
  return typeof language === 'string' && /^[\w-]{1,40}$/.test(language) ? `language-${language}` : undefined;
}
