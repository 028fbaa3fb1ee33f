import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemPermissions } from '../content/permissions/public-permissions.ts';
import { openDatabase } from '../database/index.ts';
import { storeUpload } from '../files/index.ts';
import { librarySchemas } from '../testing/fixtures/library.ts';
import { at } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { backupCommand, restoreCommand } from './commands.ts';

const permissions = systemPermissions(1);
const memos = { permissions, uid: 'api::memo.memo' };

/** Reads the database of a data folder as the server does. */
async function read(dataDir: string) {
  const database = await openDatabase({ file: path.join(dataDir, 'data.db') });
  const copy = await startTestServer({ schemas: librarySchemas, database });
  try {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.kysely);
    const entries = new Map<string, unknown>();
    for (let page = 1; page > 0;) {
      const { results, pagination } = await copy.services.content.findEntries({
        ...memos,
        query: { page: String(page), pageSize: '100', populate: ['seo'] },
      });
      for (const entry of results) entries.set(String(entry['title']), at(entry, 'seo.metaTitle'));
      page = page < Number(at(pagination, 'pageCount')) ? page + 1 : 0;
    }
    return { check: at(check.rows, '0.integrity_check'), entries };
  } finally {
    await copy.close();
    await database.close();
  }
}

describe('a backup', () => {
  let server: TestServer;
  let folder: string;
  let backup: string;
  let restored: string;
  let printed: string[];

  beforeEach(async () => {
    server = await startTestServer({ schemas: librarySchemas });
    await server.client.registerAdmin();
    folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
    backup = path.join(folder, "monday's");
    restored = path.join(folder, 'restored');
    printed = [];
  });

  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = (args: readonly string[], environment: Record<string, string>) => ({
    version: '1.2.3',
    args,
    environment,
    print: (line: string) => printed.push(line),
  });
  const backUp = (environment: Record<string, string> = {}) =>
    backupCommand(call(['--to', backup], { DATA_DIR: server.dataDir, ...environment }));
  const restore = (args: readonly string[] = [], environment: Record<string, string> = {}) =>
    restoreCommand(call(['--from', backup, ...args], { DATA_DIR: restored, ...environment }));
  const save = (title: string) =>
    server.services.content.createEntry({ ...memos, body: { title, seo: { metaTitle: title } } });
  const upload = (name: string) =>
    storeUpload(server.services.files, {
      name,
      ext: '.png',
      mime: 'image/png',
      content: Buffer.from(`picture ${name}`),
    });

  it('contains everything saved before it, consistently, while other requests write', async () => {
    // Large enough that copying it takes a while.
    await server.services.database.transaction(async ({ kysely }) => {
      await sql`create table ballast (bytes blob)`.execute(kysely);
      await sql`insert into ballast with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)
        select randomblob(1500) from n`.execute(kysely);
    });
    const saved: string[] = [];
    const urls: string[] = [];
    const end = new AbortController();
    const writing = (async () => {
      while (!end.signal.aborted) {
        const title = `Memo ${saved.length}`;
        await save(title);
        saved.push(title);
        if (saved.length % 5 === 0) urls.push(await upload(title));
      }
    })();
    await expect.poll(() => saved.length).toBeGreaterThan(20);
    const before = [...saved];
    const uploadsBefore = [...urls];
    await backUp();
    const during = saved.length - before.length;
    end.abort();
    await writing;

    expect(during).toBeGreaterThan(5);
    await restore();
    const { check, entries } = await read(restored);
    expect(check).toBe('ok');
    expect([...entries.keys()]).toEqual(expect.arrayContaining(before));
    expect([...entries].filter(([title, metaTitle]) => title !== metaTitle)).toEqual([]);
    for (const url of uploadsBefore) expect(existsSync(path.join(restored, url))).toBe(true);
    expect(readFileSync(path.join(restored, 'secrets.json'))).toEqual(
      readFileSync(path.join(server.dataDir, 'secrets.json')),
    );
  });

  it('and the restored files are readable only by their owner', async () => {
    await upload('logo');
    const umask = process.umask(0o022);
    await backUp();
    await restore();
    process.umask(umask);
    for (const root of [backup, restored]) {
      const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
      expect(names).toEqual(expect.arrayContaining(['data.db', 'secrets.json', 'uploads']));
      const open = names.filter((name) => (statSync(path.join(root, name)).mode & 0o077) !== 0);
      expect(open).toEqual([]);
    }
  });

  it('is refused in the folder of another backup, and for a folder without a database', async () => {
    await backUp();
    const manifest = readFileSync(path.join(backup, 'backup.json'), 'utf8');
    await expect(backUp()).rejects.toMatchObject({ code: 'BACKUP_FOLDER_NOT_EMPTY' });
    expect(readFileSync(path.join(backup, 'backup.json'), 'utf8')).toBe(manifest);
    const empty = backupCommand(call(['--to', path.join(folder, 'other')], { DATA_DIR: folder }));
    await expect(empty).rejects.toMatchObject({ code: 'NOTHING_TO_BACK_UP' });
  });

  it('leaves no files when it fails', async () => {
    await server.services.database.close();
    writeFileSync(path.join(server.dataDir, 'data.db'), 'no database at all'.repeat(500));
    await expect(backUp()).rejects.toMatchObject({ code: 'DATABASE_CORRUPT' });
    expect(readdirSync(backup)).toEqual([]);
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, 'else')],
    ['cut off', (file: string) => truncateSync(file, 3)],
    ['missing', (file: string) => rmSync(file)],
  ])('restores nothing when one of its files is %s', async (_, damage) => {
    const url = await upload('logo');
    await backUp();
    damage(path.join(backup, url));
    await expect(restore()).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    expect(readdirSync(restored).filter((name) => name !== '.lock')).toEqual([]);
  });

  it('restores nothing when its manifest names a path outside the backup', async () => {
    await backUp();
    const file = path.join(backup, 'backup.json');
    const text = readFileSync(file, 'utf8');
    for (const elsewhere of ['uploads/../../x', 'uploads/..', '/etc/x', 'uploads/a/b']) {
      writeFileSync(file, text.replace('"secrets.json"', JSON.stringify(elsewhere)));
      await expect(restore()).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    }
    rmSync(file);
    await expect(restore()).rejects.toMatchObject({ code: 'BACKUP_NOT_FOUND' });
  });

  it('is not restored under a running server, nor over existing data without moving that aside', async () => {
    await save('First');
    await backUp();
    await expect(restore(['--replace'], { DATA_DIR: server.dataDir })).rejects.toMatchObject({
      code: 'DATA_FOLDER_IN_USE',
    });
    await restore();
    // A killed server leaves these files beside its database.
    writeFileSync(path.join(restored, 'data.db-wal'), 'log of another database');
    writeFileSync(path.join(restored, 'uploads', 'later.png'), 'later');
    await expect(restore()).rejects.toMatchObject({ code: 'RESTORE_WOULD_REPLACE' });
    await restore(['--replace']);
    const aside = readdirSync(restored).find((name) => name.startsWith('replaced-')) ?? '';
    expect(readdirSync(path.join(restored, aside)).toSorted()).toEqual([
      'data.db',
      'data.db-wal',
      'secrets.json',
      'uploads',
    ]);
    expect(readdirSync(path.join(restored, 'uploads'))).toEqual([]);
    expect([...(await read(restored)).entries.keys()]).toEqual(['First']);
  });

  it('of a server on PostgreSQL contains uploads and secret, and points to pg_dump', async () => {
    const url = await upload('logo');
    const DATABASE_URL = 'postgres://somebody@db/atrium';
    await backUp({ DATABASE_URL });
    expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'secrets.json', 'uploads']);
    expect(printed.join('\n')).toContain('pg_dump');
    await expect(restore()).rejects.toMatchObject({ code: 'BACKUP_OF_OTHER_DATABASE' });
    await restore([], { DATABASE_URL });
    expect(existsSync(path.join(restored, url))).toBe(true);
    expect(existsSync(path.join(restored, 'data.db'))).toBe(false);
  });

  it.each([[[]], [['--to']], [['--to', '']], [['--to', 'x', '--force']], [['x']]])(
    'is refused for the arguments %j',
    async (args) => {
      const queries = backupCommand(call(args, { DATA_DIR: server.dataDir }));
      await expect(queries).rejects.toMatchObject({ code: 'COMMAND_INVALID' });
    },
  );

  it('accepts a relative path and an existing empty folder', async () => {
    mkdirSync(backup);
    await backupCommand(call(['--to', path.relative('.', backup)], { DATA_DIR: server.dataDir }));
    expect(existsSync(path.join(backup, 'data.db'))).toBe(true);
  });
});
