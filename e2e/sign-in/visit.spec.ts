import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { watchLayoutShifts } from '../screens/layout-shifts.ts';
import { administrator, signIn } from '../support/administrator.ts';
import { firstListRequests, recordRequests } from '../support/first-list.ts';
import { holdPanel, recordAnnouncements } from '../support/early-page.ts';
import { test } from '../support/journey.ts';

const list = '/content-manager/collection-types/api::author.author?page=1&pageSize=10&sort=name:ASC';

/** The calls of the document and the panel after the sign-in, without those that prepare the next page, and without files. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/')) return;
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
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

test('the first list needs as few requests as that of a created application', async ({
  page,
  shared: product,
}) => {
  // Loads no file of the panel.
  await signIn(page, `${product.origin}/admin/init`);
  const requests = recordRequests(page);
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(requests.names).toEqual(firstListRequests);
  await page.waitForLoadState('networkidle');
  expect(requests.names()).toEqual(firstListRequests);
  // The cache has the scripts that the document adds.
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?:start|panel)-.*\.js$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
  );
  expect(transferred.filter(Boolean)).toHaveLength(2);
  // Browsers open few connections to a server, and the rows do not wait for these scripts.
  const started = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1)),
  );
  const script = started.findIndex((name) => /^(?:start|panel)-.*\.js$/.test(name ?? ''));
  for (const name of ['visit', /^early-list/, /^panel-.*\.css$/, /^start-.*\.css$/]) {
    const position = started.findIndex((one) => one?.match(name));
    expect(position).not.toBe(-1);
    expect(position).toBeLessThan(script);
  }
});

test('the document of a user whom the browser remembers contains the visit, until they sign out', async ({
  page,
  shared: product,
}) => {
  await signIn(page, `${product.origin}/admin/init`, administrator, 'remembered');
  const requests = recordRequests(page);
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  const expected = firstListRequests.filter((name) => name !== 'POST /admin/visit');
  await expect.poll(requests.names).toEqual(expected);
  await page.waitForLoadState('networkidle');
  expect(requests.names()).toEqual(expected);
  await expect(page.locator('#admin-visit')).toHaveCount(0);

  await test.step('with the changes of the entries', async () => {
    const calls = watchCalls(page);
    await rows(page).first().getByRole('link').click();
    const name = page.getByRole('textbox', { name: /^Name/ });
    const former = await name.inputValue();
    for (const text of [`${former} </script> & Sons`, former]) {
      await name.fill(text);
      await page
        .getByRole('button', { name: /^(?:Save|Publish)/ })
        .first()
        .click();
      await expect(page.getByText(/^(?:Saved|Published)/).first()).toBeVisible();
      calls.length = 0;
      await page.reload();
      await expect(name).toHaveValue(text);
      expect(calls).not.toContain('POST /admin/visit');
    }
  });

  await test.step('without it after the sign-out', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/login/);
    const response = await page.goto(`${product.panel}${list}`);
    expect(await response?.text()).not.toContain('id="admin-visit"');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
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

test('the fonts for the letters of a list are fetched with the document of the next visit', async ({
  page,
  shared: product,
}) => {
  const letters = 'inter-latin-ext';
  const preloaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(({ href }) => href).join(' '),
    );
  await signIn(page, product.panel);
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('admin.fonts')), { timeout: 10_000 })
    .toContain(letters);
  expect(await preloaded()).not.toContain(letters);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await preloaded()).toContain(letters);
  expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"', 'ł'))).toBe(true);
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

test('the first list is shown before the panel is ready, and what a user does then is not lost', async ({
  page,
  shared: product,
}) => {
  const early = page.locator('.admin-early-page');
  await signIn(page, product.panel);
  const code = await holdPanel(page);
  const shifts = await watchLayoutShifts(page, 'tbody');
  const announcements = await recordAnnouncements(page);
  const open = () => {
    code.hold();
    return page.goto(`${product.panel}${list}`, { waitUntil: 'commit' });
  };

  await test.step('with the header and the rows of the panel, in their places', async () => {
    await open();
    await expect(early.getByRole('heading', { name: 'Author' })).toBeVisible();
    await expect(early.getByText(/^\d+ entries found$/)).toBeVisible();
    const names = await early.locator('tbody tr[data-row]').getByRole('link').allTextContents();
    const box = await early.locator('tbody').boundingBox();
    await early.getByRole('button', { name: 'Name' }).focus();
    code.release();
    await expect(early).toHaveCount(0);
    await expect(rows(page).getByRole('link')).toHaveText(names);
    await expect(page.getByRole('button', { name: 'Name' })).toBeFocused();
    expect(await page.locator('tbody').boundingBox()).toEqual(box);
    expect((await shifts()).filter((shift) => !/from (\d+) to \1:/.test(shift))).toEqual([]);
    const announced = await announcements();
    expect(new Set(announced).size).toBe(announced.length);
  });

  await test.step('and every entry that is selected stays selected', async () => {
    await page.evaluate(() => caches.delete('admin-pages'));
    await open();
    const boxes = early.locator('tbody').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    code.release();
    await expect(early).toHaveCount(0);
    await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(rows(page).getByRole('checkbox').nth(2)).toBeChecked();
    await expect(page.getByRole('toolbar', { name: 'Selected entries' })).toContainText('2');
  });

  await test.step('and the keys of a row move the focus and select its entry', async () => {
    await page.evaluate(() => caches.delete('admin-pages'));
    await open();
    await early.locator('thead').getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expect(early.locator('tbody tr').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    code.release();
    await expect(early).toHaveCount(0);
    await expect(rows(page).nth(2)).toBeFocused();
    await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
    await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  await test.step('and a press beside the link of a row opens the entry', async () => {
    await page.evaluate(() => caches.delete('admin-pages'));
    await open();
    const row = early.locator('tbody tr[data-row]').nth(1);
    const name = (await row.getByRole('link').textContent()) ?? '';
    await row.locator('td').nth(-2).click();
    code.release();
    await expect(page).toHaveURL(/author\/\d+/);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  });

  await test.step('and a press on the menu of a row opens it', async () => {
    await page.evaluate(() => caches.delete('admin-pages'));
    await open();
    await early.locator('tbody tr').nth(1).getByRole('button').click();
    code.release();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  });

  await test.step('and a press on a link opens the entry', async () => {
    await page.evaluate(() => caches.delete('admin-pages'));
    await open();
    const link = early.locator('tbody tr[data-row] a').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    code.release();
    await expect(page).toHaveURL(/author\/\d+/);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  });
});

test('a document whose panel does not load says so, and its rows stay', async ({ page, shared: product }) => {
  const notice = page.getByText('The panel has not loaded yet.');
  /** Ends the time after which the notice appears. */
  const wait = () =>
    notice.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
  await signIn(page, product.panel);
  await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${product.panel}${list}`);
  await expect(page.locator('.admin-early-page tbody tr')).not.toHaveCount(0);
  await expect(notice).toBeHidden();
  await wait();
  await expect(notice).toBeVisible();
  await expect(page.locator('.admin-early-page tbody tr')).not.toHaveCount(0);

  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await wait();
  await expect(notice).toBeHidden();
});

test('a list is shown again before the panel is ready, while its rows are the same', async ({
  page,
  shared: product,
}) => {
  const remembered = page.locator('.admin-early-page');
  const countPages = () =>
    page.evaluate(async () => (await (await caches.open('admin-pages')).keys()).length);
  const shifts = await watchLayoutShifts(page, 'tbody');
  await signIn(page, product.panel);
  await page.goto(`${product.panel}${list}`);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(countPages).toBe(1);
  const names = await rows(page).getByRole('link').allTextContents();
  const code = await holdPanel(page);
  const open = () => {
    code.hold();
    return page.goto(`${product.panel}${list}`, { waitUntil: 'commit' });
  };

  await test.step('and the press on a row before that opens the entry', async () => {
    await open();
    await expect(remembered.locator('tbody tr[data-row]').getByRole('link')).toHaveText(names);
    const link = remembered.locator('tbody tr[data-row] a').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    expect(new URL(page.url()).pathname).toMatch(/author$/);
    code.release();
    await expect(page).toHaveURL(/author\/\d+/);
    await expect(remembered).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  });

  await test.step('and a menu that the panel draws later opens', async () => {
    await open();
    await remembered.getByRole('button', { name: 'Views' }).press('Enter');
    code.release();
    await expect(page.getByRole('menuitemradio', { name: 'All entries' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('and nothing moves when the panel takes over', async () => {
    await open();
    await expect(remembered.locator('tbody tr[data-row]').getByRole('link')).toHaveText(names);
    code.release();
    await expect(remembered).toHaveCount(0);
    await expect(rows(page).getByRole('link')).toHaveText(names);
    // A relative time that becomes longer may widen its column.
    expect((await shifts()).filter((shift) => !/from (\d+) to \1:/.test(shift))).toEqual([]);
  });

  await test.step('but not after a user signed out', async () => {
    await open();
    await remembered.getByRole('button', { name: 'Account menu' }).click();
    code.release();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/login/);
    await expect.poll(countPages).toBe(0);
  });
});
