import { isSameValue } from '@admin/content-model';
import { useState } from 'react';

/** Returns the same object as in the previous render while the value is equal, for the dependencies of hooks. */
export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (isSameValue(stable, value)) return stable;
  setStable(() => value);
  return value;
}
