import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installArguments } from './install.mjs';

it('installs development dependencies even if NODE_ENV is production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-install-'));
  const project = { name: 'project', version: '1.0.0', devDependencies: { tool: 'file:tool' } };
  const link = { resolved: 'tool', link: true, dev: true };
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
    const packages = { '': project, 'node_modules/tool': link, tool: { version: '1.0.0', dev: true } };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    const output = execFileSync('npm', [...installArguments, '--dry-run', '--offline', '--json'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    expect(output).toContain('node_modules/tool');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
