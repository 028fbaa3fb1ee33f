import { expect, type Page } from '@playwright/test';
import { administrator, signIn } from '../stage/administrator.ts';
import { test } from '../stage/journey.ts';
import { submitSignIn } from '../stage/people.ts';

/** The start page, or the panel's own word that it has no such page. */
const inside = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Hello Ada|Page not found)$/ });

/** Targets that a browser, or a careless router, could take for another place than this panel. */
const traps = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  'javascript:alert(1)',
  '/admin/../..//evil.example/',
  '/x\r\nLocation: https://evil.example/',
] as const;

test('the sign-in is there before the panel behind it', async ({ page, product }) => {
  const wanted: string[] = [];
  // Never answered: what needs the panel behind the sign-in would wait for ever.
  await page.route('**/assets/private-panel-*.js', (route) => {
    wanted.push(route.request().url());
  });
  await page.goto(`${product.panel}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect.poll(() => wanted.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('after signing out nothing of the session is left, and the Back button shows nothing of it', async ({
  page,
  product,
}) => {
  await signIn(page, product.panel);
  await page.goto(`${product.panel}/content-manager/collection-types/api::article.article/1`);
  const title = await page.getByLabel(/^title/i).inputValue();
  expect(title).not.toBe('');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();

  const kept = await page.evaluate(async () => ({
    text: JSON.stringify([localStorage, sessionStorage]),
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept.text).not.toContain(administrator.email);
  expect(kept.text).not.toMatch(/eyJ|token/i);
  expect(kept.text).not.toContain(title);
  expect(kept.databases).toBe(0);
  expect((await page.context().cookies()).filter(({ value }) => value !== '')).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(title);
});

test('signing in leads to a page of this panel, wherever the address says', async ({ browser, product }) => {
  const elsewhere: string[] = [];
  const openWith = async (page: Page, trap: string) => {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.url().startsWith(product.origin)) {
        elsewhere.push(request.url());
      }
    });
    await page.goto(`${product.panel}/auth/login?redirectTo=${encodeURIComponent(trap)}`);
  };
  // One account may sign in five times in five minutes; who is signed in already is led on at once.
  for (const trap of traps.slice(0, 4)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openWith(page, trap);
    await submitSignIn(page, administrator);
    await expect(inside(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.origin);
    await context.close();
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, product.panel);
  for (const trap of traps) {
    await openWith(page, trap);
    await expect(inside(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.origin);
  }
  expect(elsewhere).toEqual([]);
  await context.close();
});
