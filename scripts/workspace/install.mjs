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

/** Returns the digest and the scope of the last installation; an installation by hand contains everything. */
function lastInstallation(folder, stamp) {
  const [hash, scope = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const isByHand = hash === undefined && existsSync(`${folder}/node_modules/.package-lock.json`);
  return { hash, scope: hash !== undefined || isByHand ? scope : undefined };
}

/**
 * Installs the packages of a lockfile, unless they are already installed. Never removes the tools of tests and checks.
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
  const last = lastInstallation(folder, stamp);
  const wanted = last.scope === 'all' ? 'all' : scope;
  if (last.hash === hash && last.scope === wanted) return;
  const isCompletion = last.hash === hash;
  process.stdout.write(
    isCompletion ? 'Installing the tools of the checks …\n' : 'Installing dependencies from the lockfile …\n',
  );
  await runOrExit('npm', [...installArguments[isCompletion ? 'rest' : wanted], `--prefix=${folder}`]);
  writeFileSync(stamp, `${hash} ${wanted}`);
}

/** Installs what the product needs to be built and started. */
export const ensureProductInstalled = () => ensureInstalled(root, { scope: 'product' });
