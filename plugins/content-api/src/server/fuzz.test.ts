import { forEachDialect, librarySchemas } from '@admin/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';
import { pathOf, servedTypes } from './served-types.ts';

/** The number of random requests, or `RANDOM_RUNS` when it is set. */
const runs = Number(process.env['RANDOM_RUNS'] ?? 0) || 300;

const types = servedTypes(librarySchemas);

const names = fc.oneof(
  fc.constantFrom(
    ...types.flatMap(({ attributes }) => Object.keys(attributes)),
    ...'id locale publishedAt createdBy localizations __proto__ constructor * $and $or $not $eq $in $between on fields sort'.split(
      ' ',
    ),
  ),
  fc.string({ maxLength: 8 }),
);

const texts = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '-1',
    '0',
    '1e99',
    'true',
    'null',
    '[]',
    '%',
    '\u0000',
    '9'.repeat(30),
    'title:desc',
    'a.b.c.d.e.f.g.h',
  ),
  fc.string({ maxLength: 20 }),
);

const parameter = fc
  .record({
    name: fc.constantFrom(
      ...'fields populate projection filters sort _q pagination locale status publicationState format since'.split(
        ' ',
      ),
    ),
    path: fc.array(names, { maxLength: 5 }),
    value: texts,
  })
  .map(({ name, path, value }) => {
    const brackets = path.map((step) => `[${encodeURIComponent(step)}]`).join('');
    return `${name}${brackets}=${encodeURIComponent(value)}`;
  });

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    { connect: fc.jsonValue({ maxDepth: 2 }), disconnect: fc.jsonValue({ maxDepth: 1 }) },
    { requiredKeys: [] },
  ),
  fc.array(
    fc.record(
      { id: fc.nat(5), __component: fc.constantFrom('block.quote', 'meta.seo', 'nope') },
      { requiredKeys: [] },
    ),
  ),
);

const body = fc.oneof(
  fc.record({ data: fc.dictionary(names, value, { maxKeys: 5 }) }),
  fc.jsonValue({ maxDepth: 2 }),
);

const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE'),
  path: fc.constantFrom(...types.map(pathOf), '/api/_changes'),
  id: fc.constantFrom('', '', '/1', '/0', '/x', '/1/localizations'),
  query: fc.array(parameter, { maxLength: 3 }),
  body,
});

forEachDialect((dialect) => {
  describe('any request of the content API', () => {
    let api: LibraryApi;

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      for (const name of ['writer', 'label']) await api.store(name, { name: 'One' });
      await api.store('book', { title: 'Tides', writer: 1, labels: [1] });
    });
    afterAll(() => api.server.close());

    it('is answered, or rejected as the mistake of the client', async () => {
      const property = fc.asyncProperty(request, async ({ method, path, id, query, body: sent }) => {
        const { status } = await api.call(method, `${path}${id}?${query.join('&')}`, {
          ...(method !== 'GET' && method !== 'DELETE' && { body: sent }),
        });
        expect(status).toBeLessThan(500);
      });
      await fc.assert(property, {
        numRuns: runs,
        endOnFailure: true,
        plugins: [fc.interruptAfterTimeLimit(20_000)],
      });
    }, 60_000);
  });
});
