// `npm run routes`: prints every route with its policy.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { product } = await import('./workspace/paths.mjs');

await ensureInstalled();
await ensureBuilt();
await import(`${product}/dist/server/routes.js`);
