// `npm run test:changed`: runs the tests of uncommitted changes; `npm run test:changed -- main` those of all changes since
// a commit.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { ensureChromium } = await import('./workspace/chromium.mjs');
const { run } = await import('./workspace/run.mjs');

const [since] = process.argv.slice(2);
const named = (flag) => (since ? `${flag}=${since}` : flag);

await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureChromium() };

const suites = [
  { command: 'tsc', args: ['-p', 'tsconfig.json'] },
  {
    command: 'vitest',
    args: ['run', '-c', 'vitest.unit.config.ts', named('--changed'), '--passWithNoTests'],
  },
  {
    command: 'vitest',
    args: ['run', '-c', 'vitest.browser.config.ts', named('--changed'), '--passWithNoTests'],
  },
  {
    command: 'playwright',
    args: ['test', named('--only-changed'), '--pass-with-no-tests'],
    before: ensureBuilt,
  },
];

for (const { command, args, before } of suites) {
  await before?.();
  const { code } = await run(command, args, { env });
  if (code !== 0) process.exit(code);
}
