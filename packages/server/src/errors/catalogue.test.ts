import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));
const reference = fileURLToPath(new URL('../../../../docs/reference/errors.md', import.meta.url));

/** Matches a code where an error is created: as `code`, or as the first argument of a factory. */
const use = /(?:code: |StartError\(\s*|refused\(\s*|refusal\(\s*|return \[)'([A-Z][A-Z_]+)'/g;

function codesIn(folder: string): readonly string[] {
  return readdirSync(`${sources}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`${sources}/${folder}/${file}`, 'utf8').matchAll(use)])
    .map(([, code = '']) => code);
}

function documented(): readonly string[] {
  const text = readFileSync(reference, 'utf8');
  const sections = text
    .split(/^(?=## )/m)
    .filter((part) => /^## (?:HTTP and identity|Starting the server|Backing up and restoring)\n/.test(part));
  return sections.flatMap((section) =>
    [...section.matchAll(/^### `([A-Z_]+)`$/gm)].map(([, code = '']) => code),
  );
}

describe('error codes', () => {
  const used = new Set(
    [
      'assemble',
      'http',
      'identity',
      'config',
      'errors',
      'mail',
      'files',
      'plugins',
      'jobs',
      'assemble',
      'backup',
      // Code that moved out of the server keeps its codes and their entries in the reference.
      '../../../plugins/settings/src/server',
    ].flatMap(codesIn),
  );

  it('are found in the sources', () => {
    expect(used.size).toBeGreaterThan(25);
  });

  it('are each explained once in the reference', () => {
    expect([...used].filter((code) => !documented().includes(code))).toEqual([]);
    expect(new Set(documented()).size).toBe(documented().length);
  });

  it('of the reference are all used', () => {
    // Plugins refuse changes of every section.
    const refusals = codesIn('plugin-api');
    expect(documented().filter((code) => !used.has(code) && !refusals.includes(code))).toEqual([]);
  });
});
