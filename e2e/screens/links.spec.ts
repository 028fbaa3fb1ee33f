import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { basePaths } from '../support/base-paths.ts';
import { openAddress } from '../support/open-address.ts';
import { Product } from '../support/product.ts';

/** Buttons that reveal further links. */
const openers = [
  /^Actions for /,
  'What links here',
  'View settings',
  'Add a translation',
  'Views',
  'Account menu',
] as const;

/** Links in content, which may point to any address of the website. */
const written = '[contenteditable], [role="region"][aria-label^="Preview"]';

/** The target and the text of a link. */
interface Anchor {
  readonly href: string;
  readonly text: string;
  readonly opensTab: boolean;
  readonly rel: string;
}

const anchorsOf = (page: Page): Promise<readonly Anchor[]> =>
  page.evaluate(
    (ignored) =>
      [...document.querySelectorAll('a')]
        .filter((anchor) => anchor.hasAttribute('href') && !anchor.closest(ignored))
        .map(({ href, textContent, target, rel }) => ({
          href,
          text: textContent.trim(),
          opensTab: target === '_blank',
          rel,
        })),
    written,
  );

/** Opens a page by client-side navigation and waits until it is rendered. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = heading.textContent;
  });
  await openAddress(page, address);
  await page
    .waitForFunction(
      () => {
        const heading = document.querySelector('h1');
        return heading !== null && heading.dataset['left'] !== heading.textContent;
      },
      undefined,
      { timeout: 500, polling: 50 },
    )
    // Pages of the same kind can have the same heading.
    .catch(() => undefined);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
}

/** Returns all links of a page. */
async function collect(page: Page, withHidden: boolean): Promise<readonly Anchor[]> {
  const found = [...(await anchorsOf(page))];
  return withHidden ? [...found, ...(await collectHidden(page))] : found;
}

/** Returns the links in tabs, menus and dialogs of a page. */
async function collectHidden(page: Page): Promise<readonly Anchor[]> {
  const found: Anchor[] = [];
  for (const tab of (await page.locator('form').getByRole('tab', { selected: false }).all()).slice(0, 1)) {
    await tab.click();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    found.push(...(await anchorsOf(page)));
  }
  for (const name of openers) {
    const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    await opener.click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog')).first()).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    found.push(...(await anchorsOf(page)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
  }
  return found;
}

/** Query parameters that change only the rows of a list. */
const ofRows = new Set(['page', 'pageSize', 'sort', '_q', 'filters']);

/** Returns the pattern of an address: without ids, and with the names of its query parameters only. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = decodeURIComponent(pathname)
    .replaceAll(/(?:api|plugin|admin)::[\w.-]+/g, ':uid')
    .replaceAll(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/components\/[\w.-]+/, 'components/:component');
  const keys = [...searchParams.keys()].map((key) => key.replaceAll(/\[.*/g, ''));
  const names = new Set(keys.filter((key) => !ofRows.has(key)));
  return `${path}?${[...names].toSorted().join('&')}`;
}

/** Returns the problem of a link; null if it stays in the panel or leaves it on purpose. */
function problemOf({ href, opensTab, rel }: Anchor, panel: string): string | null {
  const url = new URL(href);
  if (!url.protocol.startsWith('http')) return null;
  const { origin, pathname } = new URL(panel);
  if (url.origin !== origin) return opensTab && rel.includes('noopener') ? null : 'leads to another site';
  if (url.pathname.startsWith('/uploads/')) return null;
  return `${url.pathname}/`.startsWith(`${pathname}/`) ? null : 'leaves the panel';
}

for (const basePath of basePaths) {
  test(`every link of the panel at ${basePath} opens a page of the panel`, async ({ page }) => {
    await Product.during({ basePath, data: 'registered' }, async ({ panel }) => {
      await signIn(page, panel);
      const waiting = new Map([[shapeOf(`${panel}/`), `${panel}/`]]);
      const seen = new Set(waiting.keys());
      const problems = new Set<string>();
      const paths = new Set<string>();
      for (const [shape, address] of waiting) {
        await visit(page, address);
        const lost = page.getByRole('heading', { name: /not found|may not see|could not|went wrong/i });
        if (await lost.first().isVisible()) problems.add(`${address}: ${await lost.first().textContent()}`);
        const path = shape.split('?')[0] ?? '';
        const withHidden = !paths.has(path);
        paths.add(path);
        for (const anchor of await collect(page, withHidden)) {
          const problem = problemOf(anchor, panel);
          if (problem !== null) problems.add(`"${anchor.text}" on ${shape} ${problem}: ${anchor.href}`);
          const next = shapeOf(anchor.href);
          if (problem !== null || seen.has(next) || !anchor.href.startsWith(panel)) continue;
          seen.add(next);
          waiting.set(next, anchor.href);
        }
      }
      expect([...problems]).toEqual([]);
      // Without these, the pages with most links were not reached.
      expect([...seen].join('\n')).toMatch(/collection-types\/:uid\/:id\?/);
      expect([...seen].join('\n')).toMatch(/settings\/users\/:id\?/);
      expect(seen.size).toBeGreaterThan(25);
      test.info().annotations.push({ type: 'pages', description: [...seen].join('\n') });
    });
  });
}
