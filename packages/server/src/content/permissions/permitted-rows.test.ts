import { everyField, fieldSet } from '@admin/content-model';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordQueries, type RecordedDatabase } from '../../testing/record-queries.ts';
import type { Grant, RowCondition } from './content-permissions.ts';
import { grantsOnEntries, grantsOnEntry, requireGrantsOnEntry } from './entry-grants.ts';
import { permitsLocale, permittedRows, type PermittedTable } from './permitted-rows.ts';

const table: PermittedTable = { table: 'probe', localized: true };
const plain: PermittedTable = { ...table, localized: false };

const by =
  (person: number): RowCondition =>
  (row) =>
    row('created_by_id', '=', person);
const grant = (limits: Partial<Grant> = {}): Grant => ({
  fields: everyField,
  locales: 'all',
  conditions: [],
  ...limits,
});
const english = grant({ locales: new Set(['en']) });
const french = grant({ locales: new Set(['fr']) });
const nowhere = grant({ locales: new Set() });

forEachDialect((dialect) => {
  describe('grants on stored entries', () => {
    let recorded: RecordedDatabase;

    beforeAll(async () => {
      recorded = recordQueries(await dialect.open());
      const { kysely } = recorded.database;
      await sql`create table probe (id integer, locale text, created_by_id integer)`.execute(kysely);
      await sql`insert into probe values (1, 'en', 1), (2, 'en', 2), (3, 'fr', 1), (4, null, null)`.execute(
        kysely,
      );
    });

    const idsWhere = async (grants: readonly Grant[], of = table): Promise<readonly number[]> => {
      const { rows } = await sql<{ id: number }>`select id from probe
        where ${permittedRows(of, grants, 'probe') ?? sql`1 = 1`} order by id`.execute(
        recorded.database.kysely,
      );
      return rows.map(({ id }) => id);
    };

    it.each<[string, readonly Grant[], readonly number[]]>([
      ['no row without a grant', [], []],
      ['every row without limits', [grant()], [1, 2, 3, 4]],
      ['the rows of their locales', [english], [1, 2]],
      ['no row without a locale', [nowhere], []],
      ['the rows of any of their conditions', [grant({ conditions: [by(1), by(7)] })], [1, 3]],
      ['rows that meet both the locale and the condition', [grant({ ...english, conditions: [by(1)] })], [1]],
      ['the rows that any of several permits', [french, grant({ ...english, conditions: [by(2)] })], [2, 3]],
      ['every row if one of several has no limit', [english, grant()], [1, 2, 3, 4]],
    ])('permit %s', async (_what, grants, ids) => {
      expect(await idsWhere(grants)).toEqual(ids);
    });

    it('do not limit locales of types without locales', async () => {
      expect(await idsWhere([nowhere], plain)).toEqual([1, 2, 3, 4]);
      expect(await idsWhere([grant({ ...nowhere, conditions: [by(2)] })], plain)).toEqual([2]);
    });

    it('permit the locales they name, every locale with "all", and every locale of types without locales', () => {
      expect([english, nowhere, grant()].map((one) => permitsLocale(table, one, 'en'))).toEqual([
        true,
        false,
        true,
      ]);
      expect([english, nowhere, grant()].map((one) => permitsLocale(table, one, null))).toEqual([
        false,
        false,
        true,
      ]);
      expect([english, nowhere].map((one) => permitsLocale(plain, one, 'fr'))).toEqual([true, true]);
    });

    it('apply to an entry in their locales that meets one of their conditions', async () => {
      const own = grant({ conditions: [by(1)] });
      const both = grant({ ...english, conditions: [by(7), by(1)] });
      const on = (id: number, locale: string | null) =>
        grantsOnEntry(recorded.database.kysely, table, [french, own, both], { id, locale });
      expect(await on(1, 'en')).toEqual([own, both]);
      expect(await on(2, 'en')).toEqual([]);
      expect(await on(3, 'fr')).toEqual([french, own]);
      expect(await on(9, 'en')).toEqual([]);
    });

    it('need no statement if they have no condition', async () => {
      recorded.forget();
      const entry = { id: 1, locale: 'en' };
      expect(await grantsOnEntry(recorded.database.kysely, table, [english, french], entry)).toEqual([
        english,
      ]);
      expect(recorded.queries).toEqual([]);
    });

    it('reject an entry to which none of them applies', async () => {
      const { kysely } = recorded.database;
      const entry = { id: 1, locale: 'en' };
      await expect(requireGrantsOnEntry(kysely, table, [french], entry)).rejects.toMatchObject({
        status: 403,
      });
      expect(await requireGrantsOnEntry(kysely, table, [french, english], entry)).toEqual([english]);
    });

    it('apply to each of several entries separately if they allow different fields', async () => {
      const title = grant({ fields: fieldSet(['title']) });
      const own = grant({ fields: fieldSet(['text']), conditions: [by(1)] });
      const of = await grantsOnEntries(recorded.database.kysely, table, [title, own], [1, 2]);
      expect([of(1), of(2)]).toEqual([[title, own], [title]]);
      recorded.forget();
      const { fields } = title;
      const alike = [title, grant({ fields, conditions: [by(1)] })];
      const same = await grantsOnEntries(recorded.database.kysely, table, alike, [1, 2]);
      expect([same(1), same(2), recorded.queries]).toEqual([alike, alike, []]);
      await expect(grantsOnEntries(recorded.database.kysely, table, [title, own], [])).resolves.toBeTypeOf(
        'function',
      );
    });
  });
});
