import { expect, type Page, type Route } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addPerson, roleId, signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { anotherGrace } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { startNewRole, openFields, permissionBox, save } from './role-editor.ts';

const authors = '/content-manager/collection-types/api::author.author';

/** Pages and API calls that a user who may only read names cannot access. */
const closed = {
  pages: [
    '/settings/users?pageSize=10&page=1&sort=firstname',
    '/settings/users/1',
    '/settings/roles',
    '/settings/roles/1',
    '/settings/roles/new',
    '/content-manager/collection-types/api::category.category',
  ],
  calls: [
    ['GET', '/admin/users'],
    ['GET', '/admin/users/1'],
    ['POST', '/admin/users', { firstname: 'Eve', email: 'eve@example.com', roles: [1] }],
    ['POST', '/admin/users/batch-delete', { ids: [1] }],
    ['GET', '/admin/roles'],
    ['POST', '/admin/roles', { name: 'Mine', description: '' }],
    ['GET', '/content-manager/collection-types/api::category.category'],
    ['GET', '/content-manager/single-types/api::homepage.homepage'],
    ['POST', authors, { name: 'Mine' }],
    ['PUT', `${authors}/1`, { name: 'Mine' }],
    ['DELETE', `${authors}/1`],
    ['POST', `${authors}/1/actions/publish`],
    ['POST', `${authors}/1/actions/unpublish`],
  ],
} as const;

/** Checks a role preview with unsaved permissions, and leaves it. */
async function lookAround(look: Page, { panel, origin }: Product): Promise<void> {
  const why = 'Nothing can be changed while you are viewing as Name reader.';
  const bar = look.getByRole('region', { name: 'View of a role' });
  const banner = 'Viewing as Name reader with unsaved permissions. Nothing can be changed.';
  await expect(bar).toContainText(banner);

  const held: Route[] = [];
  const scriptOfBar = /\/ViewBar-[^/]*\.js$/;
  await look.route(scriptOfBar, (route) => void held.push(route));
  await look.goto(`${panel}${authors}?page=1&pageSize=10&sort=name:ASC`);
  await expect(look.getByRole('row').nth(3)).toBeVisible();
  await expect(look.getByRole('navigation', { name: 'Content' }).getByRole('link')).toHaveText([/^Author/]);
  const create = look.getByRole('button', { name: 'Create new entry' });
  await expect(create).toBeDisabled();
  // The bar has reserved space, so the page does not move when it appears.
  await expect.poll(async () => (await create.boundingBox())?.y).toBeLessThan(200);
  await expect.poll(() => held.length).toBe(1);
  await expect(bar).toHaveCount(0);
  await held[0]?.continue();
  await look.unroute(scriptOfBar);
  await expect(bar).toContainText(banner);
  await create.focus();
  await expect(create).toHaveAccessibleDescription(why);

  await openAddress(look, `${panel}${authors}/1`);
  await expect(bar).toContainText(banner);
  const name = look.getByRole('textbox', { name: /^name/i });
  await expect(name).toBeEditable();
  await expect(look.getByRole('textbox')).toHaveCount(1);
  const stored = await name.inputValue();
  await name.fill('Not to be kept');
  const saving = look.getByRole('button', { name: 'Save', exact: true });
  await expect(saving).toBeDisabled();
  await saving.focus();
  await expect(saving).toHaveAccessibleDescription(why);
  await name.fill(stored);

  const token = await look.evaluate(() => sessionStorage.getItem('admin.token'));
  const headers = { authorization: `Bearer ${token}` };
  const written = await look.request.put(`${origin}${authors}/1`, { data: { name: 'By hand' }, headers });
  expect(written.status()).toBe(403);
  expect(await written.json()).toMatchObject({
    error: { message: 'You are viewing as a role. Nothing can be changed.' },
  });

  const gone = look.waitForEvent('close');
  // The window can close before the click resolves.
  const pressed = bar.getByRole('button', { name: 'Leave' }).click();
  await Promise.all([gone, pressed.catch(() => undefined)]);
}

test('a role that may read names of authors receives nothing else, neither in the panel nor through the API', async ({
  browser,
  page,
  shared: product,
}) => {
  await signIn(page, `${product.panel}/settings/roles`);
  await test.step('create the role', async () => {
    await startNewRole(page, 'Name reader');
    await openFields(page, 'Author');
    await permissionBox(page, 'Read Author: name').check();
    await expect(permissionBox(page, 'Read Author')).toHaveJSProperty('indeterminate', true);
    await save(page);
    await expect(page).toHaveURL(/\/settings\/roles\/\d+$/);
    await openFields(page, 'Author');
    await expect(permissionBox(page, 'Read Author: name')).toBeChecked();
    await expect(permissionBox(page, 'Read Author: slug')).not.toBeChecked();
  });

  await test.step('preview additional permissions before they are saved', async () => {
    await permissionBox(page, 'Create Author').check();
    await permissionBox(page, 'Update Author: name').check();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'View with unsaved permissions' }).click();
    await lookAround(await opening, product);
  });

  const api = await signInToApi(product.origin);
  const grace = anotherGrace();
  await addPerson(api, grace, [await roleId(api, 'Name reader')]);
  const reader = await signInToApi(product.origin, grace);
  const guest = await browser.newPage();
  await signIn(guest, product.panel, grace);

  await test.step('the menus show only the overview of the settings and what the other edition adds', async () => {
    await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
    await guest.getByRole('link', { name: 'Settings', exact: true }).first().click();
    await expect(guest).toHaveURL(/\/settings\/application-infos$/);
    await expect(guest.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
      'Overview',
      /^Single sign-on/,
      /^Review workflows/,
      /^Audit log/,
    ]);
    await expect(guest.getByRole('button', { name: 'Save' })).toHaveCount(0);
    // The menu lists only collections that the user may also create entries in.
    await guest.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect(guest.getByRole('region', { name: 'Single Types' })).toBeVisible();
    await expect(guest.getByRole('navigation', { name: 'Content' }).getByRole('link')).toHaveCount(0);
    const types = guest.getByRole('main').getByRole('link', { name: /^author read-only/i });
    await types.click();
    await expect(guest.getByRole('row').nth(3)).toBeVisible();
    await guest.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(types).toBeVisible();
    await guest.goto(product.panel);
    await expect(guest.getByRole('region', { name: 'Content you can read' }).getByRole('link')).toHaveCount(
      1,
    );
  });

  await test.step('the list and an author show the name only, read-only', async () => {
    await openAddress(guest, `${product.panel}${authors}?page=1&pageSize=10&sort=name:ASC`);
    await expect(guest.getByRole('row').nth(3)).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Create new entry' })).toHaveCount(0);
    await guest.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(guest.getByRole('textbox', { name: /^name/i })).toHaveValue(/.+/);
    await expect(guest.getByRole('textbox', { name: /^name/i })).not.toBeEditable();
    await expect(guest.getByRole('textbox')).toHaveCount(1);
    for (const action of ['Save', 'Publish', 'Unpublish', 'Delete']) {
      await expect(guest.getByRole('button', { name: action, exact: true })).toBeHidden();
    }
  });

  await test.step('other pages are forbidden', async () => {
    const refusal = guest.getByRole('heading', { name: 'You may not see this page' });
    for (const address of closed.pages) {
      // All forbidden pages look the same, so a permitted page is opened in between.
      await openAddress(guest, `${product.panel}/settings/application-infos`);
      await expect(guest.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await openAddress(guest, `${product.panel}${address}`);
      await expect(refusal, `the page at ${address}`).toBeVisible();
    }
    await guest.reload();
    await expect(refusal).toBeVisible();
    for (const [address, ends] of [
      ['/content-manager/single-types/api::homepage.homepage', new RegExp(`${product.basePath}/?$`)],
      [`${authors}/create`, /api::author\.author\?/],
    ] as const) {
      await guest.goto(`${product.panel}${address}`);
      await expect(guest).toHaveURL(ends);
      await expect(guest.getByRole('region', { name: /^Notifications/ })).toContainText(/not allowed/i);
    }
  });

  await test.step('the API refuses all hidden data', async () => {
    for (const [method, path, body] of closed.calls) {
      const { status } = await reader.send(method, path, body);
      expect(status, `${method} ${path}`).toBe(403);
    }
    const { results } = (await reader.send('GET', `${authors}?page=1&pageSize=3`)).body as {
      readonly results: readonly Record<string, unknown>[];
    };
    expect(results).toHaveLength(3);
    for (const entry of results) {
      expect(entry).toHaveProperty('name');
      for (const hidden of ['slug', 'email', 'bio', 'links']) expect(entry).not.toHaveProperty(hidden);
    }
  });
  await guest.close();
});
