import {
  createElement,
  Fragment,
  useContext,
  useEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Lazy } from '../core/contribution-types.ts';
import { reportBuiltIns } from '../problems/built-ins.ts';
import { unknownPluginId } from '../problems/problem.ts';
import { OwnerContext } from '../react/owner-context.ts';
import { useRuntime } from '../react/runtime-context.ts';
import { ContributionBoundary, type ContributionBoundaryProps } from './ContributionBoundary.tsx';
import {
  forgetComponent,
  lazyComponent,
  takeReplaced,
  useArrival,
  useFreshAttempts,
} from './lazy-component.ts';

export interface LazyContributionProps<P> extends Omit<ContributionBoundaryProps, 'children' | 'onRetry'> {
  /** The contribution's loader; keep it the same between renders. */
  readonly load: Lazy<P>;
  /** What its component receives. */
  readonly props: P;
  /** Stands round the component, and only when that is there. @default nothing */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

function Loaded<P extends object>({ load, props }: { readonly load: Lazy<P>; readonly props: P }): ReactNode {
  // The same component for as long as it is shown: another one would begin with empty state.
  const component = useMemo(() => lazyComponent(load), [load]);
  const { problems } = useRuntime();
  const { pluginId = unknownPluginId } = useContext(OwnerContext) ?? {};
  // Nothing suspends here before the component is there: this runs once that is drawn.
  useEffect(() => reportBuiltIns(takeReplaced(load), pluginId, problems.report), [load, pluginId, problems]);
  return createElement(component, props);
}

/**
 * A component that a plugin brings behind a loader, in its boundary: fetched when first shown, tried twice,
 * and with a button to try again in its place when that failed.
 */
export function LazyContribution<P extends object>({
  load,
  props,
  frame: Frame = Fragment,
  ...boundary
}: LazyContributionProps<P>) {
  useArrival(load);
  useFreshAttempts(load);
  return (
    <ContributionBoundary {...boundary} onRetry={() => forgetComponent(load)}>
      <Frame>
        <Loaded load={load} props={props} />
      </Frame>
    </ContributionBoundary>
  );
}
