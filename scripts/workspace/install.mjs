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

/** Installs exactly what the lockfile says, unless that has been done already. */
export async function ensureInstalled() {
  const hash = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Installing dependencies from the lockfile …\n');
  await runOrExit('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(stamp, hash);
}
