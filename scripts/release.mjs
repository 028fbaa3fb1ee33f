// `npm run release -- 0.2.0`: sets the version of all packages and moves the change files into the changelog.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { root } = await import('./workspace/paths.mjs');
const { runOrExit } = await import('./workspace/run.mjs');

await ensureInstalled();
const { prepareRelease } = await import('./packages/release.mjs');
const { manifestFiles } = await import('./packages/workspaces.mjs');
const [version = ''] = process.argv.slice(2);
try {
  prepareRelease({ root, manifests: manifestFiles(), version, date: new Date().toISOString().slice(0, 10) });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await runOrExit('npm', ['install', '--package-lock-only', '--ignore-scripts'], { quiet: true });
console.log(
  `Prepared ${version}. Next: npm run packages:check, commit, tag v${version}, npm run pack:all, publish.`,
);
