import { describe, expect, it } from 'vitest';
import { builtFrom } from './build.mjs';
import { root } from './paths.mjs';

describe('what the built product is made from', () => {
  const files = new Set(builtFrom().map((file) => file.slice(root.length + 1)));

  it('holds every workspace that may hold a plugin, examples too', () => {
    expect(files).toContain('packages/shell/src/App.tsx');
    expect(files).toContain('plugins/settings/src/plugin.ts');
    expect(files).toContain('examples/color-field/src/plugin.ts');
    expect(files).toContain('examples/blog/src/panel/main.tsx');
  });

  it('holds nothing that no build reads', () => {
    expect([...files].filter((file) => /\.test\.|\/dist\/|node_modules/.test(file))).toEqual([]);
  });
});
