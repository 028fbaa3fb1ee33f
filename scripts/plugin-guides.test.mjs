import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidePages, otherBlocks, quotedFiles } from './workspace/guides.mjs';
import { root } from './workspace/paths.mjs';

const pages = guidePages();
const quotes = pages.flatMap(({ name, text }) => quotedFiles(text).map((quote) => ({ name, ...quote })));

describe('the plugin guides', () => {
  it.each(quotes)('[E54] $name quotes $path unchanged (npm run guides)', ({ code, file }) => {
    expect(code).toBe(file);
  });

  it.each(pages)('[E54] $name quotes files for all TypeScript', ({ text }) => {
    expect(otherBlocks(text).filter((language) => language !== 'sh')).toEqual([]);
  });

  it.each(pages.filter(({ name }) => name !== 'README.md'))('$name contains an example', ({ text }) => {
    expect(quotedFiles(text)).not.toEqual([]);
  });

  it.each(pages)('$name has fewer than 1,500 words', ({ text }) => {
    expect(text.split(/\s+/).length).toBeLessThan(1500);
  });

  it('quote each file of the notes and reviews examples', () => {
    const shipped = ['examples/notes/src', 'examples/reviews/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
        .map((path) => `${folder}/${path}`),
    );
    expect(shipped.length).toBeGreaterThan(10);
    expect(quotes.map(({ path }) => path)).toEqual(expect.arrayContaining(shipped));
  });

  it('are all listed on the first page', () => {
    const { text } = pages.find(({ name }) => name === 'README.md');
    const links = [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
    const others = pages.map(({ name }) => name).filter((name) => name !== 'README.md');
    expect(new Set(links)).toEqual(new Set(others));
  });
});
