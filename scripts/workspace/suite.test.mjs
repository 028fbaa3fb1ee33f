import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInParallel } from './suite.mjs';

let folder;
let printed;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suites-'));
  printed = '';
  const print = (text) => void (printed += text);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => print(text) ?? true);
  vi.spyOn(console, 'log').mockImplementation((text) => print(`${text}\n`));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Returns a suite that runs one program. */
const suite = (name, program) => ({ name, command: process.execPath, args: ['-e', program] });

/** Returns a program that prints its second line only once the other program runs. */
const waitingFor = (own, other) => `
  const { existsSync, writeFileSync } = require('fs');
  console.log(${JSON.stringify(`${own} 1`)});
  writeFileSync(${JSON.stringify(join(folder, own))}, '');
  const look = () => existsSync(${JSON.stringify(join(folder, other))}) ? console.log(${JSON.stringify(`${own} 2`)}) : setTimeout(look, 5);
  look();`;

describe('runInParallel', () => {
  it('runs suites at the same time and prints their output one after the other', async () => {
    const outcomes = await runInParallel([
      suite('held', waitingFor('held', 'shown')),
      suite('shown', waitingFor('shown', 'held')),
    ]);
    expect(printed.trim().split(/\n+/)).toEqual([
      '— shown —',
      'shown 1',
      'shown 2',
      '— held —',
      'held 1',
      'held 2',
    ]);
    expect(outcomes).toMatchObject([
      { name: 'held', passed: 1, failed: 0, failures: [] },
      { name: 'shown', passed: 1, failed: 0, failures: [] },
    ]);
  });

  it('reads counts and failures from the output, printed or held', async () => {
    const lines = 'Failed: b.test.ts > c: reason\nTests: 7 passed, 2 failed, 0 skipped';
    const program = `console.log(${JSON.stringify(lines)}); process.exitCode = 1`;
    const counted = { passed: 7, failed: 2, failures: ['Failed: b.test.ts > c: reason'] };
    expect(await runInParallel([suite('held', program), suite('shown', program)])).toMatchObject([
      { name: 'held', ...counted },
      { name: 'shown', ...counted },
    ]);
    expect(printed.match(/Failed: b\.test\.ts > c: reason/g)).toHaveLength(2);
  });

  it('passes common variables and those of each suite', async () => {
    const program = 'const { ALL, OWN } = process.env; console.log(ALL, OWN)';
    const own = { ...suite('own', program), env: { OWN: 'mine' } };
    await runInParallel([own, suite('other', program)], { ALL: 'all', OWN: 'theirs' });
    expect(printed.match(/^all .*$/gm)).toEqual(['all theirs', 'all mine']);
  });

  it('counts a failure for a suite that exits with an error, whatever it printed', async () => {
    const none = suite('none', `console.log('Tests: 3 passed, 0 failed, 0 skipped'); process.exitCode = 1`);
    const silent = suite('silent', 'process.exitCode = 2');
    expect(await runInParallel([none, silent])).toMatchObject([
      { passed: 3, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });
});
