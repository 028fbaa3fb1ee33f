import { describe, expect, it } from 'vitest';
import { shortTerm, wordPrefixes } from './word-prefixes.ts';

describe('wordPrefixes', () => {
  it.each([
    ['Page 12', ' p pa 1 12 '],
    ['The end of the end', ' t th e en o of '],
    ['L’Été à Zürich', ' l e et a z zu '],
    ['a-b_c', ' a b c '],
    ['Привет, мир', ' п пр м ми '],
    ['한국 사람', ' 한 한국 사 사람 '],
    ['東京tower', ' t to '],
    ['— “…”', ''],
    ['', ''],
  ])('finds those of %j without case and accents', (text, beginnings) => {
    expect(wordPrefixes(text)).toBe(beginnings);
  });
});

describe('shortTerm', () => {
  it.each([
    ['A', 'a'],
    ['Éc', 'ec'],
    ['e\u0301', 'e'],
    ['12', '12'],
    ['ß', 'ß'],
    ['ми', 'ми'],
  ])('accepts %j as %j', (text, folded) => expect(shortTerm(text)).toBe(folded));

  it.each(['abc', '', ' ', 'a ', 'a-', '東', '東京', 'ก', '“', 'e'.repeat(500)])('rejects %j', (text) =>
    expect(shortTerm(text)).toBeNull(),
  );
});
