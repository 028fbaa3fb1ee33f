// `npm run reach`: counts the files and lines that the first file of a feature imports, directly or not, inside its package.
// Type imports and dynamic imports do not count.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './workspace/paths.mjs';

const starts = {
  'list page': 'plugins/content-manager/src/panel/list/ListPage.tsx',
  'edit page': 'plugins/content-manager/src/panel/edit/EditPage.tsx',
  'saving, panel': 'plugins/content-manager/src/panel/edit/actions/use-save.ts',
  'saving, server': 'packages/server/src/content/operations/entries/update-entry.ts',
  'reading a list, server': 'packages/server/src/content/operations/entries/find-entries.ts',
};

const valueImport =
  /^(?:import|export)\s(?!type\b)[^;]*?from\s+'(\.[^']+\.tsx?)'|^import\s+'(\.[^']+\.tsx?)'/gm;

/**
 * @param {string} start a file, from the root of the project
 * @returns {Map<string, number>} the lines of each file that it imports, and its own
 */
function reachedFrom(start) {
  const reached = new Map();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = join(root, file);
    if (reached.has(file) || !existsSync(path)) continue;
    const source = readFileSync(path, 'utf8');
    reached.set(file, source.split('\n').length - 1);
    for (const [, named, alone] of source.matchAll(valueImport)) {
      waiting.push(normalize(join(dirname(file), named ?? alone)).replaceAll('\\', '/'));
    }
  }
  return reached;
}

const rows = Object.entries(starts).map(([feature, start]) => {
  if (!existsSync(join(root, start)))
    throw new Error(`${start} does not exist: name the file that ${feature} starts with.`);
  const lines = [...reachedFrom(start).values()];
  return { feature, files: lines.length, lines: lines.reduce((sum, count) => sum + count, 0) };
});
console.table(rows);
