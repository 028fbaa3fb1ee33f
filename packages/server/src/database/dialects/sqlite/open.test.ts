import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from './open.ts';
import { Statements } from './statements.ts';

async function notes(database: Awaited<ReturnType<typeof openSqlite>>): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by rowid`.execute(
    database.kysely,
  );
  return rows.map(({ text }) => text);
}

describe('the embedded database', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
    file = path.join(folder, 'data.db');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const sizeOf = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;

  const openToOthers = () =>
    readdirSync(folder).filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);

  async function writeSomething(): Promise<Awaited<ReturnType<typeof openSqlite>>> {
    const database = await openSqlite(file);
    await sql`create table if not exists notes (text text)`.execute(database.kysely);
    await sql`insert into notes values ('kept')`.execute(database.kysely);
    return database;
  }

  it('is a single complete file after it is closed', async () => {
    const database = await writeSomething();
    expect(sizeOf('data.db-wal')).toBeGreaterThan(0);
    await database.close();
    expect(sizeOf('data.db-wal')).toBe(0);
    rmSync(path.join(folder, 'data.db-wal'), { force: true });
    rmSync(path.join(folder, 'data.db-shm'), { force: true });
    const again = await openSqlite(file);
    const { rows } = await sql`select text from notes`.execute(again.kysely);
    await again.close();
    expect(rows).toEqual([{ text: 'kept' }]);
  });

  it('contains recent writes itself while it is open, without blocking requests', async () => {
    const database = await writeSomething();
    const copy = path.join(folder, 'copy.db');
    const tables = () => {
      copyFileSync(file, copy);
      const alone = new Libsql(copy);
      const rows = alone.prepare("select name from sqlite_master where name = 'notes'").all();
      alone.close();
      return rows.length;
    };
    expect(tables()).toBe(0);
    await expect.poll(tables).toBe(1);
    await database.close();
  });

  it('is readable by its owner only', async () => {
    const before = process.umask(0o022);
    const database = await writeSomething();
    process.umask(before);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['data.db', 'data.db-wal', 'data.db-shm']));
    expect(openToOthers()).toEqual([]);
    await database.close();
  });

  it('becomes private if an older version left it readable to others', async () => {
    await (await writeSomething()).close();
    writeFileSync(path.join(folder, 'data.db-wal'), '');
    for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
    const database = await writeSomething();
    expect(openToOthers()).toEqual([]);
    await database.close();
  });

  it('leaves the permissions of the folder and its other files unchanged', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(path.join(folder, 'shared'), { mode: 0o755 });
    await (await writeSomething()).close();
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(openToOthers()).toEqual(['shared']);
  });

  it('changes its state text with each committed write, and only then', async () => {
    const database = await writeSomething();
    const first = database.state();
    await sql`select text from notes`.execute(database.kysely);
    expect(database.state()).toBe(first);
    const failed = database.transaction(async ({ kysely }) => {
      await sql`insert into notes values ('undone')`.execute(kysely);
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(database.state()).toBe(first);
    await database.transaction(async ({ kysely }) => {
      await sql`insert into notes values ('done')`.execute(kysely);
    });
    const second = database.state();
    expect(second).not.toBe(first);
    await sql`delete from notes`.execute(database.kysely);
    expect(new Set([first, second, database.state()]).size).toBe(3);
    await database.close();
  });

  it('runs other requests between the statements of a long transaction', async () => {
    const database = await writeSomething();
    let turns = 0;
    const seen: unknown[] = [];
    const counting = setInterval(() => {
      turns += 1;
    });
    await database.transaction(async ({ kysely }) => {
      for (let index = 0; index < 10_000; index += 1) {
        await sql`insert into notes values (${String(index)})`.execute(kysely);
        // Nothing of the transaction is visible before its commit.
        if (turns === 1) {
          const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(
            database.kysely,
          );
          seen.push(...rows);
        }
      }
    });
    clearInterval(counting);
    await database.close();
    expect(turns).toBeGreaterThan(1);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.map(() => ({ count: 1 })));
  });

  describe('in a long transaction', () => {
    it('writes and commits off the event loop, without showing an incomplete state', async () => {
      const database = await writeSomething();
      const before = database.state();
      const blocking = vi.spyOn(Statements.prototype, 'run');
      const ending = vi.spyOn(Statements.prototype, 'execute');
      const outcome = await database.transaction(
        async ({ kysely }) => {
          const one = await sql`insert into notes values ('one'), ('two')`.execute(kysely);
          expect(one.numAffectedRows).toBe(2n);
          const two =
            await sql`update notes set text = upper(text) where text = 'two' returning text`.execute(kysely);
          expect(blocking).not.toHaveBeenCalled();
          expect(await notes(database)).toEqual(['kept']);
          return two.rows;
        },
        { isLong: true },
      );
      expect(outcome).toEqual([{ text: 'TWO' }]);
      expect(ending).not.toHaveBeenCalled();
      vi.restoreAllMocks();
      expect(await notes(database)).toEqual(['kept', 'one', 'TWO']);
      expect(database.state()).not.toBe(before);
      await database.close();
    });

    it('rolls everything back on an error, throws it, and admits the next writer', async () => {
      const database = await writeSomething();
      await sql`create unique index notes_text on notes (text)`.execute(database.kysely);
      const failing = database.transaction(
        async ({ kysely }) => {
          await sql`insert into notes values ('one')`.execute(kysely);
          await sql`insert into notes values ('kept')`.execute(kysely);
        },
        { isLong: true },
      );
      await expect(failing).rejects.toMatchObject({ kind: 'unique', columns: ['text'] });
      await sql`insert into notes values ('after')`.execute(database.kysely);
      expect(await notes(database)).toEqual(['kept', 'after']);
      await database.close();
    });

    it('blocks other writers until it ends', async () => {
      const database = await writeSomething();
      let third: Promise<unknown> | undefined;
      await database.transaction(
        async ({ kysely }) => {
          await sql`insert into notes values ('first')`.execute(kysely);
          third = sql`insert into notes values ('third')`.execute(database.kysely);
          await sql`insert into notes values ('second')`.execute(kysely);
        },
        { isLong: true },
      );
      await third;
      expect(await notes(database)).toEqual(['kept', 'first', 'second', 'third']);
      await database.close();
    });
  });
});
