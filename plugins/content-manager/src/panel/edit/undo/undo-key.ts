/** Which way to go over what was done. */
export type Direction = 'undo' | 'redo';

/** What a key press asks for: Ctrl+Z or Cmd+Z, with Shift, or Ctrl+Y, the other way; undefined for any other. */
export function directionOf(
  press: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>,
): Direction | undefined {
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return undefined;
  const key = press.key.toLowerCase();
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo';
  return key === 'y' && press.ctrlKey && !press.shiftKey ? 'redo' : undefined;
}

/** A layer above the page in which a field of the form is edited. */
const layerOfForm = '[data-form-layer]';

/**
 * Whether a press is meant for the form: not for a text field beside it, and not for a dialog above it, unless a field
 * of the form is edited there.
 */
export function isForForm(target: EventTarget | null, form: HTMLElement): boolean {
  if (!(target instanceof HTMLElement) || form.contains(target) || target.closest(layerOfForm)) return true;
  const isText = target.isContentEditable || target.matches('input, textarea, select');
  return !isText && !target.closest('[role=dialog], [role=alertdialog]');
}
