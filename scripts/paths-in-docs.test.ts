import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Expands `a/{b,c}` to `a/b` and `a/c`. */
function spread(path: string): readonly string[] {
  const [whole, before = '', parts = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return whole === undefined ? [path] : parts.split(',').flatMap((part) => spread(before + part + after));
}

/** Returns the code spans of a page that are paths in the repository. */
function pathsIn(text: string): readonly string[] {
  const written = /`((?:bench|docs|e2e|examples|packages|plugins|scripts|test)\/[^`\s*<…]+)`/g;
  return [...text.matchAll(written)].flatMap(([, path = '']) => spread(path));
}

it.each(['ARCHITECTURE.md', 'docs/reference/glossary.md'])(
  '%s names only files and folders that there are',
  (page) => {
    const paths = pathsIn(readFileSync(join(root, page), 'utf8'));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
