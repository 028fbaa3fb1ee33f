import { Suspense, useMemo, type ReactNode } from 'react';
import { describeCause } from '../problems/problem.ts';
import { CatchRenderError } from './CatchRenderError.tsx';
import styles from './ContributionBoundary.module.css';
import { ContributionFailure, type FailureShape } from './ContributionFailure.tsx';
import { ChunkError } from './lazy-component.ts';
import { MissingServiceError } from '../services/missing-service-error.ts';
import { OwnerContext } from '../react/owner-context.ts';
import { type ContributionOwner } from '../core/contribution-types.ts';
import { useRuntime } from '../react/runtime-context.ts';

export interface ContributionBoundaryProps {
  /** The resolved contribution that is rendered inside, or just its identity. */
  readonly contribution: ContributionOwner;
  /** Id of the point, for the report. */
  readonly pointId?: string;
  /** @default 'inline' */
  readonly shape?: FailureShape;
  /** Shown while the code of the contribution is fetched. @default nothing */
  readonly pending?: ReactNode;
  /** Stands in the place of one that failed. @default a notice with a way to try again, as its shape allows */
  readonly instead?: ReactNode;
  /** Called before a retry renders the children anew. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/**
 * Stands round everything a plugin renders: waits for its code, keeps its failures to itself, reports them
 * with the plugin's name, and marks its DOM with `data-plugin` and `data-contribution`. Errors of event
 * handlers inside are traced by these marks.
 */
export function ContributionBoundary({
  contribution: { pluginId, contributionId },
  pointId,
  shape = 'inline',
  pending = null,
  instead,
  onRetry,
  children,
}: ContributionBoundaryProps) {
  const { problems } = useRuntime();
  const owner = useMemo(() => ({ pluginId, contributionId }), [pluginId, contributionId]);

  const reportError = (cause: unknown): void => {
    // Where nobody is offered another try, the next time it is shown is one.
    if (instead !== undefined) onRetry?.();
    if (cause instanceof MissingServiceError) {
      const { serviceId, message } = cause;
      problems.report({
        code: 'SERVICE_MISSING',
        pluginId,
        message,
        context: { serviceId, pointId, contributionId },
      });
      return;
    }
    const isChunk = cause instanceof ChunkError;
    problems.report({
      code: isChunk ? 'CHUNK_FAILED' : 'RENDER_FAILED',
      pluginId,
      message: isChunk
        ? `The code of '${contributionId}' could not be fetched: ${cause.message}`
        : `'${contributionId}' failed while it was rendered: ${describeCause(cause)}`,
      context: { pointId, contributionId, cause },
    });
  };

  return (
    <OwnerContext value={owner}>
      <div className={styles['identity']} data-plugin={pluginId} data-contribution={contributionId}>
        <CatchRenderError
          onError={reportError}
          {...(onRetry && { onRetry })}
          renderFailure={(retry) =>
            instead ?? <ContributionFailure shape={shape} pluginId={pluginId} onRetry={retry} />
          }
        >
          <Suspense fallback={pending}>{children}</Suspense>
        </CatchRenderError>
      </div>
    </OwnerContext>
  );
}
