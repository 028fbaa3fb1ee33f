import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';

const list = '/content-manager/collection-types/api::author.author?page=1&pageSize=10&sort=name:ASC';

/** The calls of the document and the panel after the sign-in, without those that prepare the next page. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Records each text that live regions announce, from the start of the next page. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live]');
        const text = region?.textContent ?? '';
        if (text !== '' && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: readonly string[] }).announced);
}

const rows = (page: Page) => page.locator('tbody tr[data-row]');

test('a list is shown with the responses of one visit, and sends no request for its data', async ({
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  const calls = watchCalls(page);
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.toSorted()).toEqual(['POST /admin/renew-token', 'POST /admin/visit']);
});

test('an entry is shown with the responses of one visit', async ({ page, shared: product }) => {
  await signIn(page, product.panel);
  const calls = watchCalls(page);
  await page.goto(`${product.panel}/content-manager/collection-types/api::author.author/1`);
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  expect(calls.filter((call) => !/presence|relations|upload/.test(call)).toSorted()).toEqual([
    'POST /admin/renew-token',
    'POST /admin/visit',
  ]);
});

test('a server without visits gets single requests, and is asked for a visit once per tab', async ({
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  await page.route('**/admin/visit', (route) => route.fulfill({ status: 404, json: {} }));
  const calls = watchCalls(page);
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/admin/visit'))).toHaveLength(1);
  expect(calls.filter((call) => call === 'GET /admin/users/me')).toHaveLength(1);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/admin/visit'))).toHaveLength(1);
  expect(calls.filter((call) => call === 'GET /admin/users/me')).toHaveLength(2);
});

test('a visit that fails is repeated by the panel', async ({ page, shared: product }) => {
  await signIn(page, product.panel);
  await page.route('**/admin/visit', (route) => route.abort());
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
});

test('a visit whose response is late is announced once, and keeps the focus of the user', async ({
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  const network = new EventEmitter();
  const released = once(network, 'released');
  await page.route('**/admin/visit', async (route) => {
    await released;
    await route.continue();
  });
  const announcements = await recordAnnouncements(page);
  await page.goto(`${product.panel}${list}`, { waitUntil: 'load' });
  await expect(page.locator('.starting')).toBeVisible();
  network.emit('released');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('searchbox').first().focus();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  const announced = await announcements();
  expect(new Set(announced).size).toBe(announced.length);
});
