import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Attributes, Schemas } from '@admin/content-model';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { memo } from '../../testing/fixtures/library-types.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { syncSchema } from './sync-schema.ts';

function memoWith(attributes: Attributes): Schemas {
  return { contentTypes: new Map([[memo.uid, { ...memo, attributes }]]), components: new Map() };
}

forEachDialect((dialect) => {
  describe('syncSchema', () => {
    it('creates a table per content type and changes nothing when repeated', async () => {
      const database = await dialect.open();
      const first = await syncSchema(database, librarySchemas);
      const second = await syncSchema(database, librarySchemas);
      expect(second.tables.get('api::book.book')?.table).toBe('content_books');
      expect([...second.tables.values()].map((table) => table.scalars.map((field) => field.column))).toEqual(
        [...first.tables.values()].map((table) => table.scalars.map((field) => field.column)),
      );
    });

    it('keeps the values of a renamed attribute with the same field id', async () => {
      const database = await dialect.open();
      const now = '2026-01-01T00:00:00.000Z';
      await syncSchema(database, memoWith({ title: { type: 'string' } }));
      await sql`insert into content_memos (document, created_at, updated_at, title)
        values ('d', ${now}, ${now}, 'kept')`.execute(database.kysely);
      const storage = await syncSchema(
        database,
        memoWith({ headline: { type: 'string', fieldId: 'title' } }),
      );
      const column = storage.tables.get(memo.uid)?.scalarsByName.get('headline')?.column;
      expect(column).toBe('title');
    });

    it('keeps the column of a removed attribute and uses it again', async () => {
      const database = await dialect.open();
      await syncSchema(database, memoWith({ title: { type: 'string' }, text: { type: 'text' } }));
      await syncSchema(database, memoWith({ title: { type: 'string' } }));
      const { rows } = await database.dialect.columnsOf('content_memos').execute(database.kysely);
      expect(rows.map((row) => row.name)).toContain('text');
      const again = await syncSchema(
        database,
        memoWith({ title: { type: 'string' }, text: { type: 'text' } }),
      );
      expect(again.tables.get(memo.uid)?.scalarsByName.get('text')?.column).toBe('text');
    });

    it('rejects a change of type that would lose values, and changes nothing', async () => {
      const database = await dialect.open();
      const now = '2026-01-01T00:00:00.000Z';
      await syncSchema(database, memoWith({ title: { type: 'string' } }));
      await sql`insert into content_memos (document, created_at, updated_at, title)
        values ('d', ${now}, ${now}, 'not a number')`.execute(database.kysely);
      const changed = syncSchema(
        database,
        memoWith({ extra: { type: 'string' }, title: { type: 'integer' } }),
      );
      await expect(changed).rejects.toThrow('The attribute title of api::memo.memo was of type string');
      const { rows } = await database.dialect.columnsOf('content_memos').execute(database.kysely);
      expect(rows.map((row) => row.name)).not.toContain('extra');
    });

    it('gives an attribute of another type a new column if the old one is empty', async () => {
      const database = await dialect.open();
      await syncSchema(database, memoWith({ title: { type: 'string' } }));
      const storage = await syncSchema(database, memoWith({ title: { type: 'integer' } }));
      expect(storage.tables.get(memo.uid)?.scalarsByName.get('title')?.column).toBe('title_2');
    });

    it('changes a number to a wider type', async () => {
      const database = await dialect.open();
      const now = '2026-01-01T00:00:00.000Z';
      await syncSchema(database, memoWith({ weight: { type: 'integer' } }));
      await sql`insert into content_memos (document, created_at, updated_at, weight)
        values ('d', ${now}, ${now}, 7)`.execute(database.kysely);
      const storage = await syncSchema(database, memoWith({ weight: { type: 'biginteger' } }));
      expect(storage.tables.get(memo.uid)?.scalarsByName.get('weight')?.column).toBe('weight');
    });

    it('separates two attributes whose names differ by case only', async () => {
      const database = await dialect.open();
      const storage = await syncSchema(
        database,
        memoWith({ Title: { type: 'string' }, title: { type: 'string' } }),
      );
      const columns = storage.tables.get(memo.uid)?.scalars.map((field) => field.column);
      expect(columns).toEqual(['title', 'title_2']);
    });
  });
});
