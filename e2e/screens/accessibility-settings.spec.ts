import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addEditor, signInToApi } from '../support/admin-api.ts';
import { expectAccessible, expectAccessibleAsShown, under, type Screen } from './axe.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { openFields } from '../settings/role-editor.ts';

const users = '/settings/users?pageSize=10&page=1&sort=firstname';
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' });

/** Settings pages without dialogs. Stories show their other states. */
const screensWith = (userId: number): readonly Screen[] => [
  {
    name: 'overview',
    path: '/settings/application-infos',
    shown: (page) => page.getByRole('region', { name: 'Logos' }),
  },
  { name: 'user', path: `/settings/users/${userId}`, shown: under('Grace', sessions) },
  { name: 'roles', path: '/settings/roles', shown: (page) => page.getByRole('row').nth(3) },
  {
    name: 'media library',
    path: '/settings/media-library',
    shown: (page) => page.getByRole('switch', { name: 'Auto orientation' }),
  },
  {
    name: 'profile',
    path: '/me',
    shown: (page) => sessions(page).getByRole('listitem').first(),
  },
];

test('axe reports nothing on the settings pages and their dialogs', async ({ page, shared: product }) => {
  const api = await signInToApi(product.origin);
  const { userId, ...grace } = await addEditor(api);
  // This user has one session.
  await signInToApi(product.origin, grace);

  await signIn(page, `${product.panel}${users}`);
  await test.step('users, selected users, and the invitation', async () => {
    await page.getByLabel('Select all users').check();
    await expect(page.getByRole('toolbar', { name: 'Selected users' })).toBeVisible();
    await expectAccessibleAsShown(page);
    await page.getByRole('button', { name: 'Invite new user' }).click();
    await expect(page.getByRole('dialog').getByLabel('Editor', { exact: true })).toBeVisible();
    await expectAccessibleAsShown(page);
    await page.keyboard.press('Escape');
  });

  await expectAccessible(page, product.panel, screensWith(userId));

  await test.step('a role with its fields and its permissions for settings', async () => {
    await openAddress(page, `${product.panel}/settings/roles/2`);
    await openFields(page, 'Author');
    await page.getByRole('button', { name: 'Fields in links', exact: true }).click();
    await expectAccessibleAsShown(page);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Users and roles/i }).click();
    await expect(page.getByLabel('Select all of Users')).toBeVisible();
    await expectAccessibleAsShown(page);
  });
});
