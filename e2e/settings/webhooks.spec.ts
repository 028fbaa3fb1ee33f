import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { signInToApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { test as base } from '../support/journey.ts';
import { Product } from '../support/product.ts';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A webhook receiver. */
interface Receiver {
  readonly url: string;
  readonly calls: readonly Call[];
  /** The status of further responses; null defers them. */
  respondWith(status: number | null): void;
  close(): Promise<void>;
}

async function startReceiver(): Promise<Receiver> {
  const calls: Call[] = [];
  let status: number | null = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Call['body'];
      calls.push({ headers: request.headers, body });
      if (status !== null) response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/in`,
    calls,
    respondWith(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const test = base.extend<{
  readonly receiver: Receiver;
  /** A product with an administrator whose webhooks may call this machine. */
  readonly calling: Product;
}>({
  // Playwright reads the required fixtures from this pattern.
  receiver: async ({}, give) => {
    const receiver = await startReceiver();
    await give(receiver);
    await receiver.close();
  },
  calling: async ({}, give) => {
    const environment = { WEBHOOKS_ALLOW_PRIVATE: 'true' };
    await Product.during({ environment, data: 'registered' }, give);
  },
});

/** Opens the list from the navigation of the open settings. */
async function openList(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
}

async function fillIn(page: Page, name: string, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Create new webhook' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('URL').fill(url);
}

test('a webhook is created, tested, called for changes of an entry, disabled and deleted', async ({
  page,
  calling,
  receiver,
}) => {
  await signIn(page, `${calling.panel}/settings`);
  await openList(page);
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();

  await test.step('create the webhook', async () => {
    await fillIn(page, 'Website', receiver.url);
    await page.getByRole('checkbox', { name: 'Entry: Create' }).check();
    await page.getByRole('checkbox', { name: 'Entry: Delete' }).check();
    await page.getByRole('button', { name: 'Add a header' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of header 1' })).toBeFocused();
    await page.keyboard.type('X-Build-Key');
    await page.keyboard.press('Tab');
    await page.keyboard.type('key-of-the-website');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/settings\/webhooks\/\d+$/);
  });

  await test.step('trigger it', async () => {
    await page.getByRole('button', { name: 'Trigger' }).click();
    await expect(page.getByText('Success: 200')).toBeVisible();
    expect(receiver.calls[0]?.body).toMatchObject({ event: 'trigger-test' });
    expect(receiver.calls[0]?.headers).toMatchObject({
      'x-webhook-event': 'trigger-test',
      'x-build-key': 'key-of-the-website',
    });
    receiver.respondWith(404);
    await page.getByRole('button', { name: 'Trigger' }).click();
    await expect(page.getByText('Failed: 404')).toBeVisible();
    await expect(page.getByText('Not Found')).toBeVisible();
    receiver.respondWith(200);
  });

  const api = await signInToApi(calling.origin);
  const tags = '/content-manager/collection-types/api::tag.tag';
  const addTag = async (name: string): Promise<number> => {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const { status, body } = await api.send('POST', tags, { name, slug });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return (body as { readonly id: number }).id;
  };

  await test.step('it is called when an entry is created and deleted', async () => {
    const id = await addTag('Told by a webhook');
    expect((await api.send('DELETE', `${tags}/${id}`)).status).toBe(200);
    await expect.poll(() => receiver.calls.length).toBe(4);
    const reported = receiver.calls.slice(2).map(({ body }) => body);
    expect(reported.map(({ event }) => String(event)).toSorted()).toEqual(['entry.create', 'entry.delete']);
    for (const message of reported) {
      expect(message).toMatchObject({ model: 'tag', uid: 'api::tag.tag', entry: { id } });
      expect(message['entry']).not.toHaveProperty('createdBy');
    }
  });

  await test.step('a disabled webhook is not called', async () => {
    // The header of a scrolled page has no back link.
    await page.mouse.wheel(0, -5000);
    await page.getByRole('link', { name: 'Back' }).click();
    const toggle = page.getByRole('switch', { name: 'Enable Website' });
    await toggle.click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Webhook disabled');
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await addTag('Told to nobody');
    await toggle.click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Webhook enabled');
    await addTag('Told again');
    await expect.poll(() => receiver.calls.length).toBe(5);
    expect(receiver.calls[4]?.body).toMatchObject({ entry: { name: 'Told again' } });
  });

  await test.step('a restarted server delivers pending events of a killed one', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((number) => `Owed ${number}`);
    receiver.respondWith(null);
    for (const name of names) await addTag(name);
    // Five calls are in progress, which is the maximum; the sixth waits.
    await expect.poll(() => receiver.calls.length).toBe(10);
    await calling.kill();
    receiver.respondWith(200);
    await calling.start();
    // Interrupted calls are repeated immediately, because their result is unknown.
    await expect.poll(() => receiver.calls.length).toBe(16);
    const reported = receiver.calls.slice(10).map(({ body }) => body['entry']);
    expect(reported).toEqual(expect.arrayContaining(names.map((name) => expect.objectContaining({ name }))));
    await page.getByRole('link', { name: 'Website' }).click();
    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    await expect(deliveries.getByRole('row', { name: /^Delivered entry\.create/ })).not.toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Value of header 1' })).toHaveValue('••••••••');
    await page.getByRole('link', { name: 'Back' }).click();
  });

  await test.step('delete it', async () => {
    await page.getByRole('checkbox', { name: 'Select Website' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
    expect(await api.data('GET', '/admin/webhooks')).toEqual([]);
  });
});

test('a webhook address on this machine is rejected unless the operator allows it', async ({
  page,
  shared: product,
  receiver,
}) => {
  await signIn(page, `${product.panel}/settings`);
  await openList(page);
  await fillIn(page, 'Inside', receiver.url);
  await page.getByRole('checkbox', { name: 'All events of entries' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('url must be a valid URL')).toBeVisible();
  await expect(page.getByLabel('URL')).toHaveValue(receiver.url);
  expect(receiver.calls).toEqual([]);
});
