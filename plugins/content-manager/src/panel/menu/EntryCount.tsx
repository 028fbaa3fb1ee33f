import { httpRef, useService } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useCallParameters } from '../address/index.ts';
import { contentTags } from '../schema/index.ts';
import styles from './ContentMenu.module.css';
import { menuMessages } from './messages.ts';

/** How many entries a collection type has, fetched because somebody wants to know. A failure leaves its place empty. */
export function EntryCount({ uid }: { /** Of the content type. */ readonly uid: string }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const parameters = useCallParameters();
  const query = { page: 1, pageSize: 1, ...parameters };
  const { data, isPending } = useQuery({
    queryKey: [contentTags.entries, uid, 'count', parameters],
    queryFn: async ({ signal }) => {
      const answer = await http.call('GET /content-manager/collection-types/:uid', {
        params: { uid },
        query,
        signal,
      });
      return answer.pagination;
    },
    retry: false,
  });
  if (isPending)
    return (
      <span className={styles.count}>
        <Skeleton />
      </span>
    );
  if (!data) return null;
  const message = data.totalIsAtLeast === true ? menuMessages.countOfMore : menuMessages.count;
  return <span className={styles.count}>{intl.formatMessage(message, { count: data.total })}</span>;
}
