// `npm run docs`: builds the documentation site and the Storybook into `build/docs`. `-- --dev` serves the pages with hot
// reload, `-- --pages` omits the Storybook.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled, installArguments } = await import('./workspace/install.mjs');
const { root } = await import('./workspace/paths.mjs');
const { runOrExit } = await import('./workspace/run.mjs');

const site = `${root}/docs`;
const stamp = `${site}/node_modules/.installed-lockfile`;

/** Installs the generator, which only this command needs, unless it is installed. */
async function ensureGenerator() {
  const hash = createHash('sha256')
    .update(readFileSync(`${site}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runOrExit('npm', [...installArguments, `--prefix=${site}`]);
  writeFileSync(stamp, hash);
}

const isServing = process.argv.includes('--dev');
await ensureInstalled();
await ensureGenerator();
await runOrExit('npm', ['run', '--silent', `--prefix=${site}`, isServing ? 'dev' : 'build']);
if (!isServing && !process.argv.includes('--pages')) {
  await runOrExit('storybook', ['build', '-o', 'build/docs/storybook', '--quiet']);
}
if (!isServing) process.stdout.write('The site is in build/docs.\n');
