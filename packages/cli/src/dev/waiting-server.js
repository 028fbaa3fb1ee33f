// The program of the server during development: loads the libraries of the server that was built, waits until it may
// start, then runs the latest build. Loading the libraries takes longer than the rest of a start.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';

const [, , entry = ''] = process.argv;

/** Returns the packages that the built files import. */
function importedPackages(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^import [^;]*?from "([^.:"][^:"]*)"/gm)].map(([, name]) => name),
    ),
  );
}

/** Loads a package, but none of this project, whose code may change before the server starts. */
async function loadInstalled(name, { resolve }) {
  const file = resolve(name);
  if (file.includes(`${sep}node_modules${sep}`)) await import(pathToFileURL(file).href);
}

async function loadLibraries() {
  const require = createRequire(entry);
  for (const name of importedPackages(dirname(entry))) {
    // A package that cannot be loaded fails in the build that imports it, with its place.
    await loadInstalled(name, require).catch(() => undefined);
  }
}

const started = new Promise((start) => process.once('message', start));
await loadLibraries().catch(() => undefined);
await started;
process.disconnect();
await import(pathToFileURL(entry).href);
