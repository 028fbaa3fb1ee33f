import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { signInToApi } from '../stage/admin-api.ts';
import { test } from '../stage/journey.ts';

const articles = '/content-manager/collection-types/api::article.article';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('two browsers on one entry keep what both changed, and are asked about what both changed the same', async ({
  browser,
  page: mine,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const created = await api.ask('POST', articles, { title: 'Two at a desk', slug: 'two-at-a-desk' });
  const { id } = created.body as { readonly id: number };
  const address = `${product.panel}${articles}/${id}`;
  const context = await browser.newContext();
  const theirs = await context.newPage();
  for (const page of [mine, theirs]) {
    await signIn(page, address);
    await expect(field(page, 'Title')).toHaveValue('Two at a desk');
  }

  await test.step('one writes a code, the other a note: both are saved', async () => {
    await field(mine, 'Code').fill('ATR-161803');
    await field(theirs, 'Editor note').fill('Seen by the other one');
    await save(theirs);
    await expect(theirs.getByText('Saved', { exact: true }).first()).toBeVisible();
    await save(mine);
    await expect(mine.getByText(/^Saved, together with what/).first()).toBeVisible();
    await expect(field(mine, 'Editor note')).toHaveValue('Seen by the other one');
  });

  await test.step('both write another title: the second one chooses', async () => {
    await field(mine, 'Title').fill('Two at my desk');
    // From what is stored now, which the other page has not read yet.
    await theirs.reload();
    await field(theirs, 'Title').fill('Two at their desk');
    await save(theirs);
    await expect(theirs.getByText('Saved', { exact: true }).first()).toBeVisible();
    await save(mine);
    const dialog = mine.getByRole('dialog', { name: 'Both of you changed the same' });
    await dialog.getByRole('radio', { name: 'Theirs' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(field(mine, 'Title')).toHaveValue('Two at their desk');
  });

  const { body } = await api.ask('GET', `${articles}/${id}`);
  expect(body).toMatchObject({
    title: 'Two at their desk',
    code: 'ATR-161803',
    editorNote: 'Seen by the other one',
  });
  await api.ask('DELETE', `${articles}/${id}`);
  await context.close();
});
