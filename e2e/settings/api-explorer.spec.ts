import { expect } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { expectAccessibleAsShown } from '../screens/axe.ts';

test('requests run in the API explorer as the user and as everyone', async ({ context, page, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const status = (code: number) => page.getByText(new RegExp(`^Status ${code} after`));
  const send = () => page.getByRole('button', { name: 'Send' }).click();
  const body = page.getByRole('region', { name: 'Body of the response' });
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await test.step('choose the list of articles', async () => {
    await signIn(page, `${product.panel}/settings`);
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'API explorer' })
      .click();
    await page.getByRole('button', { name: 'GET /api/articles', exact: true }).click();
    await expect(page).toHaveURL(/operation=article\.find$/);
  });

  await test.step('read articles with the permissions of the user', async () => {
    await choose('fields', 'title');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'pagination[pageSize]' }).fill('2');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('combobox', { name: 'Attribute' }).fill('author.na');
    await page.getByRole('option', { name: 'author.name' }).click();
    await choose('Operator', '$notNull');
    await choose('Value', 'true');
    await send();
    await expect(status(200)).toBeVisible();
    await expect(body.getByText('"pageSize"')).toBeVisible();
    await expect(page.getByText('private, no-cache')).toBeVisible();
    await expect(page.getByText(/^W\/"/)).toBeVisible();
    await expectAccessibleAsShown(page);
  });

  await test.step('copy the request as TypeScript', async () => {
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Copied');
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`filters: { author: { name: { $notNull: true } } }`);
    expect(code).not.toContain('signed_');
  });

  await test.step('an invalid parameter has its error at its field', async () => {
    const more = page.getByRole('textbox', { name: 'Further parameters' });
    await more.fill('sort=nope:asc');
    await send();
    await expect(status(400)).toBeVisible();
    await expect(more).toHaveAccessibleDescription(/nope/);
    await more.fill('');
  });

  await test.step('everyone is refused, because nothing is public', async () => {
    await page.getByRole('radio', { name: /^Everyone/ }).check();
    await expect(page.getByText(/may not read the description/)).toBeVisible();
    await send();
    await expect(status(403)).toBeVisible();
    await page.getByRole('radio', { name: /^You/ }).check();
  });

  await test.step('a change asks first, and is written by the user', async () => {
    await page.getByRole('button', { name: 'POST /api/tags', exact: true }).click();
    const json = page.getByRole('textbox', { name: /^Body/ });
    await json.fill('{ "data": { "name": "Explored", "slug": "explored" } }');
    await send();
    const question = page.getByRole('alertdialog', { name: 'Change content?' });
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(status(200)).toBeVisible();
    await expect(body.getByText('"Explored"', { exact: true })).toBeVisible();
  });

  await test.step('the history opens the first request again', async () => {
    await page
      .getByRole('region', { name: 'History' })
      .getByRole('button', { name: /pagination\[pageSize\]=2/ })
      .last()
      .click();
    await expect(page.getByRole('textbox', { name: 'pagination[pageSize]' })).toHaveValue('2');
  });

  await test.step('nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  expect(problems).toEqual([]);
});
