import type { Schemas } from '@admin/content-model';
import { forEachDialect } from '@admin/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';
import {
  closedType,
  entriesOf,
  randomRequest,
  randomSchemas,
  type Variant,
} from './random-content.testing.ts';

/** The number of random requests, or `RANDOM_RUNS` when it is set. */
const runs = Number(process.env['RANDOM_RUNS'] ?? 0) || 150;

forEachDialect((dialect) => {
  describe('any request with a token', () => {
    const servers: { readonly api: LibraryApi; readonly key: string }[] = [];

    beforeAll(async () => {
      const [schemas] = fc.sample<Schemas>(randomSchemas, 1);
      if (schemas === undefined) throw new Error('No content types were generated');
      // The same entries in both databases, except for the values that the token must not reveal.
      for (const variant of [0, 1] satisfies Variant[]) {
        const api = await startLibraryApi(dialect, { schemas });
        const types = [...schemas.contentTypes.values()];
        for (const type of types.toReversed()) {
          await api.server.services.content.importEntries({
            uid: type.uid,
            entries: entriesOf(type, schemas, variant),
            rules: 'trusted',
          });
        }
        const permissions = types
          .filter(({ uid }) => uid !== closedType)
          .flatMap(({ uid }) => [`${uid}.find`, `${uid}.findOne`]);
        servers.push({ api, key: await api.key({ type: 'custom', permissions }) });
      }
    });
    afterAll(async () => {
      for (const { api } of servers) await api.server.close();
    });

    it('returns the same entries, order, counts and errors whatever the hidden values are', async () => {
      let answered = 0;
      const property = fc.asyncProperty(randomRequest, async (url) => {
        const outcomes = [];
        for (const { api, key } of servers) {
          const { status, body } = await api.call('GET', url, { key });
          expect([200, 400, 404]).toContain(status);
          if (status === 200) answered += 1;
          const text = JSON.stringify(body).replaceAll(/"20\d\d-[\d-]+T[\d:.]+Z"/g, 'time');
          outcomes.push([status, text]);
        }
        expect(outcomes[1]).toEqual(outcomes[0]);
      });
      await fc.assert(property, {
        numRuns: runs,
        endOnFailure: true,
        plugins: [fc.interruptAfterTimeLimit(10_000)],
      });
      expect(answered).toBeGreaterThan(20);
    }, 60_000);
  });
});
