import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = [
  'packages/server/src/database',
  'packages/server/src/content',
  'plugins/content-manager/src/server',
  'plugins/i18n/src/server',
];
const reference = readFileSync(`${root}/docs/reference/errors.md`, 'utf8');

function codesIn(folder: string): readonly string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${root}/${folder}/${file}`, 'utf8').matchAll(
        /(?:code: |refused\(\s*|StartError\(\s*)'([A-Z][A-Z_]+)'/g,
      ),
    ])
    .map(([, code = '']) => code);
}

function explainedIn(text: string): readonly string[] {
  return [...text.matchAll(/^### `([A-Z_]+)`$/gm)].map(([, code = '']) => code);
}

describe('the error codes of database and content', () => {
  const used = new Set(folders.flatMap(codesIn));
  const section =
    reference.split(/^(?=## )/m).find((part) => part.startsWith('## Database and content\n')) ?? '';

  it('are all explained in the reference', () => {
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((code) => !explainedIn(reference).includes(code))).toEqual([]);
  });

  it('are all in use if the reference lists them', () => {
    expect(explainedIn(section).filter((code) => !used.has(code))).toEqual([]);
  });

  it('are explained once', () => {
    const all = explainedIn(reference);
    expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
  });
});
