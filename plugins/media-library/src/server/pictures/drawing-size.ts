import { SVG } from 'image-size/types/svg';

/** Characters that a drawing may have. */
export const longestDrawing = 2_000_000;

/** Characters at the start that contain the size. */
const head = 16_384;

/** Returns the size of a drawing in pixels; null where it has none. */
export function drawingSize(text: string): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = SVG.calculate(new TextEncoder().encode(text.slice(0, head)));
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
  } catch {
    // The library throws where there is no size.
    return null;
  }
}
