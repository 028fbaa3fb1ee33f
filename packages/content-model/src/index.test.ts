import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Returns the specifiers of all modules that a module loads, without type imports. */
function importsOf(file: URL, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'/gm)) {
    const target = specifier.startsWith('.') ? new URL(specifier, file) : undefined;
    const name = target?.href ?? specifier;
    if (seen.has(name)) continue;
    seen.add(name);
    if (target !== undefined) importsOf(target, seen);
  }
  return seen;
}

describe('the entry points', () => {
  it('load no package, and the validation only when it is needed', () => {
    const main = importsOf(new URL('./index.ts', import.meta.url));
    expect([...main].filter((name) => !name.startsWith('file:'))).toEqual([]);
    expect(main.size).toBeGreaterThan(30);
    const validation = new URL('./validation/validate-entry.ts', import.meta.url).href;
    expect(main).not.toContain(validation);
    expect(importsOf(new URL('./validation/index.ts', import.meta.url))).toContain(validation);
  });
});
