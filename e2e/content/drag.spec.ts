import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { dragBefore } from '../support/drag.ts';
import { test } from '../support/journey.ts';
import { articles } from './whole-article.ts';

const handlesIn = (list: Locator) => list.getByRole('button', { name: /^Move / });

/** Drags the second item of a list to the start of the first one. */
function dragSecondToStart(page: Page, list: Locator, axis: 'inline' | 'block'): Promise<void> {
  const offset = axis === 'block' ? { x: 0, y: -12 } : { x: -6, y: 0 };
  const [other, handle] = [handlesIn(list).first(), handlesIn(list).nth(1)];
  return dragBefore(page, { handle, other, within: list, offset });
}

const namesIn = (list: Locator) =>
  handlesIn(list).evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')));

test('items of a dynamic zone, linked entries and fields of a layout are sorted with the mouse', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const tags = await api.send('GET', '/content-manager/collection-types/api::tag.tag?pageSize=2&sort=id:ASC');
  const { results } = tags.body as { readonly results: readonly { readonly id: number }[] };
  const [one, other] = results.map(({ id }) => id);
  const created = await api.send('POST', articles, {
    title: 'Put in order',
    slug: 'put-in-order',
    tags: { connect: [{ id: one }, { id: other }], disconnect: [] },
    sections: [
      { __component: 'blocks.text', heading: 'A passage', body: 'With a text.' },
      { __component: 'blocks.quote', text: 'A sentence worth standing alone.' },
    ],
  });
  const { id } = created.body as { readonly id: number };
  const saved = async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  };

  await test.step('items of a zone', async () => {
    await signIn(page, `${product.panel}${articles}/${id}?group=Sections`);
    const sections = page.getByRole('group', { name: 'Sections', exact: true });
    await expect(handlesIn(sections)).toHaveCount(2);
    await dragSecondToStart(page, sections, 'block');
    await saved();
    const { body } = await api.send('GET', `${articles}/${id}`);
    expect(body).toMatchObject({
      sections: [{ __component: 'blocks.quote' }, { __component: 'blocks.text' }],
    });
  });

  await test.step('linked entries', async () => {
    await page.getByRole('tab', { name: 'People and topics' }).click();
    const list = page.getByRole('list', { name: 'Tags: linked entries' });
    await expect(handlesIn(list)).toHaveCount(2);
    const before = await namesIn(list);
    await dragSecondToStart(page, list, 'block');
    await expect.poll(() => namesIn(list)).toEqual(before.toReversed());
    await saved();
  });

  await test.step('fields of a layout', async () => {
    const authors = '/content-manager/collection-types/api::author.author';
    await page.goto(`${product.panel}${authors}/configurations/edit`);
    const fields = page.getByRole('list', { name: 'Fields', exact: true });
    await expect(handlesIn(fields).first()).toBeVisible();
    const before = await namesIn(fields);
    await dragSecondToStart(page, fields, 'inline');
    await expect.poll(async () => (await namesIn(fields)).slice(0, 2)).toEqual([before[1], before[0]]);
  });

  expect((await api.send('DELETE', `${articles}/${id}`)).status).toBe(200);
});
