import * as React from 'react';

/** More than React keeps traces for within a second. */
const enough = 1e6;

/**
 * Lets React make elements without a stack trace each. Traces say which component the element of a warning comes from,
 * for tools that show it: nobody reads them here, and they took a sixth of what the tests of components did.
 * A React that counts elsewhere is as slow as ever, and works.
 */
export function lightenElements(): void {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals: unknown = Reflect.get(React, key);
  if (typeof internals !== 'object' || internals === null) return;
  // How many it has kept in this second; it begins to count anew every second.
  const count = { get: () => enough, set() {}, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', count);
}
