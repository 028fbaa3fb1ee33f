import type { ContentFile } from '@admin/client';

/** The attributes of an `img` element. */
export interface PictureAttributes {
  readonly src: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/**
 * Returns the attributes of a picture. Browsers choose among its formats by the width at which it is shown; vector graphics
 * have no formats.
 * @param sizes the shown width, such as `(min-width: 60rem) 30rem, 100vw`
 * @param cmsUrl the address against which relative addresses of files are resolved
 */
export function pictureAttributes(
  { url, alternativeText, width, height, formats }: ContentFile,
  sizes: string,
  cmsUrl: string,
): PictureAttributes {
  const addressOf = (address: string): string => new URL(address, cmsUrl).href;
  const smaller = Object.values(formats ?? {});
  const candidates = width === null ? smaller : [...smaller, { url, width }];
  const srcset = candidates
    .toSorted((one, other) => one.width - other.width)
    .map((one) => `${addressOf(one.url)} ${one.width}w`)
    .join(', ');
  return {
    src: addressOf(url),
    alt: alternativeText ?? '',
    ...(width !== null && height !== null && { width, height }),
    ...(smaller.length > 0 && { srcset, sizes }),
  };
}
