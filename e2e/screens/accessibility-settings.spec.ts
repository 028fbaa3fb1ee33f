import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { addPerson, roleId, signInToApi } from '../stage/admin-api.ts';
import { expectAccessible, expectAccessibleAsShown, under, type Screen } from './axe.ts';
import { test } from '../stage/journey.ts';
import { anotherGrace, type Person } from '../stage/people.ts';
import { openFields, permissionBox } from '../settings/role-editor.ts';

const users = '/settings/users?pageSize=10&page=1&sort=firstname';
const box = (page: Page) => permissionBox(page, 'Read article');
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' });

/** The pages of the settings, with somebody among the users who can be opened. */
const screensWith = ({ email }: Person, userId: number): readonly Screen[] => [
  {
    name: 'overview',
    path: '/settings/application-infos',
    shown: (page) => page.getByRole('region', { name: 'Logos' }),
  },
  { name: 'users', path: users, shown: (page) => page.getByRole('row', { name: email }) },
  { name: 'nobody matches', path: `${users}&_q=xyzzy`, shown: (page) => page.getByText('No users match') },
  {
    name: 'oneself',
    path: '/settings/users/1',
    shown: under('Ada', (page) => page.getByLabel('Super Admin')),
  },
  {
    name: 'another user',
    path: `/settings/users/${userId}`,
    shown: under('Grace', sessions),
  },
  { name: 'roles', path: '/settings/roles', shown: (page) => page.getByRole('row').nth(3) },
  { name: 'super administrator', path: '/settings/roles/1', shown: under('Super Admin', box) },
  { name: 'role', path: '/settings/roles/2', shown: under('Editor', box) },
  { name: 'new role', path: '/settings/roles/new', shown: under('Create a role', box) },
  {
    name: 'profile',
    path: '/me',
    shown: (page) => sessions(page).getByRole('listitem').first(),
  },
];

test('axe finds nothing on the pages of the settings', async ({ page, shared: product }) => {
  const api = await signInToApi(product.origin);
  const grace = anotherGrace();
  const { userId } = await addPerson(api, grace, [await roleId(api, 'Editor')]);
  await signIn(page, product.panel);
  await expectAccessible(page, product.panel, screensWith(grace, userId));
});

test('axe finds nothing on what opens on them', async ({ page, shared: product }) => {
  await signIn(page, `${product.panel}${users}`);
  await test.step('invitation, before and after', async () => {
    const invited = anotherGrace();
    await page.getByRole('button', { name: 'Invite new user' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Editor')).toBeVisible();
    await expectAccessibleAsShown(page);
    await dialog.getByRole('button', { name: 'Invite user' }).click();
    await expect(dialog.getByText('This value is required.').first()).toBeVisible();
    await expectAccessibleAsShown(page);
    await dialog.getByLabel('First name').fill(invited.firstname);
    await dialog.getByLabel('Email').fill(invited.email);
    await dialog.getByLabel('Editor').check();
    await dialog.getByRole('button', { name: 'Invite user' }).click();
    await expect(dialog.getByLabel('Invitation link')).toBeVisible();
    await expectAccessibleAsShown(page);
    await dialog.getByRole('button', { name: 'Finish' }).click();
  });

  await test.step('chosen users and filters', async () => {
    await page.getByLabel('Select all users').check();
    await expect(page.getByRole('toolbar', { name: 'Selected users' })).toBeVisible();
    await expectAccessibleAsShown(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Value')).toBeVisible();
    // What is open lies over the page and belongs to no landmark.
    await expectAccessibleAsShown(page, ['region']);
  });

  await test.step('fields, conditions and permissions of the settings', async () => {
    await page.goto(`${product.panel}/settings/roles/2`);
    await openFields(page, 'article');
    await page.getByRole('button', { name: 'Fields in seo', exact: true }).click();
    await expectAccessibleAsShown(page);
    await page.getByRole('button', { name: 'Conditions of article', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAsShown(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Users and roles/i }).click();
    await expect(page.getByLabel('Select all of Users')).toBeVisible();
    await expectAccessibleAsShown(page);
  });
});
