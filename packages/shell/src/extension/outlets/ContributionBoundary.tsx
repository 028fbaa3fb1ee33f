import { type ReactNode, Suspense } from 'react';
import type { ContributionOwner } from '../core/contribution-types.ts';
import { useRuntime } from '../react/runtime-context.ts';
import { useOwnerArea } from './owner-area.tsx';
import { CatchRenderError, ContributionFailure, type FailureShape, reportFailure } from './render-errors.tsx';

export interface ContributionBoundaryProps {
  /** The resolved contribution that is rendered inside, or just its identity. */
  readonly contribution: ContributionOwner;
  /** Id of the point, for the report and for tools that inspect the page. */
  readonly pointId?: string;
  /** @default 'inline' */
  readonly shape?: FailureShape;
  /** Shown while the code of the contribution is fetched. @default nothing */
  readonly pending?: ReactNode;
  /** Replaces a failed contribution. @default a message with a retry button, as its shape allows */
  readonly instead?: ReactNode;
  /** Called before a retry renders the children again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/**
 * Wraps everything that a plugin renders: waits for its code, isolates its errors and reports them with the plugin's
 * name, and marks its DOM with `data-plugin` and `data-contribution`. Errors of event handlers inside are attributed by
 * these marks.
 */
export function ContributionBoundary({
  contribution,
  pointId,
  shape = 'inline',
  pending = null,
  instead,
  onRetry,
  children,
}: ContributionBoundaryProps) {
  const { problems } = useRuntime();
  const { area, mark } = useOwnerArea(contribution, pointId);
  const handleError = (cause: unknown): void => {
    // Without a retry button, the next render is the retry.
    if (instead !== undefined) onRetry?.();
    reportFailure(problems, cause, contribution, pointId);
  };
  return area(
    <CatchRenderError
      onError={handleError}
      {...(onRetry && { onRetry })}
      renderFailure={(retry) =>
        instead ?? <ContributionFailure shape={shape} pluginId={contribution.pluginId} onRetry={retry} />
      }
    >
      <Suspense fallback={pending}>
        {mark('start', children)}
        {children}
        {mark('end', children)}
      </Suspense>
    </CatchRenderError>,
  );
}
