import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent } from 'react';

/** Returns the dropped or pasted images; none if there is text as well, as from a word processor. */
export function picturesOf(transfer: DataTransfer | null): readonly File[] {
  if (!transfer || transfer.types.includes('text/plain')) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'));
}

/** Handles images that are dropped or pasted; the editor handles everything else. */
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
    // In the capture phase, before the editor reads the files as text.
    dom.addEventListener('paste', listen, { capture: true });
    dom.addEventListener('drop', listen, { capture: true });
    return () => {
      dom.removeEventListener('paste', listen, { capture: true });
      dom.removeEventListener('drop', listen, { capture: true });
    };
  }, [view]);
}
