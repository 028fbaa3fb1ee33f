// `npm run seed -- --articles 100000`: fills the database of the blog example.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { product } = await import('./workspace/paths.mjs');

await ensureInstalled();
await ensureBuilt();
await import(`${product}/dist/server/seed.js`);
