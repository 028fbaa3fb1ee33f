import { expect, type BrowserContext, type Page } from '@playwright/test';
import { administrator, signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';

/** A content type that renders immediately: it needs no text editor. */
const tags = '/content-manager/collection-types/api::tag.tag';
const field = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const offer = (page: Page) => page.getByText(/You have unsaved changes from/);

/** The maximum time until input is stored as a local draft, milliseconds. */
const storedWithin = 1_000;

async function openTag(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(field(page)).toBeVisible();
  return page;
}

test('unsaved changes survive a closed tab, are offered in one other tab, and are removed at sign-out', async ({
  context,
  page: first,
  shared: product,
}) => {
  // Remembered, so that every tab of the browser has the session; this tab only signs in.
  await signIn(first, `${product.origin}/admin/init`, administrator, 'remembered');
  const api = await signInToApi(product.origin);
  const { body } = await api.send('GET', `${tags}?pageSize=1`);
  const { results } = body as { readonly results: readonly { id: number; name: string }[] };
  const [tag] = results;
  const address = `${product.panel}${tags}/${tag?.id}`;

  await test.step('tabs are closed during input', async () => {
    let recovered = tag?.name ?? '';
    for (let kill = 0; kill < 2; kill += 1) {
      const page = await openTag(context, address);
      if (recovered !== tag?.name) {
        await offer(page).waitFor();
        await page.getByRole('button', { name: 'Restore' }).click();
      }
      const now = await field(page).inputValue();
      expect(now.startsWith(recovered)).toBe(true);
      const typed: { readonly at: number; readonly text: string }[] = [{ at: 0, text: now }];
      await field(page).press('End');
      const until = performance.now() + 1_200 + Math.random() * 300;
      for (let letter = 0; performance.now() < until; letter += 1) {
        await field(page).pressSequentially(`${letter % 10}`, { delay: 60 });
        typed.push({ at: performance.now(), text: await field(page).inputValue() });
      }
      const closedAt = performance.now();
      await page.close({ runBeforeUnload: false });
      recovered = typed.findLast(({ at }) => at <= closedAt - storedWithin)?.text ?? recovered;
    }
  });

  await test.step('changes of an open tab are not offered in others', async () => {
    const one = await openTag(context, address);
    await offer(one).waitFor();
    const other = await openTag(context, address);
    await other.waitForLoadState('networkidle');
    await expect(offer(other)).toBeHidden();
    await one.close({ runBeforeUnload: false });
    await expect(offer(other)).toBeVisible();
    await other.getByRole('button', { name: 'Show what differs' }).click();
    await expect(other.getByRole('dialog', { name: 'Changes to restore' })).toContainText(tag?.name ?? '');
    await other.keyboard.press('Escape');
    // A tab that was closed before it stored its restored changes leaves two drafts.
    await expect(async () => {
      if (await offer(other).isVisible())
        await other.getByRole('button', { name: 'Discard', exact: true }).click();
      await expect(offer(other)).toBeHidden({ timeout: 500 });
    }).toPass();
  });

  await test.step('after a reload far down in a form the offer is visible, also on a phone', async () => {
    const page = await openTag(context, address);
    await page.setViewportSize({ width: 390, height: 500 });
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    // Types longer than the interval of local drafts.
    await note.pressSequentially('Far down in the form', { delay: storedWithin / 15 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(offer(page)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
  });
});
