import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The script that a command such as `npm run --silent bench` runs. */
const scriptOf = (command: string): string => command.replace(/^npm (?:run )?(?:--silent )?/, '');

describe('the page about the commands', () => {
  const reference = read('docs/reference/commands.md');
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };

  it('explains every script of the repository once, and no other', () => {
    const commands = [...reference.matchAll(/^\| `(npm [^`]+)`/gm)].map(([, command = '']) => command);
    expect(commands.map(scriptOf).toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it('names every figure that the bench compares with an aim', () => {
    const aims = [...read('bench/aims.mjs').matchAll(/figure: '([a-z]+\.[a-zA-Z]+)/g)].map(
      ([, figure = '']) => figure,
    );
    expect(aims.length).toBeGreaterThan(5);
    for (const figure of new Set(aims)) expect(reference).toContain(`| \`${figure}\``);
  });
});
