import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addPerson, signInToApi, type AdminApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { grace } from '../support/people.ts';

const articles = '/content-manager/collection-types/api::article.article';
/** A content type that renders immediately: it needs no text editor. */
const authors = '/content-manager/collection-types/api::author.author?page=1&pageSize=10&sort=name:ASC';
const list = `${articles}?page=1&pageSize=10&sort=title:ASC`;

/** Focuses a control and presses keys. */
async function pressOn(page: Page, name: string | RegExp, ...keys: readonly string[]): Promise<void> {
  const control = page.getByRole('button', { name, exact: typeof name === 'string' });
  await control.focus();
  await expect(control).toBeFocused();
  for (const key of keys) await page.keyboard.press(key);
}

const cards = (page: Page, names: string) =>
  page
    .getByRole('list', { name: names, exact: true })
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replace('Edit ', '')),
    );

test('list settings and layout are arranged with the keyboard', async ({ page, product }) => {
  await signIn(page, `${product.panel}${authors}`);
  await page.getByRole('table').waitFor();

  await test.step('the columns of the list', async () => {
    await pressOn(page, 'View settings', 'Enter');
    // The code of menus may still be loading.
    await expect(page.getByRole('menuitem', { name: 'Configure the view' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Configure the view - /);
    const insert = page.getByRole('combobox', { name: 'Insert another field' });
    await insert.focus();
    await page.keyboard.type('created at');
    await expect(page.getByRole('option').first()).toHaveText('Created at');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(insert).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await cards(page, 'Columns')).at(-1)).toBe('Created at');
    await pressOn(page, 'Move Created at', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
    await expect.poll(async () => (await cards(page, 'Columns')).at(-3)).toBe('Created at');
    const wanted = await cards(page, 'Columns');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).press('Enter');
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers.filter((text) => wanted.includes(text))).toEqual(wanted);
  });

  await test.step('the rows of the edit view', async () => {
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Configure the view' }).press('Enter');
    await page.getByRole('list', { name: 'Fields', exact: true }).waitFor();
    const before = await cards(page, 'Fields');
    const second = before[1] ?? '';
    await pressOn(page, `Move ${second}`, ' ', 'ArrowLeft', ' ');
    await expect.poll(async () => (await cards(page, 'Fields')).slice(0, 2)).toEqual([second, before[0]]);
    await page.keyboard.press('Control+s');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This will modify all your settings');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Back' }).press('Enter');
    await expect(page).toHaveURL(/\/api::author\.author\/\d+/);
    const labels = page.locator('form label');
    await expect(labels.first()).toContainText(second);
  });
});

test('the field search and an inserted field are visible in a long layout', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await signIn(page, `${product.panel}${articles}/configurations/edit`);
  const group = page.getByRole('list', { name: 'Fields', exact: true }).first();
  const edits = group.getByRole('button', { name: /^Edit / });
  await edits.first().waitFor();
  const removes = group.getByRole('button', { name: /^Remove / });
  const label = ((await removes.first().getAttribute('aria-label')) ?? '').replace('Remove ', '');
  await removes.last().click();
  // The search has the focus, and the end of the group is still visible.
  const insert = page.getByRole('combobox', { name: 'Insert another field' }).first();
  await expect(insert).toBeFocused();
  await expect(insert).toBeInViewport({ ratio: 1 });
  await expect(edits.last()).toBeInViewport({ ratio: 1 });
  await removes.first().click();
  await insert.click();
  await page.keyboard.type(label);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(edits.last()).toHaveAccessibleName(`Edit ${label}`);
  await expect(edits.last()).toBeInViewport({ ratio: 1 });
  await expect(insert).toBeFocused();
});

/** Creates a role that may read some fields of articles. */
async function makeReader(api: AdminApi, fields: readonly string[]): Promise<number> {
  const { id } = await api.data<{ id: number }>('POST', '/admin/roles', { name: 'Reader', description: '' });
  await api.data('PUT', `/admin/roles/${id}/permissions`, {
    permissions: [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::article.article',
        properties: { fields, locales: ['en'] },
        conditions: [],
      },
    ],
  });
  return id;
}

test('a view that is shared with a role shows only the parts that the role may read', async ({
  browser,
  page,
  product,
}) => {
  const api = await signInToApi(product.origin);
  await addPerson(api, grace, [await makeReader(api, ['title', 'slug'])]);
  const share = async (name: string) => {
    await page.getByRole('button', { name: /^View(s$|:)/ }).click();
    await page.getByRole('menuitem', { name: 'Save as a view' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('checkbox', { name: 'Reader' }).check();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible();
  };
  await signIn(page, `${product.panel}${articles}?page=1&pageSize=20&sort=title:DESC&_q=a`);
  await page.getByRole('button', { name: 'View settings' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Created at' }).click();
  await page.keyboard.press('Escape');
  await share('Backwards');
  await openAddress(page, `${product.panel}${articles}?page=1&pageSize=20&sort=author.name:ASC`);
  await share('By author');
  const title = page.getByRole('columnheader', { name: 'Title' });
  const edge = page.getByRole('slider', { name: 'Width of Title' });
  // Hovering waits until the table is stable.
  await edge.hover();
  const before = (await title.boundingBox())?.width ?? 0;
  const { x = 0, y = 0 } = (await edge.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 10, { steps: 4 });
  const saved = page.waitForResponse((response) => response.url().endsWith('/list-state'));
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'View: By author' })).toBeVisible();
  await expect.poll(async () => (await title.boundingBox())?.width ?? 0).toBeGreaterThan(before + 20);

  const guest = await browser.newPage();
  await signIn(guest, `${product.panel}${list}`, grace);
  await guest.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(guest.getByRole('menuitemradio')).toHaveText(['All entries', 'Backwards · Ada']);
  await guest.getByRole('menuitemradio', { name: /^Backwards/ }).click();
  await expect(guest).toHaveURL(/sort=title:DESC/);
  const headers = guest.getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Title' })).toHaveCount(1);
  await expect(headers.filter({ hasText: 'Created at' })).toHaveCount(1);
  await expect(headers.filter({ hasText: 'Author' })).toHaveCount(0);
  await guest.getByRole('button', { name: /^View:/ }).click();
  await expect(guest.getByRole('menuitem')).toHaveText(['Save as a view']);
  await guest.close();
});
