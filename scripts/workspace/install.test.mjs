import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, installArguments } from './install.mjs';
import { root } from './paths.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('an installation', () => {
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-install-'));
    const needs = { dependencies: { library: 'file:library' }, devDependencies: { tool: 'file:tool' } };
    const project = { name: 'project', version: '1.0.0', ...needs };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
    const packages = {
      '': project,
      library: { version: '1.0.0' },
      tool: { version: '1.0.0', dev: true },
      'node_modules/library': { resolved: 'library', link: true },
      'node_modules/tool': { resolved: 'tool', link: true, dev: true },
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    for (const name of ['library', 'tool']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const has = (name) => existsSync(join(folder, 'node_modules', name));

  it.each(['all', 'product'])('of %s does not depend on NODE_ENV', (scope) => {
    const output = (environment) =>
      execFileSync('npm', [...installArguments[scope], '--dry-run', '--offline', '--json'], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: environment },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
    for (const environment of ['production', 'development']) {
      expect(output(environment)).toContain('node_modules/library');
      expect(output(environment).includes('node_modules/tool')).toBe(scope === 'all');
    }
  });

  it('of the product is completed when everything is needed, and not repeated', async () => {
    await ensureInstalled(folder, { scope: 'product' });
    expect([has('library'), has('tool')]).toEqual([true, false]);
    const mark = join(folder, 'node_modules/.kept');
    writeFileSync(mark, '');
    const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    await ensureInstalled(folder);
    expect([has('library'), has('tool'), existsSync(mark)]).toEqual([true, true, true]);
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lockfile);
    await ensureInstalled(folder, { scope: 'product' });
    expect(existsSync(mark)).toBe(true);
  });

  it('keeps the tools that were installed by hand', async () => {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
    await ensureInstalled(folder, { scope: 'product' });
    expect([has('library'), has('tool')]).toEqual([true, true]);
  });
});

describe('the lockfile of this repository', () => {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const isPartOfProduct = (name) => {
    const { dev = false, devOptional = false } = packages[`node_modules/${name}`];
    return !dev && !devOptional;
  };

  it('has the tools that build the product among its dependencies, and no tools of tests', () => {
    expect(['vite', '@vitejs/plugin-react', 'lightningcss', 'rolldown'].filter(isPartOfProduct)).toHaveLength(
      4,
    );
    expect(['vitest', 'playwright', 'storybook', 'oxlint', 'typescript'].filter(isPartOfProduct)).toEqual([]);
  });
});
