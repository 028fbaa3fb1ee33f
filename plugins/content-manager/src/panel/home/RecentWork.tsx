import { Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { homeMessages } from './messages.ts';
import { recentWorkQuery } from './recent-work.ts';
import { RecentEntries } from './RecentEntries.tsx';
import styles from './RecentWork.module.css';
import { httpRef, useService } from '@admin/shell';

/** The home page's answer to "where was I": what changed lately, and the user's own drafts. */
export function RecentWork() {
  const intl = useIntl();
  const http = useService(httpRef);
  const work = useQuery(recentWorkQuery(http));
  if (work.isPending) {
    return (
      <div aria-busy="true" className={styles.columns}>
        <Skeleton lines={6} />
        <Skeleton lines={6} />
      </div>
    );
  }
  if (work.isError) return <p className={styles.note}>{intl.formatMessage(homeMessages.failed)}</p>;
  if (work.data === null) return null;
  const { changed, drafts } = work.data;
  return (
    <div className={styles.columns}>
      <RecentEntries empty={homeMessages.nothingChanged} entries={changed} title={homeMessages.changed} />
      <RecentEntries empty={homeMessages.noDrafts} entries={drafts} title={homeMessages.drafts} />
    </div>
  );
}
