import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { linkTo, outbox } from '../stage/mailbox.ts';
import { test } from '../stage/mail-journey.ts';
import { fillRegistration, grace } from '../stage/people.ts';

const users = '/settings/users?pageSize=10&page=1&sort=firstname';

/** Invites Grace as an editor, from the list of users. @returns the link that is shown */
async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite new user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill(grace.firstname);
  await dialog.getByLabel('Last name').fill(grace.lastname);
  await dialog.getByLabel('Email').fill(grace.email);
  await dialog.getByLabel('Editor').check();
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await expect(dialog).toHaveAccessibleName('Grace Hopper has been invited');
  return dialog.getByLabel('Invitation link').inputValue();
}

test('the link of a mailed invitation lets somebody in, with the permissions of their role, once', async ({
  browser,
  mailServer,
  page,
  posting: product,
}) => {
  await signIn(page, `${product.panel}${users}`);
  const shown = await invite(page);
  const link = await linkTo(mailServer, grace.email);
  expect(new URL(link).search).toBe(new URL(shown).search);

  const other = await browser.newContext();
  const guest = await other.newPage();
  await test.step('the form knows who is invited, and the token leaves the address', async () => {
    await guest.goto(link);
    await expect(guest.getByLabel('First name')).toHaveValue(grace.firstname);
    await expect(guest).toHaveURL(/\/auth\/register$/);
    await expect(guest.getByLabel('Email')).toHaveValue(grace.email);
    await expect(guest.getByLabel('Email')).toBeDisabled();
    await guest.reload();
    await expect(guest.getByLabel('Email')).toHaveValue(grace.email);
  });

  await test.step('register', async () => {
    await guest.getByRole('button', { name: "Let's start" }).click();
    await expect(guest.getByLabel('Password', { exact: true })).toBeFocused();
    await fillRegistration(guest, grace);
    await guest.getByRole('button', { name: "Let's start" }).click();
    await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Get started' })).toHaveCount(0);
  });

  await test.step('an editor sees content, and no one else’s account', async () => {
    await guest.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect(guest.getByRole('link', { name: 'Category', exact: true })).toBeVisible();
    await guest.goto(`${product.panel}${users}`);
    await expect(guest.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
  });

  await test.step('the administrator sees that they are active', async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /grace@example\.com/ })).toContainText('Active');
  });

  await test.step('the link is used up', async () => {
    const late = await (await browser.newContext()).newPage();
    await late.goto(link);
    await expect(late).toHaveURL(/\/auth\/oops\?info=.+/);
    const info = new URL(late.url()).searchParams.get('info') ?? '';
    await expect(late.getByRole('main')).toContainText(info);
    await expect(late.getByRole('region', { name: /Notifications/ })).toContainText(info);
    await late.getByRole('link', { name: 'Sign in' }).click();
    await expect(late.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await late.context().close();
  });
  await other.close();
});

test('a copied link works without a mail server; a new one takes its place', async ({
  browser,
  page,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await signIn(page, `${product.panel}${users}`);
  const first = await invite(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const mailed = await linkTo(outbox(product.outbox), grace.email);
  expect(new URL(mailed).search).toBe(new URL(first).search);
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();

  await page
    .getByRole('row', { name: /grace@example\.com/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Create a new link' }).click();
  const second = page.getByLabel('Invitation link');
  await expect(second).toBeVisible();
  expect(await second.inputValue()).not.toBe(first);

  const guest = await browser.newPage();
  await guest.goto(first);
  await expect(guest).toHaveURL(/\/auth\/oops\?info=/);
  await guest.goto(await second.inputValue());
  await expect(guest.getByLabel('Email')).toHaveValue(grace.email);
  await guest.close();
});

test('a link without a token, or with a made-up one, explains itself', async ({ page, shared: product }) => {
  for (const search of ['', '?registrationToken=', '?registrationToken=made-up']) {
    await page.goto(`${product.panel}/auth/register${search}`);
    await expect(page).toHaveURL(/\/auth\/oops\?info=.+/);
    await expect(page.getByRole('heading', { name: 'Oops...' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      new URL(page.url()).searchParams.get('info') ?? 'a reason',
    );
    await expect(page.getByText('If this is a mistake, please contact your administrator.')).toBeVisible();
  }
});

test('inviting and accepting need no mouse', async ({ browser, page, product }) => {
  await signIn(page, `${product.panel}${users}`);
  await page.getByRole('button', { name: 'Invite new user' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  for (const typed of [grace.firstname, grace.lastname, grace.email]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  while (!(await dialog.getByLabel('Editor').evaluate((box) => box === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Grace Hopper has been invited');
  const link = await dialog.getByLabel('Invitation link').inputValue();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite new user' })).toBeFocused();

  const guest = await browser.newPage();
  await guest.goto(link);
  const password = guest.getByLabel('Password', { exact: true });
  await expect(guest.getByLabel('First name')).toBeFocused();
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await guest.keyboard.type(grace.password);
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Tab');
  await guest.keyboard.type(grace.password);
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  await guest.close();
});
