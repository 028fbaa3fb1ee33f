import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from './shop.testing.ts';

const lamp = 'api::lamp.lamp';
const window = 'api::window.window';

function bodyFor(path: string, id: number): object {
  if (path.endsWith('Matching')) return { count: 1 };
  if (path.includes('/bulk')) return { ids: [id] };
  if (path.endsWith('/list-state')) return { defaultView: null, widths: {} };
  if (path.includes('/views')) return { name: 'Mine', query: {}, columns: null, roles: [] };
  return { name: 'Changed', heading: 'Changed' };
}

describe('the kind of a content type in a URL', () => {
  let shop: Shop;
  let lampId: number;
  let windowId: number;

  beforeAll(async () => {
    shop = await openShop();
    lampId = await shop.create('lamp', { name: 'Lamp' });
    const { body } = await shop.call('PUT', '/single-types/api::window.window', { heading: 'Open' });
    windowId = (body as { readonly id: number }).id;
  });
  afterAll(() => shop.close());

  const callsBelow = (prefix: string) =>
    shop.inventory.filter(({ path }) => path.startsWith(`/content-manager/${prefix}/`));
  const stored = async () => {
    const lamps = await shop.call('GET', `/collection-types/${lamp}`);
    const single = await shop.call('GET', `/single-types/${window}`);
    return [lamps.status, lamps.body, single.status, single.body];
  };

  it.each([
    { prefix: 'single-types', wrong: lamp, atLeast: 6 },
    { prefix: 'collection-types', wrong: window, atLeast: 20 },
  ])(
    'is checked by every call below /$prefix, which changes nothing',
    async ({ prefix, wrong: mismatched, atLeast }) => {
      const before = await stored();
      const id = mismatched === lamp ? lampId : windowId;
      const calls = callsBelow(prefix);
      expect(calls.length).toBeGreaterThanOrEqual(atLeast);
      for (const { method, path } of calls) {
        const url = path.replace(':uid', mismatched).replaceAll(/(?<=\/):\w+/g, String(id));
        const query = path.includes('Many') ? `?ids[0]=${id}` : '';
        const body = method === 'GET' ? undefined : bodyFor(path, id);
        const as = { as: shop.session };
        const response = await shop.client.send(method as 'GET', `${url}${query}`, body, as);
        const { status, body: refused } = refusal(404, 'NotFoundError', 'Not Found');
        expect([method, path, response.status, response.body]).toEqual([method, path, status, refused]);
      }
      expect(await stored()).toEqual(before);
    },
  );
});
