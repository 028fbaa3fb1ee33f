import { describe, expect, it } from 'vitest';
import { leavesPage, savedState } from './places.ts';

const place = (pathname: string, state: unknown = null) => ({ pathname, state });

describe('leaving a page', () => {
  it('is going to another path', () => {
    expect(leavesPage(place('/settings/users/1'), place('/settings/users'))).toBe(true);
  });

  it('is not a change of the query alone', () => {
    expect(leavesPage(place('/settings/users'), place('/settings/users'))).toBe(false);
  });

  it('is not the step of a page that has just saved', () => {
    expect(leavesPage(place('/settings/roles/new'), place('/settings/roles/4', savedState))).toBe(false);
  });
});
