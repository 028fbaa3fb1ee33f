import { Button } from '@admin/ui';
import { useText } from '../react/use-text.ts';
import styles from './ContributionBoundary.module.css';

/** How much room a broken contribution may take: a whole page, a line, or none. */
export type FailureShape = 'page' | 'inline' | 'hidden';

const messages = {
  title: { id: 'extension.failure', defaultMessage: 'This part could not be shown.' },
  retry: { id: 'extension.failure.retry', defaultMessage: 'Try again' },
} as const;

/** What stands in the place of a contribution that failed. */
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
