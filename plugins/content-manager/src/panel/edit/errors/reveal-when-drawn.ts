import { fieldOf } from './field-of.ts';
import { focusField } from './reveal-field.ts';

/** How long the code and the rows of a field may take, in milliseconds. */
const patience = 5_000;

const ownMovements = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Brings the field of a written path into view as soon as it is drawn: rows are drawn in slices, and lists fetch their
 * code. Gives up when the user does something first. Where the path has no field of its own, the field around it is shown.
 * @returns ends the waiting
 */
export function revealWhenDrawn(root: HTMLElement, path: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  const reveal = (field: HTMLElement | undefined): void => {
    end();
    if (field) focusField(field);
  };
  const look = (): void => {
    const field = fieldOf(root, path);
    if (field?.dataset['field'] === path) reveal(field);
  };
  const drawn = new MutationObserver(look);
  const waiting = setTimeout(() => reveal(fieldOf(root, path)), patience);
  signal.addEventListener('abort', () => {
    drawn.disconnect();
    clearTimeout(waiting);
  });
  for (const kind of ownMovements) {
    window.addEventListener(kind, end, { capture: true, passive: true, signal });
  }
  drawn.observe(root, { childList: true, subtree: true });
  look();
  return end;
}
