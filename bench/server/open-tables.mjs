import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';

/**
 * The tables of a database, for bulk inserts.
 *
 * @typedef {Record<string, unknown> & { id: number }} Row
 * @typedef {{
 *   lastId(table: string): Promise<number>,
 *   rows(table: string, first: number, last: number): Promise<readonly Row[]>,
 *   insert(table: string, rows: readonly Row[]): Promise<void>,
 *   dropIndexes(tables: readonly string[]): Promise<() => Promise<void>>,
 *   close(): Promise<void>,
 * }} Tables `rows` returns those with ids from `first` to `last`; `dropIndexes` returns a function that recreates them
 */

/** @param {{ dataDir: string, url: string | null }} place @returns {Promise<Tables>} */
export function openTables({ dataDir, url }) {
  return url === null ? openEmbedded(join(dataDir, 'data.db')) : openPostgres(url);
}

async function openEmbedded(file) {
  const database = new Libsql(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -262144;');
  const all = (statement, ...parameters) => database.prepare(statement).all(...parameters);
  const definitions = (tables, type) =>
    all(
      `select name, sql from sqlite_master where type = ? and sql is not null
        and tbl_name in (select value from json_each(?))`,
      type,
      JSON.stringify(tables),
    );
  return {
    lastId: async (table) => all(`select max(id) as last from ${table}`)[0].last ?? 0,
    rows: async (table, first, last) => all(`select * from ${table} where id between ? and ?`, first, last),
    async insert(table, rows) {
      if (rows.length === 0) return;
      const names = Object.keys(rows[0]);
      const insert = database.prepare(
        `insert into ${table} (${names.map((name) => `"${name}"`)}) values (${names.map(() => '?')})`,
      );
      database.exec('begin');
      for (const row of rows) insert.run(names.map((name) => row[name]));
      database.exec('commit');
    },
    async dropIndexes(tables) {
      const indexes = definitions(tables, 'index');
      // Triggers maintain the text index.
      const triggers = definitions(tables, 'trigger');
      for (const { name } of indexes) database.exec(`drop index "${name}"`);
      for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
      return async () => {
        for (const { sql } of [...indexes, ...triggers]) database.exec(sql);
        const search = all("select name from sqlite_master where sql like 'create virtual table%'")
          .map(({ name }) => name)
          .filter((name) => tables.some((table) => [`search_${table}`, `words_${table}`].includes(name)));
        // Counts were not maintained; the next start of the server recounts.
        database.exec('delete from entry_counts');
        for (const name of search) database.exec(`insert into "${name}" ("${name}") values ('rebuild')`);
        database.exec('pragma wal_checkpoint(truncate)');
      };
    },
    close: async () => void database.close(),
  };
}

async function openPostgres(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  await client.query("set maintenance_work_mem = '512MB'");
  const all = async (statement, parameters) => (await client.query(statement, parameters)).rows;
  return {
    lastId: async (table) => (await all(`select max(id) as last from ${table}`))[0].last ?? 0,
    rows: async (table, first, last) => {
      const rows = await all(`select to_json(t) as row from ${table} t where id between $1 and $2`, [
        first,
        last,
      ]);
      return rows.map(({ row }) => row);
    },
    insert: async (table, rows) => {
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        // A text that was cut within a surrogate pair: PostgreSQL stores such JSON but cannot read it.
        JSON.stringify(rows).replaceAll(/\\ud[89a-f][\da-f]{2}/g, String.raw`\ufffd`),
      ]);
    },
    async dropIndexes(tables) {
      const indexes = await all(
        `select indexname as name, indexdef as sql from pg_indexes
          where schemaname = current_schema() and tablename = any($1) and indexname not like '%_pkey'`,
        [tables],
      );
      for (const { name } of indexes) await client.query(`drop index "${name}"`);
      return async () => {
        for (const { sql } of indexes) await client.query(sql);
        for (const table of tables) {
          await client.query(
            `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
          );
          await client.query(`vacuum analyze ${table}`);
        }
      };
    },
    close: () => client.end(),
  };
}
