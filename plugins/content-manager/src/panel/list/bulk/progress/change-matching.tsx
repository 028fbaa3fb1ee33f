import type { Selection } from '@admin/shell';
import type { ActionDialog } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChangeEntries } from '../use-bulk-change.ts';
import styles from './BulkProgress.module.css';
import { BulkProgressBar, progressMessages, progressName, useBulkProgress } from './BulkProgress.tsx';

/** Milliseconds after which the progress is shown. */
const progressDelay = 500;

const titles = { unpublish: progressMessages.unpublishEntries, delete: progressMessages.deleteEntries };

/**
 * Changes all entries that a list finds.
 * @returns the dialog with the progress; undefined if the change ends within {@link progressDelay}
 */
export async function changeMatching(
  changeEntries: ChangeEntries,
  change: 'unpublish' | 'delete',
): Promise<ActionDialog<Selection> | undefined> {
  const name = progressName();
  const over = changeEntries(change, { progress: name });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLong = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), progressDelay);
  });
  const isRunning = await Promise.race([over.then(() => false), isLong]);
  clearTimeout(timer);
  if (!isRunning) return undefined;
  return {
    title: titles[change],
    content: () =>
      Promise.resolve({
        default: ({ close }) => <RunningChange change={change} close={close} name={name} over={over} />,
      }),
  };
}

export interface RunningChangeProps {
  readonly change: 'unpublish' | 'delete';
  /** The name under which the server reports the progress. */
  readonly name: string;
  /** Resolves when the change has ended and its notice is shown. */
  readonly over: Promise<unknown>;
  readonly close: () => void;
}

/**
 * The progress of a change of all matching entries. Closes when the change ends; closing it earlier does not cancel
 * the change.
 */
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
  // Unpublishing and deleting have no validation step.
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
