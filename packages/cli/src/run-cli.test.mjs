import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverConfig } from './bundle/server-config.js';
import { requireNode } from './doctor/node-version.js';
import { runCli } from './run-cli.js';

describe('runCli', () => {
  let root;
  const { argv, exitCode } = process;
  const variable = 'ATRIUM_CLI_TEST';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atrium-cli-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
    process.argv = argv;
    process.exitCode = exitCode;
    delete process.env[variable];
  });

  const call = async (...args) => {
    process.argv = [...argv];
    process.exitCode = undefined;
    const output = [];
    const errors = [];
    await runCli(args, {
      root,
      write: (text) => output.push(text),
      fail: (text) => errors.push(text),
    });
    const code = process.exitCode ?? 0;
    process.exitCode = undefined;
    return { code, output: output.join(''), errors: errors.join('') };
  };

  it('prints its commands', async () => {
    const { code, output } = await call('--help');
    expect(code).toBe(0);
    for (const name of ['dev', 'build', 'start', 'seed', 'backup', 'restore', 'doctor']) {
      expect(output).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    }
  });

  it('exits with 2 for an unknown command', async () => {
    expect(await call('deploy')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('atrium has no command "deploy".'),
    });
  });

  it('prints the problems of a build without the places in the code that found them', async () => {
    const config =
      "export default { plugins: [{ name: 'rule', buildStart() { throw new Error('Rename notes.'); } }] };";
    writeFileSync(join(root, 'vite.config.ts'), config);
    writeFileSync(join(root, 'server.ts'), '');
    writeFileSync(join(root, 'index.html'), '<p>No panel</p>');
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const { code, errors } = await call('build');
    expect(code).toBe(1);
    // The server, which exports no application, may fail first.
    expect(errors).toMatch(/^The build failed\.\n[^]*(?:Rename notes\.|is not exported by)/);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('says where to run it if the folder contains no application, and loads .env', async () => {
    writeFileSync(join(root, '.env'), `${variable}=loaded\n`);
    writeFileSync(join(root, 'index.html'), '<p>No panel</p>');
    expect(() => serverConfig(root)).toThrow(
      'contains no server.ts: run atrium in the folder of an application.',
    );
    await call('doctor');
    expect(process.env[variable]).toBe('loaded');
  });
});

describe('requireNode', () => {
  it('accepts 20.19 and newer versions only', () => {
    for (const version of ['20.19.0', '22.1.0', '24.0.0']) expect(() => requireNode(version)).not.toThrow();
    expect(() => requireNode('20.18.3')).toThrow('Node.js 20.19 or newer is needed, this is 20.18.3');
  });
});
