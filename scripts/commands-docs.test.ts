import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Returns the npm script of a command such as `npm run --silent bench`. */
const scriptOf = (command: string): string => command.replace(/^npm (?:run )?(?:--silent )?/, '');

describe('docs/reference/commands.md', () => {
  const reference = read('docs/reference/commands.md');
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };

  it('describes each npm script once, and no other command', () => {
    const commands = [...reference.matchAll(/^\| `(npm [^`]+)`/gm)].map(([, command = '']) => command);
    expect(commands.map(scriptOf).toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it('describes every figure that the bench compares with a target', () => {
    const aims = [...read('bench/aims.mjs').matchAll(/figure: '([a-z]+\.[a-zA-Z]+)/g)].map(
      ([, figure = '']) => figure,
    );
    expect(aims.length).toBeGreaterThan(5);
    for (const figure of new Set(aims)) expect(reference).toContain(`| \`${figure}\``);
  });
});
