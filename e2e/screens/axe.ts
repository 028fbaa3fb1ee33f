import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { lead } from '../stage/lead.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks for: everything, or what can differ between the same page in the light and in the dark. */
export type Extent = 'everything' | 'colours';

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

/** What axe looks for, and what it need not look for. */
export interface Checks {
  readonly extent?: Extent;
  /** Rules that do not hold for what is shown. */
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
  // It stays until another page is loaded: half a megabyte is not parsed for each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
    };
    const { violations: found } = await axe.run(document, options);
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, optionsOf(checks));
}

/** What axe finds wrong on the page, in words that a failing test can show. */
export async function violations(page: Page, checks: Checks = {}): Promise<readonly string[]> {
  const found = await analysed(page, checks);
  // A notice may have begun to fade while axe looked at it; what is wrong with a page stays wrong.
  return found.length === 0 ? found : analysed(page, checks);
}

/** A screen: its address, and what tells that it is there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly shown: (page: Page) => ReturnType<Page['locator']>;
}

/** Looks for something on the page with a heading: neither may still be that of the page before. */
export const under =
  (heading: string | RegExp, sight: (page: Page) => ReturnType<Page['locator']>): Screen['shown'] =>
  (page) =>
    page
      .locator('body')
      .filter({ has: page.getByRole('heading', { level: 1, name: heading }) })
      .filter({ has: sight(page) });

/**
 * Leads to screens one after the other, in a panel that is open; on none of them axe may find anything, in the light or
 * in the dark.
 */
export async function expectAccessible(page: Page, panel: string, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, shown } of screens) {
    await test.step(name, async () => {
      await lead(page, `${panel}${path}`);
      await expect(shown(page)).toBeVisible();
      await expectAccessibleAsShown(page);
    });
  }
}

/** Axe may find nothing on the page as it is shown now, in the light or in the dark. */
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
