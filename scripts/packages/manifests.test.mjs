import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { packages } from './workspaces.mjs';

const all = packages();
const names = new Set(all.map(({ name }) => name));

describe('the published packages', () => {
  it('have one version', () => {
    expect([...new Set(all.map(({ manifest }) => manifest.version))]).toHaveLength(1);
  });

  it.each(all)('include $name with everything that publishing needs', ({ manifest }) => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      engines: { node: '>=20.19.0' },
      publishConfig: { access: 'public' },
      description: expect.stringMatching(/\.$/),
    });
    expect(manifest.publishConfig).not.toHaveProperty('registry');
  });

  it.each(all)('include $name with ranges of other packages, all of which are published', ({ manifest }) => {
    const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    const ours = needed.filter(([name]) => name.startsWith('@admin/'));
    expect(ours).toEqual(ours.map(([name]) => [name, `^${manifest.version}`]));
    expect(ours.filter(([name]) => !names.has(name))).toEqual([]);
  });
});

describe('the lockfile', () => {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  it('contains no package that requires a newer Node.js than ours', () => {
    const newer = Object.entries(locked).filter(
      ([, { engines }]) => engines?.node && !semver.satisfies('20.19.0', engines.node),
    );
    expect(newer.map(([path]) => path)).toEqual([]);
  });
});
