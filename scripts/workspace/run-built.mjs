import { existsSync } from 'node:fs';
import { requireNode } from './node-version.mjs';
import { product } from './paths.mjs';

/**
 * Runs a program of the last build. Installs and builds only if there is none: a running server needs the files that it was
 * started from, and a production machine has no build tools.
 *
 * @param {string} program the name of an entry in `dist/server`
 */
export async function runBuilt(program) {
  requireNode();
  const entry = `${product}/dist/server/${program}.js`;
  if (!existsSync(entry)) {
    const { ensureInstalled } = await import('./install.mjs');
    const { ensureBuilt } = await import('./build.mjs');
    await ensureInstalled();
    await ensureBuilt({ force: true });
  }
  await import(entry);
}
