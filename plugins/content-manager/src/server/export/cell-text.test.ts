import { describe, expect, it } from 'vitest';
import { inert } from './cell-text.ts';

describe('a cell of an export', () => {
  it.each([
    '=1+1',
    '+A1',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    '\r1',
    ' =1+1',
    '\u00a0 =1',
    '＝1+1',
    ' ＋1',
    '－A1',
    '＠A1',
  ])('marks %j as text', (text) => expect(inert(text)).toBe(`'${text}`));

  it.each(['', 'Lamp', '-2.5', '+49', ' Lamp', 'a=1', '７'])('leaves %j unchanged', (text) =>
    expect(inert(text)).toBe(text),
  );
});
