/**
 * Returns the portal container for the menu of a trigger: its dialog or the main region, so that it is inside a landmark.
 *
 * Returns undefined if there is neither; the portal then uses the end of the document.
 */
export function layerContainer(trigger: Element | null): HTMLElement | undefined {
  return (
    trigger?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ??
    trigger?.ownerDocument.querySelector<HTMLElement>('main') ??
    undefined
  );
}
