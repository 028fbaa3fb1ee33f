import { expect, type Page } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { signInAs, submitSignIn } from '../support/people.ts';

/** The home page, or the page for unknown addresses. */
const inside = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Hello Ada|Page not found)$/ });

/**
 * Targets that a browser or router could interpret as another site: one that falls back to the home page, and one that
 * stays on this host. Unit tests cover other targets.
 */
const traps = ['/\\evil.example/', '/%2f%2fevil.example/'] as const;

test('the sign-in page is shown before the panel has loaded', async ({ page, shared: product }) => {
  const wanted: string[] = [];
  // Never answered: code behind the sign-in would wait forever.
  await page.route('**/assets/panel-*.js', (route) => {
    wanted.push(route.request().url());
  });
  // The document is not complete while a script of it is pending.
  await page.goto(`${product.panel}/auth/login`, { waitUntil: 'commit' });
  // Only the panel renders the button that reveals the password; the rest of the form is part of the document.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect.poll(() => wanted.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Returns all records in the databases of the browser. */
function storedRecords(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const databases = await indexedDB.databases();
    const records = databases.map(async ({ name = '' }) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map(async (store) =>
        done<unknown[]>(database.transaction(store).objectStore(store).getAll()),
      );
      const found = await Promise.all(stores);
      database.close();
      return found.flat();
    });
    return (await Promise.all(records)).flat();
  });
}

for (const memory of ['tab', 'remembered'] as const) {
  test(`signing out removes a session that lasts as long as "${memory}", and the Back button shows none of its pages`, async ({
    page,
    shared: product,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await signInAs(page, product.panel, { person: administrator, memory });
    expect(await page.evaluate(() => localStorage.getItem('admin.user') !== null)).toBe(
      memory === 'remembered',
    );
    // A content type that renders immediately: it needs no text editor.
    await openAddress(page, `${product.panel}/content-manager/collection-types/api::tag.tag/1`);
    const field = page.getByRole('textbox', { name: /^name/i });
    await expect(field).toHaveValue(/\w/);
    const name = await field.inputValue();
    await field.fill(`${name} again`);
    await expect.poll(async () => (await storedRecords(page)).length).toBe(1);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();

    const stored = await page.evaluate(() => ({
      text: JSON.stringify([localStorage, sessionStorage]),
      user: localStorage.getItem('admin.user'),
    }));
    expect(stored.user).toBeNull();
    expect(stored.text).not.toContain(administrator.email);
    expect(stored.text).not.toMatch(/eyJ|token/i);
    expect(stored.text).not.toContain(name);
    await expect.poll(() => storedRecords(page)).toEqual([]);
    // The response removes the cookie; the panel does not wait for it.
    const cookies = async () => (await page.context().cookies()).filter(({ value }) => value !== '');
    await expect.poll(cookies).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(name);
    // A token in a URL would appear in logs and in the history.
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter((url) => /eyJ/.test(url))).toEqual([]);
  });
}

test('signing in opens a page of this panel, whatever address is requested', async ({
  context,
  shared: product,
}) => {
  const elsewhere: string[] = [];
  for (const trap of traps) {
    // A session belongs to its tab and to the cookie of the browser.
    await context.clearCookies();
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.url().startsWith(product.origin)) {
        elsewhere.push(request.url());
      }
    });
    await page.goto(`${product.panel}/auth/login?redirectTo=${encodeURIComponent(trap)}`);
    await submitSignIn(page, administrator);
    await expect(inside(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.origin);
    await page.close();
  }
  expect(elsewhere).toEqual([]);
});
