import { expect, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { watchLayoutShifts } from '../screens/layout-shifts.ts';
import { signIn } from '../support/administrator.ts';
import { holdPanel, recordAnnouncements } from '../support/early-page.ts';
import { test } from '../support/journey.ts';

const author = '/content-manager/collection-types/api::author.author/1';

/** The fields above those whose editors load later. */
const inputs = ['name', 'slug', 'email', 'desk'];

/** Where each field is, by its name; not what is inside of lists and editors. */
const boxesOf = (page: Page, root: string): Promise<Readonly<Record<string, object>>> =>
  page.evaluate((selector) => {
    const slots = [...document.querySelectorAll<HTMLElement>(`${selector} [data-field]`)];
    return Object.fromEntries(
      slots
        .filter(({ dataset }) => !/[.#]/.test(dataset['field'] ?? ''))
        .map((slot) => [slot.dataset['field'], slot.getBoundingClientRect().toJSON() as object]),
    );
  }, root);

test('an entry is shown before the panel is ready, and what a user does then is not lost', async ({
  page,
  shared: product,
}) => {
  const early = page.locator('.admin-early-page');
  await signIn(page, product.panel);
  const code = await holdPanel(page);
  const shifts = await watchLayoutShifts(page, inputs.map((field) => `[data-field="${field}"]`).join());
  const announcements = await recordAnnouncements(page);
  const open = () => {
    code.hold();
    return page.goto(`${product.panel}${author}`, { waitUntil: 'commit' });
  };
  const name = page.getByRole('textbox', { name: /^Name/ });

  await test.step('with the fields of the panel, in their places', async () => {
    await open();
    await expect(early.getByRole('link', { name: 'Back' })).toBeVisible();
    const title = (await early.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(early.getByRole('textbox', { name: /^Name/ })).toHaveValue(title);
    await expectAccessibleAsShown(page);
    const boxes = await boxesOf(page, '.admin-early-page');
    code.release();
    await expect(early).toHaveCount(0);
    await expect(name).toHaveValue(title);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    const drawn = await boxesOf(page, '#app');
    expect(Object.keys(boxes)).toEqual(Object.keys(drawn));
    for (const field of inputs) expect(boxes[field]).toEqual(drawn[field]);
    expect((await shifts()).filter((shift) => !/from (\d+) to \1:/.test(shift))).toEqual([]);
    const announced = await announcements();
    expect(new Set(announced).size).toBe(announced.length);
  });

  await test.step('and a text that is typed goes on in the panel, where it is saved', async () => {
    await open();
    const field = early.getByRole('textbox', { name: /^Name/ });
    const former = await field.inputValue();
    await field.click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Early ');
    code.release();
    await expect(early).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.type('and late ');
    await expect(name).toHaveValue(`Early and late ${former}`);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(`Early and late ${former}`);
    await expect(early).toHaveCount(0);
    await name.fill(former);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('and a key that saves does so in the panel', async () => {
    await open();
    const field = early.getByRole('textbox', { name: /^Name/ });
    const former = await field.inputValue();
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+s');
    code.release();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(name).toHaveValue(`${former}!`);
    await name.fill(former);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('and a press on a list of choices opens it', async () => {
    await open();
    await early.getByRole('combobox', { name: 'Desk' }).click();
    code.release();
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  await test.step('and the way back leads to the list', async () => {
    await open();
    await early.getByRole('link', { name: 'Back' }).click();
    code.release();
    await expect(page).toHaveURL(/api::author\.author\?page=1/);
  });
});

test('an entry that the document cannot show is drawn by the panel alone', async ({
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  await page.route('**/admin/visit', (route) => route.abort());
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${product.panel}${author}`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).not.toHaveValue('');
  await expect(page.locator('.admin-early-page')).toHaveCount(0);
});

test('the sign-in page is not covered by an entry when the session has ended', async ({
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  await page.route('**/admin/renew-token', (route) =>
    route.fulfill({ status: 400, json: { data: null, error: { status: 400, name: 'ValidationError' } } }),
  );
  await page.goto(`${product.panel}${author}`);
  await expect(page.locator('#app').getByLabel('Password', { exact: false }).first()).toBeVisible();
  await expect(page.locator('.admin-early-page')).toHaveCount(0, { timeout: 2_000 });
});
