import type { Page } from '@playwright/test';

/** A layout shift entry of the browser, which TypeScript has no type for. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Records layout shifts in the visible part of the page from the next document on, also right after input, which
 * browsers exclude. Edited text and overlays may move.
 *
 * @param part selector of the part of the page that is watched
 * @returns a function that names the elements that moved so far in the current document
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
