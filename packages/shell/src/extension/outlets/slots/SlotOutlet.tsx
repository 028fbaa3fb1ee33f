import { createElement, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Slot } from '../../points/slots.ts';
import { OwnerContext } from '../../react/owner-context.ts';
import { useContributions } from '../../react/use-registry.ts';
import { originalOf, wrapped } from './layers.tsx';

export interface SlotOutletProps<P extends object> {
  readonly slot: Slot<P>;
  /** What stands here when nobody wraps it; the same component between renders. */
  readonly Default: ComponentType<P>;
  readonly props: P;
}

/** Draws a part of a page with what plugins put round it; the part itself when there is nothing. */
export function SlotOutlet<P extends object>({ slot, Default, props }: SlotOutletProps<P>): ReactNode {
  const wrappers = useContributions(slot);
  const owner = use(OwnerContext);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  // The same component for as long as the wrappers are the same: another one would begin with empty state.
  const component = useMemo(
    () =>
      wrappers.length === 0
        ? Default
        : wrapped(
            slot,
            wrappers,
            originalOf(Default, owner, (cause) => setFailure({ cause })),
          ),
    [slot, wrappers, Default, owner],
  );
  // What the part itself throws is no fault of those who wrap it: it goes on from here.
  if (failure) throw failure.cause;
  return createElement(component, props);
}
