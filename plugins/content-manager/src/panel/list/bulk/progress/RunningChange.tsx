import { Button } from '@admin/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { BulkProgressBar } from './BulkProgressBar.tsx';
import styles from './BulkProgress.module.css';
import { progressMessages } from './messages.ts';
import { useBulkProgress } from './use-bulk-progress.ts';

export interface RunningChangeProps {
  readonly change: 'unpublish' | 'delete';
  /** Under which name the server is asked how far it has come. */
  readonly name: string;
  /** Resolves once it is over and was told. */
  readonly over: Promise<unknown>;
  readonly close: () => void;
}

/** How far a change of all entries of a list has come. Closes by itself; whoever closes it before leaves it running. */
export function RunningChange({ change, name, over, close }: RunningChangeProps) {
  const progress = useBulkProgress(name, true);
  useEffect(() => {
    let isOpen = true;
    void over.then(() => {
      if (isOpen) close();
    });
    return () => {
      isOpen = false;
    };
  }, [over, close]);
  // These two are not judged: there is one step, whatever it is called.
  const steps = { judging: progressMessages.preparing, changing: progressMessages[change] };
  return (
    <>
      <BulkProgressBar progress={progress} steps={steps} />
      <div className={styles.actions}>
        <Button onClick={close}>
          <FormattedMessage {...progressMessages.leave} />
        </Button>
      </div>
    </>
  );
}
