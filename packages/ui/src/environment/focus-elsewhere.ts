/**
 * Returns whether any element of the page has the focus.
 *
 * Layers restore the focus some time after they close. By then another layer may be open, and moving its focus would
 * close it.
 */
export function hasFocusElsewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
