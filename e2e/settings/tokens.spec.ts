import { expect, type Page } from '@playwright/test';
import { addPerson, signInToApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { anotherGrace } from '../support/people.ts';

const permission = (action: string) => ({ action, subject: null, properties: {}, conditions: [] });

const accessKey = (page: Page) => page.getByRole('textbox', { name: 'Access key' });

/** Opens a list of tokens from the navigation of the open settings. */
async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choose(page: Page, field: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Copies the shown key. @returns the content of the clipboard */
async function copyKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('an API token is created, its key copied once and regenerated, and the token deleted', async ({
  context,
  page,
  shared: product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await signIn(page, `${product.panel}/settings`);
  await openList(page, 'API tokens');
  await expect(page).toHaveURL(/\/settings\/api-tokens\?sort=name:ASC$/);
  await expect(page.getByRole('heading', { name: 'No API tokens yet' })).toBeVisible();

  await test.step('create the token', async () => {
    await page.getByRole('link', { name: 'Create new API token' }).click();
    await page.getByLabel('Name').fill('Website');
    await choose(page, /Token duration/, /^7 days/);
    await choose(page, /Token type/, /^Custom/);
    // The content API declares actions for each content type.
    const articles = page.getByRole('group', { name: 'Article', exact: true });
    await expect(articles.getByRole('checkbox', { name: 'Everything on Article' })).toBeVisible();
    await choose(page, /Token type/, /^Read-only/);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/settings\/api-tokens\/\d+$/);
    await expect(accessKey(page)).toHaveValue(/^[0-9a-f]{256}$/);
    await expect(page.getByText(/not be able to see it again/)).toBeVisible();
  });

  const first = await copyKey(page);
  expect(first).toBe(await accessKey(page).inputValue());

  await test.step('the key disappears with the page, and gives no access to the panel', async () => {
    await page.reload();
    await expect(page.getByText(/^Expires on /)).toBeVisible();
    await expect(accessKey(page)).toHaveCount(0);
    const storedKey = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state]),
    );
    expect(storedKey).not.toContain(first);
    const headers = { authorization: `Bearer ${first}` };
    const me = await page.request.get(`${product.origin}/admin/users/me`, { headers });
    expect(me.status()).toBe(401);
  });

  await test.step('regenerate the key', async () => {
    await page.getByRole('button', { name: 'Regenerate' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Regenerate the key of Website?');
    await question.getByRole('button', { name: 'Regenerate' }).click();
    await expect(question).toBeHidden();
    const second = await copyKey(page);
    expect(second).toMatch(/^[0-9a-f]{256}$/);
    expect(second).not.toBe(first);
  });

  await test.step('reject a name that is taken', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Create new API token' }).click();
    await page.getByLabel('Name').fill('Website');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Name already taken')).toBeVisible();
    await page.getByLabel('Name').fill('App');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(accessKey(page)).toBeVisible();
  });

  await test.step('sort and delete', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('App');
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page).toHaveURL(/sort=name(?::|%3A)DESC$/);
    await expect(page.getByRole('row').nth(1)).toContainText('Website');
    await page.getByRole('button', { name: 'Actions for Website' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    const api = await signInToApi(product.origin);
    const left = await api.data<readonly { id: number }[]>('GET', '/admin/api-tokens');
    expect(left).toMatchObject([{ name: 'App', type: 'read-only' }]);
    await api.data('DELETE', `/admin/api-tokens/${left[0]?.id}`);
  });
});

test('a transfer token states the direction of the transfer', async ({ page, shared: product }) => {
  await signIn(page, `${product.panel}/settings`);
  await openList(page, 'Transfer tokens');
  await page.getByRole('link', { name: 'Create new transfer token' }).click();
  await page.getByLabel('Name').fill('Staging');
  await choose(page, /Token type/, /^Push and pull/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(accessKey(page)).toHaveValue(/^[0-9a-f]{256}$/);
  const api = await signInToApi(product.origin);
  const tokens = await api.data<readonly { id: number }[]>('GET', '/admin/transfer/tokens');
  expect(tokens).toMatchObject([{ name: 'Staging', permissions: ['push', 'pull'] }]);
  await api.data('DELETE', `/admin/transfer/tokens/${tokens[0]?.id}`);
});

test('a user who may only read tokens cannot change them, in the panel or through the API', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const token = await api.data<{ id: number; accessKey: string }>('POST', '/admin/api-tokens', {
    name: 'Website',
    type: 'full-access',
  });
  const role = await api.data<{ id: number }>('POST', '/admin/roles', { name: 'Looks at tokens' });
  await api.data('PUT', `/admin/roles/${role.id}/permissions`, {
    permissions: [permission('admin::api-tokens.access'), permission('admin::api-tokens.read')],
  });
  const grace = anotherGrace();
  await addPerson(api, grace, [role.id]);
  const reader = await signInToApi(product.origin, grace);

  await signIn(page, `${product.panel}/settings`, grace);
  await openList(page, 'API tokens');
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await expect(menu.getByRole('link')).toHaveText([
    'Overview',
    'API tokens',
    /^Single sign-on/,
    /^Review workflows/,
    /^Audit log/,
  ]);
  await expect(page.getByRole('link', { name: 'Create new API token' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Website' }).click();
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: /Save|Regenerate/ })).toHaveCount(0);
  for (const address of ['api-tokens/create', 'transfer-tokens', 'transfer-tokens/create']) {
    // All forbidden pages look the same, so a permitted page is opened in between.
    await openList(page, 'API tokens');
    await openAddress(page, `${product.panel}/settings/${address}`);
    await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
  }

  const seen = await reader.send('GET', `/admin/api-tokens/${token.id}`);
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toContain(token.accessKey);
  for (const [method, path, body] of [
    ['POST', '/admin/api-tokens', { name: 'Mine', type: 'full-access' }],
    ['PUT', `/admin/api-tokens/${token.id}`, { type: 'read-only' }],
    ['POST', `/admin/api-tokens/${token.id}/regenerate`],
    ['DELETE', `/admin/api-tokens/${token.id}`],
    ['GET', '/admin/transfer/tokens'],
  ] as const) {
    expect((await reader.send(method, path, body)).status, `${method} ${path}`).toBe(403);
  }
  await api.data('DELETE', `/admin/api-tokens/${token.id}`);
});
