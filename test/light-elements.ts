import * as React from 'react';

/** More than React keeps traces for within a second. */
const enough = 1e6;

/**
 * Lets React create elements without a stack trace each. Traces name the component in warnings of developer tools,
 * which tests do not use; they took a sixth of the duration of component tests.
 * Has no effect, except on the duration, in a React version that counts differently.
 */
export function lightenElements(): void {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals: unknown = Reflect.get(React, key);
  if (typeof internals !== 'object' || internals === null) return;
  // The number of traces in this second; React resets it every second.
  const count = { get: () => enough, set() {}, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', count);
}
