import type { ReactEditor } from 'slate-react';

/** Scroll step in pixels: about one line. */
const step = 28;

/** Keeps the cursor visible: scrolls only the area around the text, by whole lines. */
export function scrollIntoArea(_editor: ReactEditor, range: globalThis.Range): void {
  const node = range.startContainer;
  const element = node instanceof Element ? node : node.parentElement;
  const area = element?.closest('[data-blocks-area]');
  if (!element || !area) return;
  const rects = range.getClientRects();
  const line = rects[rects.length - 1] ?? element.getBoundingClientRect();
  const frame = area.getBoundingClientRect();
  const below = line.bottom - frame.bottom;
  const above = frame.top - line.top;
  if (below > 0) area.scrollTop += Math.ceil(below / step) * step;
  else if (above > 0) area.scrollTop -= Math.ceil(above / step) * step;
}
