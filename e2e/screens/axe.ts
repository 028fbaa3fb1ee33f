import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { openAddress } from '../support/open-address.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe: all, or those whose results can differ between the themes. */
export type Extent = 'everything' | 'colours';

/** Waits for transitions and animations: half-faded text has too little contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState, timeline }) => {
      // Infinite and scroll-driven animations never end; the notice of a panel that does not load starts after 20 seconds.
      const { endTime, delay = 0 } = effect?.getComputedTiming() ?? {};
      const ends = endTime !== Infinity && delay < 10_000 && timeline === document.timeline;
      return playState !== 'running' || !ends;
    }),
  );
}

/** The rules of a check. */
export interface Checks {
  readonly extent?: Extent;
  /** Rules that do not apply to the page. */
  readonly ignored?: readonly string[];
}

function optionsOf({ extent = 'everything', ignored = [] }: Checks): RunOptions {
  return {
    resultTypes: ['violations'],
    ...(extent === 'colours' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
    rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
  };
}

async function analysed(page: Page, checks: Checks): Promise<readonly string[]> {
  await settled(page);
  // Injected once per document, because it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
    };
    const { violations: found } = await axe.run(document, options);
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, optionsOf(checks));
}

/** Returns the violations that axe finds on the page, as texts for a failing test. */
export async function violations(page: Page, checks: Checks = {}): Promise<readonly string[]> {
  const found = await analysed(page, checks);
  // A notice may fade during the check; real violations occur again.
  return found.length === 0 ? found : analysed(page, checks);
}

/** A screen: its address, and an element that shows when it is rendered. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly shown: (page: Page) => ReturnType<Page['locator']>;
}

/** Returns a locator on the page with a heading, so that it does not match the previous page. */
export const under =
  (heading: string | RegExp, sight: (page: Page) => ReturnType<Page['locator']>): Screen['shown'] =>
  (page) =>
    page
      .locator('body')
      .filter({ has: page.getByRole('heading', { level: 1, name: heading }) })
      .filter({ has: sight(page) });

/**
 * Opens screens one after the other in an open panel, and expects no violation on any of them in the light or dark theme.
 */
export async function expectAccessible(page: Page, panel: string, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, shown } of screens) {
    await test.step(name, async () => {
      await openAddress(page, `${panel}${path}`);
      await expect(shown(page)).toBeVisible();
      await expectAccessibleAsShown(page);
    });
  }
}

/** Expects no violation on the current page in the light or dark theme. */
export async function expectAccessibleAsShown(page: Page, ignored: readonly string[] = []): Promise<void> {
  const looks = [
    ['light', 'everything'],
    ['dark', 'colours'],
  ] as const;
  for (const [colorScheme, extent] of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { extent, ignored }), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
