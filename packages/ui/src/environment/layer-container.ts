/**
 * Returns the element that holds the menu or list of a trigger: its dialog, or the main region of the page, so that
 * assistive technology finds it inside a landmark. Undefined for the end of the document, where there is neither.
 */
export function layerContainer(trigger: Element | null): HTMLElement | undefined {
  return (
    trigger?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ??
    trigger?.ownerDocument.querySelector<HTMLElement>('main') ??
    undefined
  );
}
