import { describe, expect, it } from 'vitest';
import { builtFrom } from './build.mjs';
import { root } from './paths.mjs';

describe('the sources of the built product', () => {
  const files = new Set(builtFrom().map((file) => file.slice(root.length + 1)));

  it('contain every workspace that can contain a plugin, including examples', () => {
    expect(files).toContain('packages/shell/src/App.tsx');
    expect(files).toContain('plugins/settings/src/plugin.ts');
    expect(files).toContain('examples/color-field/src/plugin.ts');
    expect(files).toContain('examples/blog/src/panel/main.tsx');
  });

  it('contain no files that builds do not read', () => {
    expect([...files].filter((file) => /\.test\.|\/dist\/|node_modules/.test(file))).toEqual([]);
  });
});
