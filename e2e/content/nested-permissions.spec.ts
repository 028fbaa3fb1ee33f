import { expect } from '@playwright/test';
import { addPerson, roleId, signInToApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { anotherGrace } from '../support/people.ts';

const uid = 'api::article.article';
const socials = [{ network: 'newsletter', message: 'Come and listen.' }];

interface Article {
  readonly id: number;
  readonly title: string;
  readonly seo: Readonly<Record<string, unknown>>;
}

test('a role with permission for one field of a component changes that field only', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const entry = `/content-manager/collection-types/${uid}`;
  const read = async (): Promise<Article> => (await api.send('GET', `${entry}/2`)).body as Article;
  const stored = await read();
  const { status } = await api.send('PUT', `${entry}/2`, { ...stored, seo: { ...stored.seo, socials } });
  expect(status).toBe(200);
  const before = await read();
  expect(before.seo['socials']).toHaveLength(1);

  await api.data('POST', '/admin/roles', { name: 'Search desk', description: '' });
  const role = await roleId(api, 'Search desk');
  const allow = (action: string, fields: readonly string[]) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: uid,
    properties: { fields, locales: ['en'] },
    conditions: [],
  });
  const permissions = [
    allow('read', ['title', 'seo.metaTitle', 'seo.metaDescription']),
    allow('update', ['title', 'seo.metaTitle']),
  ];
  await api.data('PUT', `/admin/roles/${role}/permissions`, { permissions });
  const person = anotherGrace();
  await addPerson(api, person, [role]);

  await signIn(page, `${product.panel}${entry}/2`, person);
  await page.getByRole('tab', { name: 'SEO' }).click();
  const name = page.getByRole('textbox', { name: 'Meta title' });
  await expect(name).toBeEditable();
  await expect(page.getByRole('textbox', { name: 'Meta description' })).not.toBeEditable();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await name.fill('A stair to listen to');
  await name.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { seo, ...rest } = (await read()) as Article & Readonly<Record<string, unknown>>;
  expect(seo).toEqual({ ...before.seo, metaTitle: 'A stair to listen to' });
  const { seo: _, ...same } = before;
  const who = { updatedAt: expect.anything() as unknown, updatedBy: expect.anything() as unknown };
  expect(rest).toEqual({ ...same, ...who });
  expect((await api.send('PUT', `${entry}/2`, stored)).status).toBe(200);
});
