import { Button } from '@admin/ui';
import { Component, type ReactNode } from 'react';
import type { ContributionOwner } from '../core/contribution-types.ts';
import type { ProblemStore } from '../problems/problem-store.ts';
import { describeCause } from '../problems/problem.ts';
import { useText } from '../react/use-text.ts';
import { MissingServiceError } from '../services/create-services.ts';
import styles from './ContributionBoundary.module.css';
import { ChunkError } from './lazy-component.ts';

/** Reports an error that a contribution threw while it was rendered or fetched. */
export function reportFailure(
  problems: ProblemStore,
  cause: unknown,
  { pluginId, contributionId }: ContributionOwner,
  pointId: string | undefined,
): void {
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
}

interface CatchRenderErrorProps {
  readonly children: ReactNode;
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  /** Called before the children are rendered again. */
  readonly onRetry?: () => void;
}

/** An error boundary that reports what it catches. The root reports the errors that other boundaries catch. */
export abstract class ReportingBoundary<
  P,
  S extends { readonly hasFailed: boolean } = { readonly hasFailed: boolean },
> extends Component<P, S> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }
}

/** The error boundary of the panel; React supports only classes for this. */
export class CatchRenderError extends ReportingBoundary<CatchRenderErrorProps> {
  override state = { hasFailed: false };

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
