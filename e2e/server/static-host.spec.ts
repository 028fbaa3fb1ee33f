import { expect } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { test as base } from '../support/journey.ts';
import { signInAs } from '../support/people.ts';
import { Product } from '../support/product.ts';
import { StaticHost } from '../support/static-host.ts';

const name = 'Inès Valcour';

const test = base.extend<{ host: StaticHost }>({
  // Playwright reads the required fixtures from this pattern.
  host: async ({}, give) => {
    const host = await StaticHost.at('/some/path');
    await give(host);
    await host.stop();
  },
});

test('the built panel runs in a folder of a static host, with a server on another origin', async ({
  host,
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await test.step('without settings it reports a missing API and the requested address', async () => {
    await page.goto(`${host.panel}/`);
    await expect(page.getByRole('heading', { name: 'No API answers at this address' })).toBeVisible();
    await expect(page.getByText(`${host.origin}/admin/init`)).toBeVisible();
  });

  const environment = { CORS_ORIGINS: host.origin };
  await Product.during({ data: 'registered', environment }, async (product) => {
    host.callApi(product.origin);

    await test.step('with settings it signs in and opens a list and an entry', async () => {
      await signInAs(page, host.panel, { person: administrator });
      expect(page.url()).toBe(host.panel);
      await page.getByRole('link', { name: 'Content', exact: true }).first().click();
      await page.getByRole('link', { name: 'Author', exact: true }).click();
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    await test.step('a reload of a nested page works, including its pictures', async () => {
      expect(new URL(page.url()).pathname).toMatch(/^\/some\/path\/content-manager\/[^/]+\/[^/]+\/\d+$/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const picture = page.locator(`img[src^="${product.origin}/uploads/"]`).first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
    // Before the server ends, which the panel notices.
    expect(problems).toEqual([]);
  });
});
