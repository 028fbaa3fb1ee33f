import { expect, test } from '@playwright/test';
import {
  startTestProvider,
  client,
} from '../../plugins/enterprise/src/single-sign-on/server/fixtures/test-provider.testing.ts';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { administrator, registerAdministrator, signIn } from '../support/administrator.ts';
import { Product } from '../support/product.ts';

test('a user signs in and out at an identity provider that an administrator adds', async ({
  browser,
  page,
}) => {
  const product = new Product({ environment: { ENTERPRISE: 'true' } });
  await product.start();
  // The redirect URI of a server without PUBLIC_URL is at localhost.
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  const panel = `${origin}/admin`;
  const provider = await startTestProvider(`${origin}/admin/connect/company/callback`);
  provider.user = {
    sub: 'eve-1',
    email: 'eve@example.com',
    email_verified: true,
    given_name: 'Eve',
    family_name: 'Evans',
  };
  try {
    await registerAdministrator(product.origin);

    await test.step('an administrator adds the provider and lets it create users', async () => {
      await signIn(page, `${panel}/settings/single-sign-on`);
      await page.getByRole('button', { name: 'Add a provider' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^Name on the sign-in page/ }).fill('Company');
      await dialog.getByRole('textbox', { name: /^Identifier/ }).fill('company');
      await dialog.getByRole('textbox', { name: /^Issuer URL/ }).fill(provider.issuer);
      await dialog.getByRole('textbox', { name: /^Client ID/ }).fill(client.id);
      await dialog.getByLabel('Client secret', { exact: true }).fill(client.secret);
      await expectAccessibleAsShown(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Edit Company' })).toBeVisible();
      await page.getByRole('switch', { name: 'Create users on their first sign-in' }).click();
      await page.getByRole('combobox', { name: 'Role of new users' }).click();
      await page.getByRole('option', { name: 'Editor' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
      await expectAccessibleAsShown(page);
    });

    const guest = await (
      await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })
    ).newPage();
    await test.step('a user signs in at the provider, and reaches the page that they wanted', async () => {
      await guest.goto(`${panel}/me`);
      await expect(guest.getByRole('link', { name: 'Company' })).toBeVisible();
      await expectAccessibleAsShown(guest);
      await guest.getByRole('link', { name: 'Company' }).click();
      await expect(guest).toHaveURL(`${panel}/me`);
      await expect(guest.getByRole('textbox', { name: /^Email/ })).toHaveValue('eve@example.com');
      await guest.reload();
      await expect(guest.getByRole('textbox', { name: /^Email/ })).toHaveValue('eve@example.com');
    });

    await test.step('the sign-out continues at the provider', async () => {
      await guest.getByRole('button', { name: 'Account menu' }).click();
      await guest.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(guest).toHaveURL(/\/session\/end\?/);
    });

    await test.step('all sign-in methods have a page, also on a phone', async () => {
      await guest.goto(`${panel}/auth/providers`);
      await expect(guest.getByRole('link', { name: 'Company' })).toBeVisible();
      await expectNoSidewaysScroll(guest);
      await expectAccessibleAsShown(guest);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('button', { name: 'Edit Company' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleAsShown(page);
    });

    await test.step('a locked role signs in at the provider only, and its password sessions end', async () => {
      const other = await (await browser.newContext()).newPage();
      await signIn(other, `${panel}/me`);
      await expect(other.getByRole('textbox', { name: /^Email/ })).toHaveValue(administrator.email);
      await page.getByRole('checkbox', { name: 'Super Admin' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
      await other.reload();
      await expect(other).toHaveURL(/\/auth\/login/);
      await other.getByLabel('Email').fill(administrator.email);
      await other.getByLabel('Password', { exact: true }).fill(administrator.password);
      await other.getByRole('button', { name: 'Login' }).click();
      await expect(other.getByText(/^Your role requires single sign-on/)).toBeVisible();
      await expectAccessibleAsShown(other);
    });

    await test.step('a failed sign-in is explained', async () => {
      provider.tamper = ({ id_token: _token, ...tokens }) => tokens;
      await guest.goto(`${panel}/auth/providers`);
      await guest.getByRole('link', { name: 'Company' }).click();
      await expect(guest.getByText(/^The response of the sign-in service is invalid/)).toBeVisible();
      await expectAccessibleAsShown(guest);
    });
  } finally {
    await provider.close();
    await product.remove();
  }
});
