import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addEditor, signInToApi } from '../support/admin-api.ts';
import { administrator } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { signInAs } from '../support/people.ts';
import type { Product } from '../support/product.ts';

/** Opens the panel in a second tab of the same browser. */
async function secondTab(context: BrowserContext, { panel }: Product): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(panel);
  return tab;
}

async function choose(page: Page, path: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  const [first = '', second] = path;
  if (second === undefined) {
    await page.getByRole('menuitemradio', { name: first }).press('Enter');
    return;
  }
  await page.getByRole('menuitem', { name: first }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: second, exact: true }).press('Enter');
}

test('a remembered session, theme and language apply in a second tab and after a restart', async ({
  context,
  page,
  shared: product,
}) => {
  const person = await addEditor(await signInToApi(product.origin));
  const hello = (tab: Page) => tab.getByRole('heading', { name: 'Hello Grace' });
  const background = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await test.step('the theme follows the system live', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${product.panel}/auth/login`);
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    const inTheDark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => background(page)).not.toBe(inTheDark);
    return inTheDark;
  });

  await signInAs(page, product.panel, { person, memory: 'remembered' });
  await expect(hello(page)).toBeFocused();
  // After the first key, the focus belongs to the user.
  await page.keyboard.press('Tab');
  const other = await secondTab(context, product);
  await expect(hello(other)).toBeVisible();

  await test.step('signing out in one tab signs out the other', async () => {
    await page.getByRole('button', { name: 'Account menu' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL(/\/auth\/login/);
  });

  await test.step('after signing in again, the first tab is signed in after a reload', async () => {
    await signInAs(other, product.panel, { person, memory: 'remembered' });
    await page.reload();
    await expect(hello(page)).toBeVisible();
  });

  await test.step('a tab opened later is signed in while both others are closed', async () => {
    await choose(page, ['Dark']);
    await choose(page, ['Language', 'Deutsch']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.close();
    await other.close();
    const later = await secondTab(context, product);
    await expect(later.getByRole('heading', { level: 1, name: 'Hallo Grace' })).toBeVisible();
    await expect(later.locator('html')).toHaveAttribute('lang', 'de');
    await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await background(later)).toBe(dark);
  });
});

test('a session that is not remembered is shared by open tabs and ends with the last one', async ({
  context,
  page,
  shared: product,
}) => {
  const welcome = (tab: Page) => tab.getByRole('heading', { name: 'Welcome!' });
  const openFromHome = async (): Promise<Page> => {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Content', exact: true })
      .click({ modifiers: ['Control'] });
    return opened;
  };
  await signInAs(page, product.panel, { person: administrator });
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();

  await test.step('a link opened in a new tab shows its page, and the token stays out of the local storage', async () => {
    const other = await openFromHome();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other).toHaveURL(/\/content-manager/);
    expect(await other.evaluate(() => Object.keys(localStorage))).not.toContain('admin.token');
    await other.close();
  });
  await test.step('signing out in one tab signs out in the other', async () => {
    const other = await openFromHome();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.getByRole('button', { name: 'Account menu' }).press('Enter');
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(welcome(other)).toBeVisible();
    await expect(welcome(page)).toBeVisible();
    await other.close();
  });
  await test.step('after all tabs were closed a new one shows the sign-in page', async () => {
    await signInAs(page, product.panel, { person: administrator });
    await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await page.close();
    await expect(welcome(await secondTab(context, product))).toBeVisible();
  });
});
