import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Returns the sources of the server, without tests and data files. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.test(-d)?\.ts$|\.testing\.ts$|(^|\/)(testing|fixtures)\//.test(path),
    )
    .map((path) => join(folder, path));
}

/** Features that are plugins; the core must not mention them. */
const words = {
  'packages/server/src':
    /webhook|(api|transfer).?token|\blogos?\b|licen[cs]e|review.?workflow(?!s')|\bi18n\b|iso.?locale|locale\.notFound|type-builder|plugin::email|marketplace/i,
  'packages/shell/src/http': /webhook|api.?token|transfer.?token|licen[cs]e|review/i,
};

/**
 * The header that webhook receivers pass on, whose name is fixed, the limit of requests with tokens of any plugin, and the
 * fixed names of the permission to read the list of plugins.
 */
const allowed =
  /^export const chainHeader = 'x-webhook-depth';$|\bAPI_TOKEN_LIMIT\b|'admin::marketplace(?:\.read)?'/;

it.each(Object.entries(words))('%s does not mention features of plugins', (folder, word) => {
  const sources = sourcesIn(folder);
  expect(sources.length).toBeGreaterThan(5);
  const found = sources.flatMap((path) =>
    readFileSync(join(import.meta.dirname, '..', path), 'utf8')
      .split('\n')
      .filter((line) => word.test(line) && !allowed.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
