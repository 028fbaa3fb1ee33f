// `npm start`: installs, builds and runs the product. Runs the server in this process, so that one signal
// reaches one process.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { product } = await import('./workspace/paths.mjs');

await ensureInstalled();
await ensureBuilt();
// The server validates responses unless NODE_ENV is production. It is set after the installation, which would otherwise
// skip the tools that build the product.
process.env.NODE_ENV ??= 'production';
await import(`${product}/dist/server/main.js`);
