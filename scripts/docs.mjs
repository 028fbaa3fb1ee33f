// `npm run docs`: builds the documentation site and the Storybook into `build/docs`. `-- --dev` serves the pages with hot
// reload, `-- --pages` omits the Storybook.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { root } = await import('./workspace/paths.mjs');
const { runOrExit } = await import('./workspace/run.mjs');

const site = `${root}/docs`;

const isServing = process.argv.includes('--dev');
await ensureInstalled();
// The generator of the site, which only this command needs.
await ensureInstalled(site);
await runOrExit('npm', ['run', '--silent', `--prefix=${site}`, isServing ? 'dev' : 'build']);
if (!isServing && !process.argv.includes('--pages')) {
  await runOrExit('storybook', ['build', '-o', 'build/docs/storybook', '--quiet']);
}
if (!isServing) process.stdout.write('The site is in build/docs.\n');
