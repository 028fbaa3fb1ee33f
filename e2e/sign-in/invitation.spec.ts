import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { linkTo, outbox } from '../support/mailbox.ts';
import { openAddress } from '../support/open-address.ts';
import { test } from '../support/mail-journey.ts';
import { anotherGrace, fillRegistration, grace } from '../support/people.ts';

const users = '/settings/users?pageSize=10&page=1&sort=firstname';

/** Invites Grace as an editor from the list of users. @returns the shown link */
async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite new user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill(grace.firstname);
  await dialog.getByLabel('Last name').fill(grace.lastname);
  await dialog.getByLabel('Email').fill(grace.email);
  await dialog.getByLabel('Editor', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await expect(dialog).toHaveAccessibleName('Grace Hopper has been invited');
  return dialog.getByLabel('Invitation link').inputValue();
}

test('the link of a mailed invitation creates an account with the permissions of its role, once', async ({
  browser,
  mailServer,
  page,
  mailProduct: product,
}) => {
  await signIn(page, `${product.panel}${users}`);
  const shown = await invite(page);
  const link = await linkTo(mailServer, grace.email);
  expect(new URL(link).search).toBe(new URL(shown).search);

  const guest = await browser.newPage();
  await test.step('the form names the invited user, and the token leaves the address', async () => {
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

  await test.step('an editor sees content, but no other accounts', async () => {
    await guest.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect(guest.getByRole('link', { name: 'Category', exact: true })).toBeVisible();
    await openAddress(guest, `${product.panel}${users}`);
    await expect(guest.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
  });

  await test.step('the administrator sees the user as active', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await openAddress(page, `${product.panel}${users}&_q=grace`);
    await expect(page.getByRole('row', { name: /grace@example\.com/ })).toContainText('Active');
  });

  await test.step('the link cannot be used again', async () => {
    const late = await browser.newPage();
    await late.goto(link);
    await expect(late).toHaveURL(/\/auth\/oops\?info=.+/);
    const info = new URL(late.url()).searchParams.get('info') ?? '';
    await expect(late.getByRole('main')).toContainText(info);
    await expect(late.getByRole('region', { name: /Notifications/ })).toContainText(info);
    await late.getByRole('link', { name: 'Sign in' }).click();
    await expect(late.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await late.close();
  });
  await guest.close();
});

test('inviting and accepting need neither a mail server nor a mouse, and a new link replaces the first', async ({
  browser,
  page,
  shared: product,
}) => {
  const person = anotherGrace();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await signIn(page, `${product.panel}${users}&_q=${person.email}`);
  const opener = page.getByRole('button', { name: 'Invite new user' });
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row', { name: person.email });

  const first = await test.step('invite', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('First name')).toBeFocused();
    for (const typed of [person.firstname, person.lastname, person.email]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    while (
      !(await dialog.getByLabel('Editor', { exact: true }).evaluate((box) => box === document.activeElement))
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Grace Hopper has been invited');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const link = await dialog.getByLabel('Invitation link').inputValue();
    const mailed = await linkTo(outbox(product.outbox), person.email);
    expect(new URL(mailed).search).toBe(new URL(link).search);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    return link;
  });

  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Create a new link' }).click();
  const second = page.getByLabel('Invitation link');
  await expect(second).toBeVisible();
  expect(await second.inputValue()).not.toBe(first);
  await page.getByRole('button', { name: 'Copy the link' }).press('Enter');
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await second.inputValue());

  const guest = await browser.newPage();
  await guest.goto(first);
  await expect(guest).toHaveURL(/\/auth\/oops\?info=/);

  await test.step('accept', async () => {
    const { keyboard } = guest;
    await guest.goto(await second.inputValue());
    await expect(guest.getByLabel('Email')).toHaveValue(person.email);
    await expect(guest.getByLabel('First name')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(guest.getByLabel('Password', { exact: true })).toBeFocused();
    await keyboard.type(person.password);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type(person.password);
    await keyboard.press('Enter');
    await expect(guest.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  });
  await guest.close();
});

test('an invitation link without a token, or with an unknown one, explains the problem', async ({
  page,
  shared: product,
}) => {
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
