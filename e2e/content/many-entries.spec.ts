import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addPerson, roleId, signInToApi, type AdminApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { anotherGrace, type Person } from '../support/people.ts';

const uid = 'api::category.category';
const path = `/content-manager/collection-types/${uid}`;
const list = `${path}?page=1&pageSize=10&sort=id:ASC&_q=journey`;

/** Creates a category that the list of the journey finds. */
async function add(api: AdminApi, name: string | null, slug: string): Promise<number> {
  const { status, body } = await api.send('POST', path, { name, slug: `journey-${slug}` });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { readonly id: number }).id;
}

const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();
const press = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Selected entries' }).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
const row = (page: Page, name: string) => page.getByRole('main').getByRole('row').filter({ hasText: name });

/** Adds a user who may read all categories and delete their own. */
async function addTidier(api: AdminApi, person: Person): Promise<AdminApi> {
  await api.data('POST', '/admin/roles', { name: 'Tidier', description: '' });
  const id = await roleId(api, 'Tidier');
  const all = { subject: uid, properties: { fields: ['name', 'slug'] }, conditions: [] };
  const explorer = 'plugin::content-manager.explorer';
  await api.data('PUT', `/admin/roles/${id}/permissions`, {
    permissions: [
      { ...all, action: `${explorer}.create` },
      { ...all, action: `${explorer}.read` },
      { action: `${explorer}.delete`, subject: uid, properties: {}, conditions: ['admin::is-creator'] },
    ],
  });
  await addPerson(api, person, [id]);
  return signInToApi(api.origin, person);
}

test('bulk actions publish, copy and delete all selected entries or none', async ({
  browser,
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  await add(api, 'Valid shelf', 'valid');
  const invalid = await add(api, null, 'invalid');
  const published = await add(api, 'Public shelf', 'public');
  await api.send('POST', `${path}/${published}/actions/publish`);
  await signIn(page, `${product.panel}${list}`);

  await test.step('publish valid drafts, and skip invalid and published entries', async () => {
    await page.getByRole('checkbox', { name: 'Select all entries' }).check();
    await press(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Publish entries' });
    await expect(dialog.getByText('Ready to publish', { exact: true })).toHaveCount(1);
    await expect(dialog.getByText('Already Published', { exact: true })).toHaveCount(1);
    await expect(dialog.getByRole('row').filter({ hasText: 'This value is required' })).toContainText(
      String(invalid),
    );
    await dialog.getByRole('button', { name: 'Leave out entries with errors' }).click();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await confirm(page);
    await expect(dialog.getByText('Already Published', { exact: true })).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Valid shelf')).toContainText('Published');
    const { body: unchanged } = await api.send('GET', `${path}/${invalid}`);
    expect(unchanged).toMatchObject({ publishedAt: null });
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('duplicate an entry with unique values', async () => {
    await page.getByRole('button', { name: 'Actions for Valid shelf' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplicate' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Identical values' })).toHaveCount(2);
    await dialog.getByRole('link', { name: 'Create' }).click();
    await expect(page).toHaveURL(/create\/clone\/\d+/);
    const name = page.getByRole('textbox', { name: /^name/i });
    await expect(name).toHaveValue('Valid shelf');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This value is already in use.').first()).toBeVisible();
    await name.fill('Second shelf');
    await page.getByLabel(/^slug/i).fill('journey-second');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Second shelf/);
    await expect(page).toHaveURL(/category\/\d+/);
  });

  const grace = anotherGrace();
  const tidier = await addTidier(api, grace);
  await add(tidier, 'Shelf of Grace', 'of-grace');

  await test.step('delete no entry if one of them is not permitted', async () => {
    const guest = await browser.newPage();
    await signIn(guest, `${product.panel}${list}`, grace);
    await check(guest, 'Shelf of Grace');
    await check(guest, 'Public shelf');
    await press(guest, 'Delete');
    await confirm(guest);
    await expect(guest.getByText('No entry was changed: Forbidden').first()).toBeVisible();
    await guest.reload();
    await expect(row(guest, 'Shelf of Grace')).toBeVisible();
    await expect(row(guest, 'Public shelf')).toBeVisible();
    await guest.close();
  });

  await test.step('delete all matches, unless their number has changed', async () => {
    for (let index = 0; index < 9; index += 1) await add(api, `Shelf ${index}`, `more-${index}`);
    await openAddress(page, `${product.panel}${list}`);
    await expect(row(page, 'Shelf 4')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all entries' }).check();
    await press(page, 'Select all 14 matching');
    await add(tidier, 'Another of Grace', 'another');
    await press(page, 'Delete');
    await confirm(page);
    await expect(page.getByText(/^15 entries match now, not 14/).first()).toBeVisible();
    await expect(page.getByText('15 entries found')).toBeVisible();
    await press(page, 'Delete');
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'Nothing matches the search' })).toBeVisible();
  });
});

test('an entry is fetched when its row comes below a resting pointer', async ({ page, shared: product }) => {
  const api = await signInToApi(product.origin);
  const first = await add(api, 'Resting heron', 'heron');
  const second = await add(api, 'Resting egret', 'egret');
  const entryRequest = (id: number) =>
    page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(`${path}/${id}`));
  await signIn(page, `${product.panel}${path}?page=1&pageSize=10&sort=id:ASC&_q=heron`);
  const fetched = entryRequest(first);
  await row(page, 'Resting heron').hover();
  await fetched;
  const fetchedNext = entryRequest(second);
  await page.getByRole('searchbox', { name: 'Search in Category' }).fill('egret');
  await fetchedNext;
  await expect(row(page, 'Resting egret')).toBeVisible();
});
