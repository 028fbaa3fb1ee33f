// `npm run seed -- --articles 100000`: fills the database of the blog example.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureProductInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { runCommand } = await import('./workspace/run-command.mjs');

await ensureProductInstalled();
await ensureBuilt();
await runCommand('seed');
