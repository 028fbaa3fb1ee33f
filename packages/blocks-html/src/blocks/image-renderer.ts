import { isSafeImageSource, type BlockNode } from '@admin/content-model';
import { element, type HtmlElement } from '../html/index.ts';
import type { RenderContext } from './block-renderer.ts';

type Values = Readonly<Record<string, unknown>>;

/** A picture with its caption, and with its smaller versions for smaller screens; nothing where its address is unsafe. */
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

/** The picture in all its widths, or undefined where it has one only. */
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

/** Spaces and commas part the sources of a set. */
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
