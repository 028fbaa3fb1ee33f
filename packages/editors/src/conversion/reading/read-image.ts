import { isSafeImageSource, type BlockNode } from '@admin/content-model';
import { textNode } from '../document/runs.ts';

/** A picture that everybody can fetch; null for one that lies in the page, in a file, or below an address unknown here. */
export function readImage(element: Element): BlockNode | null {
  const url = element.getAttribute('src')?.trim() ?? '';
  if (!/^https?:\/\//i.test(url) || url.length > 2000 || !isSafeImageSource(url)) return null;
  const width = pixels(element.getAttribute('width'));
  const height = pixels(element.getAttribute('height'));
  // A picture of one pixel counts readers.
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

/** What is written in place of a picture that cannot be taken over. */
export function altOf(element: Element): string {
  return (element.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 500);
}

function nameOf(url: string): string {
  return /([^/?#]{1,200})(?:[?#].*)?$/.exec(url)?.[1] ?? '';
}

function pixels(value: string | null): number | undefined {
  return value !== null && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
