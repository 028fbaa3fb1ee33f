import { Button } from '@admin/ui';
import { Component, type ReactNode, Suspense, use, useMemo } from 'react';
import type { ContributionOwner } from '../core/contribution-types.ts';
import { describeCause } from '../problems/problem.ts';
import { InspectionContext } from '../react/inspection.ts';
import { OwnerContext, useRuntime } from '../react/runtime-context.ts';
import { useTextLanguage } from '../react/texts-context.ts';
import { useText } from '../react/use-text.ts';
import { MissingServiceError } from '../services/create-services.ts';
import styles from './ContributionBoundary.module.css';
import { ChunkError } from './lazy-component.ts';

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
  const inspection = use(InspectionContext);
  const RenderMark = inspection?.RenderMark;
  const mark = (at: 'start' | 'end') =>
    RenderMark && pointId && <RenderMark at={at} content={children} owner={owner} pointId={pointId} />;

  const reportError = (cause: unknown): void => {
    // Without a retry button, the next render is the retry.
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
      <div
        className={styles['identity']}
        data-plugin={pluginId}
        data-contribution={contributionId}
        ref={pointId ? inspection?.areaRef({ id: pointId }, owner) : undefined}
        {...useTextLanguage(pluginId)}
      >
        <CatchRenderError
          onError={reportError}
          {...(onRetry && { onRetry })}
          renderFailure={(retry) =>
            instead ?? <ContributionFailure shape={shape} pluginId={pluginId} onRetry={retry} />
          }
        >
          <Suspense fallback={pending}>
            {mark('start')}
            {children}
            {mark('end')}
          </Suspense>
        </CatchRenderError>
      </div>
    </OwnerContext>
  );
}

interface CatchRenderErrorProps {
  readonly children: ReactNode;
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  /** Called before the children are rendered again. */
  readonly onRetry?: () => void;
}

/** The error boundary of the panel; React supports only classes for this. */
export class CatchRenderError extends Component<CatchRenderErrorProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFailure(this.retry) : this.props.children;
  }
}

/** The size of the failure message of a contribution: a page, a line, or nothing. */
export type FailureShape = 'page' | 'inline' | 'hidden';

const messages = {
  title: { id: 'extension.failure', defaultMessage: 'This section failed to load.' },
  retry: { id: 'extension.failure.retry', defaultMessage: 'Try again' },
} as const;

/** The message that replaces a failed contribution. */
export function ContributionFailure({
  shape,
  pluginId,
  onRetry,
}: {
  readonly shape: FailureShape;
  readonly pluginId: string;
  readonly onRetry: () => void;
}) {
  const text = useText();
  if (shape === 'hidden') return null;
  return (
    <div role="alert" className={styles['failure']} data-shape={shape} title={pluginId}>
      <span>{text(messages.title)}</span>
      <Button size="small" onClick={onRetry}>
        {text(messages.retry)}
      </Button>
    </div>
  );
}
