import { EntryUseList } from '@admin/plugin-content-manager/entry-uses';
import { Button, Skeleton } from '@admin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLibraryClient, fileUsesQuery } from '../calls/library-queries.ts';
import styles from './FileUseList.module.css';
import { fileUseMessages } from './messages.ts';

/** The entries that use a file: their number, and those that the user may read by name and page by page. */
export function FileUseList({ id }: { readonly id: number }) {
  const intl = useIntl();
  const headingId = useId();
  const uses = useInfiniteQuery(fileUsesQuery(useLibraryClient(), id));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = uses;
  const total = data?.total ?? 0;
  const title =
    total > 0
      ? intl.formatMessage(fileUseMessages.useCount, { count: total })
      : intl.formatMessage(fileUseMessages.uses);
  const shown = data?.entries.length ?? 0;
  return (
    <section aria-labelledby={headingId} className={styles.used}>
      <h3 className={styles.heading} id={headingId}>
        {title}
      </h3>
      {data === undefined ? (
        uses.isError ? (
          <p className={styles.quiet}>{intl.formatMessage(fileUseMessages.usesFailed)}</p>
        ) : (
          <Skeleton lines={2} />
        )
      ) : total === 0 ? (
        <p className={styles.quiet}>{intl.formatMessage(fileUseMessages.unused)}</p>
      ) : (
        <>
          {shown > 0 && <EntryUseList entries={data.entries} label={title} />}
          {hasNextPage ? (
            <Button
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
              size="small"
              variant="ghost"
            >
              {intl.formatMessage(fileUseMessages.moreUses)}
            </Button>
          ) : (
            total > shown && (
              <p className={styles.quiet}>
                {intl.formatMessage(fileUseMessages.hiddenUses, { count: total - shown, shown })}
              </p>
            )
          )}
          {uses.isFetchNextPageError && (
            <p className={styles.quiet}>{intl.formatMessage(fileUseMessages.usesFailed)}</p>
          )}
        </>
      )}
    </section>
  );
}
