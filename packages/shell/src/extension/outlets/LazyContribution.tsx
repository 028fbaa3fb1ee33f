import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Lazy } from '../core/contribution-types.ts';
import { reportBuiltIns } from '../problems/built-ins.ts';
import { addPluginTime } from '../problems/plugin-times.ts';
import { unknownPluginId } from '../problems/problem.ts';
import { InspectionContext } from '../react/inspection.ts';
import { OwnerContext, useRuntime } from '../react/runtime-context.ts';
import { useLateTexts } from '../react/texts-context.ts';
import { ContributionBoundary, type ContributionBoundaryProps } from './ContributionBoundary.tsx';
import {
  forgetComponent,
  takeReplaced,
  useLoadedComponent,
  useFreshAttempts,
  useLazyComponent,
} from './lazy-component.ts';

export interface LazyContributionProps<P> extends Omit<ContributionBoundaryProps, 'children' | 'onRetry'> {
  /** The contribution's loader. Create it once: another one is fetched again, and shown when it has arrived. */
  readonly load: Lazy<P>;
  /** The props of its component. */
  readonly props: P;
  /** Wraps the component once it is loaded. @default nothing */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

const readClock = () => performance.now();

function Loaded<P extends object>({ load, props }: { readonly load: Lazy<P>; readonly props: P }): ReactNode {
  const component = useLazyComponent(load);
  const { problems } = useRuntime();
  const { pluginId = unknownPluginId } = useContext(OwnerContext) ?? {};
  useLateTexts(pluginId);
  const [startedAt] = useState(readClock);
  useLayoutEffect(() => addPluginTime(pluginId, 'rendering', readClock() - startedAt), [pluginId, startedAt]);
  // Nothing suspends here before the component is loaded: the effect runs once it is rendered.
  useEffect(() => reportBuiltIns(takeReplaced(load), pluginId, problems.report), [load, pluginId, problems]);
  return createElement(component, props);
}

/**
 * A component of a plugin behind a loader, inside its boundary: fetched when first shown and retried once; then
 * replaced by a retry button.
 */
export function LazyContribution<P extends object>({
  load,
  props,
  frame: Frame = Fragment,
  ...boundary
}: LazyContributionProps<P>) {
  const { pluginId, contributionId } = boundary.contribution;
  useLoadedComponent(load);
  useFreshAttempts(load);
  // Renders again when a tool opens, which then measures every contribution on the page.
  use(InspectionContext);
  return (
    // The component of another contribution starts with empty state, behind its own placeholder.
    <ContributionBoundary
      {...boundary}
      key={`${pluginId}/${contributionId}`}
      onRetry={() => forgetComponent(load)}
    >
      <Frame>
        <Loaded load={load} props={props} />
      </Frame>
    </ContributionBoundary>
  );
}
