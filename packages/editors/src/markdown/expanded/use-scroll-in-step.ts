import type { EditorView } from '@codemirror/view';
import { useEffect } from 'react';
import { lineOfScroll, scrollOfLine, type ShownPart } from './scroll-in-step.ts';

/** How long the side that was scrolled leads, milliseconds: the other one's own scrolling answers to it. */
const lead = 120;

/** What stands in a preview, measured; its parts say which lines they show. */
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

/** Keeps a text and its preview at the same place, whichever of them is scrolled. */
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
