import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `a/{b,c}` is `a/b` and `a/c`. */
function spread(path: string): readonly string[] {
  const [whole, before = '', parts = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return whole === undefined ? [path] : parts.split(',').flatMap((part) => spread(before + part + after));
}

/** What a page writes as code that begins with a folder of the repository, and says as a whole. */
function pathsIn(text: string): readonly string[] {
  const written = /`((?:bench|docs|e2e|examples|packages|plugins|scripts|test)\/[^`\s*<…]+)`/g;
  return [...text.matchAll(written)].flatMap(([, path = '']) => spread(path));
}

/** Files that a page links to; what is after a # is a place inside of them. */
function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
}

it.each(['ARCHITECTURE.md', 'docs/reference/words.md'])(
  '%s names only files and folders that there are',
  (page) => {
    const paths = pathsIn(readFileSync(join(root, page), 'utf8'));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

it('every page links to files that there are', () => {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`)
    .concat('README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md');
  const links = pages.flatMap((page) =>
    linksIn(readFileSync(join(root, page), 'utf8')).map((link) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ page, link }) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});
