import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../routing/when-idle.ts';
import type { KeptChangesProps } from './KeptChanges.tsx';

// A page that cannot fetch it goes on without: nothing of the form depends on it.
const KeptChanges = lazy(() =>
  import('./KeptChanges.tsx').then(
    (module) => ({ default: module.KeptChanges }),
    () => ({ default: () => null }),
  ),
);

/** The journal of what is typed, fetched when the form stands and the browser has nothing else to do. */
export function JournalSlot(props: KeptChangesProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense fallback={null}>
        <KeptChanges {...props} />
      </Suspense>
    )
  );
}
