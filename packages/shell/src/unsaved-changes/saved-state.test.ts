import { describe, expect, it } from 'vitest';
import { leavesPage, savedState } from './saved-state.ts';

const locationOf = (pathname: string, state: unknown = null) => ({ pathname, state });

describe('leaving a page', () => {
  it('is going to another path', () => {
    expect(leavesPage(locationOf('/settings/users/1'), locationOf('/settings/users'))).toBe(true);
  });

  it('is not a change of the query alone', () => {
    expect(leavesPage(locationOf('/settings/users'), locationOf('/settings/users'))).toBe(false);
  });

  it('is not the step of a page that has just saved', () => {
    expect(leavesPage(locationOf('/settings/roles/new'), locationOf('/settings/roles/4', savedState))).toBe(
      false,
    );
  });
});
