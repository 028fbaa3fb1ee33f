// `npm run size`: compares the compressed script sizes of the panel's first screens and editors with their budgets.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { documentScriptSize, largestIn, loadedScripts, readBudgets, wireSize } =
  await import('../bench/script-size.mjs');

await ensureInstalled();
await ensureBuilt();

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);
const line = (text, bytes, note = '') => console.log(`${text.padEnd(64)}${kilobytes(bytes)}${note}`);

let failed = 0;
for (const { title, limit, modules, after = [], largestIn: folder } of Object.values(readBudgets())) {
  const largest = folder && largestIn(folder);
  const parts = largest
    ? [{ module: `  ${largest.module}`, count: 1, bytes: largest.bytes }]
    : modules
      ? loadedScripts([...after, ...modules])
          .slice(after.length > 0 ? after.length + 1 : 0)
          .map(({ module, scripts }) => ({
            module: `  ${module}`,
            count: scripts.length,
            bytes: scripts.reduce((sum, script) => sum + wireSize(script), 0),
          }))
      : [{ module: '  in the document', count: 1, bytes: documentScriptSize() }];
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limit) failed += 1;
  line(`${total > limit ? '✗' : '✓'} ${title}`, total, `  of ${(limit / 1000).toFixed(0)} KB`);
  for (const { module, count, bytes } of parts)
    line(module, bytes, `  ${count} ${count === 1 ? 'script' : 'scripts'}`);
}
if (failed > 0) console.log('\nOver budget: move code that is not needed first behind import().');
process.exit(failed === 0 ? 0 : 1);
