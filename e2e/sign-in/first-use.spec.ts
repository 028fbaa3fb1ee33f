import { expect, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { administrator } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { fillRegistration } from '../support/people.ts';

const start = (page: Page) => page.getByRole('button', { name: "Let's start" });
const hello = (page: Page) => page.getByRole('heading', { name: `Hello ${administrator.firstname}` });

/** Each field of the registration with an invalid value and its message. */
const mistakes = [
  { label: 'First name', typed: '   ', message: 'This value is required.' },
  { label: 'Email', typed: 'ada', message: 'This is not a valid email.' },
  { label: 'Email', typed: 'Ada@example.com', message: 'must be lowercase' },
  { label: 'Password', typed: 'Sh0rt', message: 'The value is too short' },
  { label: 'Password', typed: 'NO-LOWERCASE-1', message: 'at least one lowercase character' },
  { label: 'Password', typed: 'no-uppercase-1', message: 'at least one uppercase character' },
  { label: 'Password', typed: 'No-number-here', message: 'at least one number' },
  { label: 'Confirm password', typed: 'Somethingelse1', message: 'do not match' },
] as const;

test('the registration of the first administrator shows errors at each field, and the tour follows', async ({
  empty,
  page,
}) => {
  const problems: string[] = [];
  const elsewhere: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(empty.origin) && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });

  await test.step('every address redirects to the registration', async () => {
    await page.goto(`${empty.panel}/auth/reset-password?code=x`);
    await expect(page).toHaveURL(/\/auth\/register-admin/);
    await page.goto(empty.panel);
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  await test.step('errors are shown at their fields, and the first one has the focus', async () => {
    await start(page).click();
    await expect(page.getByText('This value is required.')).toHaveCount(4);
    await expect(page.getByLabel('First name')).toBeFocused();
    for (const { label, typed, message } of mistakes) {
      await fillRegistration(page, administrator);
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      await start(page).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
    }
  });

  await test.step('register without newsletter and survey', async () => {
    await fillRegistration(page, administrator);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill('Password1');
    await page.getByLabel('Confirm password').fill('Password1');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /^This password is too common\./,
    );
    await fillRegistration(page, administrator);
    await start(page).click();
    await expect(hello(page)).toBeVisible();
    await expect(hello(page)).toBeFocused();
    await expect(page).toHaveTitle('Home · Atrium');
  });

  await test.step('follow the guided tour to the end', async () => {
    const current = page.getByRole('region', { name: 'Get started' }).locator('[aria-current="step"]');
    const written = current.filter({ hasText: 'Your first entry is written.' });
    await expect(current.getByRole('heading', { name: 'Write your first entry' })).toBeVisible();
    await current.getByRole('link', { name: 'Go to the content' }).click();
    await page.getByRole('link', { name: 'Tag', exact: true }).click();
    await page.getByRole('link', { name: 'Create new entry' }).click();
    await page.getByRole('textbox', { name: /^name/i }).fill('The first of many');
    await page.getByRole('textbox', { name: /^slug/i }).fill('the-first-of-many');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(written).toBeVisible();
    await written.getByRole('button', { name: /^(Continue|Finish the tour)$/ }).click();
    await expect(written).toHaveCount(0);
    await page.reload();
    await expect(hello(page)).toBeVisible();
    await expect(written).toHaveCount(0);
  });

  expect(problems).toEqual([]);
  expect(elsewhere, 'nothing is told to anybody outside').toEqual([]);
});

test('a user who declines the newsletter continues to the requested page, is never asked again, and axe reports nothing', async ({
  empty,
  page,
}) => {
  await page.goto(`${empty.panel}/settings/users?pageSize=10&page=1&sort=firstname`);
  await expect(page).toHaveURL(/register-admin\?redirectTo=/);
  await page.reload();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessibleAsShown(page);
  await start(page).click();
  await expect(page.getByText('This value is required.').first()).toBeVisible();
  await expectAccessibleAsShown(page);
  await fillRegistration(page, administrator);
  await start(page).click();
  await expect(page).toHaveURL(/\/settings\/users\?pageSize=10&page=1&sort=firstname$/);
  await expect(page.getByRole('row', { name: /ada@example\.com/ })).toBeVisible();
  await page.goto(`${empty.panel}/auth/register-admin`);
  await expect(hello(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible();
  await expectAccessibleAsShown(page);
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.reload();
  await expect(hello(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Get started' })).toHaveCount(0);
});
