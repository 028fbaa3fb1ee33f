// `npm run pack:all`: writes a tarball of every package to build/packages, with a manifest of them.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { root } = await import('./workspace/paths.mjs');
const { buildPackages } = await import('./packages/build.mjs');
const { packPackages } = await import('./packages/pack.mjs');
const { packages } = await import('./packages/workspaces.mjs');

await ensureInstalled();
await buildPackages();
const folder = join(root, 'build/packages');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tarballs = await packPackages(folder);
const integrityOf = (file) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
const manifest = packages().map(({ name, manifest: { version } }) => {
  const tarball = tarballs.get(name);
  return { name, version, file: basename(tarball), integrity: integrityOf(tarball) };
});
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ packages: manifest }, null, 2)}\n`);
console.log(`Packed ${manifest.length} packages into build/packages.`);
