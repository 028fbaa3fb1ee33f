import { ApiError, type MessageValue, notifyRef, usePageTitle, useService } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { loadMessages } from './messages.ts';

export interface LoadBoundaryProps {
  /** An additional warning, for a failure that affects more than one page. */
  readonly notice?: MessageValue;
  readonly children: ReactNode;
}

/** Catches failed requests for content types and offers to retry. Rethrows any other error to the outer boundary. */
export function LoadBoundary({ notice, children }: LoadBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <CatchApiError
          renderFailure={(retry) => <LoadFailed notice={notice} onRetry={retry} />}
          onRetry={reset}
        >
          {children}
        </CatchApiError>
      )}
    </QueryErrorResetBoundary>
  );
}

interface CatchApiErrorProps {
  readonly renderFailure: (retry: () => void) => ReactNode;
  /** Called before the children are rendered again; resets the failed queries. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface CatchApiErrorState {
  readonly caught: { readonly error: unknown } | null;
}

class CatchApiError extends Component<CatchApiErrorProps, CatchApiErrorState> {
  static getDerivedStateFromError(error: unknown): CatchApiErrorState {
    return { caught: { error } };
  }

  override state: CatchApiErrorState = { caught: null };

  readonly #retry = (): void => {
    this.props.onRetry();
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (!(caught.error instanceof ApiError)) throw caught.error;
    return this.props.renderFailure(this.#retry);
  }
}

function LoadFailed(props: { readonly notice: MessageValue | undefined; readonly onRetry: () => void }) {
  const { notice, onRetry } = props;
  const intl = useIntl();
  const notify = useService(notifyRef);
  const title = intl.formatMessage(loadMessages.title);
  usePageTitle(title);
  useEffect(() => {
    if (notice !== undefined) notify({ tone: 'warning', title: notice });
  }, [notify, notice]);
  return (
    <EmptyState
      action={
        <Button onClick={onRetry} variant="primary">
          {intl.formatMessage(loadMessages.retry)}
        </Button>
      }
      body={intl.formatMessage(loadMessages.body)}
      headingLevel={1}
      icon={CloudOff}
      title={title}
    />
  );
}
