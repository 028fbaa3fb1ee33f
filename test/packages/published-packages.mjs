import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../../scripts/packages/build.mjs';
import { packPackages } from '../../scripts/packages/pack.mjs';
import { startLocalRegistry } from './local-registry.mjs';

/** Builds and packs the packages once for all tests, and publishes them to a registry in memory. */
export default async function publishPackages({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-packages-'));
  await buildPackages();
  const tarballs = await packPackages(folder);
  const registry = await startLocalRegistry();
  for (const tarball of tarballs.values()) registry.add(tarball);
  provide('packages', { registry: registry.origin, tarballs: [...tarballs] });
  return async () => {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
