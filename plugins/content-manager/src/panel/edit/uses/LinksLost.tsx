import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { entryUsesQuery, type SavedPlace } from './entry-uses-query.ts';
import styles from './EntryUses.module.css';
import { usesMessages } from './messages.ts';

/** Before an entry is deleted: how many others lose their link to it. Says nothing where there are none, or nobody knows. */
export function LinksLost({ place }: { readonly place: SavedPlace }) {
  const { data } = useQuery(entryUsesQuery(useService(httpRef), place));
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
