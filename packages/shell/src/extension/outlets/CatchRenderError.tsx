import { Component, type ReactNode } from 'react';

interface CatchRenderErrorProps {
  readonly children: ReactNode;
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  /** Called before the children are rendered anew. */
  readonly onRetry?: () => void;
}

/** The one error boundary of the panel: React offers it to classes only. */
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
