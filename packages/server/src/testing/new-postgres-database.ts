import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database on the run's PostgreSQL. @returns its connection string */
export async function newPostgresDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  // This template accepts no connections, so that several workers can copy it simultaneously.
  await client.query(`create database ${name} template template0`);
  await client.end();
  return `${server}/${name}`;
}

/** Ends all connections to a database as an administrator of PostgreSQL. */
export async function endConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
}
