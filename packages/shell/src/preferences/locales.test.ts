import { expect, it } from 'vitest';
import { localeTags, panelLocales, rightToLeftCodes } from './locales.ts';

it('the document knows the tag and the direction of each language', () => {
  const tags = panelLocales.flatMap(({ code, tag }) => (tag ? [[code, tag]] : []));
  expect(Object.entries(localeTags)).toEqual(tags);
  const codes = panelLocales.flatMap(({ code, direction }) => (direction === 'rtl' ? [code] : []));
  expect(rightToLeftCodes).toEqual(codes);
});
