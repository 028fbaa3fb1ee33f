/** The direction in the history. */
export type Direction = 'undo' | 'redo';

/** Returns the direction of a key press: Ctrl+Z or Cmd+Z undo; with Shift, or Ctrl+Y, they redo. */
export function directionOf(
  press: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>,
): Direction | undefined {
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return undefined;
  const key = press.key.toLowerCase();
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo';
  return key === 'y' && press.ctrlKey && !press.shiftKey ? 'redo' : undefined;
}

/** A layer above the page that contains a field of the form. */
const layerOfForm = '[data-form-layer]';

/** Returns whether a key press applies to the form: not in other text fields, and not in dialogs without a field of it. */
export function isForForm(target: EventTarget | null, form: HTMLElement): boolean {
  if (!(target instanceof HTMLElement) || form.contains(target) || target.closest(layerOfForm)) return true;
  const isText = target.isContentEditable || target.matches('input, textarea, select');
  return !isText && !target.closest('[role=dialog], [role=alertdialog]');
}
