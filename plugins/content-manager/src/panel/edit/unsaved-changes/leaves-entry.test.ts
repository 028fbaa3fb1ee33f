import { describe, expect, it } from 'vitest';
import { leavesEntry } from './leaves-entry.ts';

const known = [{ id: 'i18n.locale', queryParam: 'locale' }];
const location = (pathname: string, search = '') => ({ pathname, search });

describe('leavesEntry', () => {
  it('returns true for another page', () => {
    expect(leavesEntry(known, location('/content/1'), location('/content/2'))).toBe(true);
  });

  it('returns true for another locale', () => {
    expect(
      leavesEntry(
        known,
        location('/c/1', '?plugins[i18n][locale]=en'),
        location('/c/1', '?plugins[i18n][locale]=fr'),
      ),
    ).toBe(true);
  });

  it('returns false for a parameter of an unknown plugin', () => {
    expect(leavesEntry(known, location('/c/1'), location('/c/1', '?plugins[shop][currency]=eur'))).toBe(
      false,
    );
  });

  it('returns false for a part of the entry', () => {
    expect(leavesEntry(known, location('/c/1'), location('/c/1', '?field=links.0'))).toBe(false);
  });
});
