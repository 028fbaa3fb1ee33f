import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);

/** The tolerance of scroll positions: row heights have fractions of a pixel, which browsers round. */
const expectTop = (page: Page, left: number) => expect.poll(() => top(page)).toBeCloseTo(left, -1);

/**
 * Waits until the list shows the rows of its address. The address changes first, then the table is busy with the
 * previous rows; `shown` is a part of the page that changes together with the latter.
 */
async function expectRowsOf(page: Page, shown: Locator) {
  await expect(shown).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

const sortedDescending = (page: Page) => page.locator('th[aria-sort="descending"]');

/** Scrolls with the wheel and returns the final position. */
async function scroll(page: Page, by: number): Promise<number> {
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, by);
  await expect.poll(() => top(page)).toBeGreaterThan(by / 2);
  // Scrolling may still be in progress: it has ended when two readings are equal.
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const now = await top(page);
      const stands = now === before;
      before = now;
      return stands;
    })
    .toBe(true);
  return top(page);
}

test('Back returns to the list with its page and order, and to the home page', async ({
  page,
  shared: product,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await signIn(page, product.panel);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Hello');
  await expect(page.getByRole('heading', { name: 'Last changed' })).toBeVisible();
  const home = { url: page.url(), top: await scroll(page, 150) };

  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await expect(heading).toHaveText('Article');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect.poll(() => top(page), { message: 'a page begins at its top' }).toBe(0);
  await page.getByRole('columnheader', { name: 'title' }).getByRole('button').click();
  await expectRowsOf(page, sortedDescending(page));
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2.*sort=title:DESC/);
  await expectRowsOf(page, page.locator('[aria-current="page"]', { hasText: '2' }));
  await expect(page.getByRole('row').nth(8)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const list = { url: page.url(), top: await scroll(page, 240) };

  await page.getByRole('row').nth(8).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /^title/i })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  const entry = { url: page.url(), top: await scroll(page, 700) };

  await test.step('from the entry to the list, and forward again', async () => {
    await page.goBack();
    await expect(page).toHaveURL(list.url);
    await expect(page.getByRole('row').nth(8)).toBeVisible();
    await expectTop(page, list.top);
    await page.goForward();
    await expect(page).toHaveURL(entry.url);
    await expectTop(page, entry.top);
    await page.goBack();
    await expectTop(page, list.top);
  });

  await test.step('also after a reload, which fetches the rows again', async () => {
    await page.reload();
    await expect(page).toHaveURL(list.url);
    await expectTop(page, list.top);
  });

  await test.step('to the home page', async () => {
    for (let steps = 0; steps < 3; steps += 1) await page.goBack();
    await expect(page).toHaveURL(home.url);
    await expect(heading).toContainText('Hello');
    await expectTop(page, home.top);
  });

  await test.step('with the Back link of the entry', async () => {
    await openAddress(page, list.url);
    await expect(page.getByRole('row').nth(8)).toBeVisible();
    const left = await scroll(page, 240);
    await page.getByRole('row').nth(8).getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: /^title/i })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(list.url);
    await expectTop(page, left);
  });
});

test('an entry can be saved when leaving it, and stays open with its error if saving fails', async ({
  page,
  product,
}) => {
  await signIn(page, `${product.panel}/content-manager/collection-types/api::author.author`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const name = page.getByRole('textbox', { name: /^name/i });
  const email = page.getByRole('textbox', { name: /^email/i });
  await name.fill('Ada of the Way Back');
  await email.fill('nobody');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(email).toBeFocused();
  await expect(question).toBeHidden();
  await email.fill('ada@example.com');
  await page.goBack();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('row', { name: /Ada of the Way Back/ })).toBeVisible();
});

test('filters survive sorting, paging, an opened entry and a reload, and each page is requested once', async ({
  page,
  shared: product,
}) => {
  const rows: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    // The first page of a visit requests its data together.
    const isVisit = pathname.endsWith('/admin/visit');
    const parts = isVisit ? (request.postDataJSON() as { requests: readonly string[] }).requests : [];
    const urls = [request.url(), ...parts].map((url) => new URL(url, origin));
    for (const url of request.isNavigationRequest() ? [] : urls) {
      if (url.pathname.endsWith('/collection-types/api::article.article'))
        rows.push(url.searchParams.toString());
    }
  });
  await signIn(page, `${product.panel}/content-manager`);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const layer = page.getByRole('dialog', { name: 'Filter the list' });
  const choose = async (name: string, option: string, at: number) => {
    await layer.getByRole('combobox', { name }).nth(at).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await test.step('filters are added', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await choose('Field', 'Updated at', 0);
    await layer.getByRole('button', { name: 'Add condition' }).click();
    await choose('Field', 'Author', 1);
    await layer.getByRole('combobox', { name: 'Value' }).fill('Valcour');
    await page.getByRole('option', { name: 'Inès Valcour' }).click();
    await layer.getByRole('button', { name: 'Add condition' }).click();
    await choose('Field', 'Cover', 2);
    await layer.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Filter: Cover is set' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the filter “Cover is set”' }).click();
    await expect(page.getByRole('button', { name: 'Filter: Author is one of Inès Valcour' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Filter: Updated at is in the last 7 days' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/during%5D=last-7-days/);
  });

  await test.step('they survive sorting, a status tab, paging and an opened entry', async () => {
    await page.getByRole('link', { name: 'Published', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=title:DESC.*publishedAt/);
    const list = page.url();
    await expectRowsOf(page, sortedDescending(page));
    const first = page.getByRole('row').nth(1).getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await expect(page.getByRole('textbox', { name: /^title/i })).toHaveValue(name ?? '');
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toHaveText(name ?? '');
  });

  await test.step('a reload requests the list once, with resolved dates', async () => {
    await expect(page.getByRole('button', { name: 'Filter: Author is one of Inès Valcour' })).toBeVisible();
    rows.length = 0;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Filter: Author is one of Inès Valcour' })).toBeVisible();
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
    expect(rows).toHaveLength(1);
    expect(decodeURIComponent(rows[0] ?? '')).toMatch(
      /\[updatedAt\]\[\$between\]\[0\]=\d{4}-\d\d-\d\dT00:00:00\.000/,
    );
  });
});

test('Back shows the rows of a list while the server does not respond', async ({ page, shared: product }) => {
  await signIn(page, `${product.panel}/content-manager`);
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('textbox', { name: /^title/i })).toHaveValue(name);
  await page.route('**/content-manager/collection-types/**', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : undefined,
  );
  await page.goBack();
  await expect(first).toHaveText(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
