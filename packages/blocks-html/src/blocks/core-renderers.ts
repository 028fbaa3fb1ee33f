import {
  isSafeImageSource,
  isSafeLink,
  linkedEntry,
  type BlockNode,
  type TextMark,
} from '@admin/content-model';
import { element, type HtmlElement, type HtmlNode } from '../html/index.ts';
import type { BlockRenderers, RenderContext } from './block-renderer.ts';

/** Tags of marks, innermost first. */
const markTags: readonly (readonly [TextMark, string])[] = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
];

/** Renders a text with its marks and a `<br>` for each line break. */
export function renderText(node: BlockNode): readonly HtmlNode[] {
  const { text } = node;
  if (typeof text !== 'string' || text === '') return [];
  let nodes: readonly HtmlNode[] = text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));
  for (const [mark, tag] of markTags) if (node[mark] === true) nodes = [element(tag, {}, nodes)];
  return nodes;
}

/** Renders a list. Nested lists are between the items of a document, and inside the preceding item in HTML. */
export function renderList(node: BlockNode, { children }: RenderContext): HtmlElement {
  return element(node['format'] === 'ordered' ? 'ol' : 'ul', {}, children(itemsOf(node.children)));
}

function itemsOf(nodes: unknown): readonly BlockNode[] {
  const items: { readonly node: BlockNode; readonly lists: BlockNode[] }[] = [];
  for (const child of (Array.isArray(nodes) ? nodes : []) as readonly (BlockNode | null)[]) {
    if (child?.type === 'list') {
      const last = items.at(-1);
      if (last === undefined) items.push({ node: { type: 'list-item', children: [] }, lists: [child] });
      else last.lists.push(child);
    } else if (child?.type === 'list-item') items.push({ node: child, lists: [] });
  }
  return items.map(({ node, lists }) =>
    lists.length === 0 ? node : { ...node, children: [...childrenOf(node), ...lists] },
  );
}

function childrenOf({ children }: BlockNode): readonly BlockNode[] {
  return Array.isArray(children) ? children : [];
}

type Values = Readonly<Record<string, unknown>>;

/** Renders an image with its caption and smaller versions; nothing for an unsafe address. */
export function renderImage(node: BlockNode, { fileAddress }: RenderContext): HtmlElement | readonly [] {
  const image = isRecord(node['image']) ? node['image'] : {};
  const url = safeUrl(image);
  if (url === undefined) return [];
  const { alternativeText, caption, width, height } = image;
  const picture = element('img', {
    src: fileAddress(url),
    srcset: sourceSet(image, fileAddress),
    alt: typeof alternativeText === 'string' ? alternativeText : '',
    width: pixels(width),
    height: pixels(height),
    loading: 'lazy',
  });
  const text = typeof caption === 'string' ? caption.trim() : '';
  return element('figure', {}, [picture, ...(text === '' ? [] : [element('figcaption', {}, [text])])]);
}

/** Returns the `srcset` of an image; undefined if it has a single width. */
function sourceSet(image: Values, fileAddress: (url: string) => string): string | undefined {
  const formats = isRecord(image['formats']) ? Object.values(image['formats']).slice(0, 20) : [];
  const byWidth = new Map<number, string>();
  for (const version of [...formats, image]) {
    const url = isRecord(version) ? safeUrl(version) : undefined;
    const width = isRecord(version) ? pixels(version['width']) : undefined;
    if (url !== undefined && width !== undefined) byWidth.set(width, encodeSource(fileAddress(url)));
  }
  if (byWidth.size < 2) return undefined;
  return [...byWidth]
    .toSorted(([a], [b]) => a - b)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}

/** Escapes spaces and commas, which separate the sources of a set. */
function encodeSource(url: string): string {
  return url.trim().replaceAll(/\s/g, '%20').replaceAll(',', '%2C');
}

function safeUrl({ url }: Values): string | undefined {
  return typeof url === 'string' && isSafeImageSource(url) ? url : undefined;
}

function pixels(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 1 && value < 1_000_000
    ? Math.round(value)
    : undefined;
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The renderers of the built-in blocks. */
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

/** Renders a link to the page of its entry or else to its address; only its text if that is unsafe. */
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

/** Returns the class that code highlighters use. */
function languageClass(language: unknown): string | undefined {
  return typeof language === 'string' && /^[\w-]{1,40}$/.test(language) ? `language-${language}` : undefined;
}
