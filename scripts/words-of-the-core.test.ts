import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Sources of the server that say what it does; tests, and data that happens to be text, are not read. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.test(-d)?\.ts$|\.testing\.ts$|(^|\/)(testing|fixtures)\//.test(path),
    )
    .map((path) => join(folder, path));
}

/** What plugins of the product are about; each has a plugin of its own, and the core goes without. */
const words = {
  'packages/server/src':
    /webhook|(api|transfer).?token|\blogos?\b|licen[cs]e|review.?workflow(?!s')|\bi18n\b|iso.?locale|locale\.notFound|type-builder|plugin::email|marketplace/i,
  'packages/shell/src/http': /webhook|api.?token|transfer.?token|licen[cs]e|review/i,
};

/** Receivers pass this header on by its name, and have done so for as long as there have been webhooks. */
const allowed = "export const chainHeader = 'x-webhook-depth';";

it.each(Object.entries(words))('%s has no word of what plugins are about', (folder, word) => {
  const sources = sourcesIn(folder);
  expect(sources.length).toBeGreaterThan(5);
  const found = sources.flatMap((path) =>
    readFileSync(join(import.meta.dirname, '..', path), 'utf8')
      .split('\n')
      .filter((line) => word.test(line) && line !== allowed)
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
