import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';

/** A content type that renders immediately: it needs no text editor. */
const authors = '/content-manager/collection-types/api::author.author';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('two tabs of one user merge their changes, and report fields that both changed', async ({
  browser,
  page: mine,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const created = await api.send('POST', authors, { name: 'Two at a desk', slug: 'two-at-a-desk' });
  const { id } = created.body as { readonly id: number };
  const address = `${product.panel}${authors}/${id}`;
  const theirs = await browser.newPage();
  for (const page of [mine, theirs]) {
    await signIn(page, address);
    await expect(field(page, 'Name')).toHaveValue('Two at a desk');
  }

  await test.step('changes of different fields are both saved', async () => {
    await field(mine, 'Email').fill('desk@example.com');
    await field(theirs, 'Bio').fill('Seen by the other one');
    await save(theirs);
    await expect(theirs.getByText('Saved', { exact: true }).first()).toBeVisible();
    await save(mine);
    await expect(mine.getByText('Saved, with your changes from another tab').first()).toBeVisible();
    await expect(field(mine, 'Bio')).toHaveValue('Seen by the other one');
  });

  await test.step('changes of the same field are resolved by the second tab', async () => {
    await field(mine, 'Name').fill('Two at my desk');
    // Based on the stored version, which the other page has not read yet.
    await theirs.reload();
    await field(theirs, 'Name').fill('Two at their desk');
    await save(theirs);
    await expect(theirs.getByText('Saved', { exact: true }).first()).toBeVisible();
    await save(mine);
    const dialog = mine.getByRole('dialog', { name: 'The same fields were changed twice' });
    await dialog.getByRole('radio', { name: 'Other tab' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(field(mine, 'Name')).toHaveValue('Two at their desk');
  });

  const { body } = await api.send('GET', `${authors}/${id}`);
  expect(body).toMatchObject({
    name: 'Two at their desk',
    email: 'desk@example.com',
    bio: 'Seen by the other one',
  });
  await api.send('DELETE', `${authors}/${id}`);
  await theirs.close();
});
