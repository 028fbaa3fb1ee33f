/**
 * Spares a text the search for its cursor that React makes with everything it draws: through each letter of a text that
 * says it is editable, so that it could put the cursor back into a text that lost the focus. The editor does that itself.
 */
export function disableReactSelection(text: HTMLElement | null): void {
  // The attribute, which the browser goes by, stays as it is.
  if (text) Object.defineProperty(text, 'contentEditable', { configurable: true, get: () => 'inherit' });
}
