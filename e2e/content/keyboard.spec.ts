import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { addEditor, signInToApi } from '../support/admin-api.ts';
import { administrator, signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';

/** Content types that render immediately: they need no text editor. */
const tags = '/content-manager/collection-types/api::tag.tag?page=1&pageSize=10&sort=name:ASC';
const authors = '/content-manager/collection-types/api::author.author?page=1&pageSize=10&sort=name:ASC';

test('a user signs in with the keyboard', async ({ page, shared: product }) => {
  await page.goto(`${product.panel}/auth/login`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(administrator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await expect(password).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
});

test('an entry is opened, changed, saved and reverted with the keyboard', async ({
  page,
  shared: product,
}) => {
  await signIn(page, `${product.panel}${tags}`);
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('link').first()).toBeVisible();
  await first.focus();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row').nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^name/i });
  await expect(field).toHaveValue(/\w/);
  const before = await field.inputValue();
  await field.focus();
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(field).toHaveValue(/ again$/);
  // One step of the form, beyond the save: the browser would undo single letters.
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue(`${before} again`);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await expect(field).toHaveValue(before);
});

test('leaving with unsaved changes asks for confirmation, and staying keeps them', async ({
  page,
  shared: product,
}) => {
  await signIn(page, `${product.panel}${tags}`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const field = page.getByRole('textbox', { name: /^name/i });
  await field.fill('A name that nobody saved');
  await page.goBack();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('A name that nobody saved');
  await page.goBack();
  await dialog.getByRole('button').last().click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('theme and language, chosen in the account menu, survive a reload', async ({
  page,
  shared: product,
}) => {
  const person = await addEditor(await signInToApi(product.origin));
  await signIn(page, `${product.panel}/me`, person);
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Language' }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: 'العربية' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('on a phone of 390 px, every page is reachable through the navigation sheet', async ({
  page,
  shared: product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, `${product.panel}${authors}`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await page.mouse.wheel(0, 1_500);
  // The sticky header is below the top bar, so nothing covers its buttons.
  const isOnTop = () =>
    save.evaluate((button) => {
      const { left, top, bottom, width } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        button.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
  await expect.poll(isOnTop).toBe(true);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag');
});
