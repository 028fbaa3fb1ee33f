import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files that define paths of pages. */
const owners: ReadonlySet<string> = new Set([
  'packages/shell/src/navigation/pages.ts',
  'packages/shell/src/tour/section-addresses.ts',
  'plugins/content-manager/src/panel/address/pages.ts',
  'plugins/settings/src/panel/pages.ts',
  // Define paths of endpoints.
  'plugins/enterprise/src/review/contract/endpoints.ts',
  'plugins/content-manager/src/early-entry.ts',
  'plugins/content-manager/src/early-list.ts',
  'plugins/content-manager/src/preload.ts',
]);

const folders = [
  'packages/shell/src',
  'plugins/content-manager/src',
  'plugins/enterprise/src',
  'plugins/settings/src',
];

const literal = /['"`]\/(?:auth|boot-report|content-manager|me|settings|usecase)(?=[/?'"`])/;

/** Returns the code without comments, which may contain addresses. */
const codeOf = (path: string): string =>
  readFileSync(root + path, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');

it('addresses of pages are imported instead of written as literals', () => {
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
