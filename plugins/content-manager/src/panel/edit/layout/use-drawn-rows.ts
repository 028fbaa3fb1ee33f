import { afterPaint, paintsFrames } from '@admin/shell/host';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import type { EditRows } from './edit-layout.ts';
import { nextRows } from './row-batches.ts';

/** Keys that lead on from a field, or are about the whole page, as those that print or search it: all of it has to be there. */
function leadsOn({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Tab' || ctrlKey || metaKey;
}

/**
 * How many rows of a form are drawn: the first screen at once, the others in slices after it is painted, which give way
 * to whatever else is to be done. Nobody waits for a slice: a field that is asked for is drawn with all before it, and
 * the whole form with a key that leads on from a field.
 */
export function useDrawnRows(rows: EditRows): number {
  const { editorOf, openGroup } = useEditing();
  const [drawn, setDrawn] = useState(() => (paintsFrames() ? nextRows(rows, 0, editorOf) : rows.length));
  const shown = useSyncExternalStore(openGroup.subscribe, () => openGroup.state().shown);
  const asked = shown === null ? 0 : rows.findIndex((row) => row.some(({ name }) => name === shown)) + 1;
  const there = Math.min(rows.length, Math.max(drawn, asked));
  const isWhole = there === rows.length;
  const isSeen = useRef(false);

  useEffect(() => {
    if (isWhole) return undefined;
    const drawMore = () => startTransition(() => setDrawn(nextRows(rows, there, editorOf)));
    if (isSeen.current) {
      drawMore();
      return undefined;
    }
    return afterPaint(() => {
      isSeen.current = true;
      drawMore();
    });
  }, [isWhole, rows, there, editorOf]);

  useEffect(() => {
    if (isWhole) return undefined;
    // What a key changes is drawn before the browser does what the key is for.
    const press = (event: KeyboardEvent) => {
      if (leadsOn(event)) setDrawn(rows.length);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isWhole, rows]);

  return there;
}
