import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Features } from 'lightningcss';
import { expect, it } from 'vitest';
import { advice, dirSelector, loadErrors, localeChecks } from './libraries.ts';

const require = createRequire(import.meta.url);

it.each(localeChecks)('the installed react-intl contains %s, which the build removes', (check) => {
  expect(readFileSync(require.resolve('@formatjs/intl'), 'utf8')).toContain(check);
});

it.each(advice)('the installed react-intl contains %s, which the build removes', (part) => {
  expect(readFileSync(require.resolve('@formatjs/intl'), 'utf8')).toMatch(part);
});

it('the installed React creates five errors when it loads', () => {
  const folder = require.resolve('react-dom/package.json').replace('package.json', '');
  const code = readFileSync(`${folder}cjs/react-dom-client.production.js`, 'utf8');
  expect(code.match(loadErrors)).toHaveLength(5);
});

it('the flag of lightningcss for `:dir()` is that of the installed version', () => {
  expect(dirSelector).toBe(Features.DirSelector);
});
