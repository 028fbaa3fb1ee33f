import { type ComponentType, createElement, type ReactNode, use, useMemo, useState } from 'react';
import type { Contributed, ContributionOwner } from '../core/contribution-types.ts';
import type { Slot, SlotWrapper } from '../points/slots.ts';
import { OwnerContext } from '../react/runtime-context.ts';
import { useGuard } from '../react/use-guard.ts';
import { useContributions } from '../react/use-registry.ts';
import styles from './ContributionBoundary.module.css';
import { CatchRenderError } from './ContributionBoundary.tsx';
import { LazyContribution } from './LazyContribution.tsx';

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

/**
 * The part itself inside of wrappers: on behalf of whoever owns it, whose errors are not those of a wrapper.
 * @param owner whose contribution the slot stands in; null in the host's own frame
 */
export function originalOf<P extends object>(
  Default: ComponentType<P>,
  owner: ContributionOwner | null,
  onError: (cause: unknown) => void,
): ComponentType<P> {
  const { pluginId, contributionId } = owner ?? { pluginId: 'shell', contributionId: 'shell' };
  return function Original(props) {
    return (
      <OwnerContext value={owner}>
        <div className={styles['identity']} data-plugin={pluginId} data-contribution={contributionId}>
          <CatchRenderError onError={onError} renderFailure={() => null}>
            {createElement(Default, props)}
          </CatchRenderError>
        </div>
      </OwnerContext>
    );
  };
}

/** One wrapper round what those before it made, which also stands in while its code is fetched or when it fails. */
function layer<P extends object>(
  slot: Slot<P>,
  wrapper: Contributed<SlotWrapper<P>>,
  Inner: ComponentType<P>,
): ComponentType<P> {
  return function Layer(props) {
    const isThere = useGuard();
    const inner = createElement(Inner, props);
    if (!isThere(wrapper, props)) return inner;
    return (
      <LazyContribution
        contribution={wrapper}
        instead={inner}
        load={wrapper.wrap}
        pending={inner}
        pointId={slot.id}
        props={{ ...props, Default: Inner }}
      />
    );
  };
}

/** A component with its wrappers, the first of them innermost. */
export function wrapped<P extends object>(
  slot: Slot<P>,
  wrappers: readonly Contributed<SlotWrapper<P>>[],
  Default: ComponentType<P>,
): ComponentType<P> {
  return wrappers.reduce((Inner, wrapper) => layer(slot, wrapper, Inner), Default);
}
