import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { mainScreens } from './main-screens.ts';
import { expectNoSidewaysScroll } from './page-width.ts';

type Texts = Readonly<Record<string, string>>;

/** All texts of the product, with accents and 40 % longer, by id. */
function pseudoTexts(): Texts {
  const script = fileURLToPath(new URL('../../scripts/messages/print-pseudo-locale.mjs', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Texts;
}

const screens = [
  ...mainScreens,
  { path: '/settings/api-tokens/create', shown: 'form' },
  { path: '/me', shown: 'form' },
] as const;

/** Returns the buttons, tabs and labels whose text is cut. */
function clippedLabels(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="tab"], label, legend, h1, h2')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          getComputedStyle(element).overflowX !== 'visible' &&
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 80)}`),
  );
}

test('labels that are 40 % longer than in English are not cut', async ({ page, shared: product }) => {
  const texts = pseudoTexts();
  // The texts of a language are replaced as they arrive.
  await page.route(/\/assets\/fr-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `export default ${JSON.stringify(texts)};`,
    }),
  );
  await page.addInitScript(() => localStorage.setItem('admin.language', 'fr'));
  await page.goto(`${product.panel}/auth/login`);
  await expect(page.getByRole('heading', { level: 1, name: texts['auth.login.title'] ?? '' })).toBeVisible();
  expect(await clippedLabels(page)).toEqual([]);
  await signIn(page, product.panel);
  for (const { path, shown } of screens) {
    await test.step(path, async () => {
      await openAddress(page, `${product.panel}${path}`);
      await expect(page.locator(shown).first()).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        expect(await clippedLabels(page), `at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
});
