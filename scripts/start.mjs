// `npm start`: installs, builds and runs the product. Runs the server in this process, so that one signal
// reaches one process.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { product } = await import('./workspace/paths.mjs');

// Without this the server would validate every response, as it does for developers.
process.env.NODE_ENV ??= 'production';

await ensureInstalled();
await ensureBuilt();
await import(`${product}/dist/server/main.js`);
