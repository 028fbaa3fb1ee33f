import type { Selection } from '@admin/shell';
import type { ActionDialog } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChangeEntries } from '../use-bulk-change.ts';
import styles from './BulkProgress.module.css';
import { BulkProgressBar, progressMessages, progressName, useBulkProgress } from './BulkProgress.tsx';

/** Milliseconds after which it is worth showing how far a change has come. */
const patience = 500;

const titles = { unpublish: progressMessages.unpublishEntries, delete: progressMessages.deleteEntries };

/**
 * Changes all entries of a list.
 * @returns nothing where that is soon over; otherwise, while it goes on, the dialog that shows how far it has come
 */
export async function changeMatching(
  changeEntries: ChangeEntries,
  change: 'unpublish' | 'delete',
): Promise<ActionDialog<Selection> | undefined> {
  const name = progressName();
  const over = changeEntries(change, { progress: name });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLong = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  const goesOn = await Promise.race([over.then(() => false), isLong]);
  clearTimeout(timer);
  if (!goesOn) return undefined;
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
