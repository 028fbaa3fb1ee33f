import { expect, type Page } from '@playwright/test';
import { administrator } from '../stage/administrator.ts';
import { test } from '../stage/journey.ts';
import { expectNoSidewaysScroll } from './page-width.ts';
import { signInAs } from '../stage/people.ts';

const editor = '/settings/roles/2';
const listSettings = '/content-manager/collection-types/api::article.article/configurations/list';
const users = '/settings/users?pageSize=10&page=1&sort=firstname';

async function speak(page: Page, panel: string, language: string): Promise<void> {
  await page.goto(`${panel}/auth/login`);
  await page.evaluate((code) => localStorage.setItem('admin.language', code), language);
  await page.reload();
}

async function expectRightToLeft(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expectNoSidewaysScroll(page);
}

/** The middle of something, in parts of the window's width: 0 is the left edge, 1 the right one. */
async function middle(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  const { width } = page.viewportSize() ?? { width: 1 };
  if (!box) throw new Error(`There is no ${selector}.`);
  return (box.x + box.width / 2) / width;
}

/** Where the texts of the columns end at the right, in whole pixels: of the headers, or of the first row. */
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
  test(`in Arabic everything is mirrored, ${width} px wide`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.panel}/auth/login`);
    const language = page.getByRole('banner').getByRole('combobox');
    expect(await middle(page, 'header select')).toBeGreaterThan(0.5);
    expect((await page.locator('header select').boundingBox())?.y).toBeLessThan(80);
    await language.focus();
    await language.selectOption('ar');
    await expectRightToLeft(page);
    expect(await middle(page, 'header select')).toBeLessThan(0.5);

    await page.locator('input[name="email"]').fill(administrator.email);
    await page.locator('input[name="password"]').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRightToLeft(page);
    if (width > 1000) expect(await middle(page, 'header nav')).toBeGreaterThan(0.9);

    await page.goto(`${product.panel}${users}`);
    await expect(page.getByRole('row', { name: /ada@example\.com/ })).toBeVisible();
    await expectRightToLeft(page);
    if (width > 1000) {
      // Of the columns that show nothing but text.
      const [headers, texts] = await Promise.all([
        rightEdges(page, 'thead tr'),
        rightEdges(page, 'tbody tr'),
      ]);
      expect(texts.slice(1, 4)).toEqual(headers.slice(1, 4));
    }

    await page.goto(`${product.panel}${editor}`);
    await expect(page.getByRole('grid').getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('grid').getByRole('button', { expanded: false }).first().click();
    await expectRightToLeft(page);
    if (width > 1000) {
      expect(await middle(page, 'aside')).toBeGreaterThan(0.75);
      const boxes = page.getByRole('grid').locator('tbody tr').first().getByRole('checkbox');
      const [first, second] = [await boxes.nth(0).boundingBox(), await boxes.nth(1).boundingBox()];
      expect(second?.x ?? 0, 'actions go on to the left').toBeLessThan(first?.x ?? 0);
    }

    await page.goto(`${product.panel}${listSettings}`);
    const toggle = page.getByRole('switch').first();
    await expect(toggle).toBeChecked();
    await expectRightToLeft(page);
    const [track, thumb] = [await toggle.boundingBox(), await toggle.locator('span').boundingBox()];
    expect(thumb?.x, 'a switch that is on stands at its end, the left one').toBeLessThan(
      (track?.x ?? 0) + (track?.width ?? 0) / 4,
    );
    expect(thumb?.x).toBeGreaterThan(track?.x ?? 0);
    const choice = page.getByRole('combobox').first();
    expect(await choice.evaluate((one) => getComputedStyle(one).textAlign)).toBe('right');
  });
}

test('arrow keys in the permission editor go where they point in Arabic, too', async ({ page, product }) => {
  await signInAs(page, product.panel, { person: administrator });
  await page.evaluate(() => localStorage.setItem('admin.language', 'ar'));
  await page.goto(`${product.panel}${editor}`);
  const grid = page.getByRole('grid');
  await grid.getByRole('checkbox').nth(1).focus();
  const place = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0);
  const start = await place();
  await page.keyboard.press('ArrowLeft');
  expect(await place()).toBeLessThan(start);
  await page.keyboard.press('ArrowRight');
  expect(await place()).toBe(start);
});

test('a language that does not exist is English, and an old code becomes a valid one on the page', async ({
  page,
  product,
}) => {
  await speak(page, product.panel, 'xx-unknown');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const [code, lang] of [
    ['dk', 'da'],
    ['zh', 'zh-Hant'],
    ['pt-BR', 'pt-BR'],
  ] as const) {
    await speak(page, product.panel, code);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // What is not translated yet is English.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w+/);
  }
});
