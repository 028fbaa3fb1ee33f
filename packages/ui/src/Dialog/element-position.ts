/** What the focus may go to: also rows and headings that take it from a script alone. */
const focusable =
  ':is(input:not([type="hidden"]), textarea, select, button, a[href], [tabindex]):not(:disabled, [aria-hidden="true"])';

/** Where an element stands: each element around it, from the inside out, with the position of what leads to it. */
type ElementPath = readonly { readonly parent: Element; readonly index: number }[];

function pathOf(element: Element): ElementPath {
  const path: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement)
    path.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return path;
}

function firstFocusable(element: Element | undefined): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  return element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
}

/** Returns what around a removed button of a toolbar takes the focus: never another action of that toolbar. */
function areaOfToolbar(path: ElementPath): HTMLElement | null {
  const outer = path.map(({ parent }) => parent).filter((parent) => !parent.closest('[role="toolbar"]'));
  const area = outer.find((parent) => parent.isConnected && parent.matches('[tabindex]'));
  return area instanceof HTMLElement && !area.matches('body, main, [role="main"]') ? area : null;
}

/**
 * Remembers where an element stands, for the time when it is gone.
 * @returns finds the element itself while it is there, else what can be focused in its place: of a deleted row the row
 *   that moved up, of the last one the row before; null where only the whole page is left of all that was around it
 */
export function rememberPosition(element: HTMLElement): () => HTMLElement | null {
  const path = pathOf(element);
  const isTool = element.closest('[role="toolbar"]') !== null;
  return () => {
    if (element.isConnected) return element;
    if (isTool) return areaOfToolbar(path);
    for (const { parent, index } of path) {
      if (!parent.isConnected) continue;
      if (parent.matches('body, main, [role="main"]')) return null;
      const heir = firstFocusable(parent.children[Math.min(index, parent.children.length - 1)]);
      if (heir) return heir;
    }
    return null;
  };
}
