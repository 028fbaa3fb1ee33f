import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.testing.ts';

const lamps = '/collection-types/api::lamp.lamp';
const fragments = [
  "'",
  '"',
  "' or '1'='1",
  '1; drop table content_lamps; --',
  '1) union select password_hash from admin_users --',
];

/** Every part of a request whose value is bound to a statement. */
const paths: readonly (readonly [string, (text: string) => string])[] = [
  ['an id', (text) => `${lamps}/${text}`],
  ['a name in a filter', (text) => `${lamps}?filters[${text}][$eq]=x`],
  ['an operator', (text) => `${lamps}?filters[name][${text}]=x`],
  ['a value of a number', (text) => `${lamps}?filters[stock][$gt]=${text}`],
  ['a value of a day', (text) => `${lamps}?filters[madeOn]=${text}`],
  ['a related name', (text) => `${lamps}?filters[maker][${text}]=x`],
  ['an order', (text) => `${lamps}?sort=${text}`],
  ['a direction', (text) => `${lamps}?sort=name:${text}`],
  ['a page', (text) => `${lamps}?page=${text}`],
  ['the size of a page', (text) => `${lamps}?pageSize=${text}`],
  ['a field', (text) => `${lamps}?fields[0]=${text}`],
  ['the populated fields', (text) => `${lamps}?populate=${text}`],
  ['a publication state', (text) => `${lamps}?publicationState=${text}`],
  ['the name of a parameter', (text) => `${lamps}?${text}=x`],
  ['the omitted ids', (text) => `/relations/api::lamp.lamp/maker?idsToOmit[0]=${text}`],
  ['a search operator', (text) => `/relations/api::lamp.lamp/maker?_q=x&_filter=${text}`],
  ['a relation', (text) => `/relations/api::lamp.lamp/${text}`],
];

/** Parts in which any text is searched for, and finds nothing. */
const searches: readonly (readonly [string, (text: string) => string])[] = [
  ['a search', (text) => `${lamps}?_q=${text}`],
  ['a value of a text', (text) => `${lamps}?filters[name][$contains]=${text}`],
  ['several values', (text) => `${lamps}?filters[name][$in][0]=${text}&filters[name][$in][1]=${text}`],
  ['a language', (text) => `${lamps}?locale=${text}&filters[name]=nothing`],
];

describe('the values of a request', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.create('lamp', { name: 'Lamp', stock: 1 });
  });
  afterAll(() => shop.close());

  it.each(paths)('never become part of a statement: %s', async (_path, pathWith) => {
    for (const fragment of fragments) {
      const { status } = await shop.call('GET', pathWith(encodeURIComponent(fragment)));
      expect([fragment, [400, 403, 404].includes(status)]).toEqual([fragment, true]);
    }
    expect((await shop.call('GET', lamps)).body).toMatchObject({ pagination: { total: 1 } });
  });

  it.each(searches)('are searched for literally: %s', async (_path, pathWith) => {
    for (const fragment of fragments) {
      const { status, body } = await shop.call('GET', pathWith(encodeURIComponent(fragment)));
      expect([fragment, status, body]).toMatchObject([fragment, 200, { pagination: { total: 0 } }]);
    }
  });

  it.each([
    'filters=abc',
    'filters[]=abc',
    'filters[name][$in][$gt]=x',
    'filters[$or]=abc',
    'filters[$and][a]=b',
    'filters[stock][$gt][]=1&filters[stock][$gt][]=2',
    'page[]=1',
    'page[a]=1',
    'pageSize=1e9',
    'pageSize=-0',
    'sort[a][b]=c',
    'publicationState[]=live',
    'populate[a]=b',
  ])('are rejected if they have the wrong shape: %s', async (query) => {
    expect((await shop.call('GET', `${lamps}?${query}`)).status).toBe(400);
  });

  it.each([null, '1,2', 'x', true, 1, {}, [null], [[1]], [{}], ['1 or 1=1'], [1.5], [-1]])(
    'name entries by their ids or are rejected: %j',
    async (ids) => {
      for (const action of ['bulkDelete', 'bulkPublish', 'bulkUnpublish']) {
        const { status } = await shop.call('POST', `${lamps}/actions/${action}`, { ids });
        expect([action, status]).toEqual([action, 400]);
      }
      expect((await shop.call('GET', lamps)).body).toMatchObject({ pagination: { total: 1 } });
    },
  );

  it('reach no prototype through a view configuration', async () => {
    for (const text of [
      '{"metadatas":{"__proto__":{"edit":{"polluted":"x"}}}}',
      '{"settings":{"constructor":{"prototype":{"polluted":"x"}}}}',
    ]) {
      const { status } = await shop.client.send(
        'PUT',
        '/content-manager/content-types/api::lamp.lamp/configuration',
        text,
        { as: shop.session, headers: { 'content-type': 'application/json' } },
      );
      expect(status).toBe(400);
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});
