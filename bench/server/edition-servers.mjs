import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { build } from 'vite';
import { product } from '../../scripts/workspace/paths.mjs';
import { createApiClient } from './api-client.mjs';
import { seedArticles, startProduct } from './product-server.mjs';

/** The compared servers: their environment, and the copy of the content that each has. */
const environments = {
  community: {},
  auditLog: { ENTERPRISE: 'true', BENCH_WITHOUT: 'review-workflows' },
  enterprise: { ENTERPRISE: 'true' },
};

/**
 * Builds a server whose edition can lack a plugin, named in `BENCH_WITHOUT`. The folder has the depth of the built product,
 * because paths to content types are relative to the running file.
 *
 * @returns {Promise<string>} the program
 */
async function buildProgram() {
  const outDir = `${product}/dist/bench-server`;
  const main = fileURLToPath(new URL('edition-program.mjs', import.meta.url));
  await build({
    root: product,
    configFile: `${product}/vite.server.config.ts`,
    logLevel: 'error',
    build: { outDir, sourcemap: false, rolldownOptions: { input: { main } } },
  });
  return `${outDir}/main.js`;
}

/** Creates a database, empty or as a copy of another one. */
async function createDatabase(url, name, template = 'template0') {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** @returns {string} the database of a server */
const nameOf = (name) => `bench_${name.toLowerCase()}`;

/** Stores the same articles for each server, and returns the environments of their databases by name. */
async function copyContent(dataDir, count, url) {
  const [first, ...others] = Object.keys(environments);
  const database = url === null ? null : await createDatabase(url, nameOf(first));
  await seedArticles(`${dataDir}-${first}`, count, database);
  const databases = { [first]: database };
  for (const name of others) {
    cpSync(`${dataDir}-${first}`, `${dataDir}-${name}`, { recursive: true });
    databases[name] = url === null ? null : await createDatabase(url, nameOf(name), nameOf(first));
  }
  return databases;
}

/**
 * Starts a server of the community edition, one with the audit log only, and one with the whole enterprise edition, all
 * with the same articles.
 *
 * @param {string} dataDir the start of the names of their folders
 * @param {{ articles: number, url: string | null }} content `url` of PostgreSQL, on which databases are created
 */
export async function startEditions(dataDir, { articles, url }) {
  const program = await buildProgram();
  const databases = await copyContent(dataDir, articles, url);
  const servers = [];
  const clients = {};
  const stop = async () => {
    for (const client of Object.values(clients)) client.close();
    for (const server of servers) await server.stop();
  };
  try {
    for (const [name, environment] of Object.entries(environments)) {
      const database = databases[name] === null ? {} : { DATABASE_URL: databases[name] };
      const server = await startProduct(`${dataDir}-${name}`, { ...environment, ...database }, program);
      servers.push(server);
      clients[name] = await createApiClient(server.origin);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { clients, stop };
}
