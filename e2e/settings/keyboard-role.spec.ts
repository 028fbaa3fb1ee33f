import { expect, type Locator } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openFields, permissionBox } from './role-editor.ts';

/** Presses Tab until the target has the focus, up to a limit. */
async function tabTo(target: Locator, max = 40): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < max; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${max} presses of the Tab key.`);
}

test('a role is created, restricted and deleted with the keyboard', async ({ page, product }) => {
  const { keyboard } = page;
  await signIn(page, product.panel);

  await test.step('open the page', async () => {
    await tabTo(page.getByRole('link', { name: 'Settings', exact: true }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await tabTo(page.getByRole('link', { name: 'Roles', exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await tabTo(page.getByRole('link', { name: 'Create new role' }));
    await keyboard.press('Enter');
  });

  await test.step('a missing name is an error, and its field gets the focus', async () => {
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeVisible();
    await tabTo(page.getByLabel('Description'));
    await keyboard.type('Writes what others publish');
    await keyboard.press('Control+s');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('This value is required.');
    await keyboard.type('Writer');
  });

  await test.step('the table is one Tab stop; arrow keys move in it', async () => {
    await tabTo(page.getByRole('tab', { name: 'Collection types' }));
    const grid = page.getByRole('grid', { name: 'Collection types' });
    while (!(await grid.evaluate((table) => table.contains(document.activeElement)))) {
      await keyboard.press('Tab');
    }
    await keyboard.press('Home');
    while (
      !(await permissionBox(page, 'Everything on Article').evaluate((box) => box === document.activeElement))
    ) {
      await keyboard.press('ArrowDown');
      await keyboard.press('Home');
    }
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await expect(permissionBox(page, 'Create Article')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(permissionBox(page, 'Create Article: title')).toBeFocused();
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await expect(permissionBox(page, 'Read Article: title')).toBeChecked();
    await keyboard.press('Tab');
    expect(await grid.evaluate((table) => table.contains(document.activeElement))).toBe(false);
    await keyboard.press('Shift+Tab');
    await expect(permissionBox(page, 'Read Article: title')).toBeFocused();
  });

  await test.step('other permissions are in tabs', async () => {
    const collections = page.getByRole('tab', { name: 'Collection types' });
    while (!(await collections.evaluate((tab) => tab === document.activeElement))) {
      await keyboard.press('Shift+Tab');
    }
    await keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: /^Users and roles/i }));
    await keyboard.press('Enter');
    await tabTo(page.getByLabel('Select all of Users'));
    await keyboard.press('Space');
    await expect(page.getByLabel('Select all of Users')).toBeChecked();
  });

  await test.step('save with the shortcut', async () => {
    await keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/roles\/\d+$/);
    await page.reload();
    await openFields(page, 'Article');
    await expect(permissionBox(page, 'Read Article: title')).toBeChecked();
    await expect(page.getByLabel('Description')).toHaveValue('Writes what others publish');
  });

  await test.step('delete from the list', async () => {
    await tabTo(page.getByRole('link', { name: 'Roles', exact: true }), 80);
    await keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^Writer/ })).toBeVisible();
    await tabTo(page.getByRole('button', { name: 'Actions for Writer' }));
    await keyboard.press('Enter');
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await tabTo(question.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^Writer/ })).toHaveCount(0);
    // The menu button of the deleted row is gone, so the next row gets the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true);
  });
});
