import { expect } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addEditor, signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { submitSignIn } from '../support/people.ts';

test('a deactivated user is signed out at the next request, and returns once activated', async ({
  browser,
  page,
  shared: product,
}) => {
  const grace = await addEditor(await signInToApi(product.origin));
  const { userId } = grace;
  const guest = await browser.newPage();
  await signIn(guest, product.panel, grace);
  await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  await signIn(page, `${product.panel}/settings/users/${userId}`);

  await test.step('deactivate', async () => {
    const active = page.getByRole('switch', { name: 'Active' });
    await expect(active).toBeChecked();
    await active.click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await openAddress(
      page,
      `${product.panel}/settings/users?pageSize=10&page=1&sort=firstname&_q=${grace.email}`,
    );
    await expect(page.getByRole('row', { name: grace.email })).toContainText('Inactive');
  });

  await test.step('the next navigation in the other browser signs out', async () => {
    await guest.getByRole('link', { name: 'Content', exact: true }).first().click();
    const dialog = guest.getByRole('alertdialog').or(guest.getByRole('dialog'));
    await expect(dialog).toContainText('Your session has ended');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(guest).toHaveURL(/\/auth\/login/);
    expect(await guest.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('admin.token');
  });

  await test.step('the sign-in page shows the reason', async () => {
    await submitSignIn(guest, { ...grace, password: 'Not-her-Passw0rd' });
    await expect(guest.getByText('Invalid credentials')).toBeVisible();
    await submitSignIn(guest, grace);
    await expect(guest).toHaveURL(/\/auth\/oops$/);
    await expect(guest.getByRole('heading', { name: 'Oops...' })).toBeVisible();
    await expect(guest.getByRole('main')).toContainText('Your account has been suspended.');
    await expect(guest.getByRole('main')).toContainText(
      'If this is a mistake, please contact your administrator.',
    );
    await guest.getByRole('link', { name: 'Sign in' }).click();
    await expect(guest).toHaveURL(/\/auth\/login$/);
  });

  await test.step('activate again', async () => {
    await page.getByRole('row', { name: grace.email }).getByRole('link').first().click();
    await page.getByRole('switch', { name: 'Active' }).click();
    await page.keyboard.press('Control+s');
    // The notice of the first change may still be visible.
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await submitSignIn(guest, grace);
    await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  });

  await test.step('end all sessions from the page of the user', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('Signed out everywhere', { exact: true }).last()).toBeVisible();
    await guest.reload();
    await expect(guest).toHaveURL(/\/auth\/login/);
  });
  await guest.close();
});
