import { addUser, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.testing.ts';

const person = { email: 'nobody@example.com', password: 'Correct-Horse-7' };

describe('a user without permissions on entries', () => {
  let shop: Shop;
  let as: TestSession;
  let lamp: number;

  beforeAll(async () => {
    shop = await openShop();
    lamp = await shop.create('lamp', { name: 'Lamp' });
    await shop.call('PUT', '/single-types/api::window.window', { heading: 'Open' });
    await addUser(shop.services, { ...person, role: [{ action: 'plugin::upload.read' }] });
    as = await shop.client.signIn(person);
  });
  afterAll(() => shop.close());

  const callsOf = (policy: string) =>
    shop.inventory
      .filter((line) => line.owner === 'content-manager' && line.policy === policy)
      .map(({ method, path }) => ({ method: method as 'GET', path }));

  it('reads schemas, configurations and their own state, through a known list of calls', () => {
    expect(callsOf('signed-in').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /admin/home/recent',
      'GET /content-manager/bulk-progress/:name',
      'GET /content-manager/components',
      'GET /content-manager/components/:uid/configuration',
      'GET /content-manager/content-types',
      'GET /content-manager/content-types-settings',
      'GET /content-manager/content-types/:uid/configuration',
      'GET /content-manager/init',
      'POST /content-manager/uid/check-availability',
      'POST /content-manager/uid/generate',
    ]);
    expect(callsOf('public')).toEqual([]);
  });

  it('gets no free uid, which would reveal the taken ones', async () => {
    const field = { contentTypeUID: 'api::lamp.lamp', field: 'slug' };
    for (const [path, body] of [
      ['generate', { ...field, data: { name: 'Lamp' } }],
      ['check-availability', { ...field, value: 'lamp' }],
    ] as const) {
      const { status } = await shop.client.send('POST', `/content-manager/uid/${path}`, body, { as });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  const bodyFor = (path: string, id: number): object => {
    if (path.endsWith('Matching')) return { count: 1 };
    if (path.includes('/bulk')) return { ids: [id] };
    if (path.includes('/presence/')) return { visitor: 'tab', does: 'look' };
    if (path.endsWith('/list-state')) return { defaultView: null, widths: {} };
    if (path.includes('/views')) return { name: 'Mine', query: {}, columns: null, roles: [] };
    return { name: 'Taken', heading: 'Taken' };
  };

  it('is rejected by every call about entries, whether the entry exists or not', async () => {
    const calls = callsOf('entries');
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path } of calls) {
      for (const id of [lamp, 99_999]) {
        const uid = path.includes('/single-types/') ? 'api::window.window' : 'api::lamp.lamp';
        const url = path
          .replace(/:(?:uid|model|contentType)\b/, uid)
          .replace(/:(?:field|targetField)\b/, 'maker')
          .replaceAll(/(?<=\/):\w+/g, String(id));
        const body = method === 'GET' ? undefined : bodyFor(path, id);
        const query = path.includes('Many') ? `?ids[0]=${id}` : '';
        const { status } = await shop.client.send(method, `${url}${query}`, body, { as });
        expect([method, url, status]).toEqual([method, url, 403]);
      }
    }
  });

  it('gets the same error for a forbidden content type and for one that does not exist', async () => {
    // Calls about linkable entries return their recorded response; every signed-in user may read the schemas.
    const calls = callsOf('entries').filter(({ path }) => !path.includes('/relations/'));
    expect(calls.length).toBeGreaterThan(15);
    for (const { method, path } of calls) {
      const kind = path.includes('/single-types/') ? 'window' : 'lamp';
      const refusalOf = async (uid: string) => {
        const url = path
          .replace(/:(?:uid|model|contentType)\b/, uid)
          .replace(/:(?:field|targetField)\b/, 'maker')
          .replaceAll(/(?<=\/):\w+/g, '1');
        const body = method === 'GET' ? undefined : path.includes('/bulk') ? { ids: [1] } : { name: 'x' };
        const query = path.includes('Many') ? '?ids[0]=1' : '';
        const response = await shop.client.send(method, `${url}${query}`, body, { as });
        return { status: response.status, text: JSON.stringify(response.body).replaceAll(uid, '…') };
      };
      const closed = await refusalOf(`api::${kind}.${kind}`);
      expect([path, await refusalOf('api::nothing.nothing')]).toEqual([path, closed]);
    }
  });
});
