import { expect } from '@playwright/test';
import { signInToApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';

const authors = '/content-manager/collection-types/api::author.author';

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts like a picture but is invalid. */
const broken = Buffer.concat([picture.subarray(0, 8), Buffer.from('nothing that could be drawn')]);

const files = Array.from({ length: 20 }, (_, index) => ({
  name: index === 7 ? 'broken.png' : `stone-${index}.png`,
  mimeType: 'image/png',
  buffer: index === 7 ? broken : picture,
}));

test('an editor uploads twenty files, one of them damaged, and uses one as the portrait of an author', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  await signIn(page, product.panel);

  await test.step('nineteen are uploaded, and the damaged one shows its error', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Media library' }).click();
    await expect(page.getByRole('heading', { name: 'Media library', level: 1 })).toBeVisible();
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await expect(page.getByText('19 uploaded, 1 failed')).toBeVisible({ timeout: 60_000 });
    const row = page
      .getByRole('region', { name: 'Uploads' })
      .getByRole('listitem')
      .filter({ hasText: 'broken.png' });
    await expect(row).toContainText(/picture|broken|read/i);
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('stone-19.png');
  });

  await test.step('one is selected for a new author, and remains after a reload', async () => {
    await openAddress(page, `${product.panel}${authors}/create`);
    await page.getByRole('textbox', { name: /^name/i }).fill('Nineteen stones');
    await page.getByRole('button', { name: /^Portrait/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a file' });
    await dialog.getByRole('searchbox', { name: 'Search files' }).fill('stone-3');
    await dialog.getByRole('button', { name: 'stone-3.png' }).click();
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    const portrait = page.getByRole('list', { name: 'Files of Portrait' });
    await expect(portrait).toContainText('stone-3.png');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/api::author\.author\/\d+/);
    await page.reload();
    await expect(portrait).toContainText('stone-3.png');
    await expect
      .poll(() => portrait.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
  });

  const author = new URL(page.url()).pathname.replace(product.basePath, '');
  await test.step('its details name the author, and the filter of unused files omits it', async () => {
    await openAddress(page, `${product.panel}/plugins/upload?_q=stone-3.png`);
    const found = page.getByRole('list', { name: 'Files' });
    await found.getByRole('link', { name: 'stone-3.png' }).click();
    const uses = page.getByRole('dialog').getByRole('list', { name: 'Used in 1 entry' });
    await expect(uses).toContainText(/Nineteen stones.*Author.*Portrait/);
    await openAddress(page, `${product.panel}/plugins/upload?_q=stone-`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Unused' }).check();
    await expect(page.getByText('18 files', { exact: true })).toBeVisible();
    await expect(found).toContainText('stone-4.png');
    await expect(found).not.toContainText('stone-3.png');
  });

  await test.step('all files are deleted again', async () => {
    expect((await api.send('DELETE', author)).status).toBe(200);
    const { body } = await api.send('GET', '/upload/files?pageSize=100&_q=stone-');
    const fileIds = (body as { readonly results: readonly { readonly id: number }[] }).results.map(
      ({ id }) => id,
    );
    expect(fileIds).toHaveLength(19);
    expect((await api.send('POST', '/upload/actions/bulk-delete', { fileIds })).status).toBe(200);
  });
});

test('upload settings can be changed on a server that does not list its plugins', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
  await page.route('**/admin/server-plugins', (route) =>
    route.fulfill({ status: 404, json: { data: null, error } }),
  );
  await signIn(page, `${product.panel}/settings`);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Settings' });
  await expect(nav.getByRole('link', { name: 'Plugins', exact: true })).toHaveCount(0);
  await nav.getByRole('link', { name: 'Media library' }).click();
  const upright = page.getByRole('switch', { name: 'Auto orientation' });
  await expect(upright).not.toBeChecked();
  await upright.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(upright).toBeChecked();
  const { body } = await api.send('GET', '/upload/settings');
  expect(body).toEqual({
    data: { sizeOptimization: true, responsiveDimensions: true, autoOrientation: true },
  });
  await api.send('PUT', '/upload/settings', { autoOrientation: false });
});
