/**
 * Disables React's selection restoration for an editable text. Before each commit, React reads the selection of the focused
 * element if its `contentEditable` is `'true'`, which walks through every text node. Slate restores the selection itself.
 */
export function disableReactSelection(text: HTMLElement | null): void {
  // Only the property that React reads changes; the browser uses the attribute.
  if (text) Object.defineProperty(text, 'contentEditable', { configurable: true, get: () => 'inherit' });
}
