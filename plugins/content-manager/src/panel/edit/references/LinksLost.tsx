import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { entryUsesQuery, type SavedEntryRef } from './entry-uses-query.ts';
import styles from './References.module.css';
import { usesMessages } from './messages.ts';

/** The number of entries that lose their link when an entry is deleted; renders nothing if it is 0 or unknown. */
export function LinksLost({ entry }: { readonly entry: SavedEntryRef }) {
  const { data } = useQuery(entryUsesQuery(useService(httpRef), entry));
  return (
    <output>
      {data && data.total > 0 && (
        <span className={styles['warning']}>
          <FormattedMessage {...usesMessages.beforeDeletion} values={{ count: data.total }} />
        </span>
      )}
    </output>
  );
}
