import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { test } from '../stage/journey.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as somebody does, and tells where that led. */
async function scroll(page: Page, by: number): Promise<number> {
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, by);
  await expect.poll(() => top(page)).toBeGreaterThan(by / 2);
  return top(page);
}

test('Back leads to the very place: the list with its page and order, and home', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await signIn(page, product.panel);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Hello');
  await expect(page.getByRole('heading', { name: 'Last changed' })).toBeVisible();
  const home = { url: page.url(), top: await scroll(page, 150) };

  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await expect(heading).toHaveText('Article');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect.poll(() => top(page), { message: 'a page begins at its top' }).toBe(0);
  await page.getByRole('columnheader', { name: 'title' }).getByRole('button').click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2.*sort=title:DESC/);
  await expect(page.getByRole('row').nth(8)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const list = { url: page.url(), top: await scroll(page, 240) };

  await page.getByRole('row').nth(8).getByRole('link').first().click();
  await expect(page.getByLabel(/^title/i)).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  const entry = { url: page.url(), top: await scroll(page, 700) };

  await test.step('from the entry to the list, and forward again', async () => {
    await page.goBack();
    await expect(page).toHaveURL(list.url);
    await expect(page.getByRole('row').nth(8)).toBeVisible();
    await expect.poll(() => top(page)).toBe(list.top);
    await page.goForward();
    await expect(page).toHaveURL(entry.url);
    await expect.poll(() => top(page)).toBe(entry.top);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(list.top);
  });

  await test.step('also after a reload, when the rows have to be fetched first', async () => {
    await page.reload();
    await expect(page).toHaveURL(list.url);
    await expect.poll(() => top(page)).toBe(list.top);
  });

  await test.step('home', async () => {
    for (let steps = 0; steps < 3; steps += 1) await page.goBack();
    await expect(page).toHaveURL(home.url);
    await expect(heading).toContainText('Hello');
    await expect.poll(() => top(page)).toBe(home.top);
  });
});
