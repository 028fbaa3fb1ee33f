import type { EditorView } from '@codemirror/view';
import { useEffect } from 'react';

/** The position of a part of the text in the preview. */
export interface ShownPart {
  /** First line of its source and the line after the last, from 0. */
  readonly line: number;
  readonly end: number;
  /** Distance of its upper edge from the top of the preview and its height, pixels. */
  readonly top: number;
  readonly height: number;
}

/** Returns the scroll offset of the preview that shows a line at its top; lines count from 0, with fractions. */
export function scrollOfLine(parts: readonly ShownPart[], line: number): number {
  const part = parts.findLast((shown) => shown.line <= line);
  if (!part) return 0;
  const share = Math.min(1, (line - part.line) / Math.max(1, part.end - part.line));
  return part.top + share * part.height;
}

/** Returns the line at the top of a preview with this scroll offset; the inverse of `scrollOfLine`. */
export function lineOfScroll(parts: readonly ShownPart[], scroll: number): number {
  const part = parts.findLast(({ top }) => top <= scroll);
  if (!part) return 0;
  const share = Math.min(1, (scroll - part.top) / Math.max(1, part.height));
  return part.line + share * (part.end - part.line);
}

/** Milliseconds for which the scrolled side leads; scroll events of the other side are ignored during this time. */
const lead = 120;

/** Measures the parts of a preview, which carry their line numbers. */
function shownParts(scroller: HTMLElement): readonly ShownPart[] {
  const offset = scroller.getBoundingClientRect().top - scroller.scrollTop;
  return [...scroller.querySelectorAll<HTMLElement>('[data-line]')].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    const { line, end } = element.dataset;
    return { line: Number(line), end: Number(end), top: top - offset, height };
  });
}

function lineAtTop(view: EditorView): number {
  const height = Math.max(0, view.scrollDOM.scrollTop - view.documentPadding.top);
  const block = view.lineBlockAtHeight(height);
  const share = block.height === 0 ? 0 : Math.min(1, (height - block.top) / block.height);
  return view.state.doc.lineAt(block.from).number - 1 + share;
}

function scrollToLine(view: EditorView, line: number): void {
  const number = Math.min(view.state.doc.lines, Math.floor(line) + 1);
  const block = view.lineBlockAt(view.state.doc.line(number).from);
  view.scrollDOM.scrollTop = block.top + (line - Math.floor(line)) * block.height + view.documentPadding.top;
}

/** Synchronises the scroll positions of a text and its preview. */
export function useScrollInStep(view: EditorView | null, preview: HTMLElement | null): void {
  useEffect(() => {
    if (!view || !preview) return undefined;
    let leader: 'text' | 'preview' | null = null;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const follow = (side: 'text' | 'preview', act: () => void) => () => {
      if (leader !== null && leader !== side) return;
      leader = side;
      clearTimeout(ending);
      ending = setTimeout(() => (leader = null), lead);
      act();
    };
    const fromText = follow('text', () => {
      preview.scrollTop = scrollOfLine(shownParts(preview), lineAtTop(view));
    });
    const fromPreview = follow('preview', () => {
      scrollToLine(view, lineOfScroll(shownParts(preview), preview.scrollTop));
    });
    view.scrollDOM.addEventListener('scroll', fromText, { passive: true });
    preview.addEventListener('scroll', fromPreview, { passive: true });
    return () => {
      clearTimeout(ending);
      view.scrollDOM.removeEventListener('scroll', fromText);
      preview.removeEventListener('scroll', fromPreview);
    };
  }, [preview, view]);
}
