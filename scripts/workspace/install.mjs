import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { runOrExit } from './run.mjs';

/** Quiet, and without requests that the installation does not need. */
const common = ['--no-fund', '--no-audit', '--loglevel=error'];

/** The arguments of npm, by what they install; `NODE_ENV` does not change them. */
export const installArguments = {
  /** The product and the tools that build it. */
  product: ['ci', '--omit=dev', ...common],
  /** Everything: the tools of tests and checks too. */
  all: ['ci', '--include=dev', ...common],
  /** Everything, into a folder that contains the product; npm keeps the lockfile and the installed packages. */
  rest: ['install', '--include=dev', '--no-save', ...common],
};

/** Returns what a folder contains of a lockfile: nothing, the product, or everything. */
function installed(stamp, hash) {
  const [of, scope = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  return of === hash ? scope : 'nothing';
}

/**
 * Installs the packages of a lockfile, unless they are already installed.
 *
 * @param {string} [folder] the folder with the lockfile
 * @default the root of the repository
 * @param {{ scope?: 'all' | 'product' }} [options] `product` leaves out the tools of tests and checks
 */
export async function ensureInstalled(folder = root, { scope = 'all' } = {}) {
  const stamp = `${folder}/node_modules/.installed-lockfile`;
  const hash = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const present = installed(stamp, hash);
  if (present === 'all' || present === scope) return;
  const added = present === 'product' ? 'rest' : scope;
  process.stdout.write(
    added === 'rest'
      ? 'Installing the tools of the checks …\n'
      : 'Installing dependencies from the lockfile …\n',
  );
  await runOrExit('npm', [...installArguments[added], `--prefix=${folder}`]);
  writeFileSync(stamp, `${hash} ${scope}`);
}

/** Installs what the product needs to be built and started. */
export const ensureProductInstalled = () => ensureInstalled(root, { scope: 'product' });
