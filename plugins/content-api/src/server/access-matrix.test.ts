import { ownValue, type ContentType } from '@admin/content-model';
import { addUser, at, forEachDialect, librarySchemas } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';
import { pathOf, servedTypes } from './served-types.ts';

const types = servedTypes(librarySchemas);

/** The calls of a content type by the action that they require. */
const callsOf = (contentType: ContentType): readonly (readonly [action: string, Method, url: string])[] => {
  const path = pathOf(contentType);
  if (contentType.kind === 'singleType') {
    return [
      ['find', 'GET', path],
      ['update', 'PUT', path],
      ['delete', 'DELETE', path],
    ];
  }
  return [
    ['find', 'GET', path],
    ['findOne', 'GET', `${path}/999`],
    ['create', 'POST', path],
    ['update', 'PUT', `${path}/999`],
    ['delete', 'DELETE', `${path}/999`],
  ];
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const idsOf = (contentType: ContentType): readonly string[] =>
  callsOf(contentType).map(([action]) => `${contentType.uid}.${action}`);

const allIds = types.flatMap(idsOf);

/** Tokens by name, with the actions that each allows. */
const tokens: Readonly<
  Record<
    string,
    { readonly type: 'full-access' | 'read-only' | 'custom'; readonly allows: readonly string[] }
  >
> = {
  full: { type: 'full-access', allows: allIds },
  'read-only': { type: 'read-only', allows: allIds.filter((id) => /\.find(?:One)?$/.test(id)) },
  ...Object.fromEntries(allIds.map((id) => [id, { type: 'custom', allows: [id] }] as const)),
};

const hidden = /"(?:pin|secret|createdBy|updatedBy)"/;

forEachDialect((dialect) => {
  describe('every token', () => {
    let api: LibraryApi;

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await api.store('writer', { name: 'Ann', secret: 'hidden' });
      await api.store('label', { name: 'alpha' });
      await api.store('book', { title: 'Tides', pin: 'hidden-pin', writer: 1, labels: [1] });
      await api.store('front', { heading: 'Hello', seo: { metaTitle: 'Sea' } });
    });
    afterAll(() => api.server.close());

    it('calls exactly the actions that it allows', async () => {
      for (const [name, { type, allows }] of Object.entries(tokens)) {
        const key = await api.key({ type, ...(type === 'custom' && { permissions: allows }) });
        for (const contentType of types) {
          for (const [action, method, url] of callsOf(contentType)) {
            const id = `${contentType.uid}.${action}`;
            // An invalid body, so that nothing is written.
            const { status } = await api.call(method, `${url}?nope=1`, {
              key,
              ...(method !== 'GET' && { body: {} }),
            });
            expect([name, id, status === 403]).toEqual([name, id, !allows.includes(id)]);
          }
        }
      }
    }, 120_000);

    it('never shows, filters or sorts by private attributes, passwords and authors', async () => {
      for (const type of ['full-access', 'read-only'] as const) {
        const key = await api.key({ type });
        for (const contentType of types) {
          const path = pathOf(contentType);
          const { status, body } = await api.call('GET', `${path}?populate=*`, { key });
          expect([contentType.uid, status]).toEqual([contentType.uid, 200]);
          expect(JSON.stringify(body)).not.toMatch(hidden);
          const names = [...Object.keys(contentType.attributes), 'createdBy', 'updatedBy'];
          const closed = names.filter((name) => {
            const attribute = ownValue(contentType.attributes, name);
            return attribute === undefined || attribute.private === true || attribute.type === 'password';
          });
          for (const name of closed) {
            for (const query of [
              `fields=${name}`,
              `populate=${name}`,
              `sort=${name}`,
              `filters[${name}][$eq]=hidden`,
            ]) {
              if (contentType.kind === 'singleType' && /^(?:sort|filters)/.test(query)) continue;
              const response = await api.call('GET', `${path}?${query}`, { key });
              expect([path, query, response.status]).toEqual([path, query, 400]);
            }
          }
        }
      }
    }, 60_000);

    it('shows no field that its owner may not read', async () => {
      const account = { email: 'rita@example.com', password: 'Correct-Horse-7' };
      const role = types.map(({ uid, attributes }) => ({
        action: 'plugin::content-manager.explorer.read',
        subject: uid,
        properties: { fields: [Object.keys(attributes)[0] ?? ''], locales: ['en'] },
      }));
      await addUser(api.server.services, {
        ...account,
        role: [{ action: 'admin::api-tokens.create' }, ...role],
      });
      const key = await api.key({ type: 'full-access', as: await api.server.client.signIn(account) });
      let checked = 0;
      for (const contentType of types) {
        const [first = ''] = Object.keys(contentType.attributes);
        const { body } = await api.call('GET', `${pathOf(contentType)}?populate=*`, { key });
        const [entry] = [at(body, 'data')].flat() as ({ readonly attributes: object } | undefined)[];
        if (entry === undefined) continue;
        checked += 1;
        const system = ['createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'];
        const shown = Object.keys(entry.attributes).filter((name) => !system.includes(name));
        expect([contentType.uid, shown]).toEqual([contentType.uid, [first]]);
      }
      expect(checked).toBe(4);
    });
  });
});
