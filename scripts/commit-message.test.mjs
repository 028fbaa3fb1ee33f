import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './workspace/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'atrium-message-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns {string} the reason of the hook for rejecting a message; empty if it accepts it */
function refusal(message) {
  const file = join(folder, 'message');
  writeFileSync(file, message);
  try {
    execFileSync('sh', [`${root}/.githooks/commit-msg`, file], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return error.stderr.toString().split('\n')[0];
  }
}

describe('the commit message hook', () => {
  it.each([
    'media-library: limit folder depth\n',
    'settings, content-manager: write labels in words\n\nThe reason.\n',
    '# a comment\nserver: process pictures in turns\n',
    'Revert "media-library: limit folder depth"\n',
    'fixup! media-library: limit folder depth\n',
  ])('accepts %j', (message) => {
    expect(refusal(message)).toBe('');
  });

  it.each([
    [`server: ${'a'.repeat(70)}\n`, 'at most 72'],
    ['Limit the depth of folders\n', 'begin the subject with the area'],
    ['media-library: limited the depth of folders\n', 'in the imperative'],
    ['media-library: limiting the depth of folders\n', 'in the imperative'],
    ['media-library: limit folder depth.\n', 'without a full stop'],
    ['media-library: limit folder depth\nThe reason.\n', 'second line blank'],
  ])('refuses %j', (message, reason) => {
    expect(refusal(message)).toContain(reason);
  });
});
