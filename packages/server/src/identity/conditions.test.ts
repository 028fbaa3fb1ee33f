import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/index.ts';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { builtInConditions, rowCondition as rowsOf, type ConditionSubject } from './conditions.ts';

const [own, team] = ['admin::is-creator', 'admin::has-same-role-as-creator'];

const rowCondition = (id: string, subject: ConditionSubject) => rowsOf(builtInConditions, id, subject, null);

describe('the conditions of permissions', () => {
  it('keep their stored names, and form one group', () => {
    expect(builtInConditions.all.map(({ id, category }) => [id, category])).toEqual([
      [own, 'default'],
      [team, 'default'],
    ]);
    expect([own, team, 'admin::gone'].map((id) => builtInConditions.find(id) !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
    expect([own, 'admin::gone'].map((id) => builtInConditions.find(id)?.displayName)).toEqual([
      'Is creator',
      undefined,
    ]);
  });
});

forEachDialect((dialect) => {
  describe('a condition', () => {
    let database: Database;

    beforeAll(async () => {
      database = await dialect.open();
      for (const statement of [
        'create table entries (id integer, created_by_id integer)',
        'insert into entries values (1, 10), (2, 20), (3, 30), (4, null)',
        'create table admin_user_roles (user_id integer, role_id integer)',
        'insert into admin_user_roles values (10, 1), (20, 1), (20, 2), (30, 2)',
      ]) {
        await sql.raw(statement).execute(database.kysely);
      }
    });

    const idsFor = async (id: string, subject: ConditionSubject) => {
      const rows = database.kysely.selectFrom('entries').select('id').orderBy('id');
      return (await rows.where(rowCondition(id, subject)).execute()).map((row) => row['id']);
    };

    it('permits entries that the user created', async () => {
      expect(await idsFor(own, { userId: 10, roleIds: [1] })).toEqual([1]);
      expect(await idsFor(own, { userId: 40, roleIds: [1] })).toEqual([]);
    });

    it('permits entries of users who share a role with the user', async () => {
      expect(await idsFor(team, { userId: 10, roleIds: [1] })).toEqual([1, 2]);
      expect(await idsFor(team, { userId: 10, roleIds: [1, 2] })).toEqual([1, 2, 3]);
      expect(await idsFor(team, { userId: 10, roleIds: [] })).toEqual([]);
    });

    it('declares the tables that it reads besides the entries', () => {
      const subject = { userId: 10, roleIds: [1] };
      expect(rowCondition(own, subject).reads).toBeUndefined();
      expect(rowCondition(team, subject).reads).toEqual(['admin_user_roles']);
    });

    it('permits nothing when it is unknown', async () => {
      expect(await idsFor('admin::gone', { userId: 10, roleIds: [1] })).toEqual([]);
    });
  });
});
