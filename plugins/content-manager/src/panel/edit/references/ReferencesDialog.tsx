import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Dialog, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { entryUsesQuery, type SavedEntryRef } from './entry-uses-query.ts';
import { EntryUseList } from './EntryUseList.tsx';
import styles from './References.module.css';
import { usesMessages } from './messages.ts';

export interface ReferencesDialogProps {
  readonly entry: SavedEntryRef;
  readonly onClose: () => void;
}

/** The entries that link the open one, fetched each time the dialog opens. */
export function ReferencesDialog({ entry, onClose }: ReferencesDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      labels={{ close: intl.formatMessage(usesMessages.close) }}
      onOpenChange={onClose}
      open
      title={<FormattedMessage {...usesMessages.title} />}
    >
      <Uses entry={entry} />
    </Dialog>
  );
}

function Uses({ entry }: { readonly entry: SavedEntryRef }) {
  const query = useQuery(entryUsesQuery(useService(httpRef), entry));
  if (query.isError) return <LoadFailed query={query} title={usesMessages.failedTitle} />;
  if (query.data === undefined) return <Skeleton lines={3} />;
  if (query.data && query.data.total > 0) {
    const { entries, total } = query.data;
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
      <FormattedMessage {...(query.data ? usesMessages.none : usesMessages.unknown)} />
    </output>
  );
}
