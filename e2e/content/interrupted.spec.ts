import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { addPerson, signInToApi, type AdminApi } from '../stage/admin-api.ts';
import { test } from '../stage/journey.ts';
import { anotherGrace } from '../stage/people.ts';

const articles = 'api::article.article';
const list = `/content-manager/collection-types/${articles}?page=1&pageSize=10&sort=title:ASC`;

const rows = (page: Page) => page.getByRole('main').getByRole('row');

test('a list says that the server is away, keeps the search, and goes on when it is back', async ({
  page,
  product,
}) => {
  await signIn(page, `${product.panel}${list}`);
  await expect(rows(page)).toHaveCount(11);
  const search = page.getByRole('searchbox', { name: 'Search in Article' });

  await product.kill();
  await search.fill('barn');
  const failure = page.getByRole('heading', { name: 'The list could not be loaded' });
  await expect(failure).toBeInViewport();
  await expect(search).toHaveValue('barn');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeVisible();

  await product.start();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).filter({ hasText: 'A barn taught to sing' })).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(search).toHaveValue('barn');
  await expect(page).toHaveURL(/_q=barn/);
});

test('an entry that was saved without a network keeps what was typed, and is saved on demand when it is back', async ({
  context,
  page,
  product,
}) => {
  const entry = `/content-manager/collection-types/${articles}/1`;
  await signIn(page, `${product.panel}${entry}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.press('End');
  await title.pressSequentially(', at last');
  // What keeps changes on a device is fetched beside the form.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText(/Your changes are kept on this device/)).toBeVisible();
  await expect(title).toHaveValue(`${before}, at last`);
  await title.press('End');
  await title.pressSequentially('!');

  await context.setOffline(false);
  await expect(page.getByText('You are online again')).toBeVisible();
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText('You are online again')).toBeHidden();
  const api = await signInToApi(product.origin);
  await expect
    .poll(async () => (await api.ask('GET', entry)).body)
    .toMatchObject({ title: `${before}, at last!` });
});

/** Lets a role read some fields of articles, or nothing at all. */
async function permit(api: AdminApi, role: number, fields: readonly string[]): Promise<void> {
  const explorer = 'plugin::content-manager.explorer';
  await api.data('PUT', `/admin/roles/${role}/permissions`, {
    permissions: ['create', 'read']
      .filter(() => fields.length > 0)
      .map((action) => ({
        action: `${explorer}.${action}`,
        subject: articles,
        properties: { fields },
        conditions: [],
      })),
  });
}

test('whoever loses a permission over an open list is told, led home, and finds the list again', async ({
  browser,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const grace = anotherGrace();
  const role = { name: 'Temporary', description: '' };
  const { id } = await api.data<{ id: number }>('POST', '/admin/roles', role);
  await permit(api, id, ['title']);
  await addPerson(api, grace, [id]);
  const guest = await browser.newPage();
  await signIn(guest, `${product.panel}${list}&filters[$and][0][title][$containsi]=a`, grace);
  await expect(rows(guest)).toHaveCount(11);
  const address = guest.url();

  await test.step('taken away', async () => {
    await permit(api, id, []);
    await guest.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(guest.getByText('You are no longer allowed to see these entries.').first()).toBeVisible();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Hello Grace/);
    await guest.goto(address);
    await expect(rows(guest)).toHaveCount(0);
    await expect(guest.getByText('A barn taught to sing')).toHaveCount(0);
  });

  await test.step('given back', async () => {
    await permit(api, id, ['title']);
    await guest.reload();
    await expect(rows(guest)).toHaveCount(11);
    await expect(guest).toHaveURL(address);
    await expect(guest.getByRole('button', { name: 'Filter: Title contains a' })).toBeVisible();
  });
});
