import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './messages.ts';
import { recentWorkQuery } from './recent-work.ts';
import { RecentEntries } from './RecentEntries.tsx';
import styles from './RecentWork.module.css';

/** The home page's answer to "where was I": what changed lately, and the user's own drafts. */
export function RecentWork() {
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
  if (work.isError) return <LoadFailed query={work} title={homeMessages.failed} />;
  if (work.data === null) return null;
  const { changed, drafts } = work.data;
  return (
    <div className={styles.columns}>
      <RecentEntries empty={homeMessages.nothingChanged} entries={changed} title={homeMessages.changed} />
      <RecentEntries empty={homeMessages.noDrafts} entries={drafts} title={homeMessages.drafts} />
    </div>
  );
}
