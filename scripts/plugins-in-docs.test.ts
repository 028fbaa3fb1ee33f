import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/guides/write-a-plugin.md'), 'utf8');
const quoted = [...guide.matchAll(/^```\w+ title="((?!notes\/)[\w-]+\/src\/[^"]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', code = '']) => ({ path, code }),
);

it('the guide quotes plugins of the product', () => {
  expect(quoted.map(({ path }) => path.split('/')[0])).toEqual(
    expect.arrayContaining(['content-manager', 'media-library', 'more-blocks']),
  );
});

it.each(quoted)('[E54] the guide quotes $path to the letter', ({ path, code }) => {
  expect(code).toBe(readFileSync(join(root, 'plugins', path), 'utf8'));
});
