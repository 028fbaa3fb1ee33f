import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { submitSignIn } from '../support/people.ts';
import { buildExternalPlugin } from '../support/external-plugin.ts';
import { Product } from '../support/product.ts';
import { inRepository } from '../support/server-run.ts';

/** A product that runs the plugin of the starter, built separately, from its data folder. */
const test = base.extend<{ readonly product: Product; readonly built: string }>({
  built: async ({}, give, info) => {
    const out = info.outputPath('isbn');
    await buildExternalPlugin(inRepository('examples/starter'), out);
    await give(out);
  },
  product: async ({ built }, give) => Product.during({ data: 'registered', plugins: { isbn: built } }, give),
});

test('a plugin in the data folder runs without a rebuild, with the React and the services of the panel', async ({
  page,
  product,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(product.panel);
  await submitSignIn(page, administrator);
  await page.getByLabel('ISBNs').click();
  await expect(page.getByRole('heading', { level: 1, name: 'ISBNs' })).toBeVisible();
  await page.getByRole('textbox', { name: 'ISBN' }).fill('978-3-16-148410-0');
  await expect(page.getByText('This is an ISBN.')).toBeVisible();
  // Its address works as the first one, too.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ISBNs' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an administrator disables a plugin for all users, and enables it again', async ({ page, product }) => {
  await page.goto(`${product.panel}/settings/plugins`);
  await submitSignIn(page, administrator);
  await page.getByRole('button', { name: 'Details of ISBNs' }).click();
  const details = page.getByRole('dialog', { name: 'ISBNs' });
  await expect(details.getByText('Data folder of the server')).toBeVisible();
  await expect(details.getByText('shell.routes/isbn.page')).toBeVisible();
  await details.getByRole('button', { name: 'Disable for all users' }).click();
  await expect(details.getByText(/The server part runs until the server is restarted/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Details of ISBNs' })).toBeVisible();
  await expect(page.getByLabel('ISBNs', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Details of ISBNs' }).click();
  await details.getByRole('button', { name: 'Enable' }).click();
  await expect(details.getByRole('button', { name: 'Disable for all users' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('ISBNs', { exact: true })).toBeVisible();
});

test('a changed plugin is refused, and named in the settings', async ({ page, product }) => {
  await product.stop();
  const folder = join(product.dataDir, 'plugins/isbn');
  writeFileSync(join(folder, 'atrium-plugin.json'), '{}');
  await product.start();
  await page.goto(`${product.panel}/settings/plugins`);
  await submitSignIn(page, administrator);
  await expect(page.getByText('PLUGIN_DAMAGED')).toBeVisible();
  await expect(page.getByLabel('ISBNs', { exact: true })).toHaveCount(0);
});
