import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { addEditor, signInToApi, type AdminApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { test as base } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

/** A content type that renders immediately: it needs no text editor. */
const tags = '/content-manager/collection-types/api::tag.tag';
const tag = `${tags}/1`;
const typed = 'What was typed before the session ended';
const typedLater = 'What was typed after that';

interface Start {
  /** The API as the administrator. */
  readonly admin: AdminApi;
  /** The user whose sessions end. */
  readonly grace: Person & { readonly userId: number };
}

const test = base.extend<Start>({
  /** Restores the name of the tag that journeys change. */
  admin: async ({ shared: { origin } }, give) => {
    const admin = await signInToApi(origin);
    const { body } = await admin.send('GET', tag);
    await give(admin);
    const { name } = body as { readonly name: string };
    expect(await admin.send('PUT', tag, { name })).toMatchObject({ status: 200, body: { name } });
  },
  grace: async ({ admin }, give) => {
    const grace = await addEditor(admin);
    await give(grace);
  },
});

/** Ends all sessions of a user except that of the caller. */
async function endOtherSessions(elsewhere: AdminApi): Promise<void> {
  const path = '/admin/users/me/sessions';
  const sessions = await elsewhere.data<readonly { id: string; current: boolean }[]>('GET', path);
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await elsewhere.data('DELETE', `${path}/${id}`);
  }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const passwordOf = (page: Page) => dialogOf(page).getByLabel('Password', { exact: true });
const nameOf = (page: Page) => page.getByRole('textbox', { name: /^name/i });

/** Changes the name without saving it. */
async function typeName(page: Page, text = typed): Promise<void> {
  // One second after a change, the page sends a heartbeat.
  const reported = page.waitForResponse(
    (response) =>
      response.url().includes('/content-manager/presence/') &&
      response.request().postData()?.includes('"edit"') === true,
  );
  await nameOf(page).fill(text);
  await reported;
  await settled(page);
}

/** Waits for pending requests, which would otherwise be the first ones after the session has ended. */
async function settled(page: Page): Promise<void> {
  // Linked entries are fetched when they become visible.
  await page.getByRole('combobox', { name: 'Articles' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Articles: linked entries' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}

async function expectSaved(page: Page, admin: AdminApi, text = typed): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(nameOf(page)).toHaveValue(text);
  await expect.poll(async () => (await admin.send('GET', tag)).body).toMatchObject({ name: text });
}

/** Recorded failures and warnings. */
interface Notices {
  /** Returns the texts since the page loaded or since the last call. */
  take(): Promise<readonly string[]>;
}

async function watchNotices(page: Page): Promise<Notices> {
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
  return {
    take: () => page.evaluate(() => (window as unknown as { noticesSeen: string[] }).noticesSeen.splice(0)),
  };
}

test('a user whose session was ended elsewhere signs in again over the open page, and pending requests complete', async ({
  admin,
  grace,
  page,
  shared: { origin, panel },
}) => {
  const notices = await watchNotices(page);
  let tries = 0;
  await page.route('**/assets/SignInAgain-*.js', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await signIn(page, `${panel}${tag}`, grace);
  await typeName(page);
  const elsewhere = await signInToApi(origin, grace);
  await endOtherSessions(elsewhere);

  await test.step('the first refused call opens the dialog, also if its code loads late', async () => {
    await save(page);
    await expect(passwordOf(page)).toBeFocused();
    expect(tries).toBe(2);
    await expect(dialogOf(page).getByText('Grace Hopper')).toBeVisible();
    await expect(dialogOf(page).getByLabel('Email')).toHaveValue(grace.email);
  });

  await test.step('Esc does not close it, and axe reports nothing', async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessibleAsShown(page);
  });

  await test.step('a wrong password is rejected and stays in the field', async () => {
    expect(await notices.take()).toEqual([]);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText('Invalid credentials')).toBeVisible();
    await expect(passwordOf(page)).toBeFocused();
    await expect(passwordOf(page)).toHaveValue('wrong');
  });

  await test.step('the correct password continues the save', async () => {
    await passwordOf(page).fill(grace.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    expect(await notices.take()).toEqual(['Invalid credentials']);
    await expectSaved(page, admin);
  });

  const password = 'Another-Passw0rd-of-Grace';
  await test.step('after a password change elsewhere, the dialog opens immediately and accepts the new password', async () => {
    await typeName(page, typedLater);
    await elsewhere.data('PUT', '/admin/users/me', { currentPassword: grace.password, password });
    await save(page);
    await passwordOf(page).fill(grace.password);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText('Invalid credentials')).toBeVisible();
    await passwordOf(page).fill(password);
    await page.keyboard.press('Enter');
    await expectSaved(page, admin, typedLater);
  });

  const again = await signInToApi(origin, { email: grace.email, password });
  await test.step('signing out in the dialog asks once, and the next sign-in returns to the page', async () => {
    await notices.take();
    await typeName(page);
    await endOtherSessions(again);
    await save(page);
    await dialogOf(page).getByText('Sign out', { exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await expect(question.getByRole('button', { name: 'Back to the sign-in' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByText('Sign out', { exact: true }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirectTo')).toContain(tag);
    await expect(question).toBeHidden();
    expect(await notices.take()).toEqual([]);
    await page.getByLabel('Email').fill(grace.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(nameOf(page)).toHaveValue(typedLater);
  });

  await test.step('the dialog opens above another one, whose action then succeeds', async () => {
    const victim = 'A tag that goes';
    expect((await admin.send('POST', tags, { name: victim, slug: 'goes' })).status).toBe(200);
    await page.goto(`${panel}${tags}?page=1&pageSize=10&_q=${encodeURIComponent(victim)}`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: `Actions for ${victim}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // The session ends while the deletion is sent. Ended earlier, it could be another request that opens the dialog, and
    // the question below it could not be confirmed.
    let hasEnded = false;
    await page.route(`**${tags}/*`, async (route) => {
      if (!hasEnded && route.request().method() === 'DELETE') {
        hasEnded = true;
        await endOtherSessions(again);
      }
      await route.continue();
    });
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(passwordOf(page)).toBeFocused();
    await passwordOf(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('link', { name: victim, exact: true })).toBeHidden();
    expect(hasEnded).toBe(true);
  });
});

test('signing in again in one tab restores all tabs with the remembered session', async ({
  admin,
  context,
  grace,
  page,
  shared: { origin, panel },
}) => {
  await signIn(page, `${panel}${tag}`, grace, 'remembered');
  await typeName(page);
  const second = await openTab(context);
  await second.goto(`${panel}${tag}`);
  await settled(second);
  await endOtherSessions(await signInToApi(origin, grace));
  await save(page);
  await expect(dialogOf(page)).toBeVisible();

  await test.step('a tab opened meanwhile does not end the session of the first tab', async () => {
    const third = await openTab(context);
    await third.goto(panel);
    await expect(third.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await third.close();
    await expect(dialogOf(page)).toBeVisible();
  });

  await second.getByRole('link', { name: 'Author', exact: true }).click();
  await passwordOf(second).fill(grace.password);
  await second.keyboard.press('Enter');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Author');
  await expectSaved(page, admin);
});

test('a tab never continues as the user of another tab, and a deactivated user is notified', async ({
  admin,
  context,
  grace,
  page,
  shared: { origin, panel },
}) => {
  await signIn(page, `${panel}${tag}`, grace);
  await typeName(page);
  // Shares only the cookie for renewal.
  await signIn(await openTab(context), panel);
  await endOtherSessions(await signInToApi(origin, grace));
  await save(page);
  await expect(dialogOf(page).getByText('Grace Hopper')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue(grace.email);
  await passwordOf(page).fill(grace.password);
  await page.keyboard.press('Enter');
  await expectSaved(page, admin);

  await typeName(page, typedLater);
  await admin.data('PUT', `/admin/users/${grace.userId}`, { isActive: false });
  // A background request may be refused before the save.
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
});

const openTab = (context: BrowserContext): Promise<Page> => context.newPage();
