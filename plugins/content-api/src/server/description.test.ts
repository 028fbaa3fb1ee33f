import { lintFromString, createConfig } from '@redocly/openapi-core';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFrench, startLibraryApi, type LibraryApi } from './library-api.testing.ts';

type Names = readonly string[];

const keysOf = (value: unknown, path: string): Names => Object.keys(at(value, path) ?? {});

forEachDialect((dialect) => {
  describe('the description of the content API', () => {
    let api: LibraryApi;
    let description: object;

    const describeFor = async (key: string | null, query = '') => {
      const { status, body } = await api.call('GET', `/api/openapi.json${query}`, { key });
      return { status, body: body as object };
    };

    const open = (actions: Names) =>
      api.server.client.send('PUT', '/content-api/public-access', { actions }, { as: api.admin });

    const accepts = async (query: string) => (await api.call('GET', `/api/books?${query}`)).status === 200;

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await addFrench(api);
      description = (await api.read('/api/openapi.json')) as object;
    });
    afterAll(() => api.server.close());

    it('is valid OpenAPI 3.1 in both forms, without a problem that the linter knows', async () => {
      const config = await createConfig({
        extends: ['recommended'],
        // The license of an API is a matter of the application, and a relative server is valid.
        rules: { 'info-license': 'off', 'operation-4xx-response': 'error' },
      });
      for (const query of ['', '?format=flat']) {
        const { body } = await describeFor(await api.key({}), query);
        const problems = await lintFromString({ source: JSON.stringify(body), config });
        expect(
          problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
        ).toEqual([]);
      }
    });

    it('contains every route of API clients, and no private or unknown attribute', () => {
      expect(keysOf(description, 'paths')).toEqual(
        expect.arrayContaining([
          '/api/books',
          '/api/books/{id}',
          '/api/books/{id}/localizations',
          '/api/front',
          '/api/i18n/locales',
          '/api/openapi.json',
        ]),
      );
      const schemas = at(description, 'components.schemas');
      expect(keysOf(schemas, 'Book.properties.attributes.properties')).toEqual(
        expect.arrayContaining(['title', 'zone', 'writer', 'publishedAt', 'locale']),
      );
      expect(keysOf(schemas, 'Writer.properties.attributes.properties')).not.toContain('secret');
      expect(keysOf(schemas, 'Book.properties.attributes.properties')).not.toContain('pin');
    });

    it('contains only what a token may call', async () => {
      const permissions = ['api::book.book.find', 'plugin::content-api.description.find'];
      const { body } = await describeFor(await api.key({ type: 'custom', permissions }));
      expect(keysOf(body, 'paths')).toEqual(['/api/books', '/api/openapi.json']);
      expect(keysOf(at(body, 'paths'), '/api/books')).toEqual(['get']);
      expect(keysOf(body, 'components.schemas')).toContain('Book');
      expect(JSON.stringify(body)).not.toMatch(/writer|\.input/i);
      const without = await api.key({ type: 'custom', permissions: ['api::book.book.find'] });
      expect((await describeFor(without)).status).toBe(403);
    });

    it('contains only public operations without a token, and does not exist without any', async () => {
      expect((await describeFor(null)).status).toBe(403);
      await open(['api::book.book.findOne']);
      const { body } = await describeFor(null);
      expect(keysOf(body, 'paths')).toEqual(['/api/books/{id}']);
      const one = (at(body, 'paths') as Record<string, { get: { security: unknown; parameters: unknown } }>)[
        '/api/books/{id}'
      ]?.get;
      expect(one?.security).toEqual([{}, { token: [] }]);
      expect(JSON.stringify(one?.parameters)).not.toContain('draft"');
      expect(JSON.stringify(body)).not.toMatch(/writer|pin"/);
      await open([]);
      expect((await describeFor(null)).status).toBe(403);
    });

    it('names exactly the parameters that the server accepts', async () => {
      const { paths } = description as {
        readonly paths: Record<string, { get?: { parameters: readonly { name: string }[] } }>;
      };
      const names = paths['/api/books']?.get?.parameters.map(({ name }) => name) ?? [];
      const values: Readonly<Record<string, string>> = {
        fields: 'fields=title',
        populate: 'populate=*',
        locale: 'locale=en',
        status: 'status=draft',
        publicationState: 'publicationState=live',
        format: 'format=flat',
        filters: 'filters[title]=x',
        sort: 'sort=title',
        _q: '_q=x',
        pagination: 'pagination[page]=1',
      };
      expect(names.toSorted()).toEqual(Object.keys(values).toSorted());
      for (const query of Object.values(values)) {
        expect([query, (await api.call('GET', `/api/books?${query}`)).status]).toEqual([query, 200]);
      }
    });

    it('offers only names that requests may use, and all of them', async () => {
      const schemas = at(description, 'components.schemas') as Record<string, unknown>;
      const described = {
        fields: at(description, 'components.schemas.Book.properties.attributes.properties'),
        filters: schemas['Book.filters'],
      };
      const attributes = Object.keys(described.fields as object);
      const parts = attributes.filter(
        (name) => !('type' in (described.fields as Record<string, object>)[name]!),
      );
      expect(attributes.length).toBeGreaterThan(25);
      for (const name of attributes) {
        const isRead = (await accepts(`fields=${name}`)) || (await accepts(`populate=${name}`));
        expect([name, isRead]).toEqual([name, true]);
      }
      for (const name of keysOf(described.filters, 'properties')) {
        if (name.startsWith('$')) continue;
        const isFiltered =
          (await accepts(`filters[${name}][$null]=true`)) ||
          (await accepts(`filters[${name}][id][$null]=true`));
        expect([name, isFiltered]).toEqual([name, true]);
      }
      for (const name of ['pin', 'createdBy', 'nope']) {
        expect([name, attributes.includes(name), parts.includes(name)]).toEqual([name, false, false]);
        expect(await accepts(`fields=${name}`)).toBe(false);
      }
    });

    it('is not sent again to a client that has it', async () => {
      const first = await api.call('GET', '/api/openapi.json');
      const etag = String(first.headers['etag']);
      const again = await api.call('GET', '/api/openapi.json', { headers: { 'if-none-match': etag } });
      expect([again.status, first.headers['cache-control']]).toEqual([304, 'private, no-cache']);
    });
  });
});
