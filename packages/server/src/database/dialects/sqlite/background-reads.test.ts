import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackgroundReads } from './background-reads.ts';

/** Counts so far that it never ends during a test. */
const endless = CompiledQuery.raw(
  'select count(*) as n from (with recursive c(x) as (select 1 union all select x + 1 from c) select x from c)',
);
const short = CompiledQuery.raw('select n from numbers where n > ? order by n desc limit 2', [1]);

describe('reads in the background', () => {
  let folder: string;
  let file: string;
  let reads: BackgroundReads | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'background-'));
    file = path.join(folder, 'data.db');
    const connection = new Libsql(file);
    connection.exec('pragma journal_mode = wal; create table numbers (n integer)');
    connection.exec('insert into numbers values (1), (2), (3)');
    connection.close();
  });

  afterEach(async () => {
    await reads?.close();
    rmSync(folder, { recursive: true });
  });

  it('return rows by column name, in order, with everything committed before', async () => {
    reads = new BackgroundReads(file);
    expect((await reads.executeQuery(short)).rows).toEqual([{ n: 3 }, { n: 2 }]);
    const connection = new Libsql(file);
    connection.exec('insert into numbers values (4)');
    connection.close();
    expect((await reads.executeQuery(short)).rows).toEqual([{ n: 4 }, { n: 3 }]);
  });

  it('cannot write', async () => {
    reads = new BackgroundReads(file);
    const writing = reads.executeQuery(CompiledQuery.raw('insert into numbers values (5)'));
    await expect(writing).rejects.toThrow(/syntax error/);
  });

  it('do not block the event loop, and end at their time limit', async () => {
    reads = new BackgroundReads(file, { time: 300 });
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    await expect(reads.executeQuery(endless)).rejects.toMatchObject({ kind: 'timeout', status: 503 });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });

  it('do not wait for a long one', async () => {
    reads = new BackgroundReads(file, { lanes: 2, time: 2000 });
    let hasEnded = false;
    const long = reads.executeQuery(endless).catch(() => {
      hasEnded = true;
    });
    expect((await reads.executeQuery(short)).rows).toHaveLength(2);
    expect(hasEnded).toBe(false);
    await long;
    expect(hasEnded).toBe(true);
  });

  it('wait if all connections are in use, limited in number and time', async () => {
    reads = new BackgroundReads(file, { lanes: 1, waiting: 1, time: 300 });
    const first = reads.executeQuery(endless);
    const second = reads.executeQuery(short).then(
      ({ rows }) => rows.length,
      (error: { readonly kind: string }) => error.kind,
    );
    const third = reads.executeQuery(short);
    await expect(third).rejects.toMatchObject({ kind: 'busy', status: 503 });
    await expect(first).rejects.toMatchObject({ kind: 'timeout' });
    expect([2, 'busy']).toContain(await second);
    expect((await reads.executeQuery(short)).rows).toHaveLength(2);
  });

  it('open connections on demand and close idle ones', async () => {
    reads = new BackgroundReads(file, { idle: 20 });
    expect(reads.open).toBe(0);
    await Promise.all([reads.executeQuery(short), reads.executeQuery(short)]);
    expect(reads.open).toBe(2);
    await expect.poll(() => reads?.open).toBe(0);
    expect((await reads.executeQuery(short)).rows).toHaveLength(2);
  });
});
