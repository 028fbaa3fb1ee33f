import { entryPage, singleTypePage, withParameter } from '@admin/plugin-content-manager/addresses';
import { addressParameters } from '@admin/plugin-content-manager/points';
import { httpRef, LoadFailed, PanelLink, readableSearch, useService, type HttpClient } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
import { Button, RelativeTime, Skeleton } from '@admin/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { WaitingEntry } from '../../contract.ts';
import { reviewCalls, reviewTags } from '../review-queries.ts';
import { StageTag } from '../stages/StageTag.tsx';
import { waitingMessages } from './messages.ts';
import styles from './WaitingForMe.module.css';

const pageSize = 5;

function waitingQuery(http: HttpClient) {
  return infiniteQueryOptions({
    queryKey: [reviewTags.waiting],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      reviewCalls(http).call('GET /admin/review-workflows/assigned-to-me', {
        query: { page: pageParam, pageSize },
        signal,
      }),
    getNextPageParam: ({ pagination: { page, pageCount } }) => (page < pageCount ? page + 1 : undefined),
  });
}

/** The entries that are assigned to the user, last changed first. */
export default function WaitingForMe() {
  const intl = useIntl();
  const headingId = useId();
  const waiting = useInfiniteQuery(waitingQuery(useService(httpRef)));
  const entries = waiting.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <section aria-labelledby={headingId} className={styles['card']}>
      <h2 className={styles['heading']} id={headingId}>
        {intl.formatMessage(waitingMessages.title)}
      </h2>
      {waiting.isPending && (
        <div className={styles['note']}>
          <Skeleton lines={3} />
        </div>
      )}
      {waiting.isError && !waiting.data && <LoadFailed query={waiting} title={waitingMessages.failed} />}
      {waiting.data && entries.length === 0 && (
        <p className={styles['note']}>{intl.formatMessage(waitingMessages.empty)}</p>
      )}
      {entries.length > 0 && (
        <ul className={styles['entries']}>
          {entries.map((entry) => (
            <li key={`${entry.uid} ${entry.id}`}>
              <WaitingLine entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {waiting.hasNextPage && (
        <Button
          loading={waiting.isFetchingNextPage}
          onClick={() => void waiting.fetchNextPage()}
          size="small"
          variant="ghost"
        >
          {intl.formatMessage(waitingMessages.more)}
        </Button>
      )}
    </section>
  );
}

/** Returns a function from entries to their addresses, with the parameter of the plugin that adds locales. */
function useAddresses(): (entry: WaitingEntry) => string {
  const ofLocale = useContributions(addressParameters).find(({ queryParam }) => queryParam === 'locale');
  return ({ uid, kind, id, locale }) => {
    const page = kind === 'singleType' ? singleTypePage.to({ uid }) : entryPage.to({ uid, id });
    if (locale === null || !ofLocale) return page;
    return `${page}?${readableSearch(withParameter(new URLSearchParams(), ofLocale, locale))}`;
  };
}

function WaitingLine({ entry }: { readonly entry: WaitingEntry }) {
  const intl = useIntl();
  const addressOf = useAddresses();
  const { displayName, id, title, locale, stage, updatedAt } = entry;
  return (
    <PanelLink className={styles['entry']} to={addressOf(entry)}>
      <span className={styles['title']} dir="auto">
        {title ?? intl.formatMessage(waitingMessages.untitled, { contentType: displayName, id: String(id) })}
      </span>
      {stage && <StageTag stage={stage} />}
      <span className={styles['facts']}>
        <bdi>{displayName}</bdi>
        {locale !== null && (
          <>
            {' · '}
            <bdi>{locale}</bdi>
          </>
        )}
        {' · '}
        <RelativeTime date={updatedAt} locale={intl.locale} />
      </span>
    </PanelLink>
  );
}
