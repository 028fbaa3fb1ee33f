import { describe, expect, it } from 'vitest';
import { leavesEntry } from './leaves-entry.ts';

const known = [{ id: 'i18n.locale', queryParam: 'locale' }];
const location = (pathname: string, search = '') => ({ pathname, search });

describe('leaving an entry', () => {
  it('is going to another page', () => {
    expect(leavesEntry(known, location('/content/1'), location('/content/2'))).toBe(true);
  });

  it('is switching its language', () => {
    expect(
      leavesEntry(
        known,
        location('/c/1', '?plugins[i18n][locale]=en'),
        location('/c/1', '?plugins[i18n][locale]=fr'),
      ),
    ).toBe(true);
  });

  it('is not changing what no plugin of this panel knows', () => {
    expect(leavesEntry(known, location('/c/1'), location('/c/1', '?plugins[shop][currency]=eur'))).toBe(
      false,
    );
  });

  it('is not opening a part of it', () => {
    expect(leavesEntry(known, location('/c/1'), location('/c/1', '?field=links.0'))).toBe(false);
  });
});
