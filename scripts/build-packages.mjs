// `npm run build:packages`: builds every package and plugin for installation elsewhere, into its `dist`.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { buildPackages } = await import('./packages/build.mjs');

await ensureInstalled();
const started = Date.now();
await buildPackages({ force: true });
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
