import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { signInToApi } from '../support/admin-api.ts';
import { administrator, registerAdministrator, signIn } from '../support/administrator.ts';
import { FaultyProxy } from '../support/faulty-proxy.ts';
import { test as base } from '../support/journey.ts';
import { submitSignIn } from '../support/people.ts';

/** A product behind a gateway that fails on demand. */
const test = base.extend<{ gateway: FaultyProxy }>({
  gateway: async ({ shared }, give) => {
    const gateway = await FaultyProxy.inFrontOf(shared.origin);
    await give(gateway);
    await gateway.stop();
  },
});

/** A notice with the warning tone. */
const warning = (page: Page, text: string | RegExp) =>
  page.locator('li[data-tone="warning"]').filter({ hasText: text });

/** The page of a server with the path of the panel but without preloaded data. */
const withoutResponses = (page: string) =>
  page.replace(
    /(<script[^>]*id="admin-boot"[^>]*>)([\s\S]*?)(<\/script>)/,
    (_, open, text: string, close) => {
      const { init: _init, projectType: _type, ...rest } = JSON.parse(text) as Record<string, unknown>;
      return `${open}${JSON.stringify(rest)}${close}`;
    },
  );

const serverError = {
  data: null,
  error: { status: 500, name: 'InternalServerError', message: 'Out of order', details: {} },
};

async function fillRegistration(page: Page, password: string = administrator.password) {
  await page.getByLabel('First name').fill(administrator.firstname);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: "Let's start" }).click();
}

test('a failed start is reported, and the panel continues as the community edition', async ({
  gateway,
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  gateway.edit(withoutResponses);
  gateway.fail('GET /admin/init', { status: 500, body: serverError });
  gateway.fail('GET /admin/project-type', { status: 500, body: serverError });
  await page.goto(`${gateway.panel}/auth/login`);
  await expect(warning(page, 'could not load its settings from the server')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('The project type could not be loaded');
  await submitSignIn(page, administrator);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ada' })).toBeVisible();
});

test('a page without its root element reports a clear error', async ({ gateway, page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  gateway.edit((html) => html.replace('id="app"', 'id="another"'));
  await page.goto(`${gateway.panel}/`);
  await expect.poll(() => errors.join('\n')).toMatch(/root element/i);
});

test('a slow page immediately shows that it is loading, and removes the notice afterwards', async ({
  page,
  shared: product,
}) => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${product.panel}/auth/login`, { waitUntil: 'commit' });
  await expect(page.locator('.starting-name')).toHaveText('Atrium');
  await expect(page.locator('.starting')).toHaveCSS('opacity', '1');
  arrive();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.locator('.starting')).toBeHidden();
});

test('without scripts the page explains what it requires', async ({ browser, shared: product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.panel);
  // Other locators ignore text in this element.
  const demand = page.locator('noscript');
  await expect(demand).toBeVisible();
  expect(await demand.innerText()).toBe(
    'JavaScript disabled. Please enable JavaScript in your browser and reload the page to proceed.',
  );
  await context.close();
});

test('a failed sign-in states the reason and keeps the input', async ({ gateway, page }) => {
  await page.goto(`${gateway.panel}/auth/login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill('Not-the-passw0rd');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Not-the-passw0rd');

  gateway.fail('POST /admin/login', { status: 502, body: '<h1>Bad gateway</h1>' });
  await login.click();
  await expect(page.getByText('There was an unknown error response from the API')).toBeVisible();

  gateway.fail('POST /admin/login', 'no answer');
  await login.click();
  await expect(page.getByText('Something went wrong')).toBeVisible();

  gateway.fail('POST /admin/login', {
    status: 400,
    body: {
      data: null,
      error: { status: 400, name: 'ApplicationError', message: 'USER  not Active', details: {} },
    },
  });
  await login.click();
  await expect(page.getByRole('heading', { name: 'Oops...' })).toBeVisible();
  await expect(page.getByText('Your account has been suspended.')).toBeVisible();
});

test('a registration shows invalid values at their fields and other errors above the form, and fits a phone', async ({
  empty,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(empty.panel);
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: "Let's start" }).click();
  await expect(page.getByText('This value is required.').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  // Long and mixed, but on lists of leaked passwords.
  await fillRegistration(page, 'Password1');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/common/i);
  await registerAdministrator(empty.origin);
  await fillRegistration(page);
  await expect(page.getByRole('alert').filter({ hasText: /register a new super admin/i })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(administrator.firstname);
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
});

test('an invalid invitation link leads to a page that explains it', async ({ gateway, page }) => {
  await page.goto(`${gateway.panel}/auth/register?registrationToken=${'x'.repeat(43)}`);
  await expect(page).toHaveURL(/\/auth\/oops\?info=/);
  await expect(page.getByRole('heading', { name: 'Oops...' })).toBeVisible();
  const reason = new URL(page.url()).searchParams.get('info');
  await expect(warning(page, reason ?? 'No reason')).toBeVisible();
  await expect(page.getByText('If this is a mistake, please contact your administrator.')).toBeVisible();
});

test('recovering a password shows errors above the form', async ({ gateway, page }) => {
  await page.goto(`${gateway.panel}/auth/forgot-password`);
  await page.getByLabel('Email').fill(administrator.email);
  const send = page.getByRole('button', { name: 'Send Email' });
  gateway.fail('POST /admin/forgot-password', { status: 500, body: serverError });
  await send.click();
  await expect(page.getByText('Out of order')).toBeVisible();
  gateway.fail('POST /admin/forgot-password', 'no answer');
  await send.click();
  await expect(page.getByText('An error occurred')).toBeVisible();
  gateway.repair('POST /admin/forgot-password');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Email sent' })).toBeVisible();

  // A server without an endpoint that checks links.
  gateway.fail('POST /admin/reset-password/check', { status: 404, body: 'Not Found' });
  await page.goto(`${gateway.panel}/auth/reset-password?code=${'y'.repeat(43)}`);
  await page.getByLabel('Password', { exact: true }).fill('Another-Passw0rd');
  await page.getByLabel('Confirm password').first().fill('Another-Passw0rd');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expect(page).toHaveURL(/reset-password/);
});

test('settings that cannot be saved show a warning and keep the changes', async ({
  gateway,
  page,
  shared,
}) => {
  const api = await signInToApi(shared.origin);
  const { id } = await api.data<{ id: number }>('POST', '/admin/roles', { name: 'Night desk' });
  await signIn(page, `${gateway.panel}/settings/roles/${id}`);
  await page.getByLabel('Name').fill('Desk of the night');
  gateway.fail(`PUT /admin/roles/${id}`, { status: 500, body: serverError });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(warning(page, 'An error occurred')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Desk of the night');
  gateway.repair(`PUT /admin/roles/${id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk of the night' })).toBeVisible();

  // A new page load, so that the previous warning is gone.
  await page.goto(`${gateway.panel}/me`);
  await page.getByLabel('Last name').fill('Lovelace');
  gateway.fail('PUT /admin/users/me', 'no answer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(warning(page, 'An error occurred')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
});
