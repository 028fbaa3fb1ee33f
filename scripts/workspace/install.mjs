import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { runOrExit } from './run.mjs';

const stamp = `${root}/node_modules/.installed-lockfile`;

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');
}

/** The product is built from its sources, so development dependencies are needed even where `NODE_ENV` is `production`. */
export const installArguments = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];

/** Installs the packages of the lockfile, unless they are already installed. */
export async function ensureInstalled() {
  const hash = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Installing dependencies from the lockfile …\n');
  await runOrExit('npm', installArguments);
  writeFileSync(stamp, hash);
}
