// `npm start`: installs, builds and runs the product. Runs the server in this process, so that one signal
// reaches one process.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureProductInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { product } = await import('./workspace/paths.mjs');

await ensureProductInstalled();
await ensureBuilt();
// After the installation, which would skip the build tools if NODE_ENV were production.
const { startBuilt } = await import('../packages/cli/src/start.js');
await startBuilt({ root: product });
