import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** Waits until what opens, closes or changes its colour has done so: half-faded text has too little contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState, timeline }) => {
      // What goes on for ever, or follows the scrolling, has no end to wait for.
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || endTime === Infinity || timeline !== document.timeline;
    }),
  );
}

async function analysed(page: Page, ignored: readonly string[]): Promise<readonly string[]> {
  await settled(page);
  const { violations: found } = await new AxeBuilder({ page }).disableRules([...ignored]).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What axe finds wrong on the page, in words that a failing test can show. */
export async function violations(page: Page, ignored: readonly string[] = []): Promise<readonly string[]> {
  const found = await analysed(page, ignored);
  // A notice may have begun to fade while axe looked at it; what is wrong with a page stays wrong.
  return found.length === 0 ? found : analysed(page, ignored);
}

/** A screen: its address, and what tells that it is there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly shown: (page: Page) => ReturnType<Page['locator']>;
}

/** Opens screens one after the other; on none of them axe may find anything, in the light or in the dark. */
export async function expectAccessible(page: Page, panel: string, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, shown } of screens) {
    await test.step(name, async () => {
      await page.goto(`${panel}${path}`);
      await expect(shown(page)).toBeVisible();
      await expectAccessibleAsShown(page);
    });
  }
}

/** Axe may find nothing on the page as it is shown now, in the light or in the dark. */
export async function expectAccessibleAsShown(page: Page, ignored: readonly string[] = []): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, ignored), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
