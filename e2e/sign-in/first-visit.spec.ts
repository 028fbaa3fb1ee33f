import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { administrator, signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';

/** Defers the scripts of the panel until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const line = new EventEmitter();
  const released = once(line, 'released');
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => line.emit('released');
}

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
/** The button that reveals the password, which only the panel renders. */
const isTakenOver = (page: Page) => expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();

/** Records passwords in URLs, console errors and sign-in requests. */
function watch(page: Page): { readonly problems: string[]; readonly logins: string[] } {
  const seen = { problems: [] as string[], logins: [] as string[] };
  page.on('pageerror', (error) => seen.problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.problems.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/login')) seen.logins.push(request.postData() ?? '');
  });
  return seen;
}

test('the sign-in form is usable before scripts load, and keeps its input when they do', async ({
  page,
  shared: product,
}) => {
  const { problems } = watch(page);
  const release = await holdScripts(page);
  await page.goto(`${product.panel}/content-manager`, { waitUntil: 'commit' });
  await expect(email(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
  await expectAccessibleAsShown(page);
  await page.keyboard.type('ada@exmple.com');
  for (let step = 0; step < 'mple.com'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await password(page).fill(administrator.password);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await email(page).focus();

  release();
  await isTakenOver(page);
  await expect(email(page)).toHaveCount(1);
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('a');
  await expect(email(page)).toHaveValue(administrator.email);
  await expect(password(page)).toHaveValue(administrator.password);
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname.startsWith(`${product.basePath}/content-manager`));
  expect(problems).toEqual([]);
});

test('a form that was submitted before scripts load is sent by the panel once', async ({
  page,
  shared: product,
}) => {
  const { problems, logins } = watch(page);
  const release = await holdScripts(page);
  await page.goto(`${product.panel}/auth/login`, { waitUntil: 'commit' });
  await email(page).fill(administrator.email);
  await password(page).fill('wrong');
  await password(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  // Further input cancels the submission.
  await password(page).fill(administrator.password);
  await expect(page.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
  await password(page).press('Enter');
  await password(page).press('Enter');
  expect(page.url()).toBe(`${product.panel}/auth/login`);

  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ada' })).toBeVisible();
  const { email: address, password: secret } = administrator;
  expect(logins.map((body) => JSON.parse(body) as unknown)).toEqual([{ email: address, password: secret }]);
  expect(problems).toEqual([]);
});

test('a sign-in page whose code fails to load reports it, and works on retry', async ({
  page,
  shared: product,
}) => {
  let tries = 0;
  await page.route('**/assets/afterwards-*.js', async (route) => {
    tries += 1;
    await route.abort();
  });
  await page.goto(`${product.panel}/auth/login`);
  await isTakenOver(page);
  await email(page).fill(administrator.email);
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  expect(tries).toBeGreaterThan(0);
  await expect(password(page)).toHaveValue(administrator.password);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ada' })).toBeVisible();
});

test('the rows of a list need seven requests beside the page, and no plugin is reported', async ({
  page,
  shared: product,
  context,
}) => {
  await signIn(page, product.panel);
  // A type without locales: the style sheet of the locale column may load before or after the rows.
  const list = '/content-manager/collection-types/api::author.author?page=1&pageSize=10&sort=name:ASC';
  // The tab has the session of its opener and an empty cache.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('tbody tr[data-row]')) return;
      observer.disconnect();
      const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      Object.assign(window, { requestsBeforeRows: requests });
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${product.panel}${list}`);
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
  const requests = await page.evaluate(
    () => (window as { requestsBeforeRows?: readonly string[] }).requestsBeforeRows,
  );
  // May arrive before the rows: the new token, and scripts that load after the first paint, as a plugin for entries and its
  // shared chunks. Scripts that the document fetched before it adds them are requested twice without a cache.
  const waitedFor = [...new Set(requests)].filter(
    (path) => !/\/(?:renew-token$|(?:afterwards|atrium|en|entry|shared)-)/.test(path),
  );
  expect(waitedFor, waitedFor.join('\n')).toHaveLength(7);
  expect(requests?.filter((path) => path.startsWith('/content-manager/'))).toEqual([]);

  // Contributions are checked after the last plugin, when the page is rendered.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => sessionStorage.getItem('admin.problems'))).toBeNull();
});
