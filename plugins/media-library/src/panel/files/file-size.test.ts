import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

const intl = createIntl({ locale: 'en' });

it.each([
  [0.12, '< 1 kB'],
  [0, '< 1 kB'],
  [1, '1 kB'],
  [1.05, '1 kB'],
  [999, '999 kB'],
  [1234, '1.2 MB'],
  [250_000, '250 MB'],
  [5_500_000, '5.5 GB'],
])('a size of %s kilobytes is %s', (kilobytes, words) => {
  expect(fileSize(intl, kilobytes)).toBe(words);
});
