import { expect, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { signInToApi } from '../stage/admin-api.ts';
import { test } from '../stage/journey.ts';

const articles = 'api::article.article';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const offer = (page: Page) => page.getByText(/You have unsaved changes from/);

/** How long an edit view may take until what was typed is kept, milliseconds. */
const keptWithin = 1_000;

async function openArticle(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  return page;
}

test('what is typed outlives its tab, is offered in one other, and goes with the sign-out', async ({
  context,
  page: first,
  shared: product,
}) => {
  await signIn(first, product.panel);
  // Remembered, so that every tab of the browser has the session.
  await first.evaluate(() => {
    for (const name of ['admin.token', 'admin.user'])
      localStorage.setItem(name, sessionStorage.getItem(name) ?? '');
    sessionStorage.clear();
  });
  const api = await signInToApi(product.origin);
  const { body } = await api.ask('GET', `/content-manager/collection-types/${articles}?pageSize=1`);
  const { results } = body as { readonly results: readonly { id: number; title: string }[] };
  const [article] = results;
  const address = `${product.panel}/content-manager/collection-types/${articles}/${article?.id}`;

  await test.step('tabs are closed in the middle of typing', async () => {
    let kept = article?.title ?? '';
    for (let kill = 0; kill < 3; kill += 1) {
      const page = await openArticle(context, address);
      if (kept !== article?.title) {
        await offer(page).waitFor();
        await page.getByRole('button', { name: 'Restore' }).click();
      }
      const now = await title(page).inputValue();
      expect(now.startsWith(kept)).toBe(true);
      const typed: { readonly at: number; readonly text: string }[] = [{ at: 0, text: now }];
      await title(page).press('End');
      const until = performance.now() + 1_200 + Math.random() * 300;
      for (let letter = 0; performance.now() < until; letter += 1) {
        await title(page).pressSequentially(`${letter % 10}`, { delay: 60 });
        typed.push({ at: performance.now(), text: await title(page).inputValue() });
      }
      const closedAt = performance.now();
      await page.close({ runBeforeUnload: false });
      kept = typed.findLast(({ at }) => at <= closedAt - keptWithin)?.text ?? kept;
    }
  });

  await test.step('a living tab keeps its changes to itself', async () => {
    const one = await openArticle(context, address);
    await offer(one).waitFor();
    const other = await openArticle(context, address);
    await other.waitForLoadState('networkidle');
    await expect(offer(other)).toBeHidden();
    await one.close({ runBeforeUnload: false });
    await expect(offer(other)).toBeVisible();
    await other.getByRole('button', { name: 'Show what differs' }).click();
    await expect(other.getByRole('dialog', { name: 'What restoring changes' })).toContainText(
      article?.title ?? '',
    );
    await other.keyboard.press('Escape');
    // A tab that was closed before it had taken over what it restored leaves both.
    await expect(async () => {
      if (await offer(other).isVisible()) await other.getByRole('button', { name: 'Discard' }).click();
      await expect(offer(other)).toBeHidden({ timeout: 500 });
    }).toPass();
  });
});
