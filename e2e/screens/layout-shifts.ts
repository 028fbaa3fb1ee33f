import type { Page } from '@playwright/test';

/** What browsers tell of a layout shift; TypeScript has no type of it. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Watches from the next document on what changes its place in the visible part of a page because something else pushes
 * it away, also right after a key, which browsers forgive. What is written moves, and so does what is laid over a page.
 *
 * @param part selector of the part of the page that counts
 * @returns a function that names what moved so far, in the document that is shown now
 */
export async function watchLayoutShifts(page: Page, part: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((selector) => {
    const moved: string[] = [];
    const take = (entries: readonly PerformanceEntry[]) => {
      for (const { node, previousRect, currentRect } of (entries as readonly LayoutShift[]).flatMap(
        ({ sources }) => sources,
      )) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.closest(selector) || element.closest('[role="textbox"], [role="listbox"]')) continue;
        if (['absolute', 'fixed'].includes(getComputedStyle(element).position)) continue;
        moved.push(
          `${element.localName} from ${previousRect.y} to ${currentRect.y}: ${element.textContent.slice(0, 40)}`,
        );
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const layoutShifts = () => {
      take(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { layoutShifts });
  }, part);
  return () => page.evaluate<readonly string[]>('window.layoutShifts()');
}
