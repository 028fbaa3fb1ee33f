import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Dialog, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { entryUsesQuery, type SavedPlace } from './entry-uses-query.ts';
import { EntryUseList } from './EntryUseList.tsx';
import styles from './EntryUses.module.css';
import { usesMessages } from './messages.ts';

export interface UsesDialogProps {
  readonly place: SavedPlace;
  readonly onClose: () => void;
}

/** The entries that link the one that is open, asked for each time it is opened. */
export function UsesDialog({ place, onClose }: UsesDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      labels={{ close: intl.formatMessage(usesMessages.close) }}
      onOpenChange={onClose}
      open
      title={<FormattedMessage {...usesMessages.title} />}
    >
      <Uses place={place} />
    </Dialog>
  );
}

function Uses({ place }: { readonly place: SavedPlace }) {
  const answer = useQuery(entryUsesQuery(useService(httpRef), place));
  if (answer.isError) return <LoadFailed query={answer} title={usesMessages.failedTitle} />;
  if (answer.data === undefined) return <Skeleton lines={3} />;
  if (answer.data && answer.data.total > 0) {
    const { entries, total } = answer.data;
    const count = total - entries.length;
    return (
      <>
        <EntryUseList entries={entries} />
        {count > 0 && (
          <p className={styles['more']}>
            <FormattedMessage {...usesMessages.more} values={{ count }} />
          </p>
        )}
      </>
    );
  }
  return (
    <output className={styles['note']}>
      <FormattedMessage {...(answer.data ? usesMessages.none : usesMessages.unknown)} />
    </output>
  );
}
