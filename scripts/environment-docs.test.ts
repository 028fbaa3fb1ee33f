import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { variables as ofTheServer } from '@admin/server';
import { describe, expect, it } from 'vitest';
import { application } from '../examples/blog/src/server/application.ts';

/** Those of the server, and those of the plugins that the product comes with. */
const variables = [...ofTheServer, ...application.plugins.flatMap((plugin) => plugin.variables ?? [])];

const root = fileURLToPath(new URL('..', import.meta.url));
const reference = readFileSync(`${root}docs/reference/environment.md`, 'utf8');

const plain = (text: string): string => text.replaceAll('`', '');

/** The rows of the table in a section of the page, by variable; the other cells as they are printed. */
function documented(heading: string): ReadonlyMap<string, readonly string[]> {
  const section = reference.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [name = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [plain(name), cells.map(plain)];
    }),
  );
}

/** The names that a folder's programs, tests and set-ups ask the environment for. */
function readVariables(folder: string, depth: 'deep' | 'flat' = 'deep'): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: depth === 'deep', encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z_]+)/g)])
    .map(([, name = '']) => name);
}

describe('the page about the environment', () => {
  it('explains every variable of the server in its own words, and no other', () => {
    expect(Object.fromEntries(documented('The server'))).toEqual(
      Object.fromEntries(
        variables.map(({ name, fallback, description }) => [name, [plain(fallback), plain(description)]]),
      ),
    );
  });

  it('explains every variable that tools and tests ask for, and no other', () => {
    const ofServer = new Set<string>(['PATH', ...variables.map(({ name }) => name)]);
    const names = [
      ...readVariables('.', 'flat'),
      ...['scripts', 'bench', 'e2e', 'test', '.storybook', 'packages', 'plugins', 'examples'].flatMap(
        (folder) => readVariables(folder),
      ),
    ].filter((name) => !ofServer.has(name));
    expect([...new Set(names)].toSorted()).toEqual([...documented('Development').keys()].toSorted());
  });
});
