import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { SVG } from 'image-size/types/svg';

/** The media types of logos, with their file extensions. */
export const logoTypes = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
} as const;

export type LogoType = keyof typeof logoTypes;

/** The properties of an image in its bytes; sizes in pixels. */
export interface LogoImage {
  readonly type: LogoType;
  readonly width: number;
  readonly height: number;
}

/** The number of bytes at the start of an SVG that are searched for its size. */
const svgHeadBytes = 16_384;

function beginsWith(content: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => content[index] === byte);
}

/** Returns the type by the first bytes; null for other types. */
function typeOf(content: Uint8Array): LogoType | null {
  if (beginsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (beginsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const head = new TextDecoder().decode(content.subarray(0, 1000));
  return /^\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(head) ? 'image/svg+xml' : null;
}

const readers = { 'image/jpeg': JPG, 'image/png': PNG, 'image/svg+xml': SVG } as const;

/** Reads the type and size of a logo from its bytes; null for any other file. */
export function readLogoImage(content: Uint8Array): LogoImage | null {
  const type = typeOf(content);
  if (type === null) return null;
  const described = type === 'image/svg+xml' ? content.subarray(0, svgHeadBytes) : content;
  try {
    const { width, height } = readers[type].calculate(described);
    return width > 0 && height > 0 ? { type, width, height } : null;
  } catch {
    // The library throws when it cannot read the image.
    return null;
  }
}
