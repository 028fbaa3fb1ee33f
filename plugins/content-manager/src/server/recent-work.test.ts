import { entryActions } from '@admin/content-model';
import { RecentWork } from '@admin/contract';
import { systemPermissions } from '@admin/server';
import { addUser, at, setRolePermissions, type TestSession } from '@admin/server/testing';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.testing.ts';

const password = 'Correct-Horse-7';
const { read } = entryActions;

function titles({ changed }: RecentWork) {
  return changed.map(({ title }) => title);
}

describe('the recent work on the home page', () => {
  let shop: Shop;
  let admin: TestSession;

  beforeAll(async () => {
    shop = await openShop();
    admin = shop.session;
  });
  afterAll(() => shop.close());

  const recent = async (as: TestSession): Promise<RecentWork> => {
    const response = await shop.client.send('GET', '/admin/home/recent', undefined, { as });
    expect(response.status).toBe(200);
    const work = at(response.body, 'data') as RecentWork;
    expect(Compile(RecentWork).Check(work)).toBe(true);
    return work;
  };
  const create = async (actorId: number, type: string, body: object) => {
    shop.clock.advance(1000);
    const permissions = systemPermissions(actorId);
    await shop.services.content.createEntry({ permissions, uid: `api::${type}.${type}`, body });
  };

  it('requires a session', async () => {
    expect((await shop.client.send('GET', '/admin/home/recent')).status).toBe(401);
  });

  it('is empty on the first day', async () => {
    expect(await recent(admin)).toEqual({ changed: [], drafts: [] });
  });

  it('contains what the roles of the user currently permit', async () => {
    const email = 'rita@example.com';
    const { userId, roleId } = await addUser(shop.services, { email, password, role: [] });
    const rita = await shop.client.signIn({ email, password });
    await create(1, 'lamp', { name: 'Lamp' });
    await create(1, 'colour', { name: 'Red' });
    await create(1, 'maker', { name: 'Of Ada' });
    await create(userId, 'maker', { name: 'Of Rita' });
    shop.clock.advance(1000);
    await shop.call('PUT', '/single-types/api::window.window', { heading: 'Open' });
    expect(titles(await recent(admin))).toEqual(['Open', 'Of Rita', 'Of Ada', 'Red', 'Lamp']);
    expect(titles(await recent(rita))).toEqual([]);
    await setRolePermissions(shop.services, roleId, [
      { action: read, subject: 'api::lamp.lamp', properties: { fields: ['name'] } },
      { action: read, subject: 'api::colour.colour', properties: { fields: ['shade'] } },
      {
        action: read,
        subject: 'api::maker.maker',
        properties: { fields: null },
        conditions: ['admin::is-creator'],
      },
    ]);
    const work = await recent(rita);
    expect(titles(work)).toEqual(['Of Rita', null, 'Lamp']);
    expect(work.drafts.map(({ title }) => title)).toEqual(['Of Rita']);
    expect(JSON.stringify(work)).not.toContain('@');
    await setRolePermissions(shop.services, roleId, [
      { action: read, subject: 'api::window.window', properties: { fields: ['heading'], locales: ['fr'] } },
    ]);
    expect(await recent(rita)).toEqual({ changed: [], drafts: [] });
  });

  it('has the content type, the locale and the state of each entry', async () => {
    const { changed } = await recent(admin);
    const [window, , , colour] = changed;
    expect(window).toMatchObject({
      uid: 'api::window.window',
      kind: 'singleType',
      contentType: 'Window',
      locale: 'en',
      status: 'draft',
    });
    expect(colour).toMatchObject({
      kind: 'collectionType',
      contentType: 'Colour',
      locale: null,
      status: null,
    });
    expect(changed.map(({ updatedBy }) => updatedBy?.id)).toEqual([1, 2, 1, 1, 1]);
  });

  it('stops at ten', async () => {
    for (let number = 1; number <= 11; number += 1) await create(1, 'maker', { name: `Maker ${number}` });
    const { changed, drafts } = await recent(admin);
    expect(titles({ changed, drafts })).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Maker ${number}`),
    );
    expect(drafts).toEqual(changed);
  });
});
