import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enterpriseServer } from '@admin/plugin-enterprise/server';
import { variables as ofTheServer } from '@admin/server';
import { describe, expect, it } from 'vitest';
import { application } from '../examples/blog/src/server/application.ts';

/** The variables of the server and of first-party plugins. */
const variables = [
  ...ofTheServer,
  ...[...application.plugins, ...enterpriseServer].flatMap((plugin) => plugin.variables ?? []),
];

const root = fileURLToPath(new URL('..', import.meta.url));
const reference = readFileSync(`${root}docs/reference/environment.md`, 'utf8');

const plain = (text: string): string => text.replaceAll('`', '');

/** Returns the table rows of a section, by variable, with the text of the other cells. */
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

/** Returns the variables that programs, tests and configurations of a folder read. */
function readVariables(folder: string, depth: 'deep' | 'flat' = 'deep'): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: depth === 'deep', encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z_]+)/g)])
    .map(([, name = '']) => name);
}

describe('docs/reference/environment.md', () => {
  it('describes each variable of the server with the text of its declaration', () => {
    expect(Object.fromEntries(documented('The server'))).toEqual(
      Object.fromEntries(
        variables.map(({ name, fallback, description }) => [name, [plain(fallback), plain(description)]]),
      ),
    );
  });

  it('describes each variable of tools and tests, and no other', () => {
    const ofServer = new Set<string>(['PATH', ...variables.map(({ name }) => name)]);
    // A separate program, whose README describes its variables.
    const ofWebsite = new Set(readVariables('examples/website'));
    const names = [
      ...readVariables('.', 'flat'),
      ...['scripts', 'bench', 'e2e', 'test', '.storybook', 'packages', 'plugins', 'examples'].flatMap(
        (folder) => readVariables(folder),
      ),
    ].filter((name) => !ofServer.has(name) && !ofWebsite.has(name));
    expect([...new Set(names)].toSorted()).toEqual([...documented('Development').keys()].toSorted());
  });

  it('leaves the variables of the website example to its README', () => {
    const page = readFileSync(`${root}examples/website/README.md`, 'utf8');
    const names = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining([...new Set(readVariables('examples/website'))]));
  });
});
