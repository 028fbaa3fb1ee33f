// `npm run check`: checks types, lint, package boundaries, messages and formatting in parallel, in under a minute.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { run } = await import('./workspace/run.mjs');

await ensureInstalled();

const gates = [
  { name: 'types', fix: 'npm run typecheck', args: ['run', '--silent', 'typecheck'] },
  { name: 'lint', fix: 'npm run lint', args: ['run', '--silent', 'lint'] },
  { name: 'boundaries', fix: 'npm run lint:boundaries', args: ['run', '--silent', 'lint:boundaries'] },
  { name: 'messages', fix: 'npm run messages', args: ['run', '--silent', 'messages'] },
  { name: 'formatting', fix: 'npm run format', args: ['run', '--silent', 'format:check'] },
];

const started = Date.now();
const results = await Promise.all(
  gates.map(async (gate) => ({ ...gate, ...(await run('npm', gate.args, { quiet: true })) })),
);
for (const { name, fix, code, output } of results) {
  if (code === 0) {
    console.log(`✓ ${name}`);
    continue;
  }
  console.log(`✗ ${name} (run: ${fix})\n${output}`);
}
const failed = results.filter(({ code }) => code !== 0).length;
console.log(
  `Check: ${results.length - failed} passed, ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(failed === 0 ? 0 : 1);
