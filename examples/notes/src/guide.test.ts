import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/write-a-plugin.md?raw';

const files = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./guide.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const blocks = [...guide.matchAll(/^```\w+ title="notes\/([^"]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, name = '', code = '']) => ({ name, code }),
);

describe('docs/guides/write-a-plugin.md', () => {
  it('[E54] quotes every file of the plugin with two halves but its tests', () => {
    const shipped = Object.keys(files).filter((path) => !/\.(test|stories)\./.test(path));
    expect(blocks.map(({ name }) => `./${name.replace('src/', '')}`)).toEqual(
      expect.arrayContaining(shipped),
    );
  });

  it.each(blocks)('[E54] quotes $name to the letter', ({ name, code }) => {
    expect(code).toBe(files[name.replace('src/', './')]);
  });
});
