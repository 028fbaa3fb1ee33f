import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent } from 'react';

/** The pictures that are dropped or pasted. What comes with words, as from a word processor, is words. */
export function picturesOf(transfer: DataTransfer | null): readonly File[] {
  if (!transfer || transfer.types.includes('text/plain')) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'));
}

/** Takes pictures that are dropped on a text or pasted into it; everything else goes on to the editor. */
export function usePictureDrops(
  view: EditorView | null,
  take: ((pictures: readonly File[], at: number) => void) | null,
): void {
  const handle = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    if (!view || !take || view.state.readOnly) return;
    const isDrop = 'dataTransfer' in event;
    const pictures = picturesOf(isDrop ? event.dataTransfer : event.clipboardData);
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const pointed = isDrop ? view.posAtCoords({ x: event.clientX, y: event.clientY }) : null;
    take(pictures, pointed ?? view.state.selection.main.head);
  });
  useEffect(() => {
    if (!view) return undefined;
    const { dom } = view;
    const listen = (event: ClipboardEvent | DragEvent) => handle(event);
    // Before the editor, which would read the files as text.
    dom.addEventListener('paste', listen, { capture: true });
    dom.addEventListener('drop', listen, { capture: true });
    return () => {
      dom.removeEventListener('paste', listen, { capture: true });
      dom.removeEventListener('drop', listen, { capture: true });
    };
  }, [view]);
}
