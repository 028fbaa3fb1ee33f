import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dependencyProblems } from './dependencies.js';

describe('dependencyProblems', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atrium-dependencies-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const problemsOf = (packages) => {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    return dependencyProblems(root);
  };
  const shell = { version: '0.1.0', peerDependencies: { react: '^19.0.0' } };
  const react = { version: '19.3.1' };

  it('accepts packages of one version with their peers, and linked workspaces', () => {
    expect(problemsOf({ 'node_modules/@admin/shell': shell, 'node_modules/react': react })).toEqual([]);
    const linked = { 'node_modules/@admin/shell': { link: true, resolved: 'packages/shell' } };
    expect(problemsOf({ ...linked, 'packages/shell': shell, 'node_modules/react': react })).toEqual([]);
  });

  it('reports a missing installation', () => {
    expect(dependencyProblems(root)).toEqual(['No dependencies are installed: run npm install.']);
  });

  it('reports several versions of the packages', () => {
    const packages = {
      'node_modules/@admin/shell': shell,
      'node_modules/react': react,
      'node_modules/@admin/ui': { version: '0.2.0' },
    };
    expect(problemsOf(packages)).toEqual([
      expect.stringContaining('several versions (@admin/shell@0.1.0, @admin/ui@0.2.0)'),
    ]);
  });

  it('reports a second copy of a library that must exist once, but not of others', () => {
    const packages = {
      'node_modules/react': react,
      'node_modules/mine/node_modules/react': { version: '18.0.0' },
      'node_modules/yup': { version: '1.0.0' },
      'node_modules/mine/node_modules/yup': { version: '0.9.0' },
    };
    expect(problemsOf(packages)).toEqual([
      expect.stringMatching(/^react is installed 2 times .*18\.0\.0 in node_modules\/mine.*npm dedupe/),
    ]);
  });

  it('reports peers that are missing or do not fit, except optional ones', () => {
    const plugin = {
      version: '1.0.0',
      peerDependencies: { '@admin/shell': '^0.2.0', react: '^19.0.0', kysely: '*' },
      peerDependenciesMeta: { kysely: { optional: true } },
    };
    const packages = { 'node_modules/my-plugin': plugin, 'node_modules/@admin/shell': { version: '0.1.0' } };
    expect(problemsOf(packages)).toEqual([
      expect.stringContaining('my-plugin needs @admin/shell ^0.2.0, but 0.1.0 is installed'),
      expect.stringContaining('my-plugin needs react ^19.0.0, which is not installed'),
    ]);
  });
});
