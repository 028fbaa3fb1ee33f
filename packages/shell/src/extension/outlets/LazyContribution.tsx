import {
  type ComponentType,
  type ContextType,
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { ContributionOwner, Lazy } from '../core/contribution-types.ts';
import { reportBuiltIns } from '../problems/built-ins.ts';
import { addPluginTime } from '../problems/plugin-times.ts';
import { RuntimeContext, useRuntime } from '../react/runtime-context.ts';
import { useLateTexts } from '../react/texts-context.ts';
import type { ContributionBoundaryProps } from './ContributionBoundary.tsx';
import {
  forgetComponent,
  forgetFailure,
  isComponentFetched,
  takeReplaced,
  useLazyComponent,
  whenFetched,
} from './lazy-component.ts';
import { OwnerArea, useOwnerArea } from './owner-area.tsx';
import { ContributionFailure, reportFailure, ReportingBoundary } from './render-errors.tsx';

export interface LazyContributionProps<P> extends Omit<ContributionBoundaryProps, 'children' | 'onRetry'> {
  /** The contribution's loader. Create it once: another one is fetched again, and shown when it has arrived. */
  readonly load: Lazy<P>;
  /** The props of its component. */
  readonly props: P;
  /** Wraps the component once it is loaded. @default nothing */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

const readClock = () => performance.now();

interface LoadedProps<P> extends Pick<LazyContributionProps<P>, 'load' | 'props'> {
  readonly frame: LazyContributionProps<P>['frame'];
  readonly pointId: string | undefined;
  readonly owner: ContributionOwner;
}

function Loaded<P extends object>({ load, props, frame, pointId, owner }: LoadedProps<P>): ReactNode {
  const component = useLazyComponent(load);
  const { problems } = useRuntime();
  const { pluginId } = owner;
  useLateTexts(pluginId);
  const [startedAt] = useState(readClock);
  useLayoutEffect(() => addPluginTime(pluginId, 'rendering', readClock() - startedAt), [pluginId, startedAt]);
  // Nothing suspends here before the component is loaded: the effect runs once it is rendered.
  useEffect(() => reportBuiltIns(takeReplaced(load), pluginId, problems.report), [load, pluginId, problems]);
  const { area, mark } = useOwnerArea(owner, pointId);
  const element = createElement(component, props);
  const content = frame ? createElement(frame, null, element) : element;
  return area(mark('start', content), content, mark('end', content));
}

const keyOf = ({ pluginId, contributionId }: ContributionOwner): string => `${pluginId}/${contributionId}`;

/**
 * A component of a plugin behind a loader, inside its boundary: fetched when first shown and retried once; then
 * replaced by a retry button.
 *
 * It is the error boundary itself, and its owner and marks are in the component that waits for the code: a list has one in
 * each row, so that each component around it would be rendered for each row.
 */
export class LazyContribution<P extends object> extends ReportingBoundary<LazyContributionProps<P>> {
  static override contextType = RuntimeContext;
  declare context: ContextType<typeof RuntimeContext>;

  override state = { hasFailed: false };

  private isWaiting = false;
  /** The loader whose end of loading renders this again. */
  private awaited: Lazy<P> | undefined;

  override componentDidMount(): void {
    this.awaitCode();
  }

  override componentDidUpdate(
    { load, contribution }: LazyContributionProps<P>,
    { hasFailed }: { readonly hasFailed: boolean },
  ): void {
    if (load !== this.props.load) forgetFailure(load);
    // Another contribution starts without the failure of the previous one.
    if (hasFailed && keyOf(contribution) !== keyOf(this.props.contribution))
      this.setState({ hasFailed: false });
    this.awaitCode();
  }

  override componentWillUnmount(): void {
    forgetFailure(this.props.load);
  }

  override componentDidCatch(cause: unknown): void {
    const { contribution, load, instead, pointId } = this.props;
    // Without a retry button, the next render is the retry.
    if (instead !== undefined) forgetComponent(load);
    if (this.context) reportFailure(this.context.problems, cause, contribution, pointId);
  }

  /**
   * Renders the component as soon as its code has loaded. React defers suspended content until its placeholder was
   * visible for 300 ms, but not state changes.
   */
  private awaitCode(): void {
    const { load } = this.props;
    if (!this.isWaiting || this.awaited === load) return;
    this.awaited = load;
    whenFetched(load, () => this.forceUpdate());
  }

  private readonly retry = (): void => {
    forgetComponent(this.props.load);
    this.awaited = undefined;
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const {
      contribution: owner,
      load,
      props,
      frame,
      pointId,
      pending,
      instead,
      shape = 'inline',
    } = this.props;
    const { hasFailed } = this.state;
    this.isWaiting = !hasFailed && !isComponentFetched(load);
    const failure = instead ?? (
      <ContributionFailure onRetry={this.retry} pluginId={owner.pluginId} shape={shape} />
    );
    const replacement = (
      <OwnerArea owner={owner} pointId={pointId}>
        {hasFailed ? failure : pending}
      </OwnerArea>
    );
    if (hasFailed) return replacement;
    return (
      // The component of another contribution starts with empty state, behind its own placeholder.
      <Suspense fallback={replacement} key={keyOf(owner)}>
        <Loaded frame={frame} load={load} owner={owner} pointId={pointId} props={props} />
      </Suspense>
    );
  }
}
