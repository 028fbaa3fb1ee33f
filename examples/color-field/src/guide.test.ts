import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/write-a-plugin.md?raw';

const files = import.meta.glob<string>(['./**/*.{ts,tsx,json}', '!./**/*.test.*', '!./server/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const blocks = [...guide.matchAll(/^```\w+ title="(src\/[^"]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, name = '', code = '']) => ({ name, code }),
);

describe('docs/guides/write-a-plugin.md', () => {
  it('[E54] quotes every file of the plugin', () => {
    expect(blocks.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(files)
        .map((path) => path.replace('./', 'src/'))
        .toSorted(),
    );
  });

  it.each(blocks)('[E54] quotes $name to the letter', ({ name, code }) => {
    expect(code).toBe(files[name.replace('src/', './')]);
  });
});
