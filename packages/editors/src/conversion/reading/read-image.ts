import { isSafeImageSource, type BlockNode } from '@admin/content-model';
import { textNode } from '../document/runs.ts';

/** Reads an image with a public address; null for data URLs, local files and relative addresses. */
export function readImage(element: Element): BlockNode | null {
  const url = element.getAttribute('src')?.trim() ?? '';
  if (!/^https?:\/\//i.test(url) || url.length > 2000 || !isSafeImageSource(url)) return null;
  const width = pixels(element.getAttribute('width'));
  const height = pixels(element.getAttribute('height'));
  // An image of one pixel is a tracking pixel.
  if (width === 1 || height === 1) return null;
  const alternativeText = altOf(element);
  const image = {
    name: nameOf(url) || alternativeText,
    alternativeText,
    url,
    caption: null,
    ...(width !== undefined && height !== undefined && { width, height }),
  };
  return { type: 'image', image, children: [textNode('')] };
}

/** Returns the alternative text, which replaces an image that cannot be read. */
export function altOf(element: Element): string {
  return (element.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 500);
}

function nameOf(url: string): string {
  return /([^/?#]{1,200})(?:[?#].*)?$/.exec(url)?.[1] ?? '';
}

function pixels(value: string | null): number | undefined {
  return value !== null && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
