import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that are not built: the server reads content types and the environment when it starts. */
const ignored =
  /^(\..*|node_modules|dist|lib|atrium-plugin|data|backups|content-types|components|e2e|test-results|Dockerfile|.*\.(test|spec)\.tsx?|.*\.md)$/;

function* filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

/** Returns what npm has installed: present also in projects without a lockfile. */
function installed(root) {
  const file = join(root, 'node_modules/.package-lock.json');
  return existsSync(file) ? readFileSync(file) : '';
}

/**
 * Returns a digest of the sources of an application and of its installed packages.
 *
 * @param {string} root
 */
export function sourcesHash(root) {
  const hash = createHash('sha256').update(installed(root));
  for (const file of filesIn(root)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
