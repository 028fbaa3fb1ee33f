import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedFiles, runBeside } from './suite.mjs';

let folder;
let shown;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suites-'));
  shown = '';
  const show = (text) => void (shown += text);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => show(text) ?? true);
  vi.spyOn(console, 'log').mockImplementation((text) => show(`${text}\n`));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A suite of one program. */
const suite = (name, program) => ({ name, command: process.execPath, args: ['-e', program] });

/** A program that goes on between its two lines only while the other one runs. */
const meeting = (own, other) => `
  const { existsSync, writeFileSync } = require('fs');
  console.log(${JSON.stringify(`${own} 1`)});
  writeFileSync(${JSON.stringify(join(folder, own))}, '');
  const look = () => existsSync(${JSON.stringify(join(folder, other))}) ? console.log(${JSON.stringify(`${own} 2`)}) : setTimeout(look, 5);
  look();`;

describe('suites side by side', () => {
  it('run at once, and are shown one after the other', async () => {
    const outcomes = await runBeside([
      suite('held', meeting('held', 'loud')),
      suite('loud', meeting('loud', 'held')),
    ]);
    expect(shown.trim().split(/\n+/)).toEqual([
      '— loud —',
      'loud 1',
      'loud 2',
      '— held —',
      'held 1',
      'held 2',
    ]);
    expect(outcomes).toMatchObject([
      { name: 'held', passed: 1, failed: 0, notable: [] },
      { name: 'loud', passed: 1, failed: 0, notable: [] },
    ]);
  });

  it('are counted by their last line, and name what failed, shown or held', async () => {
    const lines =
      'Passed only when repeated: a\nFailed: b.test.ts > c: reason\nTests: 7 passed, 2 failed, 0 skipped';
    const program = `console.log(${JSON.stringify(lines)}); process.exitCode = 1`;
    const counted = { passed: 7, failed: 2, notable: lines.split('\n').slice(0, 2) };
    expect(await runBeside([suite('held', program), suite('loud', program)])).toMatchObject([
      { name: 'held', ...counted },
      { name: 'loud', ...counted },
    ]);
    expect(shown.match(/Failed: b\.test\.ts > c: reason/g)).toHaveLength(2);
  });

  it('find what all have in their environment, and what is their own', async () => {
    const program = 'const { ALL, OWN } = process.env; console.log(ALL, OWN)';
    const own = { ...suite('own', program), env: { OWN: 'mine' } };
    await runBeside([own, suite('other', program)], { ALL: 'all', OWN: 'theirs' });
    expect(shown.match(/^all .*$/gm)).toEqual(['all theirs', 'all mine']);
  });

  it('that end badly have failed, whatever they counted', async () => {
    const none = suite('none', `console.log('Tests: 3 passed, 0 failed, 0 skipped'); process.exitCode = 1`);
    const silent = suite('silent', 'process.exitCode = 2');
    expect(await runBeside([none, silent])).toMatchObject([
      { passed: 3, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('try in a new process what failed, and tell of both', async () => {
    const tried = join(folder, 'tried');
    writeFileSync(
      join(folder, 'flaky.cjs'),
      `const { existsSync, writeFileSync } = require('fs');
       if (existsSync(${JSON.stringify(tried)})) console.log('Tests: 1 passed, 0 failed, 0 skipped');
       else {
         writeFileSync(${JSON.stringify(tried)}, '');
         console.log('Failed: x.stories.tsx > y: slow\\nTests: 4 passed, 1 failed, 0 skipped');
         process.exitCode = 1;
       }`,
    );
    const flaky = {
      name: 'flaky',
      command: process.execPath,
      args: [join(folder, 'flaky.cjs')],
      again: failedFiles,
    };
    expect(await runBeside([flaky])).toMatchObject([
      { passed: 5, failed: 0, notable: ['In the first run Failed: x.stories.tsx > y: slow'] },
    ]);
    expect(shown).toContain('— flaky, once more what failed —');
  });
});
