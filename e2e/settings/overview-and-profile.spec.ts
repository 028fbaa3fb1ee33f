import { expect, type Page } from '@playwright/test';
import { addEditor, signInToApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { signInAs, submitSignIn } from '../support/people.ts';
import { save } from './role-editor.ts';

const uploaded = /\/uploads\//;

async function chooseLogo(
  page: Page,
  index: 0 | 1,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  await page.locator('input[type="file"]').nth(index).setInputFiles(file);
}

test('the overview lists versions; a logo is shown in the menu and at the sign-in until it is removed', async ({
  browser,
  page,
  shared: product,
}) => {
  await signIn(page, `${product.panel}/settings`);
  await expect(page).toHaveURL(/\/settings\/application-infos$/);
  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts).toContainText('Community edition');
  await expect(facts).toContainText(process.versions.node);

  const png = async (width: number, height: number) => ({
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height } }),
  });
  const logos = page.getByRole('region', { name: 'Logos' });

  await test.step('invalid files are rejected at their field', async () => {
    await chooseLogo(page, 0, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
    await expect(logos.getByText('Choose a JPEG, PNG or SVG file.')).toBeVisible();
    const large = Buffer.alloc(1024 * 1024 + 1);
    await chooseLogo(page, 0, { name: 'large.png', mimeType: 'image/png', buffer: large });
    await expect(logos.getByText('Choose a file of at most 1 MB.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await chooseLogo(page, 0, { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('No picture') });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(logos.getByText('Choose a JPEG, PNG or SVG file.')).toBeVisible();
    await chooseLogo(page, 0, await png(800, 400));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(logos.getByText('Choose a picture of at most 750 × 750 pixels.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  const menu = page.getByRole('link', { name: 'Home', exact: true }).getByRole('img');
  await test.step('valid logos apply immediately', async () => {
    await chooseLogo(page, 0, await png(200, 60));
    await chooseLogo(page, 1, await png(300, 90));
    await save(page);
    await expect(menu).toHaveAttribute('src', uploaded);
    await expect.poll(() => menu.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  });

  const stranger = await browser.newPage();
  const above = stranger.getByRole('main').getByRole('img');
  await test.step('the sign-in page shows the other logo', async () => {
    await stranger.goto(`${product.panel}/auth/login`);
    await expect(above).toHaveAttribute('src', uploaded);
    await expect.poll(() => above.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  });

  await test.step('the default logos return after removal', async () => {
    await logos.getByRole('button', { name: 'Remove Menu logo' }).click();
    await logos.getByRole('button', { name: 'Remove Sign-in logo' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(menu).not.toHaveAttribute('src', uploaded);
    await stranger.reload();
    await expect(above).not.toHaveAttribute('src', uploaded);
  });
  await stranger.close();
});

test('changes of name and language in the profile appear everywhere immediately', async ({
  browser,
  page,
  shared: product,
}) => {
  const person = await addEditor(await signInToApi(product.origin));
  await signIn(page, `${product.panel}/content-manager`, person);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/me$/);
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Last name').fill('King');
  await save(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('AK');

  await page.getByLabel('Interface language').click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const elsewhere = await browser.newPage();
  await signInAs(elsewhere, product.panel, { person });
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Augusta');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.close();
});

test('a new password requires the current one and ends other sessions, which can also be ended individually', async ({
  browser,
  page,
  shared: product,
}) => {
  const next = 'Another-Passw0rd-of-Grace';
  const person = await addEditor(await signInToApi(product.origin));
  const elsewhere = await browser.newPage();
  await signInAs(elsewhere, product.panel, { person, memory: 'remembered' });
  await signIn(page, `${product.panel}/me`, person);
  const sessions = page.getByRole('region', { name: 'Sessions' });

  await test.step('end the session on another device', async () => {
    const other = sessions.getByRole('listitem').filter({ hasText: 'Remembered' });
    await expect(sessions.getByText('This session')).toHaveCount(1);
    await other.getByRole('button', { name: /^End the session Chrome on / }).click();
    await expect(other).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await submitSignIn(elsewhere, person);
    await expect(elsewhere.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  });

  const fill = async (current: string, password: string, confirmation = password) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(confirmation);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await test.step('errors are shown at their fields', async () => {
    await fill(person.password, 'short');
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/too short/);
    await fill(person.password, next, 'Something-else-1');
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/do not match/);
    await fill('Not-the-Passw0rd', next);
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/Invalid credentials/);
  });

  await test.step('a new password keeps this session and ends the other one', async () => {
    await fill(person.password, next);
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue('');
    await openAddress(page, `${product.panel}/settings`);
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await submitSignIn(elsewhere, { ...person, password: next });
    await expect(elsewhere.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  });
  await elsewhere.close();
});
