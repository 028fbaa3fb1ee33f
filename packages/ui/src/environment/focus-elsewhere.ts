/**
 * Whether something on the page has the focus. To be asked when a layer has gone, which gives the focus back later than
 * it closes: by then somebody may have opened the next layer, and taking the focus from it would close it.
 */
export function hasFocusElsewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
