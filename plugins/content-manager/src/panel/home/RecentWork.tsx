import type { RecentEntry } from '@admin/contract';
import { httpRef, LoadFailed, type MessageDescriptor, PanelLink, useService } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
import { RelativeTime, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { addressParameters } from '../../points.ts';
import { PublicationBadge } from '../publication/PublicationBadge.tsx';
import { homeMessages } from './messages.ts';
import { editorName, recentEntryAddress, recentWorkQuery } from './recent-work.ts';
import styles from './RecentWork.module.css';

/** Recently changed entries, and the user's own drafts. */
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

export interface RecentEntriesProps {
  readonly title: MessageDescriptor;
  /** Shown when there are no entries. */
  readonly empty: MessageDescriptor;
  readonly entries: readonly RecentEntry[];
}

/** Entries by name, with links to their edit views. */
export function RecentEntries({ title, empty, entries }: RecentEntriesProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 className={styles.heading} id={headingId}>
        {intl.formatMessage(title)}
      </h2>
      {entries.length === 0 ? (
        <p className={styles.note}>{intl.formatMessage(empty)}</p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={`${entry.uid} ${entry.id}`}>
              <EntryLine entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EntryLine({ entry }: { readonly entry: RecentEntry }) {
  const intl = useIntl();
  const { contentType, id, locale, status, title, updatedAt } = entry;
  const known = useContributions(addressParameters);
  const name = editorName(entry);
  return (
    <PanelLink className={styles.entry} to={recentEntryAddress(known, entry)}>
      <span className={styles.title} dir="auto">
        {title ?? intl.formatMessage(homeMessages.untitled, { contentType, id })}
      </span>
      {status !== null && <PublicationBadge publication={status} />}
      <span className={styles.facts}>
        <bdi>{contentType}</bdi>
        {locale !== null && (
          <>
            {' · '}
            <bdi>{locale}</bdi>
          </>
        )}
        {' · '}
        <RelativeTime date={updatedAt} locale={intl.locale} />
        {name !== null && ` ${intl.formatMessage(homeMessages.changedBy, { name })}`}
      </span>
    </PanelLink>
  );
}
