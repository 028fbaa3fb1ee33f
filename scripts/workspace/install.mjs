import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { runOrExit } from './run.mjs';

/** The product is built from its sources, so development dependencies are needed even where `NODE_ENV` is `production`. */
export const installArguments = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];

/**
 * Installs the packages of a lockfile, unless they are already installed.
 *
 * @param {string} [folder] the folder with the lockfile
 * @default the root of the repository
 */
export async function ensureInstalled(folder = root) {
  const stamp = `${folder}/node_modules/.installed-lockfile`;
  const hash = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Installing dependencies from the lockfile …\n');
  await runOrExit('npm', [...installArguments, `--prefix=${folder}`]);
  writeFileSync(stamp, hash);
}
