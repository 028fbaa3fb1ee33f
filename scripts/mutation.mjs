// `npm run test:mutation`: mutates the code that decides about permissions and prints each undetected mutation.
// `npm run test:mutation -- queries sign-in` tests these parts only.
import { readFileSync } from 'node:fs';
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { run } = await import('./workspace/run.mjs');
const { partsNamed, reportOf } = await import('../test/mutation/parts.mjs');

const parts = partsNamed(process.argv.slice(2));

await ensureInstalled();

/** Counts the mutations of a part by their Stryker status, and lists the reasons of ignored ones. */
function resultOf({ name }) {
  const { files } = JSON.parse(readFileSync(reportOf(name), 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    part: name,
    changes: mutants.length,
    noticed: count('Killed'),
    endless: count('Timeout'),
    'keep it from loading': count('RuntimeError'),
    'left out': count('Ignored'),
    unnoticed: count('Survived', 'NoCoverage'),
  };
}

const results = [];
for (const part of parts) {
  const { code } = await run('stryker', ['run', 'stryker.config.mjs'], { env: { MUTATION_PART: part.name } });
  if (code !== 0) process.exit(code);
  results.push(resultOf(part));
}

console.table(results);
if (results.some(({ unnoticed }) => unnoticed > 0)) process.exit(1);
