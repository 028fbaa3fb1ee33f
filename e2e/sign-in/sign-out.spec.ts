import { expect, type Page } from '@playwright/test';
import { administrator } from '../stage/administrator.ts';
import { test } from '../stage/journey.ts';
import { lead } from '../stage/lead.ts';
import { signInAs, submitSignIn } from '../stage/people.ts';

/** The start page, or the panel's own word that it has no such page. */
const inside = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Hello Ada|Page not found)$/ });

/**
 * Targets that a browser, or a careless router, could take for another place than this panel: one that leads home, and
 * one that stays on this host. What becomes of others is a rule of its own, with its own tests.
 */
const traps = ['/\\evil.example/', '/%2f%2fevil.example/'] as const;

test('the sign-in page is shown before the panel has loaded', async ({ page, shared: product }) => {
  const wanted: string[] = [];
  // Never answered: what needs the panel behind the sign-in would wait for ever.
  await page.route('**/assets/panel-*.js', (route) => {
    wanted.push(route.request().url());
  });
  await page.goto(`${product.panel}/auth/login`);
  // Only the panel can show what was typed; the rest of the form is part of the document.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect.poll(() => wanted.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Everything in the databases of the browser. */
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
    // A kind of entry that is drawn at once: no editor of texts is fetched for it.
    await lead(page, `${product.panel}/content-manager/collection-types/api::tag.tag/1`);
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
    // The server's answer takes the cookie away, and nobody waits for it.
    const cookies = async () => (await page.context().cookies()).filter(({ value }) => value !== '');
    await expect.poll(cookies).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(name);
    // A token in an address would stand in logs and in the history.
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter((url) => /eyJ/.test(url))).toEqual([]);
  });
}

test('signing in leads to a page of this panel, whatever address is requested', async ({
  context,
  shared: product,
}) => {
  const elsewhere: string[] = [];
  for (const trap of traps) {
    // A session belongs to its tab, and to the browser's cookie.
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
