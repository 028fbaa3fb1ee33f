// `npm run build`: builds panel and server for production.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureProductInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');

await ensureProductInstalled();
await ensureBuilt({ force: true });
