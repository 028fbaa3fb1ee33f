import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import type { Database } from './database.ts';

forEachDialect((dialect) => {
  describe('the current state of the database', () => {
    let database: Database;

    beforeAll(async () => {
      database = await dialect.open();
      await sql`create table notes (text text not null)`.execute(database.kysely);
    });
    afterAll(() => database.close());

    const write = (text: string) => sql`insert into notes (text) values (${text})`.execute(database.kysely);

    it('changes with every committed write', async () => {
      const states = [await database.currentState()];
      for (const text of ['one', 'two']) {
        await write(text);
        states.push(await database.currentState());
      }
      await database.transaction(async ({ kysely }) => {
        await sql`delete from notes`.execute(kysely);
      });
      states.push(await database.currentState());
      expect(new Set(states).size).toBe(4);
    });
  });
});
