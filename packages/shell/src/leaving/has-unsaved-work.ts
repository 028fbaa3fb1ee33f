/**
 * Whether a page would ask before the window is closed. Asked in the browser's own way, so that pages of
 * plugins that know nothing of this shell are heard too.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
