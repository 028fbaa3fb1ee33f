import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { registerAdministrator, signIn } from '../support/administrator.ts';
import { test as base } from '../support/journey.ts';
import { Product } from '../support/product.ts';

/** A document with the newest release, whose version the test changes. */
interface ReleaseDocument {
  version: string;
  readonly url: string;
}

const test = base.extend<{ release: ReleaseDocument; watching: Product }>({
  // Playwright reads the required fixtures from this pattern.
  release: async ({}, give) => {
    const server = createServer((request, response) => {
      const url = `http://${request.headers.host}/notes`;
      if (request.url === '/notes') {
        response.setHeader('content-type', 'text/html').end('<title>Notes</title><h1>What is new</h1>');
      } else response.end(JSON.stringify({ tag_name: `v${release.version}`, html_url: url }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const release = { version: '9.1.0', url: `http://127.0.0.1:${port}/latest` };
    await give(release);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  },
  watching: async ({ release }, give) => {
    await Product.during({ environment: { RELEASES_URL: release.url }, data: 'seeded' }, give);
  },
});

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const announcement = 'Version 9.1.0 is available';

test('a new release is announced until the user dismisses it, and stays in the overview', async ({
  page,
  watching: product,
}) => {
  await registerAdministrator(product.origin);
  await signIn(page, `${product.panel}/settings`);
  const notice = notifications(page).getByRole('listitem').filter({ hasText: announcement });
  await expect(notice).toBeVisible();

  await test.step('the notification opens the notes in a new tab', async () => {
    const opened = page.waitForEvent('popup');
    const stored = page.waitForResponse((response) =>
      response.url().endsWith('/admin/new-release/dismissed'),
    );
    await notice.getByRole('button', { name: 'Details' }).click();
    const notes = await opened;
    await expect(notes.getByRole('heading', { name: 'What is new' })).toBeVisible();
    await notes.close();
    expect((await stored).status()).toBe(204);
    await expect(notice).toHaveCount(0);
  });

  await test.step('it does not return, and the overview still links to the notes', async () => {
    const response = page.waitForResponse((one) => one.url().endsWith('/admin/new-release'));
    await page.reload();
    expect(((await (await response).json()) as { data: unknown }).data).toMatchObject({
      version: '9.1.0',
      isDismissed: true,
    });
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByRole('link', { name: announcement })).toHaveAttribute('href', /\/notes$/);
    await expect(notice).toHaveCount(0);
  });
});

test('a dismissed release is not announced in another browser', async ({
  browser,
  page,
  watching: product,
}) => {
  await registerAdministrator(product.origin);
  await signIn(page, product.panel);
  const stored = page.waitForResponse((response) => response.url().endsWith('/admin/new-release/dismissed'));
  await notifications(page)
    .getByRole('listitem')
    .filter({ hasText: announcement })
    .getByRole('button', { name: 'Dismiss' })
    .click();
  expect((await stored).status()).toBe(204);

  const other = await browser.newPage();
  const response = other.waitForResponse((one) => one.url().endsWith('/admin/new-release'));
  await signIn(other, product.panel);
  expect(((await (await response).json()) as { data: unknown }).data).toMatchObject({ isDismissed: true });
  await expect(other.getByText(announcement)).toHaveCount(0);
  await other.close();
});
