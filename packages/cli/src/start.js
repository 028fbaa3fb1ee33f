import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from './cli-error.js';

/** Returns whether the tools that build an application are installed. */
async function canBuild() {
  try {
    await import('vite');
    return true;
  } catch {
    return false;
  }
}

const entryOf = (root, program) => join(root, 'dist/server', `${program}.js`);

/** Runs a built program in this process, so that one signal reaches one process. */
const run = (root, program) => import(pathToFileURL(entryOf(root, program)).href);

/**
 * Runs a program of the last build: `seed`, `backup`, `restore` or `types`. Builds only if there is no build: a running server needs
 * the files that it was started from.
 *
 * @param {{ root: string }} app
 * @param {string} program
 */
export async function runProgram({ root }, program) {
  if (!existsSync(join(root, 'dist/server'))) {
    await (await import('./bundle/build-application.js')).buildApplication({ root });
  }
  if (!existsSync(entryOf(root, program))) {
    throw new CliError(`The application has no program "${program}".`);
  }
  await run(root, program);
}

/**
 * Starts the server of an application. Builds it if its sources changed since the last build, unless the tools are not
 * installed, as in a container.
 *
 * @param {{ root: string }} app
 */
export async function start({ root }) {
  if (await canBuild()) {
    await (await import('./bundle/build-application.js')).buildIfChanged({ root });
  } else if (!existsSync(entryOf(root, 'main'))) {
    throw new CliError('There is no build. Install the development dependencies and run `atrium build`.');
  }
  await startBuilt({ root });
}

/**
 * Starts the server of the last build.
 *
 * @param {{ root: string }} app
 */
export async function startBuilt({ root }) {
  // The server validates responses unless NODE_ENV is production.
  process.env.NODE_ENV ??= 'production';
  await run(root, 'main');
}
