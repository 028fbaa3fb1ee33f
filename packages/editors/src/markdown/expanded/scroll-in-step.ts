/** Where a part of the text stands in the preview. */
export interface ShownPart {
  /** First line of the text that it is made of, and the one after its last, from 0. */
  readonly line: number;
  readonly end: number;
  /** Distance of its upper edge from the top of the preview, and its height, pixels. */
  readonly top: number;
  readonly height: number;
}

/** How far the preview has to be scrolled so that a place of the text is at its top; lines count from 0, with fractions. */
export function scrollOfLine(parts: readonly ShownPart[], line: number): number {
  const part = parts.findLast((shown) => shown.line <= line);
  if (!part) return 0;
  const share = Math.min(1, (line - part.line) / Math.max(1, part.end - part.line));
  return part.top + share * part.height;
}

/** Which place of the text is at the top of a preview that is scrolled so far: the other way round. */
export function lineOfScroll(parts: readonly ShownPart[], scroll: number): number {
  const part = parts.findLast(({ top }) => top <= scroll);
  if (!part) return 0;
  const share = Math.min(1, (scroll - part.top) / Math.max(1, part.height));
  return part.line + share * (part.end - part.line);
}
