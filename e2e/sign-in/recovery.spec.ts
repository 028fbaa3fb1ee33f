import { expect, type Page } from '@playwright/test';
import { addEditor, signInToApi } from '../support/admin-api.ts';
import { administrator, signIn } from '../support/administrator.ts';
import { test } from '../support/mail-journey.ts';
import { linkTo, outbox } from '../support/mailbox.ts';
import { submitSignIn } from '../support/people.ts';

const next = 'Another-Passw0rd-of-Ada';

/** The message after a request for a link, with and without a mail server. */
const notice = {
  sent: /It can take a few minutes.*please contact your administrator\./s,
  stored: /not set up to send mail.*Ask your administrator for the link/s,
} as const;

async function askForLink(
  page: Page,
  panel: string,
  { email, mail }: { readonly email: string; readonly mail: keyof typeof notice },
): Promise<void> {
  await page.goto(`${panel}/auth/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Password Recovery' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/forgot-password-success$/);
  await expect(page.getByRole('heading', { name: 'Email sent' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(notice[mail]);
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a mailed link sets a new password once, and ends the old password and other sessions', async ({
  browser,
  mailServer,
  page,
  mailProduct: product,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, product.panel);
  await expect(elsewhere.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();

  await askForLink(page, product.panel, { email: ` ${administrator.email} `, mail: 'sent' });
  const link = await linkTo(mailServer, administrator.email);

  await test.step('the code leaves the address and survives a reload', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth\/reset-password$/);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  });

  await test.step('a common password is rejected at its field', async () => {
    await chooseNewPassword(page, 'easy');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too short/);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });

  await test.step('the new password signs in', async () => {
    await chooseNewPassword(page, next);
    await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${product.basePath}/?$`));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
  });

  await test.step('the old password is rejected, the new one accepted', async () => {
    await submitSignIn(elsewhere, administrator);
    await expect(elsewhere.getByText('Invalid credentials')).toBeVisible();
    await submitSignIn(elsewhere, { ...administrator, password: next });
    await expect(elsewhere.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  });

  await test.step('the link cannot be used again', async () => {
    const late = await browser.newPage();
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await expect(late).toHaveURL(/\/auth\/reset-password$/);
    await late.getByRole('link', { name: 'Send a new link' }).click();
    await expect(late.getByRole('heading', { name: 'Password Recovery' })).toBeVisible();
    await late.close();
  });
  await elsewhere.close();
});

test('without a mail server the mail is in the outbox file, and an unknown address gets the same response but no mail', async ({
  page,
  shared: product,
}) => {
  const { email } = await addEditor(await signInToApi(product.origin));
  const nobody = `nobody-${email}`;
  const mailbox = outbox(product.outbox);
  await askForLink(page, product.panel, { email: nobody, mail: 'stored' });
  await askForLink(page, product.panel, { email, mail: 'stored' });
  // After the invitation mail.
  const link = await linkTo(mailbox, email, 2);
  expect(mailbox.mails().filter(({ to }) => to === nobody)).toEqual([]);
  await page.goto(link);
  await chooseNewPassword(page, next);
  await expect(page.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
});

test('a reset page without a code has no form, and an invalid code is reported before the form is filled in', async ({
  page,
  shared: product,
}) => {
  for (const address of ['/auth/reset-password', '/auth/reset-password?code=']) {
    await page.goto(`${product.panel}${address}`);
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
  await page.goto(`${product.panel}/auth/reset-password?code=made-up`);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await page.getByRole('link', { name: 'Ready to sign in?' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await page.goto(`${product.panel}/auth/forgot-password`);
  await page.getByLabel('Email').fill('ada');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This is not a valid email.');
});
