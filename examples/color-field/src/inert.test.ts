import { afterEach, describe, expect, it, vi } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the files that a file imports statically, directly or indirectly. */
function reach(file: string, seen: readonly string[] = []): readonly string[] {
  if (seen.includes(file)) return seen;
  const imports = [
    ...(sources[file] ?? '').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm),
  ];
  return imports.reduce<readonly string[]>((known, [, path = '']) => reach(path, known), [...seen, file]);
}

describe('the plugin', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('[E1] can be imported without a DOM and without side effects', async () => {
    for (const name of ['document', 'window', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
    // Globals that libraries of the host create, such as tslib, are not from this plugin.
    await import('@admin/shell');
    const before = Object.keys(globalThis);
    const { colorField } = await import('./plugin.ts');
    expect(colorField).toMatchObject({ id: 'color-field' });
    expect(Object.keys(globalThis)).toEqual(before);
    // The import includes the whole host.
  }, 30_000);

  it('[E1] imports none of its components statically', () => {
    const reached = reach('./plugin.ts');
    expect(reached).toContain('./use-copy-colors.ts');
    expect(reached.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });
});
