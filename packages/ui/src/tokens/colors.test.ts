import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { tokenNames } from './token-names.ts';
import { contrast, customProperties, resolveColour, type ThemeName } from './colour-values.ts';

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const scales = customProperties(read('scales.css'));
const tokens = new Map([...scales, ...customProperties(read('colors.css'))]);

const themes: readonly ThemeName[] = ['light', 'dark'];
const grounds = [
  '--surface-page',
  '--surface-raised',
  '--surface-sunken',
  '--surface-overlay',
  '--surface-control',
];
const tones = ['accent', 'danger', 'warning', 'success', 'info'];

const ratio = (text: string, surface: string, theme: ThemeName, floor = surface) =>
  contrast(
    resolveColour(text, theme, tokens),
    resolveColour(surface, theme, tokens),
    resolveColour(floor, theme, tokens),
  );

describe.each(themes)('colours of the %s theme', (theme) => {
  const texts = ['--text-strong', '--text-muted', '--text-subtle', ...tones.map((tone) => `--${tone}-text`)];

  it.each(texts)('%s can be read on every surface (4.5:1)', (text) => {
    for (const ground of grounds) {
      expect(ratio(text, ground, theme), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['--text-muted', '--surface-hover'],
    ['--text-strong', '--surface-hover'],
    ['--text-strong', '--surface-pressed'],
  ])('%s can be read on %s over every surface', (text, state) => {
    for (const floor of grounds) {
      expect(ratio(text, state, theme, floor), `over ${floor}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(tones)('the text of %s can be read on its tinted surface', (tone) => {
    expect(ratio(`--${tone}-text`, `--${tone}-surface`, theme)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--text-strong', `--${tone}-surface`, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(tones)('text on the solid colour of %s can be read', (tone) => {
    expect(ratio(`--${tone}-on-solid`, `--${tone}-solid`, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['--accent-on-solid', '--accent-solid-hover'],
    ['--accent-on-solid', '--accent-solid-pressed'],
    ['--danger-on-solid', '--danger-solid-hover'],
    ['--danger-on-solid', '--danger-solid-pressed'],
    ['--accent-text', '--accent-surface-hover'],
    ['--danger-text', '--danger-surface-hover'],
    ['--text-strong', '--surface-control-hover'],
    ['--text-strong', '--surface-control-pressed'],
    ['--text-inverse', '--surface-inverse'],
  ])('%s can be read on %s', (text, surface) => {
    expect(ratio(text, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--border-control', '--danger-border-control', '--focus-ring', '--accent-solid'])(
    '%s can be seen around controls (3:1)',
    (line) => {
      for (const ground of ['--surface-page', '--surface-raised', '--surface-overlay', '--surface-control']) {
        expect(ratio(line, ground, theme), `on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

describe('tokenNames', () => {
  it('match the style sheet', () => {
    expect([...tokenNames]).toEqual([...customProperties(read('colors.css')).keys()]);
  });
});

describe('colour scales', () => {
  const files = createRequire(import.meta.url);
  const published = (scale: string) =>
    customProperties(
      readFileSync(files.resolve(`@radix-ui/colors/${scale}.css`), 'utf8').split('@supports')[0] ?? '',
    );

  it.each([...scales.keys()])('%s has the values of @radix-ui/colors', (name) => {
    const [, scale = '', alpha = ''] = /^--([a-z]+)-(a?)\d+$/.exec(name) ?? [];
    const suffix = alpha === '' ? '' : '-alpha';
    expect(resolveColour(name, 'light', scales)).toBe(published(`${scale}${suffix}`).get(name));
    expect(resolveColour(name, 'dark', scales)).toBe(published(`${scale}-dark${suffix}`).get(name));
  });
});
