import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshUserTexts, userKey, userWordBegins } from '../../../content/query/scope/user-scope.ts';
import type { Database } from '../../../database/index.ts';
import { contentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

forEachDialect((dialect) => {
  describe('the names of users', () => {
    let database: Database;

    beforeAll(async () => {
      ({ database } = await contentFixture(await dialect.open()));
    });

    const id = sql.ref('admin_users.id');
    const names = async (where = sql<boolean>`1 = 1`) => {
      const { rows } = await sql<{ firstname: string }>`select firstname from admin_users
        where ${where} order by ${userKey('firstname', id)}, id`.execute(database.kysely);
      return rows.map(({ firstname }) => firstname);
    };
    const rename = (from: string, to: string) =>
      sql`update admin_users set firstname = ${to} where firstname = ${from}`.execute(database.kysely);

    it('are sorted by locale, and found by prefixes of words, after each change', async () => {
      await refreshUserTexts(database, 'en');
      expect(await names()).toEqual(['Ada', 'Rita']);
      await rename('Rita', 'äbby Rose');
      await refreshUserTexts(database, 'en');
      expect(await names()).toEqual(['äbby Rose', 'Ada']);
      expect(await names(userWordBegins('ro', id))).toEqual(['äbby Rose']);
      expect(await names(userWordBegins('by', id))).toEqual([]);
    });

    it('follow the new default locale', async () => {
      await refreshUserTexts(database, 'sv');
      expect(await names()).toEqual(['Ada', 'äbby Rose']);
    });
  });
});
