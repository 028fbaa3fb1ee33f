import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { product, root } from '../../scripts/workspace/paths.mjs';
import { runProgram, startProgram } from '../processes.mjs';
import { copyArticles } from './copy-articles.mjs';
import { openTables } from './open-tables.mjs';

/** The Node.js options of `npm start`; the server's memory depends on them. */
const nodeOptions = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  .scripts.start.split(' ')
  .filter((part) => part.startsWith('--'));

/** @returns {Promise<number>} a free port of this machine */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<boolean>} whether the server is ready */
function isHealthy(origin) {
  return new Promise((resolve) => {
    get(`${origin}/_health`, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 204));
    }).once('error', () => resolve(false));
  });
}

/** The number of articles stored through the product; all others are copies. */
const mostSeeded = 100_000;

/**
 * Returns a program of the built product.
 *
 * @param {'main' | 'seed'} name
 * @param {string} [checkout] a folder. @default this one
 */
export const productProgram = (name, checkout = root) =>
  `${checkout}${product.slice(root.length)}/dist/server/${name}.js`;

/**
 * Fills a database with a number of articles in addition to those of the seed.
 *
 * @param {string | null} [url] of PostgreSQL; the embedded database of the data folder without it
 * @param {string} [file] the program. @default that of the built product
 */
export async function seedArticles(dataDir, count, url = null, file = productProgram('seed')) {
  await runProgram(file, {
    args: ['--articles', String(Math.min(count, mostSeeded))],
    env: { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...(url && { DATABASE_URL: url }) },
    milliseconds: 60 * 60_000,
  });
  const times = Math.round(count / mostSeeded);
  if (times < 2) return;
  const tables = await openTables({ dataDir, url });
  await copyArticles(tables, times);
  await tables.close();
}

/**
 * Starts the built product and waits for its first successful response.
 *
 * @param {string} dataDir
 * @param {Record<string, string>} [variables] additional environment variables
 * @param {string} [file] the program. @default the built product
 * @throws {Error} with its output if it does not respond within a minute
 */
export async function startProduct(dataDir, variables = {}, file = productProgram('main')) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const program = startProgram(file, {
    nodeOptions,
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  while (!(await isHealthy(origin))) {
    if (program.hasEnded || performance.now() - started > 60_000) {
      await program.end('SIGKILL');
      throw new Error(`The server did not start:\n${program.output}`);
    }
    await wait(4);
  }
  const milliseconds = performance.now() - started;
  return {
    origin,
    /** The time from the start of the process to the first 200. */
    milliseconds,
    /** Resident memory in MB (10⁶ bytes); null if the system does not report it. */
    residentMemory: () => residentMemory(program.pid),
    stop: () => program.end(),
  };
}

function residentMemory(pid) {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kibibytes === undefined ? null : Math.round((Number(kibibytes) * 1024) / 1e6);
  } catch {
    return null;
  }
}
