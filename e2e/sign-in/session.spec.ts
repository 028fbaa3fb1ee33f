import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { administrator, signIn } from '../stage/administrator.ts';
import { test } from '../stage/journey.ts';
import type { Product } from '../stage/product.ts';

const article = '/content-manager/collection-types/api::article.article/1';
const typed = 'What was typed before the session ended';
const typedLater = 'What was typed after that';

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Calls of somebody who is signed in in another browser. */
interface Elsewhere {
  /** Ends every session of this user but the one that calls. */
  endOtherSessions(): Promise<void>;
  put(path: string, body: object): Promise<void>;
  post(path: string, body: object): Promise<unknown>;
}

async function signInElsewhere(
  request: APIRequestContext,
  { origin }: Product,
  { email, password }: Person = administrator,
): Promise<Elsewhere> {
  const answer = await request.post(`${origin}/admin/login`, { data: { email, password } });
  const { data } = (await answer.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const send = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
    const sent = await request.fetch(`${origin}${path}`, { method, headers, ...(body && { data: body }) });
    expect(sent.ok(), `${method} ${path}: ${await sent.text()}`).toBe(true);
    return ((await sent.json()) as { data: unknown }).data;
  };
  return {
    async endOtherSessions() {
      const sessions = (await send('GET', '/admin/users/me/sessions')) as readonly {
        readonly id: string;
        readonly current: boolean;
      }[];
      for (const { id } of sessions.filter(({ current }) => !current)) {
        await send('DELETE', `/admin/users/me/sessions/${id}`);
      }
    },
    async put(path, body) {
      await send('PUT', path, body);
    },
    post: (path, body) => send('POST', path, body),
  };
}

/** Invites somebody to administer too, and accepts the invitation. */
async function addColleague(
  elsewhere: Elsewhere,
  request: APIRequestContext,
  { origin }: Product,
): Promise<Person & { readonly id: number }> {
  const email = 'grace@example.com';
  const password = 'Passw0rd-of-Grace';
  const user = { firstname: 'Grace', lastname: 'Hopper', email, roles: [1] };
  const { id, registrationToken } = (await elsewhere.post('/admin/users', user)) as {
    readonly id: number;
    readonly registrationToken: string;
  };
  const userInfo = { firstname: 'Grace', lastname: 'Hopper', password };
  const answer = await request.post(`${origin}/admin/register`, { data: { registrationToken, userInfo } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { id, email, password };
}

async function signInAs(page: Page, { panel }: Product, { email, password }: Person, remember = false) {
  await page.goto(`${panel}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const passwordOf = (page: Page) => dialogOf(page).getByLabel('Password', { exact: true });
const titleOf = (page: Page) => page.getByRole('textbox', { name: /^title/i });

/** Opens an article and types a title, which is not saved. */
async function type(page: Page, { panel }: Product): Promise<void> {
  await page.goto(`${panel}${article}`);
  await typeTitle(page);
}

async function typeTitle(page: Page): Promise<void> {
  await titleOf(page).fill(typed);
  await settled(page);
}

/** What a page still asks for would meet the end of the session before what somebody does next. */
async function settled(page: Page): Promise<void> {
  // What an entry is linked to is asked for once somebody comes to it.
  await page.getByRole('combobox', { name: 'Tags' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Tags: linked entries' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}

async function expectSaved(page: Page, { panel }: Product, text = typed): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(titleOf(page)).toHaveValue(text);
  await page.goto(`${panel}${article}`);
  await expect(titleOf(page)).toHaveValue(text);
}

/** Every text that was announced as a failure or a warning while the page was open. */
async function watchNotices(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { noticesSeen: seen });
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[data-tone="warning"], [data-tone="danger"]')) {
        const text = notice.textContent ?? '';
        if (text !== '' && !seen.includes(text)) seen.push(text);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { noticesSeen: readonly string[] }).noticesSeen);
}

test('a session that was ended elsewhere is begun again over whatever is open, and what was sent goes through', async ({
  page,
  playwright,
  product,
}) => {
  const notices = await watchNotices(page);
  let tries = 0;
  await page.route('**/assets/SignInAgain-*.js', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await signIn(page, `${product.panel}${article}`);
  await typeTitle(page);
  const request = await playwright.request.newContext();
  const elsewhere = await signInElsewhere(request, product);
  await elsewhere.endOtherSessions();

  await test.step('the first call that is refused brings the dialog, also when its code comes late', async () => {
    await save(page);
    await expect(passwordOf(page)).toBeFocused();
    expect(tries).toBe(2);
    await expect(dialogOf(page).getByText(administrator.firstname)).toBeVisible();
    await expect(dialogOf(page).getByLabel('Email')).toHaveValue(administrator.email);
  });

  await test.step('Esc does not close it, and axe has nothing to complain about', async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessibleAsShown(page);
  });

  await test.step('a wrong password is refused and kept', async () => {
    expect(await notices()).toEqual([]);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText('Invalid credentials')).toBeVisible();
    await expect(passwordOf(page)).toBeFocused();
    await expect(passwordOf(page)).toHaveValue('wrong');
  });

  await test.step('the right one lets the save go on', async () => {
    await passwordOf(page).fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    expect(await notices()).toEqual(['Invalid credentials']);
    await expectSaved(page, product);
  });

  const password = 'Passw0rd-of-Ada-2';
  await test.step('a password that was changed elsewhere is asked for at once, and the new one is right', async () => {
    await settled(page);
    await titleOf(page).fill(typedLater);
    await elsewhere.put('/admin/users/me', { currentPassword: administrator.password, password });
    await save(page);
    await passwordOf(page).fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText('Invalid credentials')).toBeVisible();
    await passwordOf(page).fill(password);
    await page.keyboard.press('Enter');
    await expectSaved(page, product, typedLater);
  });

  const again = await signInElsewhere(request, product, { email: administrator.email, password });
  await test.step('signing out of the dialog asks once and leads back to the page after the next sign-in', async () => {
    await type(page, product);
    await again.endOtherSessions();
    await save(page);
    await dialogOf(page).getByText('Sign out', { exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByText('Sign out', { exact: true }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirectTo')).toContain(article);
    await expect(question).toBeHidden();
    expect(await notices()).toEqual([]);
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(titleOf(page)).toHaveValue(typedLater);
  });

  await test.step('the dialog stands above another one, whose action then goes through', async () => {
    await page.goto(
      `${product.panel}/content-manager/collection-types/api::article.article?page=1&pageSize=10`,
    );
    const row = page.getByRole('row').nth(1);
    await row.waitFor();
    const [victim = ''] = await row.getByRole('link').allTextContents();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await again.endOtherSessions();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(passwordOf(page)).toBeFocused();
    await passwordOf(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('link', { name: victim, exact: true })).toBeHidden();
  });
  await request.dispose();
});

test('signing in again in one tab is enough for all that remember the session', async ({
  page,
  context,
  playwright,
  product,
}) => {
  await signInAs(page, product, administrator, true);
  const second = await openTab(context);
  await type(page, product);
  await second.goto(`${product.panel}${article}`);
  await settled(second);
  const request = await playwright.request.newContext();
  await (await signInElsewhere(request, product)).endOtherSessions();
  await save(page);
  await expect(dialogOf(page)).toBeVisible();

  await test.step('a tab that is opened meanwhile does not end the one where somebody types', async () => {
    const third = await openTab(context);
    await third.goto(product.panel);
    await expect(third.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await third.close();
    await expect(dialogOf(page)).toBeVisible();
  });

  await second.getByRole('link', { name: 'Author', exact: true }).click();
  await passwordOf(second).fill(administrator.password);
  await second.keyboard.press('Enter');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Author');
  await expectSaved(page, product);
  await request.dispose();
});

test('a tab never goes on as the user of another one, and who was deactivated is told so', async ({
  page,
  context,
  playwright,
  product,
}) => {
  const request = await playwright.request.newContext();
  const elsewhere = await signInElsewhere(request, product);
  const other = await playwright.request.newContext();
  const grace = await addColleague(elsewhere, other, product);
  await signInAs(page, product, grace);
  await type(page, product);
  const second = await openTab(context);
  // Shares the cookie that renews, and nothing else.
  await signInAs(second, product, administrator);
  await (await signInElsewhere(other, product, grace)).endOtherSessions();
  await save(page);
  await expect(dialogOf(page).getByText('Grace Hopper')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue(grace.email);
  await passwordOf(page).fill(grace.password);
  await page.keyboard.press('Enter');
  await expectSaved(page, product);

  await settled(page);
  await titleOf(page).fill(typedLater);
  await elsewhere.put(`/admin/users/${grace.id}`, { isActive: false });
  // What the page asks by itself may hear of it before the save does.
  await expect(async () => {
    if (await dialogOf(page).isHidden())
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 1000 });
    await expect(dialogOf(page).getByText('Grace Hopper')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await passwordOf(page).fill(grace.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been suspended.')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/auth\/oops$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await Promise.all([request.dispose(), other.dispose()]);
});

const openTab = (context: BrowserContext): Promise<Page> => context.newPage();
