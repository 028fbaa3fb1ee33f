import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Features } from 'lightningcss';
import { expect, it } from 'vitest';
import { dirSelector, localeChecks } from './libraries.ts';

const require = createRequire(import.meta.url);

it.each(localeChecks)('the installed react-intl contains %s, which the build removes', (check) => {
  expect(readFileSync(require.resolve('@formatjs/intl'), 'utf8')).toContain(check);
});

it('the flag of lightningcss for `:dir()` is that of the installed version', () => {
  expect(dirSelector).toBe(Features.DirSelector);
});
