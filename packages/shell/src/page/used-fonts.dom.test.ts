import { afterEach, expect, it, vi } from 'vitest';
import { usedFonts } from './remember-page.ts';

/** A rule for fonts, which jsdom does not have. */
class FontFaceRule {
  readonly style: { readonly getPropertyValue: (name: string) => string };

  constructor(family: string, range: string, source: string) {
    const values = { 'font-family': family, 'unicode-range': range, src: `url("${source}") format("woff2")` };
    this.style = { getPropertyValue: (name) => new Map(Object.entries(values)).get(name) ?? '' };
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  for (const name of ['fonts', 'styleSheets']) Reflect.deleteProperty(document, name);
});

it('are the fonts of the build with which the page is drawn, not those of plugins', () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.setAttribute('src', '/cms/assets/start.js');
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule);
  const sheet = (href: string, cssRules: readonly object[]) => ({
    href: `${location.origin}${href}`,
    cssRules,
  });
  Object.defineProperty(document, 'styleSheets', {
    configurable: true,
    value: [
      sheet('/cms/assets/start.css', [
        {},
        new FontFaceRule('Inter', 'U+0-FF', './inter-latin-a1.woff2'),
        new FontFaceRule('Inter', 'U+100-2BA', './inter-latin-ext-b2.woff2'),
        new FontFaceRule('Inter', 'U+400-45F', './inter-cyrillic-c3.woff2'),
        new FontFaceRule('Elsewhere', 'U+0-FF', 'https://fonts.example.com/cms/assets/elsewhere.woff2'),
      ]),
      sheet('/cms/plugin-files/notes/notes.css', [new FontFaceRule('Notes', 'U+0-FF', './notes.woff2')]),
    ],
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: [
      { family: '"Inter"', unicodeRange: 'U+0-FF', status: 'loaded' },
      { family: '"Inter"', unicodeRange: 'U+100-2BA', status: 'loaded' },
      { family: '"Inter"', unicodeRange: 'U+400-45F', status: 'unloaded' },
      { family: 'Elsewhere', unicodeRange: 'U+0-FF', status: 'loaded' },
      { family: 'Notes', unicodeRange: 'U+0-FF', status: 'loaded' },
    ],
  });
  expect(usedFonts()).toEqual(['inter-latin-a1.woff2', 'inter-latin-ext-b2.woff2']);
});
