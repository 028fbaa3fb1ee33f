import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/write-a-server-plugin.md?raw';

const files = import.meta.glob<string>(
  [
    './**/*.ts',
    '!./**/*.test.ts',
    '../../color-field/src/server/*.ts',
    '!../../color-field/src/server/*.test.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const blocks = [...guide.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, name = '', code = '']) => ({ name, code }),
);
const pathOf = (name: string) =>
  name.startsWith('reviews/') ? name.replace('reviews/src/', './') : `../../${name}`;

describe('docs/guides/write-a-server-plugin.md', () => {
  it('quotes every file of the plugin, and the server half of the color field', () => {
    expect(blocks.map(({ name }) => pathOf(name)).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it.each(blocks)('quotes $name to the letter', ({ name, code }) => {
    expect(code).toBe(files[pathOf(name)]);
  });
});
