/** Selector of focusable elements, including elements that only scripts can focus, such as rows. */
const focusable =
  ':is(input:not([type="hidden"]), textarea, select, button, a[href], [tabindex]):not(:disabled, [aria-hidden="true"])';

/** Ancestors of an element, innermost first, each with the child index on the path to the element. */
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

/** Returns the focusable area around a removed toolbar button; never another action of that toolbar. */
function areaOfToolbar(path: ElementPath): HTMLElement | null {
  const outer = path.map(({ parent }) => parent).filter((parent) => !parent.closest('[role="toolbar"]'));
  const area = outer.find((parent) => parent.isConnected && parent.matches('[tabindex]'));
  return area instanceof HTMLElement && !area.matches('body, main, [role="main"]') ? area : null;
}

/**
 * Remembers the position of an element, so that focus can be restored after the element is removed.
 * @returns a function that returns the element, or the focusable element that now has its position: after a row is
 *   deleted, the next row, or the previous one if it was the last; null if only the page itself remains
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
      const successor = firstFocusable(parent.children[Math.min(index, parent.children.length - 1)]);
      if (successor) return successor;
    }
    return null;
  };
}
