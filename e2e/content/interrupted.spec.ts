import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addPerson, signInToApi, type AdminApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { anotherGrace } from '../support/people.ts';

const articles = 'api::article.article';
const list = `/content-manager/collection-types/${articles}?page=1&pageSize=10&sort=title:ASC`;

/** A content type that renders immediately: it needs no text editor. */
const tags = '/content-manager/collection-types/api::tag.tag?page=1&pageSize=10&sort=name:DESC';

const rows = (page: Page) => page.getByRole('main').getByRole('row');

test('a list continues when the server is back, and an entry that could not be saved offline is saved on retry', async ({
  context,
  page,
  product,
}) => {
  await signIn(page, `${product.panel}${tags}`);
  await expect(rows(page)).toHaveCount(11);
  const search = page.getByRole('searchbox', { name: 'Search in Tag' });
  const found = rows(page).filter({ hasText: 'Timber' });

  await test.step('the list reports the failure, keeps the search, and continues', async () => {
    await product.kill();
    await search.fill('timber');
    const failure = page.getByRole('heading', { name: 'The list could not be loaded' });
    await expect(failure).toBeInViewport();
    await expect(search).toHaveValue('timber');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeVisible();

    await product.start();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(found).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(search).toHaveValue('timber');
    await expect(page).toHaveURL(/_q=timber/);
  });

  await test.step('the entry keeps its input and is saved when the network returns', async () => {
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await found.getByRole('link').first().click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('Timber');
    const entry = new URL(page.url()).pathname.replace(product.basePath, '');
    await name.press('End');
    await name.pressSequentially(', at last');
    // The code of local drafts loads in parallel with the form.
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await expect(page.getByText(/Your changes are kept on this device/)).toBeVisible();
    await expect(name).toHaveValue('Timber, at last');
    await name.press('End');
    await name.pressSequentially('!');

    await context.setOffline(false);
    await expect(page.getByText('You are online again')).toBeVisible();
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page.getByText('You are online again')).toBeHidden();
    const api = await signInToApi(product.origin);
    await expect
      .poll(async () => (await api.send('GET', entry)).body)
      .toMatchObject({ name: 'Timber, at last!' });
  });
});

/** Permits a role to read some fields of articles, or nothing. */
async function permit(api: AdminApi, role: number, fields: readonly string[]): Promise<void> {
  const explorer = 'plugin::content-manager.explorer';
  await api.data('PUT', `/admin/roles/${role}/permissions`, {
    permissions: ['create', 'read']
      .filter(() => fields.length > 0)
      .map((action) => ({
        action: `${explorer}.${action}`,
        subject: articles,
        properties: { fields, locales: ['en'] },
        conditions: [],
      })),
  });
}

test('a user who loses a permission while a list is open is notified, sent to the home page, and finds the list again later', async ({
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

  await test.step('the permission is revoked', async () => {
    await permit(api, id, []);
    await guest.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(guest.getByText('You are no longer allowed to see these entries.').first()).toBeVisible();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Hello Grace/);
    await guest.goto(address);
    await expect(rows(guest)).toHaveCount(0);
    await expect(guest.getByText('A barn taught to sing')).toHaveCount(0);
  });

  await test.step('the permission is granted again', async () => {
    await permit(api, id, ['title']);
    await guest.reload();
    await expect(rows(guest)).toHaveCount(11);
    await expect(guest).toHaveURL(address);
    await expect(guest.getByRole('button', { name: 'Filter: Title contains a' })).toBeVisible();
  });
});
