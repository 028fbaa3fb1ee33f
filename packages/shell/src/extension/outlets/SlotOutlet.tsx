import { type ComponentType, createElement, Fragment, type ReactNode, use, useMemo, useState } from 'react';
import type { Contributed, ContributionOwner } from '../core/contribution-types.ts';
import type { Slot, SlotWrapper } from '../points/slots.ts';
import { usePointArea } from '../react/inspection.ts';
import { OwnerContext } from '../react/runtime-context.ts';
import { useGuard } from '../react/use-guard.ts';
import { useContributions } from '../react/use-registry.ts';
import styles from './ContributionBoundary.module.css';
import { CatchRenderError } from './render-errors.tsx';
import { LazyContribution } from './LazyContribution.tsx';

export interface SlotOutletProps<P extends object> {
  readonly slot: Slot<P>;
  /** The content without wrappers; the same component between renders. */
  readonly Default: ComponentType<P>;
  readonly props: P;
}

/** Renders a part of a page with the wrappers of plugins; the part itself if there are none. */
export function SlotOutlet<P extends object>({ slot, Default, props }: SlotOutletProps<P>): ReactNode {
  const wrappers = useContributions(slot);
  const owner = use(OwnerContext);
  const area = usePointArea(slot);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  // The same component as long as the wrappers stay the same: another one would lose its state.
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
  // An error of the part itself is not attributed to its wrappers; it is passed on.
  if (failure) throw failure.cause;
  return (
    <Fragment key={slot.id} ref={area}>
      {createElement(component, props)}
    </Fragment>
  );
}

/**
 * Returns the part as it is rendered inside wrappers, attributed to its owner, so that its errors are not those of a
 * wrapper.
 * @param owner the contribution that contains the slot; null in the host's frame
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

/** Renders one wrapper around the previous ones, which replace it while its code loads or if it fails. */
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

/** Returns a component with its wrappers; the first one is the innermost. */
export function wrapped<P extends object>(
  slot: Slot<P>,
  wrappers: readonly Contributed<SlotWrapper<P>>[],
  Default: ComponentType<P>,
): ComponentType<P> {
  return wrappers.reduce((Inner, wrapper) => layer(slot, wrapper, Inner), Default);
}
