import { expect, type Locator, type Page } from '@playwright/test';
import { administrator, signIn } from '../support/administrator.ts';
import { openAddress } from '../support/open-address.ts';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { test } from './extended-product.ts';

// Serial, in one worker, which builds the product of this folder.
test.describe.configure({ mode: 'default' });

const editor = '/settings/roles/2';
const listSettings = '/content-manager/collection-types/api::article.article/configurations/list';
const users = '/settings/users?pageSize=10&page=1&sort=firstname';

/** Reloads the page in a language. */
async function reloadIn(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('admin.language', code), language);
  await page.reload();
}

async function expectRightToLeft(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expectNoSidewaysScroll(page);
}

/**
 * Polls the horizontal center of an element as a share of the window width: 0 is the left edge, 1 the right one.
 * Style sheets and fonts can move it after the first paint.
 */
function expectMiddle(page: Page, selector: string) {
  const { width } = page.viewportSize() ?? { width: 1 };
  return expect.poll(
    async () => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? (box.x + box.width / 2) / width : null;
    },
    { message: `the middle of ${selector}` },
  );
}

/** Returns the left edge of an element. */
const leftOf = async (one: Locator) => (await one.boundingBox())?.x ?? Number.NaN;

/** Returns the right edges of the texts of headers or of the first row, in whole pixels. */
function rightEdges(page: Page, row: 'thead tr' | 'tbody tr'): Promise<readonly number[]> {
  return page
    .locator(row)
    .first()
    .evaluate((element) =>
      [...element.querySelectorAll(':scope > *')]
        .filter(({ textContent }) => textContent.trim() !== '')
        .map((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          range.selectNodeContents(walker.nextNode() ?? cell);
          return Math.round(range.getBoundingClientRect().right);
        }),
    );
}

for (const width of [1440, 390]) {
  test(`in Arabic the layout is mirrored at ${width} px`, async ({ page, extended: product }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.panel}/auth/login`);
    const language = page.getByRole('banner').getByRole('combobox');
    await expectMiddle(page, 'header select').toBeGreaterThan(0.5);
    await expect.poll(async () => (await page.locator('header select').boundingBox())?.y).toBeLessThan(80);
    await language.focus();
    await language.selectOption('ar');
    await expectRightToLeft(page);
    await expectMiddle(page, 'header select').toBeLessThan(0.5);

    await page.locator('input[name="email"]').fill(administrator.email);
    await page.locator('input[name="password"]').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRightToLeft(page);
    if (width > 1000) await expectMiddle(page, 'header nav').toBeGreaterThan(0.9);

    await openAddress(page, `${product.panel}${users}`);
    await expect(page.getByRole('row', { name: /ada@example\.com/ })).toBeVisible();
    await expectRightToLeft(page);
    if (width > 1000) {
      // Columns with only text.
      await expect(async () => {
        const [headers, texts] = await Promise.all([
          rightEdges(page, 'thead tr'),
          rightEdges(page, 'tbody tr'),
        ]);
        expect(texts.slice(1, 4)).toEqual(headers.slice(1, 4));
      }).toPass({ timeout: 20_000 });
    }

    await openAddress(page, `${product.panel}${editor}`);
    await expect(page.getByRole('grid').getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('grid').getByRole('button', { expanded: false }).first().click();
    await expectRightToLeft(page);
    if (width > 1000) {
      await expectMiddle(page, 'aside').toBeGreaterThan(0.75);
      const boxes = page.getByRole('grid').locator('tbody tr').first().getByRole('checkbox');
      const further = async () => (await leftOf(boxes.nth(1))) - (await leftOf(boxes.nth(0)));
      await expect.poll(further, { message: 'actions go on to the left' }).toBeLessThan(0);
    }

    await openAddress(page, `${product.panel}${listSettings}`);
    const toggle = page.getByRole('switch').first();
    await expect(toggle).toBeChecked();
    await expectRightToLeft(page);
    // As a share of its width: the thumb of a checked switch is at the left end after its transition.
    const thumb = async () => {
      const { width: track = 1 } = (await toggle.boundingBox()) ?? {};
      return ((await leftOf(toggle.locator('span'))) - (await leftOf(toggle))) / track;
    };
    await expect.poll(thumb).toBeLessThan(1 / 4);
    await expect.poll(thumb).toBeGreaterThan(0);
    const choice = page.getByRole('combobox').first();
    await expect(choice).toHaveCSS('text-align', 'right');
  });
}

test('arrow keys in the permission editor move in their direction in Arabic, too', async ({
  page,
  extended: product,
}) => {
  await signIn(page, `${product.origin}/admin/init`);
  await page.evaluate(() => localStorage.setItem('admin.language', 'ar'));
  await page.goto(`${product.panel}${editor}`);
  const grid = page.getByRole('grid');
  const start = grid.getByRole('checkbox').nth(1);
  await start.focus();
  await expect(start).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const further = grid.getByRole('checkbox').nth(2);
  await expect(further).toBeFocused();
  await expect.poll(async () => (await leftOf(further)) - (await leftOf(start))).toBeLessThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(start).toBeFocused();
});

test('an unknown language falls back to English, and an outdated code becomes a valid one on the page', async ({
  page,
  extended: product,
}) => {
  await page.goto(`${product.panel}/auth/login`);
  await reloadIn(page, 'xx-unknown');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const [code, lang] of [
    ['dk', 'da'],
    ['zh', 'zh-Hant'],
    ['pt-BR', 'pt-BR'],
  ] as const) {
    await reloadIn(page, code);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
  }
});
