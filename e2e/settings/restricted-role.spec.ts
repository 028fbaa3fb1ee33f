import { expect } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { addPerson, roleId, signInToApi } from '../stage/admin-api.ts';
import { test } from '../stage/journey.ts';
import { anotherGrace, signInAs } from '../stage/people.ts';
import { beginRole, openFields, permissionBox, save } from './role-editor.ts';

const articles = '/content-manager/collection-types/api::article.article';

/** What the panel keeps from somebody who may only read titles, and what the API answers. */
const closed = {
  pages: [
    '/settings/users?pageSize=10&page=1&sort=firstname',
    '/settings/users/1',
    '/settings/roles',
    '/settings/roles/1',
    '/settings/roles/new',
    '/content-manager/collection-types/api::author.author',
  ],
  calls: [
    ['GET', '/admin/users'],
    ['GET', '/admin/users/1'],
    ['POST', '/admin/users', { firstname: 'Eve', email: 'eve@example.com', roles: [1] }],
    ['POST', '/admin/users/batch-delete', { ids: [1] }],
    ['GET', '/admin/roles'],
    ['POST', '/admin/roles', { name: 'Mine', description: '' }],
    ['GET', '/content-manager/collection-types/api::author.author'],
    ['GET', '/content-manager/single-types/api::homepage.homepage'],
    ['POST', articles, { title: 'Mine' }],
    ['PUT', `${articles}/1`, { title: 'Mine' }],
    ['DELETE', `${articles}/1`],
    ['POST', `${articles}/1/actions/publish`],
    ['POST', `${articles}/1/actions/unpublish`],
  ],
} as const;

test('a role that may read titles of articles shows these, and the rest neither in the panel nor through the API', async ({
  browser,
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  await test.step('make the role', async () => {
    await beginRole(page, product.panel, 'Title reader');
    await openFields(page, 'article');
    await permissionBox(page, 'Read article: title').check();
    await expect(permissionBox(page, 'Read article')).toHaveJSProperty('indeterminate', true);
    await save(page);
    await expect(page).toHaveURL(/\/settings\/roles\/\d+$/);
    await page.reload();
    await openFields(page, 'article');
    await expect(permissionBox(page, 'Read article: title')).toBeChecked();
    await expect(permissionBox(page, 'Read article: slug')).not.toBeChecked();
  });

  const api = await signInToApi(product.origin);
  const grace = anotherGrace();
  const reader = await addPerson(api, grace, [await roleId(api, 'Title reader')]);
  const guest = await browser.newPage();
  await signInAs(guest, product.panel, { person: grace });

  await test.step('the menus offer nothing but the overview of the settings', async () => {
    await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
    await guest.getByRole('link', { name: 'Settings', exact: true }).first().click();
    await expect(guest).toHaveURL(/\/settings\/application-infos$/);
    await expect(guest.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
      'Overview',
    ]);
    await expect(guest.getByRole('button', { name: 'Save' })).toHaveCount(0);
    // The menu lists collections for those who can also add to them.
    await guest.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect(guest.getByRole('region', { name: 'Single Types' })).toBeVisible();
    await expect(guest.getByRole('navigation', { name: 'Content' }).getByRole('link')).toHaveCount(0);
    await expect(guest.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
  });

  await test.step('the list and an article show the title only, not to be changed', async () => {
    await guest.goto(`${product.panel}${articles}?page=1&pageSize=10&sort=title:ASC`);
    await expect(guest.getByRole('row').nth(3)).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Create new entry' })).toHaveCount(0);
    await guest.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(guest.getByRole('textbox', { name: /^title/i })).toHaveValue(/.+/);
    await expect(guest.getByRole('textbox', { name: /^title/i })).not.toBeEditable();
    await expect(guest.getByRole('textbox')).toHaveCount(1);
    for (const action of ['Save', 'Publish', 'Unpublish', 'Delete']) {
      await expect(guest.getByRole('button', { name: action, exact: true })).toBeHidden();
    }
  });

  await test.step('addresses of everything else', async () => {
    for (const address of closed.pages) {
      await guest.goto(`${product.panel}${address}`);
      await expect(
        guest.getByRole('heading', { name: 'You may not see this page' }),
        `the page at ${address}`,
      ).toBeVisible();
    }
    for (const [address, ends] of [
      ['/content-manager/single-types/api::homepage.homepage', /\/admin\/?$/],
      [`${articles}/create`, /api::article\.article\?/],
    ] as const) {
      await guest.goto(`${product.panel}${address}`);
      await expect(guest).toHaveURL(ends);
      await expect(guest.getByRole('region', { name: /^Notifications/ })).toContainText(/not allowed/i);
    }
  });

  await test.step('the API refuses what the panel hides', async () => {
    for (const [method, path, body] of closed.calls) {
      const { status } = await reader.ask(method, path, body);
      expect(status, `${method} ${path}`).toBe(403);
    }
    const { results } = (await reader.ask('GET', `${articles}?page=1&pageSize=3`)).body as {
      readonly results: readonly Record<string, unknown>[];
    };
    expect(results).toHaveLength(3);
    for (const entry of results) {
      expect(entry).toHaveProperty('title');
      for (const hidden of ['slug', 'body', 'seo', 'author']) expect(entry).not.toHaveProperty(hidden);
    }
  });
  await guest.close();
});
