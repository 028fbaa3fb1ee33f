import { describe, expect, it } from 'vitest';
import { leavesPage, savedState } from './saved-state.ts';

const locationOf = (pathname: string, state: unknown = null) => ({ pathname, state });

describe('leavesPage', () => {
  it('is true for another path', () => {
    expect(leavesPage(locationOf('/settings/users/1'), locationOf('/settings/users'))).toBe(true);
  });

  it('is false for another query of the same path', () => {
    expect(leavesPage(locationOf('/settings/users'), locationOf('/settings/users'))).toBe(false);
  });

  it('is false for a navigation with `savedState`', () => {
    expect(leavesPage(locationOf('/settings/roles/new'), locationOf('/settings/roles/4', savedState))).toBe(
      false,
    );
  });
});
