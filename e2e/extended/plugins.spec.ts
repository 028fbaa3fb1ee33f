import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { openAddress } from '../support/open-address.ts';
import { Product } from '../support/product.ts';
import { test } from './extended-product.ts';

const articles = '/content-manager/collection-types/api::article.article';
/** A content type that renders immediately: it needs no text editor. */
const uid = 'api::author.author';
const authors = `/content-manager/collection-types/${uid}`;

// Serial, in the worker that built the product.
test.describe.configure({ mode: 'default' });

/** Returns the plugins in the notices about failures. */
const notice = (page: Page) => page.getByText(/^Some plugins reported errors: /);

/** Publishes an author again, which notifies a plugin. @returns the address of the author */
async function publishAgain(origin: string): Promise<string> {
  const api = await signInToApi(origin);
  const published = 'filters[$and][0][publishedAt][$notNull]=true';
  const { body } = await api.send('GET', `${authors}?page=1&pageSize=1&sort=name:ASC&${published}`);
  const [found] = (body as { readonly results: readonly { readonly id: number }[] }).results;
  const address = `${authors}/${found?.id}`;
  for (const action of ['unpublish', 'publish']) {
    expect(await api.send('POST', `${address}/actions/${action}`)).toMatchObject({ status: 200 });
  }
  return address;
}

for (const edition of ['community', 'enterprise']) {
  test(`third-party plugins run in the ${edition} edition, and faulty ones lose only their own contributions`, async ({
    page,
    program,
  }) => {
    const environment = { ENTERPRISE: String(edition === 'enterprise') };
    await Product.during({ data: 'registered', environment, program }, async ({ panel, origin }) => {
      const author = await publishAgain(origin);
      await signIn(page, `${panel}${articles}?page=1&pageSize=10&sort=title:ASC`);

      await test.step('a list has the column of one plugin, and a notice names the plugin that failed to load', async () => {
        await expect(page.getByRole('columnheader', { name: 'Reading time' })).toBeVisible();
        // Its values for all rows are the response to one request.
        const notes = page.getByRole('columnheader', { name: 'Notes' });
        await expect(notes).toBeVisible();
        await expect(page.locator('tbody [data-contribution="notes.column"]').first()).toHaveText(/^\d+$/);
        await expect(notice(page)).toHaveText(/errors: [^,]*unloadable-plugin[^,]*\.$/);
        const first = page.locator('tbody tr').first();
        const shown = await first.textContent();
        await page.getByRole('link', { name: 'Next page' }).click();
        await expect(page).toHaveURL(/page=2/);
        await expect(first).not.toHaveText(shown ?? '');
      });

      await test.step('an entry shows the component of one plugin and the failure of another, and is saved', async () => {
        await openAddress(page, `${panel}${author}`);
        await expect(page.locator('[data-contribution="notes.entry"]')).toHaveText('Published');
        const crashed = page.locator('[data-contribution="crashing.part"]');
        await expect(crashed.getByRole('alert')).toContainText('This section failed to load.');
        await expect(notice(page)).toHaveText(/errors: [^,]*unloadable-plugin[^,]*, crashing\.$/);
        await page.getByRole('textbox', { name: /^name/i }).fill('The lantern makers');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
      });

      await test.step('the page of a plugin opens from its link', async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: `${uid}/` })).toContainText(': Published');
      });

      await test.step('the boot report lists both failures with their causes', async () => {
        await page.getByRole('link', { name: 'View details' }).click();
        const report = page.getByRole('region', { name: 'Boot report' });
        await expect(report).toContainText(/PLUGIN_LOAD_FAILED.*There is no license/);
        await expect(report).toContainText(/RENDER_FAILED.*crashing\.part.*There is nothing to show/);
        await page.getByRole('button', { name: 'Account menu' }).click();
        await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
        await expect(page.getByText('Enterprise edition')).toHaveCount(edition === 'enterprise' ? 1 : 0);
      });
    });
  });
}

test('settings of a third-party plugin are a form, and apply on the server immediately', async ({
  page,
  program,
}) => {
  await Product.during({ data: 'registered', program }, async ({ panel, origin }) => {
    const api = await signInToApi(origin);
    const review = { text: 'A fine lamp.', stars: 5 };
    const writeReview = () =>
      api.send('POST', '/content-manager/collection-types/plugin::reviews.review', review);
    expect(await writeReview()).toMatchObject({ status: 200 });
    await signIn(page, `${panel}/settings`);
    const minLength = page.getByRole('spinbutton', { name: 'Minimum length of a review in characters' });
    const save = page.getByRole('button', { name: 'Save' });

    await test.step('the plugin list links to it', async () => {
      await page.getByRole('link', { name: 'Plugins', exact: true }).click();
      await page.getByRole('link', { name: 'Settings of Reviews' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
      await expect(minLength).toHaveValue('10');
    });

    await test.step('an invalid value stays, with the error of the server at its field', async () => {
      await minLength.fill('-1');
      await save.click();
      await expect(minLength).toHaveAccessibleDescription(
        'Minimum length of a review in characters must be greater than or equal to 0',
      );
      await expect(minLength).toHaveValue('-1');
    });

    await test.step('a valid value is stored and applied', async () => {
      await minLength.fill('20');
      await save.click();
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(minLength).toHaveValue('20');
      const errors = [{ path: ['text'], message: 'Write 20 characters or more.' }];
      expect(await writeReview()).toMatchObject({ status: 400, body: { error: { details: { errors } } } });
    });
  });
});
