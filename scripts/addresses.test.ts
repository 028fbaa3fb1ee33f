import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where paths of pages stand, each beside its owner. */
const owners: ReadonlySet<string> = new Set([
  'packages/shell/src/navigation/pages.ts',
  'packages/shell/src/tour/section-addresses.ts',
  'plugins/content-manager/src/panel/address/pages.ts',
  'plugins/settings/src/panel/pages.ts',
  // Its paths are those of calls.
  'plugins/content-manager/src/preload.ts',
]);

const folders = [
  'packages/shell/src',
  'plugins/content-manager/src',
  'plugins/enterprise/src',
  'plugins/settings/src',
];

const literal = /['"`]\/(?:auth|boot-report|content-manager|me|settings|usecase)(?=[/?'"`])/;

/** A comment may quote an address, as it is for readers. */
const codeOf = (path: string): string =>
  readFileSync(root + path, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');

it('no address of a page is written out where a page could be imported', () => {
  const sources = folders
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.(test|test-d|stories)\.|\/(fixtures|server|testing)\//.test(path),
    );
  const written = sources.filter((path) => literal.test(codeOf(path)));
  expect(sources.length).toBeGreaterThan(500);
  expect(written.filter((path) => !owners.has(path))).toEqual([]);
});
