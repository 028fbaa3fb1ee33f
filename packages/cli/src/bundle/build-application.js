import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.js';
import { keepingNodeEnv } from './node-env.js';
import { serverConfig } from './server-config.js';
import { sourcesHash } from './sources-hash.js';

const stampOf = (root) => join(root, 'dist/.built-sources');

/**
 * Builds the panel into `dist/panel` and the server into `dist/server`.
 *
 * @param {{ root: string }} app
 */
export async function buildApplication({ root }) {
  const started = Date.now();
  process.stdout.write('Building panel and server …\n');
  const hash = sourcesHash(root);
  await keepingNodeEnv(() =>
    Promise.all([build({ root, logLevel: 'warn' }), build({ ...serverConfig(root), logLevel: 'warn' })]),
  );
  await compressFolder(join(root, 'dist/panel'));
  writeFileSync(stampOf(root), hash);
  process.stdout.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/**
 * Builds an application unless its sources are unchanged since the last build.
 *
 * @param {{ root: string }} app
 */
export async function buildIfChanged({ root }) {
  const stamp = stampOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(root)) return;
  await buildApplication({ root });
}
